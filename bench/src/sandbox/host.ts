/**
 * The process that one contestant lives in, started by the bench with the contestant's name. It measures on request and
 * answers numbers only, so that the way between the two processes is in none of them.
 */
import { type Contestant, type ContestantName, isContestantName } from './contestant.ts';
import { type CallCount, countingScript, PARALLEL_CALLS, parallelScript } from './scripts.ts';

export type Request =
  | { readonly kind: 'latency'; readonly calls: CallCount; readonly forMs: number }
  | { readonly kind: 'throughput'; readonly calls: CallCount; readonly clients: number; readonly forMs: number }
  | { readonly kind: 'parallel' }
  | { readonly kind: 'close' };
/** Milliseconds of each script; for `throughput` the number of scripts and the milliseconds that they took. */
export type Answer = readonly number[] | { readonly problem: string };

/** The modules are loaded here, so that no contestant carries another's memory, and one that is missing leaves the rest. */
const START: { readonly [name in ContestantName]: () => Promise<Contestant> } = {
  'in-process': async () => (await import('./in-process.ts')).startInProcess(),
  'bare-process': async () => (await import('./bare-process.ts')).startBareProcess(),
  warm: async () => (await import('./this-sandbox.ts')).startThisSandbox('shared'),
  'warm-each': async () => (await import('./this-sandbox.ts')).startThisSandbox('each'),
  fresh: async () => (await import('./this-sandbox.ts')).startThisSandbox('ready'),
  cold: async () => (await import('./this-sandbox.ts')).startThisSandbox('new'),
  'code-mode': async () => (await import('./code-mode.ts')).startCodeMode(),
  'isolated-vm': async () => (await import('./isolated-vm.ts')).startIsolatedVm(),
};

async function runOne(contestant: Contestant, calls: CallCount, client: number): Promise<void> {
  const { code, expected } = countingScript(calls, contestant.tools);
  const value = await contestant.run(code, client);
  if (value !== expected) throw new Error(`a script answered ${JSON.stringify(value)} instead of ${expected}`);
}

async function measure(contestant: Contestant, request: Exclude<Request, { kind: 'close' }>): Promise<number[]> {
  if (request.kind !== 'throughput') await contestant.prepare?.();
  const startedAt = performance.now();
  if (request.kind === 'parallel') {
    const count = await contestant.run(parallelScript(contestant.tools), 0);
    if (count !== PARALLEL_CALLS) throw new Error('the calls did not all answer');
    return [performance.now() - startedAt];
  }
  const { calls, forMs } = request;
  const times: number[] = [];
  const work = async (client: number): Promise<void> => {
    do {
      const at = performance.now();
      await runOne(contestant, calls, client);
      times.push(performance.now() - at);
      if (request.kind === 'latency') await contestant.prepare?.();
    } while (performance.now() - startedAt < forMs);
  };
  if (request.kind === 'latency') await work(0);
  else await Promise.all(Array.from({ length: request.clients }, (_, client) => work(client)));
  return request.kind === 'latency' ? times : [times.length, performance.now() - startedAt];
}

async function serve(name: ContestantName): Promise<void> {
  const send = (answer: Answer): void => void process.send?.(answer);
  try {
    const contestant = await START[name]();
    // The bench was stopped.
    process.on('disconnect', () => void contestant.close().finally(() => process.exit(1)));
    process.on('message', async (request: Request) => {
      try {
        if (request.kind === 'close') {
          await contestant.close();
          process.exit(0);
        }
        send(await measure(contestant, request));
      } catch (error) {
        send({ problem: error instanceof Error ? error.message : String(error) });
      }
    });
    send([]);
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) });
  }
}

const [name = ''] = process.argv.slice(2);
if (!isContestantName(name)) throw new Error('the bench starts this process, with the name of a contestant');
await serve(name);
