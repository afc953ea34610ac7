/** How a project's system is at the moment, whichever mode it runs in. */
import { join } from 'node:path';
import { quoteLog, readContainers } from './engine/containers.ts';
import { readJson, readText } from './files.ts';
import { askWorker, hubAnswers } from './hub-health.ts';
import type { WorkerHealth } from './integrations/table.ts';
import { logDirOf, readSupervisor } from './local/control.ts';
import { RunFile, type SupervisorState } from './local/process-spec.ts';
import type { SystemFile } from './options.ts';
import type { Project } from './project.ts';
import type { RunCommand } from './run-command.ts';

/** Hub, sandbox and (in containers) egress; each must run for the system to work. */
const CORE_SERVICES = ['hub', 'sandbox', 'egress'] as const;

export interface SystemState {
  readonly core: ReadonlyMap<string, WorkerHealth>;
  /** By the name of the integration. */
  readonly workers: ReadonlyMap<string, WorkerHealth>;
}

/** Reads the state; both maps are empty when nothing runs. */
export async function readSystemState(
  project: Project,
  mode: SystemFile['mode'],
  run: RunCommand,
): Promise<SystemState> {
  const services =
    mode === 'containers' ? await readContainers(project.composeName, run) : await readProcesses(project);
  const core = new Map<string, WorkerHealth>();
  const workers = new Map<string, WorkerHealth>();
  for (const [name, health] of services) {
    if (name.startsWith('worker-')) workers.set(name.slice('worker-'.length), health);
    else core.set(name, health);
  }
  return { core, workers };
}

/** Why the system does not work, and what shows the whole log, one line each; empty when it does. */
export function coreProblems(state: SystemState, project: Project, mode: SystemFile['mode']): readonly string[] {
  return CORE_SERVICES.flatMap((name) => {
    const health = state.core.get(name);
    if (health === undefined || health.state === 'running') return [];
    const reason = health.reason === undefined ? '' : `: ${health.reason}`;
    const log = mode === 'containers' ? `docker logs ${project.composeName}-${name}-1` : logFileOf(project, name);
    return [`${name} ${health.state}${reason} (the whole log: ${log})`];
  });
}

function logFileOf(project: Project, name: string): string {
  return join(logDirOf(project), `${name}.log`);
}

async function readProcesses(project: Project): Promise<ReadonlyMap<string, WorkerHealth>> {
  const supervisor = await readSupervisor(project);
  const runFile = await readJson(join(project.runDir, 'run.json'), RunFile).catch(() => undefined);
  if (supervisor === undefined || runFile === undefined) return new Map();
  const portOf = new Map(runFile.processes.map((spec) => [spec.name, Number(spec.environment['PORT'])]));
  const entries = supervisor.processes.map(async (one) => {
    const health = await processHealth(one, portOf.get(one.name));
    if (health.state !== 'failed' || health.reason !== undefined) return [one.name, health] as const;
    const log = (await readText(logFileOf(project, one.name))) ?? '';
    const how = one.pid === undefined ? (one.lastExit ?? 'does not run') : 'does not answer';
    const reason = `${how}${quoteLog(log.slice(-20_000))}`;
    return [one.name, { state: 'failed', reason }] as const;
  });
  return new Map(await Promise.all(entries));
}

async function processHealth(
  one: SupervisorState['processes'][number],
  port: number | undefined,
): Promise<WorkerHealth> {
  if (one.pid === undefined) return { state: 'failed' };
  if (one.name === 'hub') return { state: (await hubAnswers(port ?? 0)) ? 'running' : stillStarting(one) };
  if (!one.name.startsWith('worker-')) return { state: one.restarts > 2 ? 'failed' : 'running' };
  const answer = await askWorker(port ?? 0);
  if (answer === 'ok') return { state: 'running' };
  if (answer === 'silent') return { state: stillStarting(one) };
  return { state: 'failed', reason: answer };
}

function stillStarting(one: SupervisorState['processes'][number]): 'starting' | 'failed' {
  return one.restarts > 0 ? 'failed' : 'starting';
}
