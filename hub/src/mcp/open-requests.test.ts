import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { CLIENT_CONNECTIONS } from '../connections.ts';
import { createProtocolServer } from './protocol-server.ts';
import { createSessions } from './sessions.ts';
import {
  BOB,
  ENVELOPE,
  openSession,
  scriptCall,
  send,
  sessionful,
  startTestHub,
  stateless,
  waitingSandbox,
} from './test-hub.ts';

/** Few of these fill a client's share. */
const LARGE_CODE = 'x'.repeat(250_000);
const modern = scriptCall(LARGE_CODE);
const plain = stateless('tools/list');

/** Sends until one is refused; returns that answer. */
async function fill(post: (id: number) => Promise<Response>): Promise<{ refused: Response; open: Response[] }> {
  const open: Response[] = [];
  for (let id = 1; id < 100; id += 1) {
    const answer = await post(id);
    if (answer.status !== 200) return { refused: answer, open };
    open.push(answer);
  }
  throw new Error('none was refused');
}

test('the calls that a client leaves open have a bound in bytes; the next is refused, other clients are not', async () => {
  const sandbox = waitingSandbox();
  await using hub = await startTestHub({ execute: sandbox.execute });
  const post = () => fetch(hub.url, { method: 'POST', ...modern });
  const { refused, open } = await fill(post);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toMatchObject({ error: { code: -32000, message: expect.stringMatching(/^Too many/) } });
  const bobs = { ...plain.headers, authorization: `Bearer ${BOB}` };
  expect((await send(hub.url, { headers: bobs, body: plain.body })).status).toBe(200);
  // What one of them held is there again when it has ended.
  await open[0]?.body?.cancel();
  await vi.waitFor(async () => {
    expect((await post()).status).toBe(200);
  });
  sandbox.end();
});

test('in a session, where a script goes on when its client is gone, it counts until it ends or is cancelled', async () => {
  const sandbox = waitingSandbox();
  await using hub = await startTestHub({ execute: sandbox.execute });
  const headers = await openSession(hub.url);
  const post = (id: number) =>
    fetch(hub.url, {
      method: 'POST',
      headers,
      body: sessionful('tools/call', { name: 'execute_code', arguments: { code: LARGE_CODE } }, id),
    });
  const { refused } = await fill(async (id) => {
    const answer = await post(id);
    if (answer.status === 200) await answer.body?.cancel();
    return answer;
  });
  expect(refused.status).toBe(429);
  const count = sandbox.scripts.length;
  const cancel = sessionful('notifications/cancelled', { requestId: 1 }, null);
  expect((await send(hub.url, { headers, body: cancel })).status).toBe(202);
  expect((await post(100)).status).toBe(200);
  expect((await post(101)).status).toBe(429);
  expect(sandbox.scripts.map(({ signal }) => signal.aborted)).toEqual([true, ...Array(count).fill(false)]);
  sandbox.end();
  await vi.waitFor(async () => expect((await post(102)).status).toBe(200));
});

test.each([
  ['_meta', { _meta: { ...ENVELOPE, more: 'x'.repeat(70_000) } }],
  ['what nobody knows', { more: 'x'.repeat(70_000) }],
])('%s is bounded, beside the arguments of a call', async (_, params) => {
  await using hub = await startTestHub();
  const reply = await send(hub.url, stateless('tools/list', params));
  expect([reply.status, JSON.parse(reply.text)]).toMatchObject([
    400,
    { id: 1, error: { code: -32600, message: expect.stringContaining('"params.arguments"') } },
  ]);
});

test('a client may say much of itself when it opens a session, within the bound; little of it is kept', async () => {
  const servers: ReturnType<typeof createProtocolServer>[] = [];
  const none = () => {
    throw new Error('not used');
  };
  const sessions = createSessions({
    build: (client) => {
      const surface = {
        integrations: () => [],
        search: none,
        scripts: { run: none, stop: none },
        bounds: none,
        log: { error: none },
      };
      const server = createProtocolServer(surface as never, client);
      servers.push(server);
      return server;
    },
    idleTtlMs: 60_000,
    sweepIntervalMs: 60_000,
    isHeld: () => false,
    onEnd: () => {},
  });
  const initialize = (capabilities: object) => {
    const clientInfo = { name: 'x'.repeat(1_000), version: '1', icons: [{ src: `data:${'x'.repeat(40_000)}` }] };
    const params = { protocolVersion: '2025-11-25', capabilities, clientInfo };
    const headers = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
    const posted = new Request('http://hub/mcp', { method: 'POST', headers });
    return sessions.serve(posted, { jsonrpc: '2.0', id: 1, method: 'initialize', params } as never, { name: 'alice' });
  };
  const kept = async (capabilities: object) => {
    expect((await initialize(capabilities)).response.status).toBe(200);
    await vi.waitFor(() => expect(servers.at(-1)?.getClientVersion()).toEqual({ name: 'client', version: '0' }));
    return servers.at(-1)?.getClientCapabilities();
  };
  expect(await kept({ experimental: { x: { y: 'x'.repeat(20_000) } }, roots: {} })).toEqual({});
  expect(await kept({ elicitation: { form: { more: 'x' }, url: {} }, sampling: {} })).toEqual({
    elicitation: { form: {}, url: {} },
  });
  await sessions.close();
});

test('a body for another path is not waited for: it needs no token', async () => {
  await using hub = await startTestHub();
  const headers = { 'content-type': 'application/json', 'content-length': '900000' };
  const status = await new Promise((resolve, reject) => {
    const req = request(hub.url.replace('/mcp', '/nothing'), { method: 'POST', headers, agent: false }, (res) => {
      resolve(res.statusCode);
      req.destroy();
    });
    req.on('error', reject);
    req.flushHeaders();
  });
  expect(status).toBe(404);
});

test('connections that say nothing make room for each other, not for those of a client', async () => {
  const sandbox = waitingSandbox();
  await using hub = await startTestHub({ execute: sandbox.execute });
  const open = send(hub.url, modern);
  await vi.waitFor(() => expect(sandbox.scripts).toHaveLength(1));
  const silent = Array.from({ length: CLIENT_CONNECTIONS.strangers + 1 }, () => connect(hub.port, '127.0.0.1'));
  await Promise.race(silent.map((socket) => once(socket.resume(), 'close')));
  expect((await send(hub.url, plain)).status).toBe(200);
  sandbox.end();
  expect((await open).text).toContain('over');
  for (const socket of silent) socket.destroy();
});
