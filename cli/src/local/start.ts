/** Starts the system as processes of this user: writes the run file, starts the supervisor, waits for the hub. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, openSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claimPrivateFolder, makePrivateFolder, readJson, writeJson } from '../files.ts';
import { freePort } from '../free-port.ts';
import { givenSettings } from '../hub-settings.ts';
import type { PlannedWorker } from '../integrations/plan.ts';
import { operatorSocketOf } from '../operator/hub-request.ts';
import { operatorPort } from '../operator/operator-port.ts';
import { type Project, REPOSITORY } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { controlSocketOf, logDirOf, readSupervisor, stopSupervisor } from './control.ts';
import { nonceArgument } from './kept-process.ts';
import { type ProcessSpec, RunFile } from './process-spec.ts';

export interface LocalSystem {
  readonly project: Project;
  readonly port: number;
  readonly workers: readonly PlannedWorker[];
  readonly environment: NodeJS.ProcessEnv;
}

/**
 * Starts what does not run yet; a system that runs just so already is left alone.
 * @returns The port of each worker, by name.
 */
export async function startProcesses(system: LocalSystem, run: RunCommand): Promise<ReadonlyMap<string, number>> {
  const { project } = system;
  for (const folder of [project.runDir, project.stateDir, logDirOf(project)]) await makePrivateFolder(folder);
  if (project.socketDir !== project.runDir) await claimPrivateFolder(project.socketDir);
  const runFilePath = join(project.runDir, 'run.json');
  const before = await readJson(runFilePath, RunFile).catch(() => undefined);
  const supervisor = await readSupervisor(project);

  const ports = portsOf(before);
  const planned = system.workers.filter((worker) => worker.runs).map(({ manifest }) => manifest.name);
  const running = supervisor !== undefined && supervisor.nonce === before?.nonce;
  if (running) {
    const same = await describe(system, ports, before.nonce);
    if (planned.every((name) => ports.has(name)) && JSON.stringify(same) === JSON.stringify(before)) return ports;
  }
  await stopSupervisor(project, run);

  const fresh = new Map<string, number>();
  // As before where that can be: by its address the hub knows the worker that a waiting call is meant for.
  for (const name of planned) fresh.set(name, await freePort(ports.get(name)));
  const runFile = await describe(system, fresh, randomBytes(12).toString('hex'));
  await writeJson(runFilePath, runFile);
  startSupervisor(project, runFilePath, runFile.nonce);
  return fresh;
}

function startSupervisor(project: Project, runFilePath: string, nonce: string): void {
  const log = openSync(join(logDirOf(project), 'supervisor.log'), 'a', 0o600);
  const program = join(REPOSITORY, 'cli', 'src', 'local', 'supervisor.ts');
  const child = spawn(process.execPath, ['--disable-sigusr1', program, runFilePath, nonceArgument(nonce)], {
    cwd: REPOSITORY,
    env: {},
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
}

async function describe(system: LocalSystem, ports: ReadonlyMap<string, number>, nonce: string): Promise<RunFile> {
  const { project, workers, environment } = system;
  const socket = join(project.socketDir, 'sandbox.sock');
  const hub: ProcessSpec = {
    name: 'hub',
    args: ['hub/src/main.ts'],
    environment: {
      PORT: String(system.port),
      BIND: '127.0.0.1',
      CONFIG_DIR: project.configDir,
      STATE_DIR: project.stateDir,
      SANDBOX_SOCKET: socket,
      OPERATOR_PORT: String(operatorPort(system.port)),
      OPERATOR_SOCKET: operatorSocketOf(project),
      SALLYPORT_PROJECT: project.name,
      ...givenSettings(environment),
    },
  };
  const sandbox: ProcessSpec = {
    name: 'sandbox',
    args: ['sandbox/src/keeper.ts'],
    environment: { SANDBOX_SOCKET: socket },
  };
  const workerSpecs = workers
    .filter((worker) => worker.runs)
    .map(
      ({ manifest, tokens }): ProcessSpec => ({
        name: `worker-${manifest.name}`,
        args: [`workers/${manifest.name}/src/main.ts`],
        environment: {
          HOST: '127.0.0.1',
          PORT: String(ports.get(manifest.name) ?? 0),
          TOKENS_DIR: tokens?.path ?? join(project.runDir, 'no-tokens'),
          ...(environment['LOG_LEVEL'] ? { LOG_LEVEL: environment['LOG_LEVEL'] } : {}),
        },
      }),
    );
  return {
    nonce,
    cwd: REPOSITORY,
    logDir: logDirOf(project),
    controlSocket: controlSocketOf(project),
    sources: String(await newestSourceMs()),
    processes: [hub, sandbox, ...workerSpecs],
  };
}

function portsOf(runFile: RunFile | undefined): ReadonlyMap<string, number> {
  const entries = (runFile?.processes ?? []).flatMap(({ name, environment }) =>
    name.startsWith('worker-') ? [[name.slice('worker-'.length), Number(environment['PORT'])] as const] : [],
  );
  return new Map(entries);
}

async function newestSourceMs(): Promise<number> {
  let newest = 0;
  for (const folder of ['hub', 'sandbox', 'workers', 'node_modules/.package-lock.json']) {
    const path = join(REPOSITORY, folder);
    const files = folder.endsWith('.json')
      ? [path]
      : (await readdir(path, { recursive: true })).map((file) => join(path, file));
    for (const file of files) {
      if (!/\.(ts|json)$/.test(file) || file.endsWith('.test.ts')) continue;
      newest = Math.max(newest, (await stat(file).catch(() => undefined))?.mtimeMs ?? 0);
    }
  }
  return newest;
}
