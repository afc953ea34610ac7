import { once } from 'node:events';
import { createServer } from 'node:http';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { describe, expect, test, vi } from 'vitest';
import {
  ALICE,
  ENVELOPE,
  echo,
  executionWith,
  INITIALIZE,
  sessionful,
  startTestHub,
} from '../../../hub/src/mcp/test-hub.ts';
import type { ExecutionRequest } from '../../../hub/src/sandbox/execution.ts';
import { answerTo, call, initialized, RELAY, startRelay } from './relay-process.ts';

const modern = (method: string, params: object, id: number) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params: { _meta: ENVELOPE, ...params } });

describe('the official clients work through it as they do without', () => {
  const parameters = (url: string) => ({ command: process.execPath, args: [RELAY, url, ALICE] });

  test('second generation, protocol 2026-07-28 and sessions', async () => {
    await using hub = await startTestHub();
    for (const mode of ['auto', 'legacy'] as const) {
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      await client.connect(new StdioClientTransport(parameters(hub.url)));
      expect(client.getNegotiatedProtocolVersion()).toBe(mode === 'auto' ? '2026-07-28' : '2025-11-25');
      expect((await client.listTools()).tools).toHaveLength(2);
      const answer = await client.callTool({ name: 'execute_code', arguments: { code: 'return "\u2028é"' } });
      expect(answer.content).toEqual([{ type: 'text', text: 'return "\u2028é"' }]);
      await client.close();
    }
  });

  test('first generation, with progress and a changed tool list', async () => {
    const heard = Promise.withResolvers<void>();
    await using hub = await startTestHub({
      async execute({ onProgress }) {
        onProgress('on the way');
        // This client forgets progress that arrives together with the answer.
        await heard.promise;
        return executionWith({ value: 1 });
      },
    });
    const client = new FirstClient({ name: 'test', version: '1' });
    await client.connect(new FirstTransport(parameters(hub.url)));
    const params = { name: 'execute_code', arguments: { code: '1' } };
    await client.callTool(params, undefined, {
      onprogress: ({ message }) => message === 'on the way' && heard.resolve(),
    });
    const changed = Promise.withResolvers<void>();
    client.fallbackNotificationHandler = async () => changed.resolve();
    const asking = setInterval(() => hub.notifyToolsChanged(), 10);
    await changed.promise;
    clearInterval(asking);
    await client.close();
  });
});

test('messages sent in one go are answered, and the end of input ends the session and the process', async () => {
  await using hub = await startTestHub();
  const relay = startRelay(hub.url);
  relay.send(INITIALIZE, initialized, call('return 1', 2));
  relay.stdin.end(call('return 2', 3));
  expect(await relay.exited).toEqual([0, null]);
  expect(relay.lines().map(({ id }) => id)).toEqual([1, expect.any(Number), expect.any(Number)]);
  expect(JSON.stringify(relay.lines())).toMatch(/return [12].*return [12]/);
});

test('what is no message is answered as such, and what the hub refuses comes back whole', async () => {
  await using hub = await startTestHub();
  const relay = startRelay(hub.url);
  relay.send('{broken', '[]', modern('no/such', {}, 5));
  expect((await relay.line(answerTo(5))).error?.code).toBe(-32601);
  expect(relay.lines().filter(({ id }) => id === null)).toMatchObject([
    { error: { code: -32700 } },
    { error: { code: -32700 } },
  ]);
  relay.send(modern('tools/list', {}, 6).replace('2026-07-28', '2099-01-01'));
  expect((await relay.line(answerTo(6))).error).toMatchObject({ code: -32022, data: { supported: ['2026-07-28'] } });
  relay.send(modern('tools/call', { name: 'gibt es nicht – ü', arguments: {} }, 7));
  expect((await relay.line(answerTo(7))).error?.message).toContain('search_tools and execute_code');
});

test('a wrong token is told with the way to get a right one', async () => {
  await using hub = await startTestHub();
  const relay = startRelay(hub.url, 'wrong');
  relay.send(INITIALIZE);
  expect((await relay.line(answerTo(1))).error?.message).toContain('sallyport client add NAME');
});

test('a hub that is down answers every request with what to do', async () => {
  const hub = await startTestHub();
  await hub.close();
  const relay = startRelay(hub.url);
  relay.send(INITIALIZE, modern('server/discover', {}, 2), initialized);
  for (const id of [1, 2]) expect((await relay.line(answerTo(id))).error?.message).toContain('make up');
  relay.stdin.end();
  expect(await relay.exited).toEqual([0, null]);
});

test('what something else than the hub answers is not taken for the word of the hub', async () => {
  const stranger = createServer((_request, response) => void response.writeHead(403).end('denied'));
  stranger.listen(0, '127.0.0.1');
  await once(stranger, 'listening');
  const address = stranger.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/mcp`;
  const relay = startRelay(url);
  relay.send(INITIALIZE);
  expect((await relay.line(answerTo(1))).error?.message).toContain(
    `Something else than the Sallyport hub answered at ${url} (HTTP status 403)`,
  );
  stranger.close();
});

test('a cancelled call is cancelled at the hub in both generations, and is not answered', async () => {
  const requests: ExecutionRequest[] = [];
  await using hub = await startTestHub({
    async execute(request) {
      requests.push(request);
      if (request.code === 'quick') return executionWith({ value: 1 });
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('ended'))));
    },
  });
  const relay = startRelay(hub.url);
  const cancel = (requestId: number) => sessionful('notifications/cancelled', { requestId }, null);
  relay.send(modern('tools/call', { name: 'execute_code', arguments: { code: 'long' } }, 1));
  await vi.waitFor(() => expect(requests).toHaveLength(1), { timeout: 10_000 });
  relay.send(cancel(1));
  await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true), { timeout: 10_000 });

  relay.send(INITIALIZE.replace('"id":1', '"id":2'), initialized, call('long', 3));
  await vi.waitFor(() => expect(requests).toHaveLength(2), { timeout: 10_000 });
  relay.send(cancel(3));
  await vi.waitFor(() => expect(requests[1]?.signal.aborted).toBe(true), { timeout: 10_000 });
  relay.send(call('quick', 4));
  await relay.line(answerTo(4));
  expect(relay.lines().map(({ id }) => id)).toEqual([2, 4]);
});

test('a client that ends while its script runs ends the script', async () => {
  const requests: ExecutionRequest[] = [];
  await using hub = await startTestHub({
    execute: (request) => {
      requests.push(request);
      return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(new Error('ended'))));
    },
  });
  for (const [n, start] of [
    [modern('tools/call', { name: 'execute_code', arguments: { code: 'long' } }, 1)],
    [INITIALIZE, initialized, call('long', 3)],
  ].entries()) {
    const relay = startRelay(hub.url);
    relay.send(...start);
    await vi.waitFor(() => expect(requests).toHaveLength(n + 1), { timeout: 10_000 });
    relay.child.kill(n === 0 ? 'SIGINT' : 'SIGTERM');
    expect(await relay.exited).toEqual([0, null]);
    await vi.waitFor(() => expect(requests[n]?.signal.aborted).toBe(true), { timeout: 10_000 });
  }
});

test('a restart of the hub costs the call that was open and nothing else', async () => {
  let running = false;
  const first = await startTestHub({
    execute: () => {
      running = true;
      return new Promise(() => {});
    },
  });
  const relay = startRelay(first.url);
  relay.send(INITIALIZE, initialized, call('lost', 2));
  await vi.waitFor(() => expect(running).toBe(true), { timeout: 10_000 });
  await first.close();
  expect(JSON.stringify(await relay.line(answerTo(2)))).toContain('hub is stopping');
  relay.send(call('meanwhile', 3));
  expect((await relay.line(answerTo(3))).error?.message).toContain('make up');

  await using second = await startTestHub({ port: first.port, execute: echo });
  expect(second.url).toBe(first.url);
  relay.send(call('return 4', 4), call('return 5', 5));
  for (const id of [4, 5]) {
    expect((await relay.line(answerTo(id))).result).toMatchObject({ content: [{ text: `return ${id}` }] });
  }
  await relay.line(({ method }) => method === 'notifications/tools/list_changed');
  // One new session for both: the client's initialize was sent again once, and its answer kept from the client.
  expect(relay.log().match(/opening a new one/g)).toHaveLength(1);
  expect(relay.lines().map(({ id }) => id)).not.toContain('sallyport-relay');
});
