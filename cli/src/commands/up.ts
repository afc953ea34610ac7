/** `up`: starts a project's system, or brings it up to date, and says how to use it. */

import { setTimeout as sleep } from 'node:timers/promises';
import { makeUp, sallyportCommand } from '../as-typed.ts';
import { whoHoldsPort } from '../claim-port.ts';
import { addClient, ensureClientsFile, listClients } from '../clients/clients-file.ts';
import {
  connectWithoutToken,
  connectWithToken,
  FIRST_CLIENT,
  isTerminal,
  RESTARTED,
  repoint,
} from '../clients/connect-hint.ts';
import { acceptsToken } from '../clients/token-check.ts';
import { ownContainerUser } from '../engine/container-user.ts';
import { detectEngine, type Engine } from '../engine/detect.ts';
import { refuseOtherHome } from '../engine/other-home.ts';
import { removeContainers, removeReplacedImages } from '../engine/remove-containers.ts';
import { buildImages, startContainers } from '../engine/start.ts';
import { DEFAULT_RANGE, rangeProblem } from '../engine/subnets.ts';
import { makePrivateFolder, writeJson } from '../files.ts';
import { hubStartedAt } from '../hub-figures.ts';
import { hubWarnings, waitForHub } from '../hub-health.ts';
import { settingsProblem } from '../hub-settings.ts';
import { readEgressFile, writeWorkersFile } from '../integrations/config-files.ts';
import { readHeldTools } from '../integrations/held-tools.ts';
import type { PlannedWorker } from '../integrations/plan.ts';
import { surveyWorkers } from '../integrations/survey.ts';
import { renderTable, unusableFiles } from '../integrations/table.ts';
import { readSupervisor, stopSupervisor } from '../local/control.ts';
import { startProcesses } from '../local/start.ts';
import { MISSING_WALLS } from '../missing-walls.ts';
import { isPassphraseSet } from '../operator/choose-passphrase.ts';
import { offerFirstPassphrase } from '../operator/first-passphrase.ts';
import { type AskHub, createAskHub } from '../operator/hub-request.ts';
import { consoleAddress } from '../operator/operator-port.ts';
import { type Options, readOptions, type SystemFile } from '../options.ts';
import { otherStore } from '../other-store.ts';
import { policyProblem } from '../policy-file.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { coreProblems, readSystemState } from '../system-state.ts';

export const help = `sallyport up [--project NAME] [--port N] [--no-containers]

Starts hub, sandbox, egress proxy, and every worker whose token files are there; a system that runs is brought up to
date. Prints a table of the integrations (running; not configured, and what is missing; failed, and why) and, in a
terminal on the first run, the line that connects Claude Code, and the link by which the operator's passphrase is set
in the browser. Without a container engine the same system runs as
processes of this user, after saying which walls are missing.

  --project NAME    one of several separate systems (default: sallyport; also PROJECT)
  --port N          on 127.0.0.1 (default: that of the last start, else 4000; also PORT)
  --no-containers   processes even where there is an engine (also SALLYPORT_NO_CONTAINERS=1)

Environment: SALLYPORT_HOME (default ~/.sallyport), SALLYPORT_SUBNETS (range for the internal networks, default
10.213.0.0/16; "engine" leaves it to the engine), NPMRC (an npm settings file for building the images), and the
hub's settings, MAX_RUNNERS and SANDBOX_MEMORY_MB among them: docs/configuration.md lists them all. Limits of single
integrations stand in policy.yaml in the project's config folder; the hub takes a change up by itself.`;

const LOCAL_START_MS = 20_000;
/** Compose gives up waiting as soon as one container is unhealthy, while others still start. */
const CONTAINER_START_MS = 30_000;

export async function up(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const options = await readOptions(args, process.env, { flags: ['port', 'no-containers'] });
  const { project, port, last } = options;
  const detected = options.noContainers ? { reason: 'Containers are switched off.' } : await detectEngine(run);
  if (detected.engine === undefined && last?.mode === 'containers' && !options.noContainers) {
    progress(
      `${detected.reason} Project "${project.name}" was last started in containers, and is not started without their walls unasked. Nothing was started. Start the engine, or ask for processes: ${sallyportCommand(project, 'up --no-containers')}`,
    );
    return 1;
  }
  const refusal = await whyNot(options, detected.engine, run);
  if (refusal !== undefined) {
    progress(refusal);
    return 1;
  }
  // What a killed supervisor left running would look like a stranger on this project's port.
  if (last?.mode === 'processes' && (await readSupervisor(project)) === undefined) await stopSupervisor(project, run);
  const holder = await whoHoldsPort(options, run);
  if (holder !== undefined) {
    progress(
      `Port ${holder.port} is taken by ${holder.owner}. Nothing was started. Another port: ${makeUp(project, port + 10)}`,
    );
    return 1;
  }
  for (const folder of [project.home, project.root, project.configDir, project.egressDir, project.runDir])
    await makePrivateFolder(folder);
  const mode = detected.engine === undefined ? 'processes' : 'containers';
  const other = last === undefined || last.mode === mode ? undefined : await otherStore(project, last.mode, run);
  if (other !== undefined) progress(other);
  const startedAt = last?.port === port ? await hubStartedAt(port) : undefined;
  const survey = await surveyWorkers(project, mode);
  for (const line of unusableFiles(survey)) progress(line);
  const system = detected.engine
    ? await inContainers(options, detected.engine, survey.workers, run)
    : await asProcesses(options, detected.reason, survey.workers, run);

  const state = await readSystemState(project, system.mode, run);
  const problems = coreProblems(state, project, system.mode);
  const reach = system.mode === 'containers' ? await readEgressFile(project) : undefined;
  const askHub = createAskHub(project, system.mode, run);
  const held = await readHeldTools(askHub, { isFresh: true });
  say('');
  say(renderTable(survey, { project, health: state.workers, reach, held }));
  say('');
  if (problems.length > 0 || !state.core.has('hub')) {
    progress(`The system does not work: ${problems.join('; ') || 'the hub does not run'}.`);
    return 1;
  }
  say(`Listening on http://127.0.0.1:${port}/mcp (project "${project.name}").`);
  say(`The operator's console: ${consoleAddress(port)}`);
  for (const warning of await hubWarnings(port)) say(warning);
  const clients = (await listClients(project)).map((client) => client.name);
  if (startedAt !== undefined && clients.length > 0 && (await hubStartedAt(port)) !== startedAt) say(RESTARTED);
  if (last !== undefined && last.port !== port && clients.length > 0) say(repoint(project, clients, last.port, port));
  say(await connectText(options, clients, askHub));
  await offerFirstPassphrase(askHub, project, port);
  return 0;
}

/** What would keep the system from working, or another's from going on. Looked at before anything is changed. */
async function whyNot(
  { project, last }: Options,
  engine: Engine | undefined,
  run: RunCommand,
): Promise<string | undefined> {
  const usesEngine = engine !== undefined || last?.mode === 'containers';
  const otherHome = usesEngine ? await refuseOtherHome(project, 'up', run) : undefined;
  if (otherHome !== undefined) return otherHome;
  const problem =
    settingsProblem(process.env) ??
    (engine === undefined ? undefined : rangeProblem(process.env['SALLYPORT_SUBNETS'] || DEFAULT_RANGE)) ??
    (await policyProblem(project, engine === undefined ? undefined : ownContainerUser(engine)));
  return problem === undefined ? undefined : `${problem}\nNothing was changed. docs/configuration.md has all settings.`;
}

async function inContainers(
  options: Options,
  engine: Engine,
  workers: readonly PlannedWorker[],
  run: RunCommand,
): Promise<SystemFile> {
  const { project, port, last } = options;
  const edgeMasquerade = last?.edgeMasquerade === true;
  const described = { project, port, workers, engine, environment: process.env, edgeMasquerade };
  await buildImages(described, run);
  if (last?.mode === 'processes') await stopSupervisor(project, run);
  const before: SystemFile = { mode: 'containers', port, ...(edgeMasquerade ? { edgeMasquerade } : {}) };
  // Written first, so that `down` and `status` know the mode also when the start is broken off.
  await writeJson(project.systemFile, { ...before, unfinished: true });
  await ensureClientsFile(project);
  const started = await startContainers(described, run);
  const works = await settle(project, before.mode, CONTAINER_START_MS, run);
  const system = started.edgeMasquerade ? { ...before, edgeMasquerade: true } : before;
  await writeJson(project.systemFile, system);
  // Until everything runs, somebody may want the ones before.
  if (works) await removeReplacedImages(project, run);
  // Compose goes by the engine's last look at each container, which may be older than a token file.
  if (started.failure !== undefined && !works) progress(started.failure);
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
  if (last?.mode === 'containers') await removeContainers(project, 'containers', run);
  const system: SystemFile = { mode: 'processes', port };
  await writeJson(project.systemFile, { ...system, unfinished: true });
  await ensureClientsFile(project);
  const ports = await startProcesses({ project, port, workers, environment: process.env }, run);
  await writeWorkersFile(project, workers, (name) => `http://127.0.0.1:${ports.get(name)}/mcp`);
  await waitForHub(port, LOCAL_START_MS);
  await settle(project, system.mode, LOCAL_START_MS, run);
  await writeJson(project.systemFile, system);
  return system;
}

/** Waits until nothing is starting any more; whether everything runs then. */
async function settle(
  project: Project,
  mode: SystemFile['mode'],
  timeoutMs: number,
  run: RunCommand,
): Promise<boolean> {
  for (const end = performance.now() + timeoutMs; ; await sleep(100)) {
    const { core, workers } = await readSystemState(project, mode, run);
    const all = [...core.values(), ...workers.values()];
    if (!all.some(({ state }) => state === 'starting') || performance.now() > end)
      return core.has('hub') && all.every(({ state }) => state === 'running');
  }
}

/** In a terminal the first start makes the first client; everywhere else no token is made or shown, nor once one takes the passphrase. */
async function connectText({ project, port }: Options, clients: readonly string[], askHub: AskHub): Promise<string> {
  if (clients.length === 0 && isTerminal() && !(await isPassphraseSet(askHub))) {
    const token = await addClient(project, FIRST_CLIENT);
    await acceptsToken(port, token);
    return `\n${connectWithToken(project, port, FIRST_CLIENT, token)}`;
  }
  return connectWithoutToken(project, clients);
}
