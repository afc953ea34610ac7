import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { connect as dial } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderSource } from './audit/read-log.ts';
import { verifyLog } from './audit/verify-log.ts';
import { startWorker, textTool } from './catalog/worker/worker-fixture.ts';

let folder: string;
const processes: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sp-hub-'));
});
afterEach(async () => {
  for (const child of processes.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  await rm(folder, { recursive: true });
});

function start(file: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const child = spawn(process.execPath, ['--disable-sigusr1', join(import.meta.dirname, file)], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  return child;
}

function settingsOfHub() {
  return {
    PORT: '0',
    OPERATOR_PORT: '0',
    CONFIG_DIR: join(folder, 'config'),
    STATE_DIR: join(folder, 'state'),
    SANDBOX_SOCKET: join(folder, 's.sock'),
  };
}

/** What a start that fails says. */
async function failedStart(settings: Readonly<Record<string, string>>): Promise<string> {
  const hub = start('main.ts', settings);
  let stderr = '';
  hub.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  expect(await once(hub, 'close')).toEqual([1, null]);
  return stderr;
}

/** The real hub with the real keeper, and one worker. */
async function startHub(
  workerUrl: URL,
  { notSetUp = [], scope }: { readonly notSetUp?: readonly string[]; readonly scope?: string } = {},
): Promise<{ hub: ChildProcess; port: number; stdout: () => string }> {
  await mkdir(join(folder, 'config'));
  const tokenSha256 = createHash('sha256').update('sp_test').digest('hex');
  const client = { name: 'test', tokenSha256, createdAt: new Date().toISOString(), scope };
  await writeFile(join(folder, 'config/clients.json'), JSON.stringify({ clients: [client] }));
  await writeFile(
    join(folder, 'config/workers.json'),
    JSON.stringify({ workers: [{ name: 'fixture', url: workerUrl.href }], notSetUp }),
  );
  const settings = settingsOfHub();
  const hub = start('main.ts', settings);
  let stdout = '';
  hub.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  const port = await new Promise<number>((resolve, reject) => {
    const lines = createInterface({ input: hub.stderr ?? process.stdin });
    lines.on('line', (line) => line.includes('"listening"') && resolve(JSON.parse(line).port));
    hub.once('exit', (code) => reject(new Error(`the hub ended with ${code}`)));
  });
  start('../../sandbox/src/keeper.ts', { SANDBOX_SOCKET: settings.SANDBOX_SOCKET });
  return { hub, port, stdout: () => stdout };
}

async function connect(port: number): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  const requestInit = { headers: { authorization: 'Bearer sp_test' } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit }));
  return client;
}

test('told to stop, the hub answers what is open, ends its streams, leaves a whole audit log and exits 0', async () => {
  let reached: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let aborted = false;
  const run = (_: object, signal: AbortSignal): Promise<never> => {
    signal.addEventListener('abort', () => {
      aborted = true;
    });
    reached();
    return new Promise(() => undefined);
  };
  const worker = await startWorker([{ name: 'hang', annotations: { readOnlyHint: true }, run }]);
  const { hub, port, stdout } = await startHub(worker.url);
  const client = await connect(port);
  const subscription = await client.listen({ toolsListChanged: true });
  const ready = () => client.callTool({ name: 'search_tools', arguments: { query: 'fixture.hang' } });
  await expect.poll(async () => JSON.stringify(await ready()), { timeout: 20_000 }).toContain('fixture.hang(');
  const script = client.callTool({ name: 'execute_code', arguments: { code: 'await fixture.hang()' } });
  await running;
  const exit = once(hub, 'exit');
  hub.kill('SIGTERM');
  await expect(script).resolves.toMatchObject({ isError: true });
  await subscription.closed;
  expect(await exit).toEqual([0, null]);
  expect(aborted).toBe(true);
  // Standard output belongs to MCP where a client speaks stdio.
  expect(stdout()).toBe('');
  const records = (await readFile(join(folder, 'state/audit/audit-000000000001.jsonl'), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const events = records.map(({ event }) => event).filter((event) => event !== 'search');
  expect([events.at(0), events.at(-1)]).toEqual(['audit.opened', 'audit.closed']);
  // The script is answered without waiting for the last word on its call.
  const expected = ['call.dispatched', 'call.finished', 'documents.pinned', 'script', 'tools.pinned'];
  expect(events.slice(1, -1).sort()).toEqual(expected);
  expect(records.find(({ event }) => event === 'script')).toMatchObject({
    client: 'test',
    apiCallCount: 1,
    ledger: [{ call: 'fixture.hang', outcome: 'unknown' }],
  });
  await client.close();
  await worker.close();
});

test('the calls that a client left waiting end when it is revoked', async () => {
  const worker = await startWorker([textTool('change', 'changed', { annotations: { readOnlyHint: false } })]);
  const { port } = await startHub(worker.url);
  const client = await connect(port);
  const script = { name: 'execute_code', arguments: { code: 'return await fixture.change()' } };
  await expect
    .poll(async () => JSON.stringify(await client.callTool(script)), { timeout: 20_000 })
    .toContain('pending');
  await writeFile(join(folder, 'config/next.json'), '{"clients":[]}');
  await rename(join(folder, 'config/next.json'), join(folder, 'config/clients.json'));
  const log = () => readFile(join(folder, 'state/audit/audit-000000000001.jsonl'), 'utf8');
  await expect
    .poll(log, { timeout: 10_000 })
    .toMatch(/"event":"action\.failed".*"code":"PERMISSION_DENIED","revoked":true/);
  await client.close();
  await worker.close();
});

test('what a worker announces reaches the clients that listen', async () => {
  const worker = await startWorker([textTool('one', '1')]);
  const { port } = await startHub(worker.url);
  const client = await connect(port);
  const search = async (query: string) =>
    JSON.stringify(await client.callTool({ name: 'search_tools', arguments: { query } }));
  await expect.poll(() => search('fixture.one'), { timeout: 20_000 }).toContain('fixture.one(');
  let notices = 0;
  client.setNotificationHandler('notifications/tools/list_changed', () => {
    notices += 1;
  });
  await client.listen({ toolsListChanged: true });
  // Held, since nobody answers for this worker; the clients hear of it all the same.
  worker.setTools([textTool('two', '2')], true);
  await expect.poll(() => notices, { timeout: 20_000 }).toBeGreaterThan(0);
  const call = client.callTool({ name: 'execute_code', arguments: { code: 'await fixture.two()' } });
  expect(JSON.stringify(await call)).toContain('TOOL_CHANGED');
  expect(await search('fixture.two')).not.toContain('fixture.two(');
  await client.close();
  await worker.close();
});

test.each([
  { scope: undefined, isTold: true },
  { scope: '#server=fixture', isTold: false },
])('who has the scope $scope is told of an integration that is not set up: $isTold', async ({ scope, isTold }) => {
  const worker = await startWorker([textTool('one', '1')]);
  const { port } = await startHub(worker.url, { notSetUp: ['redmine'], ...(scope === undefined ? {} : { scope }) });
  const client = await connect(port);
  const script = { name: 'execute_code', arguments: { code: 'return await redmine.listIssues()' } };
  const failed = JSON.stringify(await client.callTool(script));
  expect(failed).toContain('redmine is not defined');
  const search = { name: 'search_tools', arguments: { query: 'redmine.listIssues' } };
  const found = JSON.stringify(await client.callTool(search));
  for (const answer of [failed, found]) expect(answer.includes('redmine is known here but not set up')).toBe(isTold);
  await client.close();
  await worker.close();
});

test('a wrong setting ends the start with a sentence that names it', async () => {
  expect(await failedStart({ PORT: 'four thousand' })).toContain('PORT: ');
});

test.each([
  { state: 'state', said: 'Another hub runs on' },
  { state: 'another', said: 'EADDRINUSE' },
])('a second start beside a running hub, on the folder $state, fails and takes nothing from it', async (second) => {
  const worker = await startWorker([textTool('one', '1')]);
  const { hub, port } = await startHub(worker.url);
  const ready = async () => (await fetch(`http://127.0.0.1:${port}/health/ready`)).status;
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
  const settings = { ...settingsOfHub(), PORT: String(port), STATE_DIR: join(folder, second.state) };
  expect(await failedStart(settings)).toContain(second.said);
  const socket = dial(settings.SANDBOX_SOCKET);
  await once(socket, 'connect');
  socket.destroy();
  const exit = once(hub, 'exit');
  hub.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect(await verifyLog(folderSource(join(folder, 'state/audit')))).not.toHaveProperty('problem');
  await worker.close();
});
