/**
 * All measurements of the running contestants. Each is cut into short turns that the contestants take one after the
 * other, so that whatever else the machine does falls on all of them alike.
 */
import type { ContestantName } from './contestant.ts';
import type { Host } from './hosts.ts';
import { type Memory, memoryOf, processTree } from './process-memory.ts';
import { quantile } from './quantile.ts';
import { CALL_COUNTS, type CallCount } from './scripts.ts';

export const CLIENT_COUNTS = [1, 8, 32] as const;
type ClientCount = (typeof CLIENT_COUNTS)[number];

const WARM_UP_MS = 400;
const LATENCY_ROUNDS = 8;
const LATENCY_TURN_MS = 300;
const THROUGHPUT_ROUNDS = 2;
const THROUGHPUT_TURN_MS = 400;
const PARALLEL_ROUNDS = 5;
/** On a slow machine rounds after the first are left out from here on, so that the whole ends within three minutes. */
const LATENCY_END_MS = 70_000;
const THROUGHPUT_END_MS = 120_000;

interface Latency {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly samples: number;
}

export interface Figures {
  readonly latency: { readonly [calls in CallCount]: Latency };
  readonly perSecond: { readonly [calls in CallCount]: { readonly [clients in ClientCount]: number } };
  readonly parallelMs: number;
  /** With one client, and after the run with the most of them. Undefined where the platform cannot tell. */
  readonly memory: { readonly one: Memory | undefined; readonly many: Memory | undefined };
}

type Each<Value> = ReadonlyMap<ContestantName, Value>;

async function inTurns<Value>(
  hosts: readonly Host[],
  { rounds, until }: { readonly rounds: number; readonly until: number },
  turn: (host: Host) => Promise<Value>,
): Promise<Each<Value[]>> {
  const results = new Map(hosts.map(({ name }) => [name, [] as Value[]]));
  for (let round = 0; round < rounds && (round === 0 || performance.now() < until); round += 1) {
    for (const host of hosts) results.get(host.name)?.push(await turn(host));
  }
  return results;
}

async function measureLatency(hosts: readonly Host[], calls: CallCount, until: number): Promise<Each<Latency>> {
  await inTurns(hosts, { rounds: 1, until }, (host) => host.ask({ kind: 'latency', calls, forMs: WARM_UP_MS }));
  const turns = await inTurns(hosts, { rounds: LATENCY_ROUNDS, until }, (host) =>
    host.ask({ kind: 'latency', calls, forMs: LATENCY_TURN_MS }),
  );
  return new Map(
    [...turns].map(([name, times]) => {
      const all = times.flat();
      return [name, { p50Ms: quantile(all, 0.5), p99Ms: quantile(all, 0.99), samples: all.length }];
    }),
  );
}

async function measureThroughput(
  hosts: readonly Host[],
  calls: CallCount,
  clients: number,
  until: number,
): Promise<Each<number>> {
  const turns = await inTurns(hosts, { rounds: THROUGHPUT_ROUNDS, until }, (host) =>
    host.ask({ kind: 'throughput', calls, clients, forMs: THROUGHPUT_TURN_MS }),
  );
  return new Map(
    [...turns].map(([name, rounds]) => {
      const scripts = rounds.reduce((sum, [count = 0]) => sum + count, 0);
      const ms = rounds.reduce((sum, [, took = 0]) => sum + took, 0);
      return [name, (scripts / ms) * 1000];
    }),
  );
}

function measureMemory(hosts: readonly Host[]): Each<Memory | undefined> {
  return new Map(hosts.map(({ name, pid }) => [name, memoryOf(processTree(pid))]));
}

/** One result for each number of calls, measured one after the other. */
async function forEachCallCount<Value>(work: (calls: CallCount) => Promise<Value>) {
  const [none, one, fifty] = CALL_COUNTS;
  return { [none]: await work(none), [one]: await work(one), [fifty]: await work(fifty) };
}

export async function measureAll(hosts: readonly Host[]): Promise<ReadonlyMap<ContestantName, Figures>> {
  const latencyEnd = performance.now() + LATENCY_END_MS;
  const end = performance.now() + THROUGHPUT_END_MS;
  const latency = await forEachCallCount((calls) => measureLatency(hosts, calls, latencyEnd));
  const parallelTurns = { rounds: PARALLEL_ROUNDS, until: end };
  const parallel = await inTurns(hosts, parallelTurns, (host) => host.ask({ kind: 'parallel' }));
  const memoryOfOne = measureMemory(hosts);
  const perSecond = await forEachCallCount(async (calls) => ({
    1: await measureThroughput(hosts, calls, 1, end),
    8: await measureThroughput(hosts, calls, 8, end),
    32: await measureThroughput(hosts, calls, 32, end),
  }));
  const memoryOfMany = measureMemory(hosts);
  const missing = { p50Ms: Number.NaN, p99Ms: Number.NaN, samples: 0 };
  return new Map(
    hosts.map(({ name }) => {
      const latencyOf = (calls: CallCount) => latency[calls].get(name) ?? missing;
      const rateOf = (calls: CallCount, clients: ClientCount) => perSecond[calls][clients].get(name) ?? Number.NaN;
      const ratesOf = (calls: CallCount) => ({ 1: rateOf(calls, 1), 8: rateOf(calls, 8), 32: rateOf(calls, 32) });
      const figures: Figures = {
        latency: { 0: latencyOf(0), 1: latencyOf(1), 50: latencyOf(50) },
        perSecond: { 0: ratesOf(0), 1: ratesOf(1), 50: ratesOf(50) },
        parallelMs: quantile((parallel.get(name) ?? []).flat(), 0.5),
        memory: { one: memoryOfOne.get(name), many: memoryOfMany.get(name) },
      };
      return [name, figures];
    }),
  );
}
