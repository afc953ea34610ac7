/**
 * The keeper: supervises the runners of a sandbox for the hub that it dials. It holds nothing and decides nothing:
 * `start` makes a process, `kill` ends one, and the end of a process is reported with its cause.
 *
 * Environment: SANDBOX_SOCKET, the path of the hub's socket; SANDBOX_LOCK=required, where no runner may start that cannot
 * lock itself (in a container: always). The keeper dials again for ever when the hub is gone, and no runner
 * outlives the connection under which it was started. SIGTERM ends the runners and then the keeper.
 */
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { KeeperCommand, KeeperFrame } from './frames.ts';
import { startHeartbeat } from './heartbeat.ts';
import { dialHub } from './hub-dial.ts';
import { makeLineReader } from './line-reader.ts';
import { lockArch, lockKeeper } from './lock/install.ts';
import { canWatch, cpuTimeMs, type WatchedProcess, watchProcesses } from './process-watch.ts';
import { type ExitCause, type RunnerProcess, startRunner } from './runner-process.ts';

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;

type StartCommand = Extract<KeeperCommand, { type: 'start' }>;

interface Kept extends WatchedProcess {
  readonly process: RunnerProcess;
}

function log(event: string, fields: { readonly [field: string]: unknown } = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), name: 'keeper', event, ...fields })}\n`);
}

// Node's own warnings become log lines like everything else.
process.removeAllListeners('warning');
process.on('warning', (warning) => log('warning', { problem: warning.message }));

const socketPath = process.env['SANDBOX_SOCKET'];
if (socketPath === undefined || socketPath === '') {
  log('misconfigured', { problem: 'SANDBOX_SOCKET is not set' });
  process.exit(2);
}

/** Whether runners lock themselves. The keeper's own lock is tried first, and tells whether the kernel can do it. */
function findLock(): 'seccomp' | 'none' {
  const arch = lockArch();
  let problem = `there is none for ${process.platform} on ${process.arch}`;
  try {
    if (arch !== undefined) {
      lockKeeper(arch);
      return 'seccomp';
    }
  } catch (error) {
    problem = error instanceof Error ? error.message : 'unknown';
  }
  const required = process.env['SANDBOX_LOCK'] === 'required';
  log(required ? 'misconfigured' : 'no-lock', { problem: `runners cannot lock themselves: ${problem}` });
  if (required) process.exit(3);
  return 'none';
}

const lock = findLock();
if (!canWatch) {
  const missing = 'memory outside the heap and processor time of runners; a busy one outlives a keeper that is killed';
  log('not-watched', { problem: `this platform has no /proc, so nobody watches ${missing}` });
}

let hub: Socket | undefined;
/** By key. A key stands here without a process from `start` until its connection is made. */
const runners = new Map<string, Kept | 'dialling'>();
const heartbeat = startHeartbeat(() => hub !== undefined);

function* keptRunners(): Iterable<Kept> {
  for (const kept of runners.values()) if (kept !== 'dialling') yield kept;
}

function killAll(detail: string): void {
  for (const kept of keptRunners()) kept.process.kill('killed', detail);
  runners.clear();
}

function tell(frame: KeeperFrame): void {
  hub?.write(`${JSON.stringify(frame)}\n`);
}

function report(key: string, cause: ExitCause, detail: string): void {
  runners.delete(key);
  tell({ type: 'exited', key, cause, detail });
  if (cause !== 'killed') log('runner-exited', { cause, detail });
}

/** Parts of ICU, behind `Intl`, go on with the null that they get where the kernel refuses them memory. */
function ranOutOfMemory(key: string, cause: ExitCause, detail: string): boolean {
  const kept = runners.get(key);
  return (
    cause === 'exit' && detail.includes('signal SIGSEGV') && kept !== undefined && kept !== 'dialling' && kept.isHeavy
  );
}

async function startOne(path: string, { key, memoryMb, cpuMs }: StartCommand): Promise<void> {
  const startedFor = hub;
  runners.set(key, 'dialling');
  try {
    const socket = await dialHub(path, { type: 'runner', key });
    // Killed, or the hub went away, while dialling.
    if (runners.get(key) !== 'dialling' || hub !== startedFor) {
      socket.destroy();
      return;
    }
    const process = startRunner(socket, memoryMb, lock === 'seccomp', (cause, detail) => {
      if (hub === startedFor) report(key, ranOutOfMemory(key, cause, detail) ? 'memory' : cause, detail);
    });
    runners.set(key, {
      process,
      pid: process.pid,
      memoryMb,
      cpuMs,
      cpuAtStartMs: 0,
      isHeavy: false,
      onOver: process.kill,
      onHeavy: () => tell({ type: 'heavy', key }),
    });
  } catch (error) {
    if (hub === startedFor) report(key, 'spawn-failed', error instanceof Error ? error.message : 'cannot start');
  }
}

function obey(path: string, line: string): void {
  // The hub is the trusted side of this contract.
  const command = JSON.parse(line) as KeeperCommand;
  if (command.type === 'start') {
    void startOne(path, command);
    return;
  }
  const kept = runners.get(command.key);
  if (command.type === 'script') {
    if (kept !== undefined && kept !== 'dialling') kept.cpuAtStartMs = cpuTimeMs(kept.pid);
  } else {
    if (kept === 'dialling') report(command.key, 'killed', 'before it started');
    else kept?.process.kill('killed', 'by the hub');
  }
}

/** One connection, from hello to its end. */
async function serve(path: string): Promise<void> {
  const socket = await dialHub(path, { type: 'keeper', pid: process.pid, lock });
  hub = socket;
  heartbeat.beat();
  log('connected');
  await new Promise<void>((resolve) => {
    socket.on('error', () => {});
    socket.on('close', () => resolve());
    socket.on('end', () => socket.destroy());
    socket.on(
      'data',
      makeLineReader((line) => obey(path, line)),
    );
    socket.resume();
  });
  hub = undefined;
  killAll('the hub is gone');
  log('disconnected');
}

watchProcesses(keptRunners);
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    killAll('the keeper stops');
    process.exit(0);
  });
}

let pauseMs = FIRST_PAUSE_MS;
for (;;) {
  try {
    await serve(socketPath);
    pauseMs = FIRST_PAUSE_MS;
  } catch {
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
  await delay(pauseMs);
}
