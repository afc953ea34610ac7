/**
 * The real hub is killed again and again while three operators approve three hundred calls: what reached the worker, by its own
 * count, happened at most once, and nothing is lost without being said to be.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startWorker } from '../catalog/worker/worker-fixture.ts';
import { ActionList } from '../operator/approvals-api.ts';

const ACTIONS = 300;
const SCRIPTS = 3;
const OPERATORS = 3;
/** So many kills at least, and then others for as long; a hub takes its time to start where the machine is busy. */
const MIN_KILLS = 3;
const KILLING_MS = 30_000;
const SEED = 20_261_130;
const PASSPHRASE = 'correct horse battery';

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sp-crash-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) await kill(child);
  await rm(folder, { recursive: true });
});

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

function start(file: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, file)], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  processes.push(child);
  return child;
}

/** Resolves once the hub serves both its surfaces. */
async function startHub(): Promise<{ hub: ChildProcess; port: number }> {
  const hub = start('../main.ts', {
    PORT: '0',
    OPERATOR_PORT: '0',
    CONFIG_DIR: join(folder, 'config'),
    STATE_DIR: join(folder, 'state'),
    SANDBOX_SOCKET: join(folder, 's.sock'),
  });
  let port = 0;
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: hub.stderr ?? process.stdin }).on('line', (line) => {
      if (line.includes('"listening"')) port = JSON.parse(line).port;
      if (line.includes('the operator surface listens')) resolve();
    });
    hub.once('exit', (code) => reject(new Error(`the hub ended with ${code}`)));
  });
  return { hub, port };
}

/** Over the operator's socket. @throws Error while no hub answers. */
function ask(
  method: string,
  path: string,
  body: object | undefined,
  token = '',
): Promise<{ status: number; json: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: 'localhost',
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    };
    const asked = request(
      { socketPath: join(folder, 'state/operator.sock'), method, path, headers, agent: false },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('error', reject);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
        response.on('aborted', () => reject(new Error('the hub died')));
      },
    );
    asked.on('error', reject);
    asked.end(body && JSON.stringify(body));
  });
}

/** Numbers from 0 to 1, the same each time (a linear congruence). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

async function stage(port: number): Promise<void> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  const requestInit = { headers: { authorization: 'Bearer sp_test' } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit }));
  const run = async (code: string) =>
    JSON.stringify(await client.callTool({ name: 'execute_code', arguments: { code } }, { timeout: 60_000 }));
  await expect.poll(() => run('return fixture.toString()'), { timeout: 30_000 }).toContain('1 methods');
  const each = ACTIONS / SCRIPTS;
  for (let script = 0; script < SCRIPTS; script += 1) {
    const code = `const all = Array.from({ length: ${each} }, (_, i) => fixture.make({ n: ${script * each} + i }));
      return (await Promise.all(all)).filter(({ status }) => status === 'pending').length`;
    expect(await run(code)).toContain(`"${each}"`);
  }
  await client.close();
}

test('300 approved calls reach the worker at most once each, and each has its end', { timeout: 240_000 }, async () => {
  const reached = new Map<number, number>();
  const pick = random(SEED);
  const worker = await startWorker([
    {
      name: 'make',
      inputSchema: { properties: { n: { type: 'integer' } } },
      async run({ n }) {
        reached.set(Number(n), (reached.get(Number(n)) ?? 0) + 1);
        await delay(20 + pick() * 40);
        return { content: [{ type: 'text', text: `${n}` }] };
      },
    },
  ]);
  await mkdir(join(folder, 'config'));
  const tokenSha256 = createHash('sha256').update('sp_test').digest('hex');
  const client = { name: 'test', tokenSha256, createdAt: new Date().toISOString() };
  await writeFile(join(folder, 'config/clients.json'), JSON.stringify({ clients: [client] }));
  await writeFile(
    join(folder, 'config/workers.json'),
    JSON.stringify({ workers: [{ name: 'fixture', url: worker.url.href }] }),
  );

  let { hub, port } = await startHub();
  const keeper = start('../../../sandbox/src/keeper.ts', { SANDBOX_SOCKET: join(folder, 's.sock') });
  await ask('PUT', '/api/passphrase', { passphrase: PASSPHRASE });
  await stage(port);
  await kill(keeper);
  expect(reached.size).toBe(0);

  let token = '';
  let isDone = false;
  const unlock = async (): Promise<void> => {
    const { json } = await ask('POST', '/api/session', { passphrase: PASSPHRASE });
    token = String((json as { token?: unknown }).token); // The contract of the operator's interface.
  };
  await unlock();
  const operate = async (): Promise<void> => {
    while (!isDone) {
      try {
        const { status, json } = await ask('GET', '/api/approvals', undefined, token);
        if (status !== 200) throw new Error('no session in this hub yet');
        const open = ActionList.parse(json).actions.filter(({ state }) => state !== 'applying');
        isDone ||= ActionList.parse(json).actions.length === 0;
        const chosen = open[Math.floor(pick() * Math.min(open.length, 4))];
        if (chosen !== undefined)
          await ask('POST', `/api/approvals/${chosen.id}/approve`, { hash: chosen.hash }, token);
        else await delay(20);
      } catch {
        // Whatever was under way when the hub died: the next one is asked.
        await delay(20);
      }
    }
  };
  const operators = Array.from({ length: OPERATORS }, operate);
  let kills = 0;
  const endAt = performance.now() + KILLING_MS;
  while (!isDone && (kills < MIN_KILLS || performance.now() < endAt)) {
    await delay(50 + pick() * 600);
    await kill(hub);
    kills += 1;
    ({ hub, port } = await startHub());
    await unlock();
  }
  await Promise.all(operators);
  await kill(hub);
  await worker.close();

  const store = new DatabaseSync(join(folder, 'state/hub.sqlite'), { readOnly: true });
  const actions = store.prepare('SELECT state, shown_args, args, error FROM action').all();
  store.close();
  const timesReached = (action: (typeof actions)[number]) =>
    reached.get(JSON.parse(String(action['shown_args'])).n) ?? 0;
  expect(kills).toBeGreaterThanOrEqual(MIN_KILLS);
  expect(actions).toHaveLength(ACTIONS);
  expect([...reached.values()].filter((times) => times !== 1)).toEqual([]);
  for (const action of actions) {
    expect(action['args']).toBeNull();
    if (action['state'] === 'applied') expect(timesReached(action)).toBe(1);
    else
      expect([action['state'], action['error']]).toEqual(['failed', expect.stringContaining('may have taken effect')]);
  }
});
