import { expect, test } from 'vitest';
import { NOTHING_WAITS } from '../approvals/approvals-fixture.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { memoryAudit } from '../catalog/pins/memory-pins.ts';
import type { Surface } from '../catalog/pins/pins.ts';
import type { Integration } from '../catalog/tool.ts';
import { IN_MEMORY, openStore } from '../store/store.ts';
import { createAttempts } from './attempts.ts';
import { QUIET_CONSOLE } from './console/console-fixture.ts';
import { createOperatorApp } from './operator-app.ts';
import { createOperatorSessions } from './operator-sessions.ts';
import { createPassphrase, PASSPHRASE_TABLES } from './passphrase.ts';
import { createPassphraseChoice } from './passphrase-choice.ts';
import { createSetUpLink } from './set-up-link.ts';

const PASSPHRASE = 'correct horse battery';

/** Both ways to one hub, whose catalogue accepts the state `s1` of `crane`. */
function surfaces() {
  let clockMs = 0;
  const audit = memoryAudit();
  const accepted: string[] = [];
  const catalog: Pick<Catalog, 'integrations' | 'notSetUp' | 'pinned' | 'accept' | 'refresh' | 'setTrust'> = {
    integrations: () => [CRANE],
    notSetUp: () => [],
    pinned: () => undefined,
    refresh: async () => undefined,
    setTrust: async (_, trust, surface) => void accepted.push(`${trust} ${surface}`),
    accept: async (integration, state, surface) => {
      if (integration !== 'crane') return 'none';
      if (state !== 's1') return 'other';
      accepted.push(surface);
      return 'accepted';
    },
  };
  const store = openStore(IN_MEMORY, [PASSPHRASE_TABLES]);
  const passphrase = createPassphrase(store, { memoryKib: 64, passes: 1 });
  const sessions = createOperatorSessions(() => clockMs);
  const log = { error: () => undefined, info: () => undefined };
  const metrics = { contentType: 'text/plain', text: async () => 'sallyport_scripts_total 1\n' };
  const choice = createPassphraseChoice({ passphrase, sessions, audit, link: createSetUpLink(() => clockMs) });
  const appOf = (surface: Surface) =>
    createOperatorApp(surface, {
      catalog,
      approvals: NOTHING_WAITS,
      policy: { explain: () => ({ problem: 'no' }), strangers: () => [] },
      ...QUIET_CONSOLE,
      passphrase,
      choice,
      sessions,
      audit,
      metrics,
      log,
      attempts: createAttempts(() => clockMs),
    });
  const apps = { terminal: appOf('terminal'), http: appOf('http') };
  const ask = async (
    surface: Surface,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: { body?: object; token?: string; headers?: Record<string, string> } = {},
  ) => {
    const { body, token, headers = {} } = options;
    const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await apps[surface].inject({
      method,
      url,
      headers: { host: '127.0.0.1:4001', ...authorization, ...headers },
      ...(body === undefined ? {} : { payload: body }),
    });
    return {
      status: response.statusCode,
      headers: response.headers,
      ...response.json<{ error?: string; token?: string; path?: string }>(),
    };
  };
  const set = () => ask('terminal', 'PUT', '/api/passphrase', { body: { passphrase: PASSPHRASE } });
  const unlock = (surface: Surface, given = PASSPHRASE) =>
    ask(surface, 'POST', '/api/session', { body: { passphrase: given } });
  const passMs = (ms: number): void => {
    clockMs += ms;
  };
  return { ask, set, unlock, accepted, audit, store, passMs };
}

const CRANE: Integration = {
  name: 'crane',
  trust: 'byo',
  endpoint: 'http://crane:3000/mcp',
  purpose: '',
  state: 'available',
  tools: [],
  held: [],
  skills: [],
  spec: undefined,
  refreshedAt: undefined,
  lastError: undefined,
};
const ACCEPT = { body: { integration: 'crane', state: 's1' } };

test('the first passphrase is set at the terminal, never at the port; later it takes the old one', async () => {
  const { ask, set, unlock, audit, store } = surfaces();
  expect(await ask('http', 'PUT', '/api/passphrase', { body: { passphrase: PASSPHRASE } })).toMatchObject({
    status: 404,
  });
  expect(await ask('terminal', 'PUT', '/api/passphrase', { body: { passphrase: 'short' } })).toMatchObject({
    status: 400,
    error: expect.stringContaining('12 characters'),
  });
  expect(await unlock('terminal')).toMatchObject({
    status: 409,
    error: expect.stringContaining('sallyport passphrase'),
  });
  expect(await set()).toMatchObject({ status: 200 });
  expect(await set()).toMatchObject({ status: 403 });
  const next = { old: PASSPHRASE, passphrase: 'another one entirely' };
  expect(await ask('terminal', 'PUT', '/api/passphrase', { body: next })).toMatchObject({ status: 200 });
  expect(await unlock('terminal')).toMatchObject({ status: 403 });
  expect(await unlock('http', 'another one entirely')).toMatchObject({ status: 200 });
  expect(audit.records.map(({ event, surface }) => `${event} ${surface}`)).toEqual([
    'passphrase.set terminal',
    'operator.refused terminal',
    'passphrase.changed terminal',
    'operator.refused terminal',
    'operator.unlocked http',
  ]);
  expect(JSON.stringify([audit.records, store.prepare('SELECT * FROM passphrase').all()])).not.toMatch(
    /horse|entirely/,
  );
});

const makeLink = async (ask: ReturnType<typeof surfaces>['ask']): Promise<string> =>
  (await ask('terminal', 'POST', '/api/passphrase/link')).path ?? '';

test('the link for the first passphrase is made at the terminal only, and only while none is set', async () => {
  const { ask, set, audit } = surfaces();
  expect(await ask('http', 'POST', '/api/passphrase/link')).toMatchObject({ status: 404 });
  const path = await makeLink(ask);
  expect(path).toMatch(/^\/set-up\/[\w-]{43}$/);
  await set();
  expect(await ask('terminal', 'POST', '/api/passphrase/link')).toMatchObject({ status: 409 });
  expect(audit.records.map(({ event, surface }) => `${event} ${surface}`)).toEqual([
    'passphrase.link-made terminal',
    'passphrase.set terminal',
  ]);
  expect(JSON.stringify(audit.records)).not.toContain(path.split('/').at(-1));
});

test('what was refused for want of a session is on the audit log, by its route, and not so often that it fills it', async () => {
  const { ask, audit, unlock, set } = surfaces();
  await set();
  for (let at = 0; at < 50; at++)
    await ask('http', 'POST', `/api/approvals/act-${at}/approve`, { token: 'x'.repeat(43) });
  await ask('http', 'GET', '/api/approvals/events');
  await ask('http', 'POST', '/api/session', { headers: { host: 'evil.example' }, body: { passphrase: PASSPHRASE } });
  await unlock('terminal', 'wrong');
  const refused = audit.records.filter(({ event }) => event === 'operator.refused');
  const asked = refused.map((record) => `${record['surface']} ${record['asked']} ${record['status']}`);
  expect(asked.slice(0, 20)).toEqual(Array(20).fill('http POST /api/approvals/:id/approve 401'));
  expect(asked.slice(20)).toEqual([
    'http GET /api/approvals/events 401',
    'http POST /api/session 403',
    'terminal POST /api/session 403',
  ]);
});

test('accepting needs a session on either way; looking needs one at the port only', async () => {
  const { ask, set, unlock, accepted } = surfaces();
  await set();
  for (const surface of ['terminal', 'http'] as const) {
    expect(await ask(surface, 'POST', '/api/changes/accept', ACCEPT)).toMatchObject({ status: 401 });
    expect(await ask(surface, 'POST', '/api/changes/accept', { ...ACCEPT, token: 'x'.repeat(43) })).toMatchObject({
      status: 401,
    });
    const { token = '' } = await unlock(surface);
    expect(await ask(surface, 'POST', '/api/changes/accept', { ...ACCEPT, token })).toMatchObject({ status: 200 });
  }
  expect(accepted).toEqual(['terminal', 'http']);
  for (const [method, url] of [
    ['GET', '/api/changes'],
    ['POST', '/api/refresh'],
  ] as const) {
    const body = method === 'POST' ? { body: {} } : {};
    expect(await ask('http', method, url, body)).toMatchObject({ status: 401 });
    expect(await ask('terminal', method, url, body)).toMatchObject({
      status: 200,
      integrations: [{ name: 'crane', trust: 'byo', tools: 0 }],
    });
  }
});

test('an acceptance of something else than what waits is refused, and says to look again', async () => {
  const { ask, set, unlock } = surfaces();
  await set();
  const { token = '' } = await unlock('terminal');
  const accept = (integration: string, state: string) =>
    ask('terminal', 'POST', '/api/changes/accept', { body: { integration, state }, token });
  expect(await accept('crane', 's0')).toMatchObject({ status: 409, error: expect.stringContaining('Look again') });
  expect(await accept('pier', 's1')).toMatchObject({ status: 404 });
});

test('how far an integration is trusted is a decision, too', async () => {
  const { ask, set, unlock, accepted } = surfaces();
  await set();
  const body = { integration: 'crane', trust: 'vetted' };
  expect(await ask('terminal', 'POST', '/api/trust', { body })).toMatchObject({ status: 401 });
  const { token = '' } = await unlock('terminal');
  expect(await ask('terminal', 'POST', '/api/trust', { body, token })).toMatchObject({ status: 200 });
  const unknown = { integration: 'pier', trust: 'vetted' };
  expect(await ask('terminal', 'POST', '/api/trust', { body: unknown, token })).toMatchObject({ status: 404 });
  expect(accepted).toEqual(['vetted terminal']);
});

test('sessions end by themselves, on demand, and when the passphrase changes', async () => {
  const { ask, set, unlock, passMs } = surfaces();
  await set();
  const status = async (token = '') => (await ask('http', 'GET', '/api/changes', { token })).status;
  const idle = await unlock('http');
  passMs(14 * 60_000);
  expect(await status(idle.token)).toBe(200);
  passMs(16 * 60_000);
  expect(await status(idle.token)).toBe(401);
  const busy = await unlock('http');
  for (let hours = 0; hours < 8; hours += 0.2) {
    expect(await status(busy.token)).toBe(200);
    passMs(0.2 * 3_600_000);
  }
  passMs(60_000);
  expect(await status(busy.token)).toBe(401);
  const left = await unlock('http');
  await ask('http', 'DELETE', '/api/session', { token: left.token ?? '' });
  expect(await status(left.token)).toBe(401);
  const changed = await unlock('http');
  await ask('terminal', 'PUT', '/api/passphrase', { body: { old: PASSPHRASE, passphrase: 'another one entirely' } });
  expect(await status(changed.token)).toBe(401);
});

test('guessing at the port gets slower and slower, up to a minute, and never closes the terminal', async () => {
  const { set, unlock, passMs, audit } = surfaces();
  await set();
  const waits: (string | undefined)[] = [];
  for (let guess = 0; guess < 400; guess++) {
    const { status, headers } = await unlock('http', `guess ${guess} of many`);
    if (status !== 429) continue;
    waits.push(String(headers['retry-after']));
    passMs(Number(headers['retry-after']) * 1_000);
  }
  expect(waits.slice(0, 8)).toEqual(['1', '2', '4', '8', '16', '32', '60', '60']);
  // Even the right one is not looked at before its time; then it opens, and the count starts anew.
  expect(await unlock('http', 'one more wrong guess')).toMatchObject({ status: 403 });
  expect(await unlock('http')).toMatchObject({ status: 429 });
  expect(await unlock('terminal')).toMatchObject({ status: 200 });
  passMs(60_000);
  expect(await unlock('http')).toMatchObject({ status: 200 });
  expect(audit.records.filter(({ event }) => event === 'operator.refused').length).toBeLessThan(400);
});

test('only one guess is looked at at a time: each takes memory', async () => {
  const { set, unlock } = surfaces();
  await set();
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await unlock('http', 'a wrong guess')).status),
  );
  expect(statuses.filter((status) => status === 403)).toHaveLength(1);
  expect(statuses.filter((status) => status === 429)).toHaveLength(19);
});

test.each([
  ['a name of a web page (DNS rebinding)', { host: 'evil.example:4001' }],
  ['a page of another site', { origin: 'https://evil.example' }],
  ['another server of this machine', { origin: 'http://127.0.0.1:3000' }],
  ['a page without an origin', { origin: 'null' }],
])('the port refuses %s', async (_, headers) => {
  const { ask, set } = surfaces();
  await set();
  const body = { passphrase: PASSPHRASE };
  expect(await ask('http', 'POST', '/api/session', { body, headers })).toMatchObject({ status: 403 });
  expect(
    await ask('http', 'POST', '/api/session', { body, headers: { origin: 'http://127.0.0.1:4001' } }),
  ).toMatchObject({
    status: 200,
  });
});

test('a form of a web page cannot speak to it: only JSON is read', async () => {
  const { ask } = surfaces();
  const headers = { 'content-type': 'text/plain' };
  expect(await ask('http', 'POST', '/api/session', { body: Buffer.from('{}'), headers })).toMatchObject({
    status: 400,
  });
});
