import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test, vi } from 'vitest';
import { SallyportError } from '../errors.ts';
import type { ExecutionRequest } from '../sandbox/execution.ts';
import { MAX_STREAMS_PER_CLIENT } from './mcp-route.ts';
import { MAX_TEXT_CHARS } from './surface-text.ts';
import { ALICE, BOB, echo, executionWith, messagesIn, scriptCall, send, startTestHub, stateless } from './test-hub.ts';

async function connect(url: string, mode: 'auto' | { pin: string } = { pin: '2026-07-28' }, token = ALICE) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return client;
}

test('the official client, free to choose, speaks 2026-07-28 and finds two tools ready to be used', async () => {
  await using hub = await startTestHub();
  const client = await connect(hub.url, 'auto');
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28');
  expect(client.getInstructions()).toContain('- demo: Data to try things out with.');
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search_tools', 'execute_code']);
  for (const tool of tools) {
    expect(tool._meta).toMatchObject({ 'anthropic/alwaysLoad': true });
    expect(tool.description?.length).toBeLessThanOrEqual(MAX_TEXT_CHARS);
    expect(tool.description).toContain('demo');
    expect(tool).not.toHaveProperty('outputSchema');
    expect(JSON.stringify(tool)).not.toContain('9007199254740991');
  }
  expect(tools.map(({ annotations }) => annotations?.readOnlyHint)).toEqual([true, false]);
  await client.close();
});

test('both tools answer, and an answer of a script has no structured content', async () => {
  const search = vi.fn(() => 'declare const demo');
  const execute = vi.fn(echo);
  await using hub = await startTestHub({ search, execute });
  const client = await connect(hub.url, undefined, BOB);
  const found = await client.callTool({ name: 'search_tools', arguments: { query: 'add', limit: 3 } });
  expect(found.content).toEqual([{ type: 'text', text: 'declare const demo' }]);
  expect(search).toHaveBeenCalledWith('add', { detail: 'summary', limit: 3, client: { name: 'bob' } });
  const ran = await client.callTool({ name: 'execute_code', arguments: { code: 'return 7' } });
  expect(ran.content).toEqual([{ type: 'text', text: 'return 7' }]);
  expect(ran).not.toHaveProperty('structuredContent');
  expect(execute.mock.calls[0]?.[0]).toMatchObject({ timeoutMs: 60_000, client: { name: 'bob' }, workspace: 'bob' });
  await client.close();
});

test.each([
  [{}, /code: expected JavaScript/],
  [{ code: '  ' }, /code: expected JavaScript/],
  [{ code: 5 }, /code: expected JavaScript/],
  [{ code: 'return "\ud83d"' }, /code: expected whole characters.* an escape/],
  [{ code: '1', timeout_ms: 0 }, /timeout_ms: expected a whole number of milliseconds from 1 to 120000/],
  [{ code: '1', timeout_ms: 120_001 }, /timeout_ms: expected/],
  [{ code: '1', timeout_ms: 1.5 }, /timeout_ms: expected/],
  [{ code: '1', timeout_ms: '1000' }, /timeout_ms: expected/],
  [{ code: '1', timeout: 1000 }, /there is no argument timeout/],
])('the arguments %j are an error that the model can mend', async (args, message) => {
  await using hub = await startTestHub();
  const client = await connect(hub.url);
  const { isError, content } = await client.callTool({ name: 'execute_code', arguments: args });
  expect(isError).toBe(true);
  const [block] = content;
  const shape = block?.type === 'text' ? JSON.parse(block.text) : undefined;
  expect(shape).toEqual({
    error: expect.stringMatching(message),
    code: 'INVALID_ARGUMENTS',
    retryable: false,
    hint: expect.stringContaining('{"code": "return 1 + 1"}'),
  });
  await client.close();
});

test('each client is told of the integrations it may use, and of no others', async () => {
  const notes = [
    { name: 'demo', purpose: 'Data to try things out with.' },
    { name: 'vault', purpose: 'Secrets.' },
  ];
  await using hub = await startTestHub({
    integrations: ({ name }) => notes.filter((note) => name === 'alice' || note.name === 'demo'),
  });
  const told = async (token: string) => {
    const client = await connect(hub.url, undefined, token);
    const text = JSON.stringify([client.getInstructions(), await client.listTools()]);
    await client.close();
    return notes.map(({ name }) => text.includes(`- ${name}: `));
  };
  expect(await told(ALICE)).toEqual([true, true]);
  expect(await told(BOB)).toEqual([true, false]);
});

test('an unknown tool is a protocol error that names the two there are', async () => {
  await using hub = await startTestHub();
  const client = await connect(hub.url);
  const call = client.callTool({ name: 'demo_add', arguments: {} });
  await expect(call).rejects.toThrow(/search_tools and execute_code/);
  await client.close();
});

test('a fault of the hub tells the client nothing of it', async () => {
  await using hub = await startTestHub({
    execute: () => Promise.reject(new Error('secret /etc/passwd')),
    search: () => Promise.reject(new Error('secret')),
  });
  const client = await connect(hub.url);
  for (const [name, args] of Object.entries({ execute_code: { code: '1' }, search_tools: { query: '' } })) {
    const answer = await client.callTool({ name, arguments: args });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer)).toContain('SANDBOX_LOST');
    // Nobody knows how far it came.
    expect(JSON.stringify(answer)).toMatch(/retryable\W+false/);
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
  await client.close();
});

test('arguments nested too deeply to be looked at do no harm', async () => {
  await using hub = await startTestHub({ maxBodyBytes: 4 * 1024 * 1024 });
  const { headers } = stateless('tools/call', { name: 'execute_code' });
  const deep = `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`;
  const body = stateless('tools/call', { name: 'execute_code', arguments: 'HERE' }).body.replace('"HERE"', deep);
  const reply = await send(hub.url, { headers, body });
  expect(reply.text).toContain('"jsonrpc":"2.0"');
  const { body: after } = scriptCall('return 1');
  expect((await send(hub.url, { headers, body: after })).text).toContain('return 1');
});

test('progress of a script arrives while it runs, always growing', async () => {
  await using hub = await startTestHub({
    async execute({ onProgress }) {
      onProgress('half of it', 0.5);
      onProgress('back to the start', 0);
      onProgress('no idea how far');
      return executionWith({ value: 'done' });
    },
  });
  const client = await connect(hub.url);
  const seen: { progress: number; message?: string | undefined }[] = [];
  await client.callTool({ name: 'execute_code', arguments: { code: '1' } }, { onprogress: (step) => seen.push(step) });
  expect(seen).toMatchObject([
    { progress: 1, message: 'half of it (50 %)' },
    { progress: 2, message: 'back to the start (0 %)' },
    { progress: 3, message: 'no idea how far' },
  ]);
  await client.close();
});

test('closing the response stream ends the script; a normal end does not', async () => {
  const requests: ExecutionRequest[] = [];
  await using hub = await startTestHub({
    async execute(request) {
      requests.push(request);
      if (request.code === 'quick') return executionWith({ value: 1 });
      await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return executionWith({ error: new SallyportError('SANDBOX_LOST', 'cancelled') });
    },
  });
  const client = await connect(hub.url);
  const run = (code: string, signal?: AbortSignal) =>
    client.callTool({ name: 'execute_code', arguments: { code } }, signal === undefined ? {} : { signal });
  await run('quick');
  const cancel = new AbortController();
  const long = run('long', cancel.signal);
  await vi.waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]?.signal.aborted).toBe(false);
  cancel.abort();
  await expect(long).rejects.toThrow();
  await vi.waitFor(() => expect(requests[1]?.signal.aborted).toBe(true));
  // The protocol library says "aborted" after a normal end as well; a script must not hear that.
  expect(requests[0]?.signal.aborted).toBe(false);
  await run('quick');
  await client.close();
});

test('headers of an answer come at once, before the script has ended', async () => {
  const ended = Promise.withResolvers<void>();
  await using hub = await startTestHub({
    async execute() {
      await ended.promise;
      return executionWith({ value: 1 });
    },
  });
  const { headers, body } = scriptCall('1');
  const response = await fetch(hub.url, {
    method: 'POST',
    headers,
    body,
    // Well before the first keep-alive, which would bring them along.
    signal: AbortSignal.timeout(10_000),
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  ended.resolve();
  expect(messagesIn(await response.text())).toMatchObject([{ id: 1, result: { resultType: 'complete' } }]);
});

test.each([
  ['the method header is missing', { 'mcp-method': undefined }, -32020],
  ['the method header is another', { 'mcp-method': 'tools/list' }, -32020],
  ['the name header is another', { 'mcp-name': 'search_tools' }, -32020],
  ['the version header is missing', { 'mcp-protocol-version': undefined }, -32020],
  ['the version header is another', { 'mcp-protocol-version': '2025-11-25' }, -32020],
])('a request is refused when %s', async (_what, change, code) => {
  await using hub = await startTestHub();
  const { headers, body } = scriptCall('1');
  const kept = Object.entries<string | undefined>({ ...headers, ...change }).filter(([, value]) => value !== undefined);
  const reply = await send(hub.url, { headers: Object.fromEntries(kept), body });
  expect([reply.status, JSON.parse(reply.text).error.code]).toEqual([400, code]);
});

test('an unknown protocol version is refused with the one there is', async () => {
  await using hub = await startTestHub();
  const { headers, body } = stateless('tools/list');
  const reply = await send(hub.url, {
    headers: { ...headers, 'mcp-protocol-version': '2099-01-01' },
    body: body.replaceAll('2026-07-28', '2099-01-01'),
  });
  expect(reply.status).toBe(400);
  expect(JSON.parse(reply.text)).toMatchObject({ error: { code: -32022, data: { supported: ['2026-07-28'] } } });
});

test('a change of the tools reaches a listening client, which then reads the new text', async () => {
  const integrations = [{ name: 'demo', purpose: 'First.' }];
  await using hub = await startTestHub({ integrations: () => integrations });
  const client = await connect(hub.url);
  const changed = Promise.withResolvers<void>();
  client.setNotificationHandler('notifications/tools/list_changed', () => changed.resolve());
  await client.listen({ toolsListChanged: true });
  integrations.push({ name: 'gitlab', purpose: 'Second.' });
  hub.notifyToolsChanged();
  await changed.promise;
  const { tools } = await client.listTools();
  expect(tools[1]?.description).toContain('- gitlab: Second.');
  await client.close();
});

test('a client that holds all the streams it may leaves the others theirs', async () => {
  await using hub = await startTestHub();
  const listen = (token: string) => {
    const { headers, body } = stateless('subscriptions/listen', { notifications: { toolsListChanged: true } });
    return fetch(hub.url, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${token}` },
      body,
    });
  };
  const held = await Promise.all(Array.from({ length: MAX_STREAMS_PER_CLIENT }, () => listen(ALICE)));
  expect(held.every(({ status }) => status === 200)).toBe(true);
  const one = await listen(ALICE);
  expect([one.status, JSON.parse(await one.text()).error.message]).toEqual([
    429,
    expect.stringContaining('Close one first'),
  ]);
  const other = await listen(BOB);
  expect(other.status).toBe(200);
  // Closing one makes room for one.
  await held[0]?.body?.cancel();
  await expect
    .poll(
      async () => {
        const again = await listen(ALICE);
        await again.body?.cancel();
        return again.status;
      },
      { timeout: 20_000 },
    )
    .toBe(200);
  for (const { body } of [...held.slice(1), other]) await body?.cancel();
});

test('forty calls of one client are answered while a script of another runs', async () => {
  const ended = Promise.withResolvers<void>();
  await using hub = await startTestHub({
    async execute({ code }) {
      if (code === 'long') await ended.promise;
      return executionWith({ value: code });
    },
  });
  const [alice, bob] = await Promise.all([connect(hub.url), connect(hub.url, undefined, BOB)]);
  const long = alice.callTool({ name: 'execute_code', arguments: { code: 'long' } });
  const calls = Array.from({ length: 40 }, (_, n) =>
    bob.callTool({ name: 'execute_code', arguments: { code: `return ${n}` } }),
  );
  const answers = await Promise.all(calls);
  expect(answers.map(({ content }) => content[0])).toEqual(
    answers.map((_, n) => ({ type: 'text', text: `return ${n}` })),
  );
  ended.resolve();
  await long;
  await Promise.all([alice.close(), bob.close()]);
});
