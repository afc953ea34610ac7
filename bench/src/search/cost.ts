/** What an index costs: time to build, how long it holds the event loop, memory, time of a search. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SearchedIntegration } from '@sallyport/hub/search-document';
import { quantile } from '../sandbox/quantile.ts';
import type { Contestant, SearchFunction } from './contestants.ts';

const WARM_UP = 50;

export interface BuildCost {
  readonly search: SearchFunction;
  readonly buildMs: number;
  /** The longest time in which nothing else could run. */
  readonly longestHoldMs: number;
  /** What the heap and the buffers outside of it grew by. */
  readonly memoryMb: number;
}

export interface SearchCost {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export async function buildCost(
  contestant: Contestant,
  integrations: readonly SearchedIntegration[],
): Promise<BuildCost> {
  const before = usedBytes();
  const stopWatching = watchHolds();
  const start = performance.now();
  const search = await contestant.build(integrations);
  const buildMs = performance.now() - start;
  const longestHoldMs = await stopWatching();
  return { search, buildMs, longestHoldMs, memoryMb: (usedBytes() - before) / 1e6 };
}

/** Each query once, after the first few have warmed up the code. */
export function searchCost(search: SearchFunction, queries: readonly string[]): SearchCost {
  for (const query of queries.slice(0, WARM_UP)) search(query);
  const times = queries.map((query) => {
    const start = performance.now();
    search(query);
    return performance.now() - start;
  });
  return { p50Ms: quantile(times, 0.5), p99Ms: quantile(times, 0.99) };
}

/** Asks for every turn of the event loop; the longest time between two is how long something held it. */
function watchHolds(): () => Promise<number> {
  let last = performance.now();
  let longest = 0;
  let stopped: ((longest: number) => void) | undefined;
  const turn = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (stopped === undefined) setImmediate(turn);
    else stopped(longest);
  };
  setImmediate(turn);
  return () =>
    new Promise((resolve) => {
      stopped = resolve;
    });
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('this Node cannot collect garbage on demand');
  for (let i = 0; i < 3; i++) collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
