/** The way of a request: nothing, an empty script, a script with one call; each against the bare protocol. */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';

const WARM_UP = 50;
const ROUNDS = 500;

interface Row {
  readonly name: string;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

async function connect(url: string, token: string): Promise<Client> {
  const client = new Client(
    { name: 'bench', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  await client.connect(
    new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
  );
  return client;
}

/** Runs the cases in turns, so that whatever else the machine does falls on all of them alike. */
async function measure(cases: readonly (readonly [string, () => Promise<unknown>])[]): Promise<readonly Row[]> {
  const times = cases.map((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, [, work]] of cases.entries()) {
      const start = performance.now();
      await work();
      if (round >= WARM_UP) times[index]?.push(performance.now() - start);
    }
  }
  return cases.map(([name], index) => {
    const sorted = (times[index] ?? []).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    return { name, p50Ms: at(0.5), p99Ms: at(0.99) };
  });
}

/** Prints a table; needs a running system with the demo integration. */
export async function benchPath(): Promise<void> {
  const url = process.env['SALLYPORT_URL'] ?? 'http://127.0.0.1:4000/mcp';
  const hub = await connect(url, process.env['SALLYPORT_TOKEN'] ?? '');
  const yardstick = fork(join(import.meta.dirname, 'yardstick.ts'));
  const port = await new Promise<number>((resolve) =>
    yardstick.once('message', (address) => resolve(z.object({ port: z.number() }).parse(address).port)),
  );
  const bare = await connect(`http://127.0.0.1:${port}/mcp`, 'none');
  const script = (code: string) => async () => {
    const result = await hub.callTool({ name: 'execute_code', arguments: { code } });
    if (result.isError === true) throw new Error(JSON.stringify(result.content));
  };
  const rows = await measure([
    ['bare protocol: a tool that does nothing', () => bare.callTool({ name: 'nothing', arguments: {} })],
    [
      'ping: search_tools for an exact name',
      () => hub.callTool({ name: 'search_tools', arguments: { query: 'demo.add', limit: 1 } }),
    ],
    ['empty script', script('return 1')],
    ['script with one call', script('return await demo.add({ a: 1, b: 2 })')],
    [
      'script with ten calls at once',
      script('return await Promise.all([1,2,3,4,5,6,7,8,9,10].map((a) => demo.add({ a, b: 2 })))'),
    ],
  ]).finally(() => yardstick.kill());
  const yard = rows[0]?.p50Ms ?? Number.NaN;
  for (const { name, p50Ms, p99Ms } of rows) {
    console.log(
      `${name.padEnd(42)} p50 ${p50Ms.toFixed(2).padStart(7)} ms   p99 ${p99Ms.toFixed(2).padStart(7)} ms   ${(p50Ms / yard).toFixed(1)} x`,
    );
  }
  await Promise.all([hub.close(), bare.close()]);
}
