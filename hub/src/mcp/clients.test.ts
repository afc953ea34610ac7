import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EVERYTHING, NOTHING } from '../policy/scope-grammar.ts';
import { type ClientStore, openClients } from './clients.ts';
import { openSession, send, sessionful, sha256, startTestHub, stateless } from './test-hub.ts';

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

/** As the store knows a client that came with this token. */
const known = (name: string, token: string) => ({ name, entry: sha256(token) });

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
  expect(clients.find('a')).toEqual(known('alice', 'a'));
  expect(clients.find('b')).toEqual(known('bob-2', 'b'));
  for (const wrong of ['', 'A', 'ab', sha256('a')]) expect(clients.find(wrong)).toBeUndefined();
});

test('without a file nobody is let in, until there is one, and again when it is gone', async () => {
  const clients = await open();
  expect(clients.find('a')).toBeUndefined();
  await write({ clients: [entry('alice', 'a')] });
  await eventually(() => expect(clients.find('a')).toEqual(known('alice', 'a')));
  await rm(join(configDir, 'clients.json'));
  await eventually(() => expect(clients.find('a')).toBeUndefined());
  expect(errors()).toEqual([]);
});

test('a running hub lets a new client in and a removed one no more', async () => {
  await write({ clients: [entry('alice', 'a')] });
  await using hub = await startTestHub({ clients: await open() });
  const { headers, body } = stateless('tools/list');
  const statusFor = async (token: string) =>
    (await send(hub.url, { headers: { ...headers, authorization: `Bearer ${token}` }, body })).status;
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
  expect(clients.find('a')).toEqual(known('alice', 'a'));
  expect(clients.find('b')).toBeUndefined();
  await write({ clients: [entry('alice', 'd')] });
  await eventually(() => expect(clients.find('d')).toEqual(known('alice', 'd')));
  expect(clients.find('a')).toBeUndefined();
  expect(errors()).toHaveLength(1);
});

test('a client may use what its scope says, and one without a scope everything', async () => {
  await write({ clients: [entry('free', 'a'), { ...entry('bound', 'b'), scope: '#server=gitlab' }] });
  const clients = await open();
  expect(clients.grantOf(known('free', 'a'))).toEqual({ scope: EVERYTHING });
  expect(clients.grantOf(known('bound', 'b'))).toEqual({ scope: { servers: new Set(['gitlab']), tools: undefined } });
  expect(clients.grantOf(known('nobody', 'a'))).toEqual({ scope: NOTHING });
  expect(clients.grantOf(known('__proto__', 'a'))).toEqual({ scope: NOTHING });
  expect(errors()).toEqual([]);
});

test.each([['#foo=bar'], ['#'], [''], [null], [1], [[]], [{ server: 'gitlab' }]])(
  'the scope %j grants nothing, is named in the log, and keeps nobody else out',
  async (scope) => {
    await write({ clients: [{ ...entry('alice', 'a'), scope }, entry('bob', 'b')] });
    const clients = await open();
    expect(clients.grantOf(known('alice', 'a'))).toEqual({ scope: NOTHING });
    expect(clients.grantOf(known('bob', 'b'))).toEqual({ scope: EVERYTHING });
    expect(clients.find('a')).toEqual(known('alice', 'a'));
    expect(errors()).toMatchObject([{ client: 'alice', problem: expect.any(String) }]);
  },
);

test.each([
  [true],
  ['Elicitation'],
  ['elicitation '],
  ['operator'],
  [''],
  [['elicitation']],
  [{ elicitation: {} }],
  [null],
  [1],
])(
  'what "approves" says as %j lets nobody decide, is named in the log, and keeps nobody else from it',
  async (approves) => {
    await write({
      clients: [
        { ...entry('alice', 'a'), approves },
        { ...entry('bob', 'b'), approves: 'elicitation' },
      ],
    });
    const clients = await open();
    expect(clients.grantOf(known('alice', 'a'))).toEqual({ scope: EVERYTHING });
    expect(clients.grantOf(known('bob', 'b'))).toEqual({ scope: EVERYTHING, approves: 'elicitation' });
    expect(errors()).toMatchObject([{ client: 'alice', msg: expect.stringContaining('approves') }]);
  },
);

test('a scope that can not be used leaves nothing to decide about, and what its user may decide ends with the entry', async () => {
  await write({ clients: [{ ...entry('alice', 'a'), scope: '#', approves: 'elicitation' }] });
  const clients = await open();
  expect(clients.grantOf(known('alice', 'a')).scope).toEqual(NOTHING);
  expect(clients.grantOf(known('alice', 'b'))).toEqual({ scope: NOTHING });
  await write({ clients: [{ ...entry('alice', 'b'), approves: 'elicitation' }] });
  await eventually(() => expect(clients.grantOf(known('alice', 'b')).approves).toBe('elicitation'));
  expect(clients.grantOf(known('alice', 'a'))).toEqual({ scope: NOTHING });
});

test('a grant that is changed or taken away ends at once, and the change is told', async () => {
  await write({ clients: [entry('alice', 'a'), entry('bob', 'b')] });
  const clients = await open();
  const seen: unknown[] = [];
  clients.onChange(() => seen.push(clients.grantOf(known('alice', 'a')).scope));
  await write({ clients: [{ ...entry('alice', 'a'), scope: '#tool=' }, entry('bob', 'b')] });
  await eventually(() => expect(seen).toEqual([NOTHING]));
  await write({ clients: [entry('alice', 'a')] });
  await eventually(() => expect(seen).toEqual([NOTHING, EVERYTHING]));
  expect(clients.grantOf(known('bob', 'b'))).toEqual({ scope: NOTHING });
});

test("a name that is given to another client takes neither its grant nor its sessions to the first one's scripts", async () => {
  await write({ clients: [{ ...entry('alice', 'a'), scope: '#server=demo' }] });
  const clients = await open();
  await using hub = await startTestHub({ clients });
  const first = clients.find('a') ?? { name: 'nobody' };
  const session = await openSession(hub.url, 'a');
  expect(clients.grantOf(first)).not.toEqual({ scope: NOTHING });
  await write({ clients: [entry('alice', 'd')] });
  await eventually(() => expect(clients.find('d')).toEqual(known('alice', 'd')));
  expect(clients.grantOf(first)).toEqual({ scope: NOTHING });
  expect(clients.grantOf(known('alice', 'd'))).toEqual({ scope: EVERYTHING });
  const ping = { body: sessionful('ping') };
  expect((await send(hub.url, { headers: { ...session, authorization: 'Bearer d' }, ...ping })).status).toBe(404);
});

test('a client that is named without its token is granted nothing; the operator may ask by the name alone', async () => {
  await write({ clients: [entry('alice', 'a')] });
  const clients = await open();
  expect(clients.grantOf({ name: 'alice' })).toEqual({ scope: NOTHING });
  expect(clients.grantOfName('alice')).toEqual({ scope: EVERYTHING });
  expect(clients.grantOfName('bob')).toEqual({ scope: NOTHING });
});

test('each client that is removed is told, also when another takes its name, and none that only changed', async () => {
  await write({ clients: [entry('alice', 'a'), entry('bob', 'b'), entry('carol', 'c')] });
  const clients = await open();
  const removed: unknown[] = [];
  clients.onRemoved((client) => removed.push(client));
  await write({ clients: [entry('alice', 'd'), { ...entry('carol', 'c'), scope: '#server=demo' }] });
  await eventually(() => expect(clients.find('d')).toEqual(known('alice', 'd')));
  expect(removed).toEqual([known('alice', 'a'), known('bob', 'b')]);
});

test('a client is revoked by a list without it, not by a list that is lost or cannot be used', async () => {
  const clients = await open();
  expect(clients.isRevoked(known('alice', 'a'))).toBe(false);
  await write({ clients: [entry('alice', 'a'), entry('bob', 'b')] });
  await eventually(() => expect(clients.isRevoked(known('carol', 'c'))).toBe(true));
  for (const one of [known('alice', 'a'), known('bob', 'b')]) expect(clients.isRevoked(one)).toBe(false);
  await write({ clients: [entry('alice', 'd')] });
  for (const one of [known('alice', 'a'), known('bob', 'b'), { name: 'alice' }])
    await eventually(() => expect(clients.isRevoked(one)).toBe(true));
  await rm(join(configDir, 'clients.json'));
  await eventually(() => expect(clients.find('d')).toBeUndefined());
  expect(clients.isRevoked(known('bob', 'b'))).toBe(false);
  store?.close();
  await write('{');
  expect((await open()).isRevoked(known('bob', 'b'))).toBe(false);
});

test('a file that may not be read is read as soon as it may be', async ({ skip }) => {
  skip(process.getuid?.() === 0, 'root may read everything');
  await write({ clients: [entry('alice', 'a')] });
  await chmod(join(configDir, 'clients.json'), 0);
  const clients = await open();
  expect(clients.find('a')).toBeUndefined();
  await chmod(join(configDir, 'clients.json'), 0o600);
  await eventually(() => expect(clients.find('a')).toEqual(known('alice', 'a')));
});
