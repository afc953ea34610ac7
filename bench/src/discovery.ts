/** What dead and hanging workers cost everybody else: two hubs side by side, one whose workers are all alive and one that has lost two. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { z } from 'zod';
import { quantile } from './sandbox/quantile.ts';

const WARM_UP = 20;
const ROUNDS = 300;
const TOKEN = 'sp_bench';
const HUB = join(import.meta.dirname, '../../hub/src/main.ts');

/** Needs no running system; prints the middle of each request's times, and what the lost workers cost. */
export async function benchDiscovery(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sp-bench-'));
  const children: ChildProcess[] = [];
  const hanging = await listening(createServer(() => undefined));
  const { server: gone, port: dead } = await listening(createServer());
  await new Promise((resolve) => gone.close(resolve));
  try {
    const workers = await Promise.all([1, 2, 3].map(() => startWorker(children)));
    const alive = await startHub(join(folder, 'alive'), workers, children);
    const lost = await startHub(join(folder, 'lost'), [...workers.slice(0, 1), dead, hanging.port], children);
    for (const client of [alive, lost]) await untilFound(client);
    const list = (client: Client) => client.listTools();
    const search = (client: Client) => client.callTool({ name: 'search_tools', arguments: { query: 'nothing' } });
    for (const [name, work] of [['tools/list', list] as const, ['search_tools', search] as const]) {
      const [all = Number.NaN, less = Number.NaN] = await measured([alive, lost], work);
      console.log(
        `${name.padEnd(14)} p50 all alive ${all.toFixed(2)} ms   one dead, one hanging ${less.toFixed(2)} ms   ${(less / all).toFixed(2)} x`,
      );
    }
    await Promise.all([alive.close(), lost.close()]);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    hanging.server.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The middle time of each client's requests, made in turns that begin with another each round. Milliseconds. */
async function measured(clients: readonly Client[], work: (client: Client) => Promise<unknown>): Promise<number[]> {
  const times = clients.map((): number[] => []);
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const turns = [...clients.entries()];
    for (const [index, client] of round % 2 === 0 ? turns : turns.reverse()) {
      const start = performance.now();
      await work(client);
      if (round >= WARM_UP) times[index]?.push(performance.now() - start);
    }
  }
  return times.map((each) => quantile(each, 0.5));
}

async function startWorker(children: ChildProcess[]): Promise<number> {
  const child = fork(join(import.meta.dirname, 'yardstick.ts'));
  children.push(child);
  return new Promise((resolve) =>
    child.once('message', (address) => resolve(z.object({ port: z.number() }).parse(address).port)),
  );
}

async function startHub(folder: string, workers: readonly number[], children: ChildProcess[]): Promise<Client> {
  const config = join(folder, 'config');
  await mkdir(config, { recursive: true });
  const tokenSha256 = createHash('sha256').update(TOKEN).digest('hex');
  const clients = [{ name: 'bench', tokenSha256, createdAt: new Date().toISOString() }];
  const list = workers.map((port, n) => ({ name: `worker${n}`, url: `http://127.0.0.1:${port}/mcp` }));
  await writeFile(join(config, 'clients.json'), JSON.stringify({ clients }));
  await writeFile(join(config, 'workers.json'), JSON.stringify({ workers: list }));
  const child = spawn(process.execPath, [HUB], {
    env: {
      PORT: '0',
      OPERATOR_PORT: '0',
      CONFIG_DIR: config,
      STATE_DIR: join(folder, 'state'),
      SANDBOX_SOCKET: join(folder, 's.sock'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (line.includes('"listening"')) resolve(z.object({ port: z.number() }).parse(JSON.parse(line)).port);
    });
    child.once('exit', (code) => reject(new Error(`the hub ended with ${code}`)));
  });
  const client = new Client(
    { name: 'bench', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  const requestInit = { headers: { authorization: `Bearer ${TOKEN}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit }));
  return client;
}

/** Waits for the worker that both have; those that are lost are not waited for. */
async function untilFound(client: Client): Promise<void> {
  for (;;) {
    const found = await client.callTool({ name: 'search_tools', arguments: { query: 'worker0.nothing' } });
    if (JSON.stringify(found).includes('worker0.nothing(')) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function listening(server: Server): Promise<{ readonly server: Server; readonly port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}
