import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, test, vi } from 'vitest';
import { SallyportError } from '../errors.ts';
import type { ExecutionRequest } from '../sandbox/execution.ts';
import { MAX_SESSIONS_PER_CLIENT } from './sessions.ts';
import {
  ALICE,
  BOB,
  executionWith,
  INITIALIZE,
  messagesIn,
  openSession,
  STREAMING,
  send,
  sessionful,
  startTestHub,
} from './test-hub.ts';

const requestInit = { headers: { authorization: `Bearer ${ALICE}` } };
const call = (code: string, id = 2) => sessionful('tools/call', { name: 'execute_code', arguments: { code } }, id);

test('the official clients of both generations work in a session', async () => {
  const workspaces: string[] = [];
  await using hub = await startTestHub({
    async execute({ code, workspace }) {
      workspaces.push(workspace);
      return executionWith({ value: code });
    },
  });
  const second = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: 'legacy' } });
  const secondTransport = new StreamableHTTPClientTransport(new URL(hub.url), { requestInit });
  await second.connect(secondTransport);
  expect(second.getNegotiatedProtocolVersion()).toBe('2025-11-25');
  const first = new FirstClient({ name: 'test', version: '1' });
  const firstTransport = new FirstTransport(new URL(hub.url), { requestInit });
  await first.connect(firstTransport);

  for (const client of [first, second]) {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_tools', 'execute_code']);
    const answer = await client.callTool({ name: 'execute_code', arguments: { code: 'return 1' } });
    expect(answer.content).toEqual([{ type: 'text', text: 'return 1' }]);
    expect(client.getInstructions()).toContain('demo');
  }
  expect(workspaces).toEqual([`alice/${firstTransport.sessionId}`, `alice/${secondTransport.sessionId}`]);
  await firstTransport.terminateSession();
  await Promise.all([first.close(), second.close()]);
});

test.each(['2025-11-25', '2025-06-18', '2025-03-26'])('version %s is spoken as it was asked for', async (version) => {
  await using hub = await startTestHub();
  const reply = await send(hub.url, { headers: STREAMING, body: INITIALIZE.replace('2025-11-25', version) });
  expect(messagesIn(reply.text)).toMatchObject([{ result: { protocolVersion: version } }]);
});

test('a session of another client does not exist, whatever is tried on it', async () => {
  await using hub = await startTestHub();
  const alices = await openSession(hub.url);
  const stolen = { ...alices, authorization: `Bearer ${BOB}` };
  for (const method of ['POST', 'GET', 'DELETE']) {
    const body = method === 'POST' ? { body: call('return 1') } : {};
    const theft = await send(hub.url, { method, headers: stolen, ...body });
    const guess = await send(hub.url, { method, headers: { ...stolen, 'mcp-session-id': 'guessed' }, ...body });
    expect([theft.status, JSON.parse(theft.text).error.code]).toEqual([404, -32001]);
    // Nobody can tell another client's session from one that never was.
    expect(theft.text).toBe(guess.text);
  }
  expect((await send(hub.url, { headers: alices, body: call('return 1') })).text).toContain('return 1');
});

test('DELETE ends a session, and the workspace that its scripts had', async () => {
  const ended: string[] = [];
  await using hub = await startTestHub({ endWorkspace: (workspace) => ended.push(workspace) });
  const session = await openSession(hub.url);
  expect((await send(hub.url, { method: 'DELETE', headers: session })).status).toBe(200);
  const after = await send(hub.url, { headers: session, body: call('return 1') });
  expect([after.status, JSON.parse(after.text)]).toMatchObject([404, { id: 2, error: { code: -32001 } }]);
  expect(ended).toEqual([`alice/${session['mcp-session-id']}`]);
});

test('an idle session ends, one with an open stream or call does not', async () => {
  const ended = Promise.withResolvers<void>();
  const over: string[] = [];
  await using hub = await startTestHub({
    // Far longer than it takes to open a stream in a session that is idle until then.
    sessionIdleTtlMs: 2_000,
    sessionSweepIntervalMs: 5,
    endWorkspace: (workspace) => over.push(workspace),
    async execute() {
      await ended.promise;
      return executionWith({ value: 'late' });
    },
  });
  const calling = await openSession(hub.url);
  const late = send(hub.url, { headers: calling, body: call('wait') });
  const listening = await openSession(hub.url);
  const stream = await fetch(hub.url, { headers: listening });
  const idle = await openSession(hub.url);
  const ping = { body: sessionful('ping') };
  // Asking is using: so it is asked only when it has ended, and by then the others, which are older, would have.
  await vi.waitFor(() => expect(over).toContain(`alice/${idle['mcp-session-id']}`), { timeout: 20_000 });
  expect((await send(hub.url, { headers: idle, ...ping })).status).toBe(404);
  expect((await send(hub.url, { headers: listening, ...ping })).status).toBe(200);
  ended.resolve();
  expect((await late).text).toContain('late');
  await stream.body?.cancel();
});

test('a client that never ends its sessions loses the oldest idle one, and no other client does', async () => {
  await using hub = await startTestHub();
  const bobs = await openSession(hub.url, BOB);
  const oldest = await openSession(hub.url);
  const stream = await fetch(hub.url, { headers: oldest });
  const second = await openSession(hub.url);
  for (let n = 2; n < MAX_SESSIONS_PER_CLIENT; n++) await send(hub.url, { headers: STREAMING, body: INITIALIZE });
  const ping = { body: sessionful('ping') };
  const newest = await openSession(hub.url);
  expect((await send(hub.url, { headers: second, ...ping })).status).toBe(404);
  for (const headers of [oldest, newest, bobs]) expect((await send(hub.url, { headers, ...ping })).status).toBe(200);
  await stream.body?.cancel();
});

test('a cancelled call ends its script, and the session goes on', async () => {
  const requests: ExecutionRequest[] = [];
  await using hub = await startTestHub({
    async execute(request) {
      requests.push(request);
      if (request.code === 'quick') return executionWith({ value: 'quick' });
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return executionWith({ error: new SallyportError('SANDBOX_LOST', 'cancelled') });
    },
  });
  const first = new FirstClient({ name: 'test', version: '1' });
  await first.connect(new FirstTransport(new URL(hub.url), { requestInit }));
  const run = (code: string, signal: AbortSignal) =>
    first.callTool({ name: 'execute_code', arguments: { code } }, undefined, { signal });
  const cancel = new AbortController();
  const long = run('long', cancel.signal);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  cancel.abort();
  await expect(long).rejects.toThrow();
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  expect(await run('quick', new AbortController().signal)).toMatchObject({ content: [{ text: 'quick' }] });
  expect(requests[1]?.signal.aborted).toBe(false);
  await first.close();
});

test('the stream of a cancelled call ends, so that its session can become idle', async () => {
  let running = false;
  await using hub = await startTestHub({
    execute({ signal }) {
      running = true;
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('ended'))));
    },
  });
  const session = await openSession(hub.url);
  const long = send(hub.url, { headers: session, body: call('long', 7) });
  await vi.waitFor(() => expect(running).toBe(true));
  await send(hub.url, { headers: session, body: sessionful('notifications/cancelled', { requestId: 7 }, null) });
  expect(messagesIn((await long).text)).toEqual([]);
});

test('progress and a change of the tools reach a client in a session', async () => {
  await using hub = await startTestHub({
    async execute({ onProgress }) {
      onProgress('on the way', 0.25);
      return executionWith({ value: 1 });
    },
  });
  const first = new FirstClient({ name: 'test', version: '1' });
  await first.connect(new FirstTransport(new URL(hub.url), { requestInit }));
  const seen: unknown[] = [];
  const params = { name: 'execute_code', arguments: { code: '1' } };
  await first.callTool(params, undefined, { onprogress: (step) => seen.push(step) });
  expect(seen).toMatchObject([{ progress: 1, message: 'on the way (25 %)' }]);

  const changed = Promise.withResolvers<void>();
  first.fallbackNotificationHandler = async ({ method }) => {
    if (method === 'notifications/tools/list_changed') changed.resolve();
  };
  // The event stream opens behind the client's back, so the hub is asked until one change was heard.
  const asking = setInterval(() => hub.notifyToolsChanged(), 10);
  await changed.promise;
  clearInterval(asking);
  await first.close();
});

test('an event stream can be opened again as soon as the one before is gone', async () => {
  await using hub = await startTestHub();
  const session = await openSession(hub.url);
  const stream = await fetch(hub.url, { headers: session });
  expect((await send(hub.url, { method: 'GET', headers: session })).status).toBe(409);
  await stream.body?.cancel();
  await vi.waitFor(
    async () => {
      const again = await fetch(hub.url, { headers: session });
      await again.body?.cancel();
      expect(again.status).toBe(200);
    },
    // Before the first keep-alive, at which the hub would find out anyway.
    { timeout: 10_000 },
  );
});

test('a session whose conversation is held makes room for no other; where all are held there is none', async () => {
  const over: string[] = [];
  let held: (workspace: string) => boolean = () => false;
  await using hub = await startTestHub({
    endWorkspace: (workspace) => over.push(workspace),
    isWorkspaceHeld: (workspace) => held(workspace),
  });
  const [waiting, idle] = [await openSession(hub.url), await openSession(hub.url)];
  held = (workspace) => workspace === `alice/${waiting['mcp-session-id']}`;
  const open = () => send(hub.url, { headers: STREAMING, body: INITIALIZE });
  for (let n = 2; n <= MAX_SESSIONS_PER_CLIENT; n += 1) await open();
  expect(over).toEqual([`alice/${idle['mcp-session-id']}`]);
  expect((await send(hub.url, { headers: waiting, body: sessionful('ping') })).status).toBe(200);
  held = () => true;
  expect((await open()).status).toBe(429);
  expect(over).toHaveLength(1);
});

test('a session whose conversation is held does not end, however long nobody asks', async () => {
  const over: string[] = [];
  let held = '';
  await using hub = await startTestHub({
    sessionIdleTtlMs: 500,
    sessionSweepIntervalMs: 5,
    endWorkspace: (workspace) => over.push(workspace),
    isWorkspaceHeld: (workspace) => workspace === held,
  });
  const waiting = await openSession(hub.url);
  held = `alice/${waiting['mcp-session-id']}`;
  const idle = await openSession(hub.url);
  // The one that waits is older, and would have ended first.
  await vi.waitFor(() => expect(over).toContain(`alice/${idle['mcp-session-id']}`), { timeout: 20_000 });
  expect(over).not.toContain(held);
  expect((await send(hub.url, { headers: waiting, body: sessionful('ping') })).status).toBe(200);
});

test('an id that is open is not taken a second time; once answered or cancelled it is free again', async () => {
  const begun: ExecutionRequest[] = [];
  const ended = Promise.withResolvers<void>();
  await using hub = await startTestHub({
    async execute(request) {
      begun.push(request);
      if (request.code === 'wait') await ended.promise;
      return executionWith({ value: request.code });
    },
  });
  const session = await openSession(hub.url);
  const post = (body: string) => send(hub.url, { headers: session, body });
  const first = post(call('wait', 7));
  await vi.waitFor(() => expect(begun).toHaveLength(1));
  const second = await post(call('return 2', 7));
  // No id: the client would take it for the answer of the first.
  expect([second.status, JSON.parse(second.text)]).toMatchObject([400, { id: null, error: { code: -32600 } }]);
  expect((await post(call('return 3', 8))).text).toContain('return 3');
  const others = await openSession(hub.url);
  expect((await send(hub.url, { headers: others, body: call('return 4', 7) })).text).toContain('return 4');

  const cancelled = post(call('wait', 9));
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  await post(sessionful('notifications/cancelled', { requestId: 9 }, null));
  await cancelled;
  expect((await post(call('return 9', 9))).text).toContain('return 9');

  ended.resolve();
  expect((await first).text).toContain('wait');
  expect((await post(call('return 7', 7))).text).toContain('return 7');
});
