/** Speaks to Docker Compose for one project: which files, which variables, which commands. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedWorker } from '../integrations/plan.ts';
import { operatorPort } from '../operator/operator-port.ts';
import { type Project, REPOSITORY } from '../project.ts';
import type { CommandResult, RunCommand } from '../run-command.ts';
import type { ContainerUser } from './container-user.ts';

export interface ComposeSystem {
  readonly project: Project;
  readonly port: number;
  readonly workers: readonly PlannedWorker[];
  readonly user: ContainerUser;
  readonly cpus: number;
  /** Let the edge network masquerade, on an engine that publishes no port without it. */
  readonly edgeMasquerade: boolean;
}

const BUILD_TIMEOUT_MS = 900_000;
const WAIT_SECONDS = 120;
const UP_TIMEOUT_MS = (WAIT_SECONDS + 60) * 1_000;

export interface Compose {
  /** Changes nothing but images, and needs none of the files that `up` writes. */
  build(): Promise<CommandResult>;
  /** Starts what is missing or changed, and waits until all is healthy or the time is up. */
  up(): Promise<CommandResult>;
}

/** `environment` is the user's own: the docker command needs it to find its engine. */
export function createCompose(system: ComposeSystem, run: RunCommand, environment: NodeJS.ProcessEnv): Compose {
  const variables = { ...environment, ...composeVariables(system, environment) };
  const compose = (files: readonly string[], args: readonly string[], timeoutMs: number) =>
    run(
      'docker',
      ['compose', '--project-directory', REPOSITORY, '-p', system.project.composeName]
        .concat(files.flatMap((file) => ['-f', file]))
        .concat(args),
      { timeoutMs, cwd: REPOSITORY, environment: variables },
    );
  return {
    build: () => compose(definitions(system), ['build'], BUILD_TIMEOUT_MS),
    up: () =>
      compose(
        [...definitions(system), ...overrides(system, environment)],
        ['up', '--detach', '--no-build', '--remove-orphans', '--wait', '--wait-timeout', String(WAIT_SECONDS)],
        UP_TIMEOUT_MS,
      ),
  };
}

function definitions({ workers }: ComposeSystem): readonly string[] {
  const fragments = workers
    .filter((worker) => worker.runs)
    .map(({ manifest }) => join(REPOSITORY, 'workers', manifest.name, 'compose.yaml'));
  return [join(REPOSITORY, 'compose.yaml'), ...fragments];
}

function overrides(
  { project, edgeMasquerade }: ComposeSystem,
  { SALLYPORT_SANDBOX_RUNTIME: sandboxRuntime = '' }: NodeJS.ProcessEnv,
): readonly string[] {
  const names = [
    ...(edgeMasquerade ? ['edge-masquerade.yaml'] : []),
    // `runsc`, or what the engine calls its gVisor.
    ...(sandboxRuntime !== '' ? ['gvisor.yaml'] : []),
  ];
  return [project.networksFile, ...names.map((name) => join(REPOSITORY, 'compose', name))];
}

/** The variables of compose.yaml and the fragments. None carries a secret. */
export function composeVariables(system: ComposeSystem, environment: NodeJS.ProcessEnv): Record<string, string> {
  const { project, port, user, workers, cpus } = system;
  const runners = positive(environment['MAX_RUNNERS'], 8);
  const heapMb = positive(environment['SANDBOX_MEMORY_MB'], 64);
  const tokenFolders = workers.flatMap(({ manifest, tokens, runs }) =>
    runs && tokens !== undefined ? tokenVariables(`TOKENS_${manifest.name.toUpperCase()}`, tokens.path) : [],
  );
  return {
    DOCKER_BUILDKIT: '1',
    // A label of every container: they are this home's.
    SALLYPORT_HOME: project.home,
    SALLYPORT_PROJECT: project.name,
    SALLYPORT_PORT: String(port),
    SALLYPORT_OPERATOR_PORT: String(operatorPort(port)),
    SALLYPORT_CONFIG: project.configDir,
    SALLYPORT_EGRESS: project.egressDir,
    RUN_UID: String(user.uid),
    RUN_GID: String(user.gid),
    // What the sandbox lets a runner take before it ends it (sandbox/src/process-watch.ts), for one more than there may
    // be, since the next may start while one still ends. The constant part is the keeper's and the health check's.
    SANDBOX_MEM_LIMIT: `${256 + (runners + 1) * (64 + 2 * heapMb)}m`,
    // A runner has three or four threads, the keeper and the health check a dozen each.
    SANDBOX_PIDS_LIMIT: String(64 + (runners + 1) * 8),
    // One processor is left to the rest of the system, where there is one.
    SANDBOX_CPUS: String(Math.max(1, cpus - 1)),
    SECCOMP_REVISION: seccompRevision(),
    ...Object.fromEntries(tokenFolders),
  };
}

/** A container keeps the folder that it was started with; a label with the second makes compose replace it when another one has the path. */
function tokenVariables(name: string, path: string): readonly (readonly [string, string])[] {
  const { ino, birthtimeMs } = statSync(path);
  return [
    [name, path],
    [`${name}_FOLDER`, `${ino}-${Math.trunc(birthtimeMs)}`],
  ];
}

/** Compose compares only the path of a profile; a label with this makes it replace containers when the text changed. */
function seccompRevision(): string {
  const hash = createHash('sha256');
  for (const name of ['sandbox.json', 'worker.json']) {
    hash.update(readFileSync(join(REPOSITORY, 'compose', 'seccomp', name)));
  }
  return hash.digest('hex').slice(0, 12);
}

function positive(text: string | undefined, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}
