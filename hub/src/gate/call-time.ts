/**
 * How long a call may take. The times are nested, so that whoever is further in gives up first and says so itself: the
 * worker's wait for its upstream ends before the call, and the call before its script, which then still has the time to
 * answer with what it has.
 */
import type { Tool } from '../catalog/tool.ts';
import type { ResolvedCall } from './call.ts';

/** Between the end of what is further in and of what is around it: a tenth of the time, at most this. Milliseconds. */
const MAX_MARGIN_MS = 1_000;

export interface CallTime {
  /** After which the hub gives the call up. Milliseconds. */
  readonly callMs: number;
  /** What its worker is told that it has. Milliseconds. */
  readonly workerMs: number;
  /** The script's time left is what ends it, not the limit of the tool. */
  readonly isCutByScript: boolean;
}

/** As of now. `timeoutOf`: how long one call of a tool may take, in milliseconds. */
export function callTime({ tool, script }: ResolvedCall, timeoutOf: (tool: Tool) => number): CallTime {
  const left = within(Math.max(0, script.deadline - performance.now()));
  const limit = timeoutOf(tool);
  const callMs = Math.min(limit, left);
  return { callMs, workerMs: Math.floor(within(callMs)), isCutByScript: left < limit };
}

function within(ms: number): number {
  return ms - Math.min(ms / 10, MAX_MARGIN_MS);
}
