/** `up`: starts a project's system, or brings it up to date, and says how to use it. */

import { setTimeout as sleep } from 'node:timers/promises';
import { whoHoldsPort } from '../claim-port.ts';
import { addClient, ensureClientsFile, listClients } from '../clients/clients-file.ts';
import { connectWithoutToken, connectWithToken, isTerminal } from '../clients/connect-hint.ts';
import { detectEngine, type Engine } from '../engine/detect.ts';
import { removeContainers } from '../engine/remove-containers.ts';
import { startContainers } from '../engine/start.ts';
import { makePrivateFolder, writeJson } from '../files.ts';
import { waitForHub } from '../hub-health.ts';
import { writeWorkersFile } from '../integrations/config-files.ts';
import { findManifests } from '../integrations/manifests.ts';
import { type PlannedWorker, planWorkers } from '../integrations/plan.ts';
import { renderTable } from '../integrations/table.ts';
import { readSupervisor, stopSupervisor } from '../local/control.ts';
import { startProcesses } from '../local/start.ts';
import { MISSING_WALLS } from '../missing-walls.ts';
import { type Options, readOptions, type SystemFile, UsageError } from '../options.ts';
import { DEFAULT_PROJECT } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { coreProblems, readSystemState } from '../system-state.ts';

export const help = `sallyport up [--project NAME] [--port N] [--no-containers]

Starts hub, sandbox, egress proxy, and every worker whose token files are there; a system that runs is brought up to
date. Prints a table of the integrations (running; not configured, and what is missing; failed, and why) and, in a
terminal on the first run, the line that connects Claude Code. Without a container engine the same system runs as
processes of this user, after saying which walls are missing.

  --project NAME    one of several separate systems (default: sallyport; also PROJECT)
  --port N          on 127.0.0.1 (default: that of the last start, else 4000; also PORT)
  --no-containers   processes even where there is an engine (also SALLYPORT_NO_CONTAINERS=1)

Environment: SALLYPORT_HOME (default ~/.sallyport), SALLYPORT_SUBNETS (range for the internal networks, default
10.213.0.0/16; "engine" leaves it to the engine), NPMRC (an npm settings file for building the images), and the
hub's settings, MAX_RUNNERS and SANDBOX_MEMORY_MB among them: docs/configuration.md lists them all. Limits of single
integrations stand in policy.yaml in the project's config folder; the hub takes a change up by itself.`;

const LOCAL_START_MS = 20_000;

export async function up(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const options = await readOptions(args, process.env);
  if (options.rest.length > 0) throw new UsageError(`up takes no "${options.rest.join(' ')}".`);
  const { project, port, last } = options;
  for (const folder of [project.home, project.root, project.configDir, project.egressDir, project.runDir])
    await makePrivateFolder(folder);

  // What a killed supervisor left running would look like a stranger on this project's port.
  if (last?.mode === 'processes' && (await readSupervisor(project)) === undefined) await stopSupervisor(project, run);
  const holder = await whoHoldsPort(options, run);
  if (holder !== undefined) {
    const projectPart = project.name === DEFAULT_PROJECT ? '' : `PROJECT=${project.name} `;
    progress(
      `Port ${port} is taken by ${holder}. Nothing was started. Another port: make up ${projectPart}PORT=${port + 10}`,
    );
    return 1;
  }
  const workers = await planWorkers(project, await findManifests());
  await ensureClientsFile(project);

  const detected = options.noContainers ? { reason: 'Containers are switched off.' } : await detectEngine(run);
  const system = detected.engine
    ? await inContainers(options, detected.engine, workers, run)
    : await asProcesses(options, detected.reason, workers, run);
  if (system === undefined) return 1;

  const state = await readSystemState(project, system.mode, run);
  const problems = coreProblems(state);
  say('');
  say(renderTable(workers, state.workers, system.mode));
  say('');
  if (problems.length > 0 || !state.core.has('hub')) {
    progress(`The system does not work: ${problems.join('; ') || 'the hub does not run'}.`);
    return 1;
  }
  say(`Listening on http://127.0.0.1:${port}/mcp (project "${project.name}").`);
  say(await connectText(options));
  return 0;
}

async function inContainers(
  options: Options,
  engine: Engine,
  workers: readonly PlannedWorker[],
  run: RunCommand,
): Promise<SystemFile | undefined> {
  const { project, port, last } = options;
  if (last?.mode === 'processes') await stopSupervisor(project, run);
  const edgeMasquerade = last?.edgeMasquerade === true;
  const before: SystemFile = { mode: 'containers', port, ...(edgeMasquerade ? { edgeMasquerade } : {}) };
  // Written first, so that `down` and `status` know the mode also when the start is broken off.
  await writeJson(project.systemFile, before);
  const environment = process.env;
  const started = await startContainers({ project, port, workers, engine, environment, edgeMasquerade }, run);
  const system = started.edgeMasquerade ? { ...before, edgeMasquerade: true } : before;
  await writeJson(project.systemFile, system);
  if (started.failure !== undefined) progress(started.failure);
  if (started.edgeMasquerade)
    progress('A wall is missing: this engine publishes ports only with masquerade, so the hub can reach the internet.');
  return system;
}

async function asProcesses(
  options: Options,
  reason: string,
  workers: readonly PlannedWorker[],
  run: RunCommand,
): Promise<SystemFile> {
  const { project, port, last } = options;
  progress(`${reason} ${MISSING_WALLS}`);
  if (last?.mode === 'containers') await removeContainers(project, false, run);
  const system: SystemFile = { mode: 'processes', port };
  await writeJson(project.systemFile, system);
  const ports = await startProcesses({ project, port, workers, environment: process.env }, run);
  await writeWorkersFile(project, workers, (name) => `http://127.0.0.1:${ports.get(name)}/mcp`);
  await waitForHub(port, LOCAL_START_MS);
  for (let waitedMs = 0; waitedMs < LOCAL_START_MS; waitedMs += 100) {
    const { core, workers: states } = await readSystemState(project, system.mode, run);
    if (![...core.values(), ...states.values()].some((health) => health.state === 'starting')) break;
    await sleep(100);
  }
  return system;
}

/** In a terminal the first start makes the first client; everywhere else no token is made or shown. */
async function connectText({ project, port }: Options): Promise<string> {
  const clients = await listClients(project);
  if (clients.length === 0 && isTerminal())
    return `\n${connectWithToken(project, port, await addClient(project, 'claude'))}`;
  return connectWithoutToken(
    project,
    clients.map((client) => client.name),
  );
}
