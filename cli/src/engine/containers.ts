/** Reads the state of a project's containers from the engine. Changes nothing. */
import { z } from 'zod';
import { describeWorkerAnswer, printable } from '../hub-health.ts';
import type { WorkerHealth } from '../integrations/table.ts';
import type { RunCommand } from '../run-command.ts';

const TIMEOUT_MS = 20_000;
/** As pino counts them, the logger of hub and workers. */
const ERROR_LEVEL = 50;
const ASK_TIMEOUT_MS = 8_000;

const Inspected = z.array(
  z.object({
    Id: z.string(),
    /** How often the engine has started it anew by itself. */
    RestartCount: z.int().default(0),
    Config: z.object({
      Labels: z.record(z.string(), z.string()),
      Healthcheck: z.object({ Test: z.array(z.string()).nullish() }).nullish(),
    }),
    State: z.object({
      Status: z.string(),
      ExitCode: z.int(),
      OOMKilled: z.boolean(),
      Error: z.string(),
      Health: z.object({ Status: z.string(), Log: z.array(z.object({ Output: z.string() })).nullish() }).nullish(),
    }),
  }),
);
type Container = z.infer<typeof Inspected>[number];

/**
 * The health of each service by its compose name; empty when the project has no container. A running worker is asked
 * itself, now: the engine's own knowledge is as old as its last look.
 */
export async function readContainers(composeName: string, run: RunCommand): Promise<ReadonlyMap<string, WorkerHealth>> {
  const filter = `label=com.docker.compose.project=${composeName}`;
  const list = await run('docker', ['ps', '--all', '--quiet', '--filter', filter], { timeoutMs: TIMEOUT_MS });
  const ids = list.stdout.split('\n').filter(Boolean);
  if (ids.length === 0) return new Map();
  const inspected = await run('docker', ['inspect', ...ids], { timeoutMs: TIMEOUT_MS });
  const containers = Inspected.parse(JSON.parse(inspected.stdout || '[]'));
  const entries = containers.map(async (container) => {
    const service = container.Config.Labels['com.docker.compose.service'] ?? '';
    const answer = service.startsWith('worker-') ? await askNow(container, run) : undefined;
    return [service, answer ?? (await healthOf(container, run))] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Runs the container's own health check in it, which prints the worker's answer; undefined when there was none. */
async function askNow(container: Container, run: RunCommand): Promise<WorkerHealth | undefined> {
  const [kind, ...command] = container.Config.Healthcheck?.Test ?? [];
  if (container.State.Status !== 'running' || kind !== 'CMD') return undefined;
  const { code, stdout } = await run('docker', ['exec', container.Id, ...command], { timeoutMs: ASK_TIMEOUT_MS });
  const said = healthAnswer(stdout);
  if (said === undefined) return undefined;
  return code === 0 ? { state: 'running' } : { state: 'failed', reason: said };
}

async function healthOf(container: Container, run: RunCommand): Promise<WorkerHealth> {
  const { Status: status, Health: health, ...state } = container.State;
  if (status === 'running' && (health == null || health.Status === 'healthy')) return { state: 'running' };
  if (status === 'running' && health?.Status === 'starting') {
    const { RestartCount: restarts } = container;
    if (restarts === 0) return { state: 'starting' };
    // One that ends again and again is in this state most of the time.
    return {
      state: 'starting',
      reason: `ended and was started anew, ${restarts}×${await lastWords(container.Id, run)}`,
    };
  }
  if (status === 'running') {
    const said = healthAnswer(health?.Log?.at(-1)?.Output ?? '');
    return { state: 'failed', reason: said ?? `unhealthy${await lastWords(container.Id, run)}` };
  }
  if (status === 'exited' && state.ExitCode === 0) return { state: 'stopped' };
  const how = state.OOMKilled ? 'out of memory' : state.Error || `${status}, exit code ${state.ExitCode}`;
  return { state: 'failed', reason: `${how}${await lastWords(container.Id, run)}` };
}

function healthAnswer(output: string): string | undefined {
  try {
    return describeWorkerAnswer(JSON.parse(output));
  } catch {
    return undefined;
  }
}

/** What its log says last, but for a stack or a closing brace. */
async function lastWords(id: string, run: RunCommand): Promise<string> {
  const { stdout, stderr } = await run('docker', ['logs', '--tail', '40', id], { timeoutMs: TIMEOUT_MS });
  return quoteLog(`${stdout}\n${stderr}`);
}

/** Picks what most likely says why from a log: an error's message with all its lines, else the last line. */
export function quoteLog(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const at =
    [/^(Uncaught )?\w*Error\b/, /error/i, /./]
      .map((sign) => lines.findLastIndex((line) => isTelling(line) && sign.test(line)))
      .find((index) => index >= 0) ?? -1;
  const line = lines[at];
  if (line === undefined) return '';
  const rest = lines.slice(at + 1);
  // A stack, a blank line, or the next record of a log: there the message is over.
  const end = rest.findIndex((one) => !isTelling(one) || one.startsWith('{'));
  const message = line.startsWith('{') ? [line] : [line, ...rest.slice(0, end < 0 ? undefined : end)];
  return `; its log says: ${printable(message.join('\n')).slice(0, 600)}`;
}

/** Of a record with a level only one of an error: the others tell what goes on all the time, the audit log's among them. */
function isTelling(line: string): boolean {
  const level = /^\{.*?"level":(\d+)/.exec(line)?.[1];
  if (level !== undefined && Number(level) < ERROR_LEVEL) return false;
  return line.length > 3 && !/^at |^Node\.js v|^\^|^node:internal/.test(line);
}
