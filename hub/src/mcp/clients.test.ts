import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClientStore, openClients } from './clients.ts';
import { STREAMING, send, sha256, startTestHub, stateless } from './test-hub.ts';

let configDir: string;
let store: ClientStore | undefined;
let logged: { level: number; msg: string }[];

beforeEach(async () => {
  configDir = await mkdtemp(join(tmpdir(), 'sallyport-clients-'));
  logged = [];
});
afterEach(async () => {
  store?.close();
  await rm(configDir, { recursive: true });
});

async function open(): Promise<ClientStore> {
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
  store = await openClients({ configDir, log, pollIntervalMs: 5 });
  return store;
}

const entry = (name: string, token: string) => ({
  name,
  tokenSha256: sha256(token),
  createdAt: '2026-01-01T00:00:00Z',
});

async function write(content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFile(join(configDir, 'new.json'), text);
  await rename(join(configDir, 'new.json'), join(configDir, 'clients.json'));
}

const errors = () => logged.filter(({ level }) => level >= 50);
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

test('a client is known by its token, and by nothing that only looks like it', async () => {
  await write({ clients: [entry('alice', 'a'), entry('bob-2', 'b')] });
  const clients = await open();
  expect(clients.find('a')).toEqual({ name: 'alice' });
  expect(clients.find('b')).toEqual({ name: 'bob-2' });
  for (const wrong of ['', 'A', 'ab', sha256('a')]) expect(clients.find(wrong)).toBeUndefined();
});

test('without a file nobody is let in, until there is one, and again when it is gone', async () => {
  const clients = await open();
  expect(clients.find('a')).toBeUndefined();
  await write({ clients: [entry('alice', 'a')] });
  await eventually(() => expect(clients.find('a')).toEqual({ name: 'alice' }));
  await rm(join(configDir, 'clients.json'));
  await eventually(() => expect(clients.find('a')).toBeUndefined());
  expect(errors()).toEqual([]);
});

test('a running hub lets a new client in and a removed one no more', async () => {
  await write({ clients: [entry('alice', 'a')] });
  await using hub = await startTestHub({ clients: await open() });
  const { headers, body } = stateless('tools/list');
  const statusFor = async (token: string) =>
    (await send(hub.url, { headers: { ...STREAMING, ...headers, authorization: `Bearer ${token}` }, body })).status;
  expect([await statusFor('a'), await statusFor('b')]).toEqual([200, 401]);
  await write({ clients: [entry('bob', 'b')] });
  await vi.waitFor(async () => expect([await statusFor('a'), await statusFor('b')]).toEqual([401, 200]), {
    timeout: 10_000,
  });
});

test.each([
  ['half written', '{"clients":[{"na'],
  ['of another shape', { clients: { alice: 'a' } }],
  ['with a name that could be taken for a path', { clients: [entry('alice/1', 'b')] }],
  ['with a name in capitals', { clients: [entry('Alice', 'b')] }],
  ['with a hash that is none', { clients: [{ ...entry('alice', 'b'), tokenSha256: 'abc' }] }],
  ['with a token in clear', { clients: [{ ...entry('alice', 'b'), token: 'b' }] }],
  ['with a name twice', { clients: [entry('alice', 'b'), entry('alice', 'c')] }],
])('a file %s changes nothing and is reported once', async (_what, content) => {
  await write({ clients: [entry('alice', 'a')] });
  const clients = await open();
  await write(content);
  await eventually(() => expect(errors()).toHaveLength(1));
  expect(clients.find('a')).toEqual({ name: 'alice' });
  expect(clients.find('b')).toBeUndefined();
  await write({ clients: [entry('alice', 'd')] });
  await eventually(() => expect(clients.find('d')).toEqual({ name: 'alice' }));
  expect(clients.find('a')).toBeUndefined();
  expect(errors()).toHaveLength(1);
});

test('a file that may not be read is read as soon as it may be', async ({ skip }) => {
  skip(process.getuid?.() === 0, 'root may read everything');
  await write({ clients: [entry('alice', 'a')] });
  await chmod(join(configDir, 'clients.json'), 0);
  const clients = await open();
  expect(clients.find('a')).toBeUndefined();
  await chmod(join(configDir, 'clients.json'), 0o600);
  await eventually(() => expect(clients.find('a')).toEqual({ name: 'alice' }));
});
