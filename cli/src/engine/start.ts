/** Starts the system in containers: files, build, up, and a look at the published port from outside. */
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { makeUp } from '../as-typed.ts';
import { writeAtomically } from '../files.ts';
import { waitForHub } from '../hub-health.ts';
import { writeEgressFile, writeWorkersFile } from '../integrations/config-files.ts';
import type { PlannedWorker } from '../integrations/plan.ts';
import { trustOf } from '../integrations/shipped.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { progress } from '../say.ts';
import { buildFailure } from './build-failure.ts';
import { type Compose, createCompose } from './compose.ts';
import { handOverTokens, ownContainerUser } from './container-user.ts';
import { readContainers } from './containers.ts';
import type { Engine } from './detect.ts';
import { readImageIds } from './image-ids.ts';
import { writeNetworksFile } from './networks-file.ts';
import { removeContainers } from './remove-containers.ts';

export interface ContainerSystem {
  readonly project: Project;
  readonly port: number;
  readonly workers: readonly PlannedWorker[];
  readonly engine: Engine;
  readonly environment: NodeJS.ProcessEnv;
  /** As found out at an earlier start. */
  readonly edgeMasquerade: boolean;
}

export interface Started {
  /** What the engine said when not everything became healthy. */
  readonly failure: string | undefined;
  readonly edgeMasquerade: boolean;
}

const PROBE_MS = 10_000;
const FAILURE_LINES = 30;
const MAX_ATTEMPTS = 4;

/**
 * Builds the images; nothing that runs or is configured is touched.
 * @throws Error with the last words of the build when it fails.
 */
export async function buildImages(system: ContainerSystem, run: RunCommand): Promise<void> {
  progress('Building the images …');
  const { code, stdout, stderr } = await composeOf(system, system.edgeMasquerade, run).build();
  const log = join(system.project.runDir, 'build.log');
  await writeAtomically(log, `${stdout}${stderr}`);
  if (code === 0) return;
  const how = code === 124 ? ' in time' : '';
  throw new Error(
    `the images could not be built${how}; nothing was changed.\n${buildFailure(`${stdout}${stderr}`)}\nThe whole build log: ${log}`,
  );
}

/** Starts containers of the built images. A worker that fails does not keep the rest from running. */
export async function startContainers(system: ContainerSystem, run: RunCommand): Promise<Started> {
  const { project, workers } = system;
  const unvetted = workers.flatMap(({ manifest: { name }, runs }) => (runs && trustOf(name) === 'byo' ? [name] : []));
  const imageIds = await readImageIds(project, unvetted, run);
  await writeWorkersFile(project, workers, (name) => `http://${name}-mcp:4000/mcp`, imageIds);
  await writeEgressFile(project, workers);
  // The containers' user may be another one than this; the folders above stay private.
  for (const folder of [project.configDir, project.egressDir]) await chmod(folder, 0o755);
  await handOverTokens(workers, ownContainerUser(system.engine));

  progress('Starting the containers …');
  const failure = await upWithFreeSubnets(system, run);
  const hub = (await readContainers(project.composeName, run)).get('hub');
  if (hub?.state !== 'running' || (await waitForHub(system.port, PROBE_MS)))
    return { failure, edgeMasquerade: system.edgeMasquerade };
  if (system.edgeMasquerade) return { failure: `Nothing answers on port ${system.port}.`, edgeMasquerade: true };

  // Healthy inside, silent outside: this engine publishes no port of a network without masquerade.
  progress(`Port ${system.port} does not answer from outside; starting anew with a masqueraded edge network …`);
  await removeContainers(project, 'containers', run);
  const again = await composeOf(system, true, run).up();
  const answers = await waitForHub(system.port, PROBE_MS);
  const why = again.code === 0 ? undefined : tail(again.stderr);
  return { failure: answers ? why : `Nothing answers on port ${system.port}.`, edgeMasquerade: true };
}

/**
 * Networks that others make between the look at those there are and the making of our own can be in the way; then the
 * ones that could not be made get other subnets. What was made already stays.
 * @returns What the engine said when not everything became healthy.
 */
async function upWithFreeSubnets(system: ContainerSystem, run: RunCommand): Promise<string | undefined> {
  const { project, workers, edgeMasquerade, environment } = system;
  const networks = internalNetworks(workers);
  const tried: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    tried.push(...(await writeNetworksFile(project, networks, run, environment, tried)));
    const { code, stderr } = await composeOf(system, edgeMasquerade, run).up();
    if (code === 0) return undefined;
    if (!/pool overlaps/i.test(stderr)) return tail(stderr);
    if (attempt === MAX_ATTEMPTS)
      return `${tail(stderr)}\nNo free subnets were found in ${MAX_ATTEMPTS} attempts: something else on this machine uses them, or makes networks all the time. Run it again, or choose another range: SALLYPORT_SUBNETS=10.77.0.0/20 ${makeUp(project)}`;
    progress('Another network took one of the subnets meanwhile; trying with others …');
  }
}

function composeOf(system: ContainerSystem, edgeMasquerade: boolean, run: RunCommand): Compose {
  const { project, port, workers, engine, environment } = system;
  const described = { project, port, workers, user: ownContainerUser(engine), cpus: engine.cpus, edgeMasquerade };
  return createCompose(described, run, environment);
}

/** The networks that the fragments of the running workers define. */
function internalNetworks(workers: readonly PlannedWorker[]): readonly string[] {
  return workers.flatMap(({ manifest, runs }) => {
    if (!runs) return [];
    const hasUpstream = manifest.egress.fromTokens.length > 0 || manifest.egress.hosts.length > 0;
    return hasUpstream ? [`mcp_${manifest.name}`, `egress_${manifest.name}`] : [`mcp_${manifest.name}`];
  });
}

/** The end of what the engine said, without its lines of progress, and what the table says of a worker with the reason. */
function tail(text: string): string | undefined {
  const lines = text.trim().split('\n');
  const said = lines
    .filter((line) => !/^ *(Container|Network|Volume) +\S+ +\w+ *$/.test(line))
    .filter((line) => !/^(dependency failed to start: )?container \S+-worker-\S+ is unhealthy$/.test(line))
    .slice(-FAILURE_LINES)
    .join('\n');
  return said === '' ? undefined : said;
}
