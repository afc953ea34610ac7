/**
 * Watches from outside how much memory runners take: buffers live outside the heap that V8 bounds.
 * Linux only (`/proc`). Elsewhere nothing cheap tells another process's memory; there the heap limit alone holds, and
 * the machine's own limits. A runner can overshoot by what it touches within one interval; a container bounds that.
 */
import { readFileSync } from 'node:fs';

const INTERVAL_MS = 50;
const PAGE_BYTES = 4096;
/** What a runner takes before its first script, measured generously: its code, V8's own, the bridge. */
const BASE_MB = 128;

export interface WatchedProcess {
  readonly pid: number | undefined;
  readonly memoryMb: number;
  readonly onOver: (residentMb: number, limitMb: number) => void;
}

/** Twice the heap limit (garbage collection keeps two copies for a moment) on top of the base. */
function residentLimitMb(memoryMb: number): number {
  return BASE_MB + 2 * memoryMb;
}

function residentMb(pid: number): number | undefined {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]);
    return (pages * PAGE_BYTES) / (1024 * 1024);
  } catch {
    return undefined;
  }
}

/** Looks at all processes of `list` until the returned function is called. */
export function watchMemory(list: () => Iterable<WatchedProcess>): () => void {
  if (process.platform !== 'linux') return () => {};
  const timer = setInterval(() => {
    for (const { pid, memoryMb, onOver } of list()) {
      const resident = pid === undefined ? undefined : residentMb(pid);
      const limit = residentLimitMb(memoryMb);
      if (resident !== undefined && resident > limit) onOver(Math.round(resident), limit);
    }
  }, INTERVAL_MS);
  return () => clearInterval(timer);
}
