/**
 * Watches runners from outside: how much memory each holds (buffers live outside the heap that V8 bounds), and how much
 * processor time its script has taken. Both come from `/proc`, so on Linux alone; elsewhere the heap limit and the hub's
 * wall clock are what there is.
 */
import { readFileSync } from 'node:fs';

const INTERVAL_MS = 50;
/** Ticks of /proc/<pid>/stat: USER_HZ, 100 a second on every architecture that there is a node for. */
const MS_PER_TICK = 10;
/** What a runner holds before its first script, without what it shares with the others. Measured generously. */
const BASE_MB = 32;

export const canWatch = process.platform === 'linux';

export interface WatchedProcess {
  readonly pid: number | undefined;
  readonly memoryMb: number;
  readonly cpuMs: number;
  /** Processor time that it had taken when its script began. */
  cpuAtStartMs: number;
  isHeavy: boolean;
  onOver(cause: 'memory' | 'cpu', detail: string): void;
  /** Called once: so much memory is seldom given back, so no further script should begin in it. */
  onHeavy(): void;
}

function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It has ended.
    return '';
  }
}

/** Processor time of all its threads; 0 when it has ended. */
export function cpuTimeMs(pid: number | undefined): number {
  if (!canWatch || pid === undefined) return 0;
  // The second field, a name in parentheses, may hold anything; utime and stime are the 14th and 15th.
  const fields = readProc(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * MS_PER_TICK;
}

/** Memory that is its own, not shared with a file or another runner. */
function ownMb(pid: number): number {
  const kilobytes = /^RssAnon:\s+(\d+)/m.exec(readProc(pid, 'status'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function look(watched: WatchedProcess): void {
  const { pid, memoryMb, cpuMs } = watched;
  if (pid === undefined) return;
  const own = ownMb(pid);
  // The heap, and as much again outside of it or for the second copy that garbage collection makes.
  const limit = BASE_MB + 32 + 2 * memoryMb;
  if (own > limit) watched.onOver('memory', `${Math.round(own)} MB of its own memory, the limit is ${limit} MB`);
  const taken = cpuTimeMs(pid) - watched.cpuAtStartMs;
  if (taken > cpuMs) watched.onOver('cpu', `${taken} ms of processor time, the limit is ${cpuMs} ms`);
  if (!watched.isHeavy && own > BASE_MB + memoryMb) {
    watched.isHeavy = true;
    watched.onHeavy();
  }
}

/** Looks at all processes of `list` until the returned function is called. */
export function watchProcesses(list: () => Iterable<WatchedProcess>): () => void {
  if (!canWatch) return () => {};
  const timer = setInterval(() => {
    for (const watched of list()) look(watched);
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
