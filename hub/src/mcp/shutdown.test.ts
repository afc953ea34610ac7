import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect, test, vi } from 'vitest';
import {
  ALICE,
  executionWith,
  messagesIn,
  openSession,
  scriptCall,
  send,
  sessionful,
  startTestHub,
  stateless,
  waitingSandbox,
} from './test-hub.ts';

test('stopping answers open calls, ends streams with a result, and closes every connection', async () => {
  const { scripts, execute } = waitingSandbox();
  const hub = await startTestHub({ execute });
  const listen = stateless('subscriptions/listen', { notifications: { toolsListChanged: true } });
  const listening = await fetch(hub.url, { method: 'POST', ...listen });
  const session = await openSession(hub.url);
  const events = await fetch(hub.url, { headers: session });
  const calls = ['open', 'deaf'].map((code) => {
    return send(hub.url, scriptCall(code));
  });
  const old = send(hub.url, {
    headers: session,
    body: sessionful('tools/call', { name: 'execute_code', arguments: { code: 'open' } }),
  });
  await vi.waitFor(() => expect(scripts).toHaveLength(3));

  const startedAt = performance.now();
  await hub.close();
  expect(performance.now() - startedAt).toBeLessThan(5_000);

  for (const reply of await Promise.all([...calls, old])) {
    const [message] = messagesIn(reply.text);
    expect(message).toMatchObject({ id: 1, result: { isError: true } });
    expect(JSON.stringify(message)).toMatch(/hub is stopping.*SANDBOX_LOST/);
  }
  expect((await old).text).toContain('#1 demo.slow: unknown');
  expect(messagesIn(await listening.text()).at(-1)).toMatchObject({ id: 1, result: { resultType: 'complete' } });
  await events.text();
  await expect(send(hub.url.replace('/mcp', '/health'), { method: 'GET' })).rejects.toThrow(/ECONNREFUSED/);
});

test('a script that ends soon after the stop is answered with what it returned', async () => {
  let finish = () => {};
  const hub = await startTestHub({
    execute: () =>
      new Promise((resolve) => {
        finish = () => resolve(executionWith({ value: 'just in time' }));
      }),
  });
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } });
  const requestInit = { headers: { authorization: `Bearer ${ALICE}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(hub.url), { requestInit }));
  let running = false;
  const call = client.callTool(
    { name: 'execute_code', arguments: { code: '1' } },
    { onprogress: () => (running = true) },
  );
  await vi.waitFor(() => expect(finish.toString()).toContain('just in time'));
  expect(running).toBe(false);
  const closed = hub.close();
  finish();
  expect(await call).toMatchObject({ content: [{ text: 'just in time' }] });
  await closed;
  await client.close();
});

test('a request on a connection that is still open is told that the hub is stopping', async () => {
  const { scripts, execute } = waitingSandbox();
  const hub = await startTestHub({ execute });
  const first = await fetch(hub.url, { method: 'POST', ...scriptCall('open') });
  await vi.waitFor(() => expect(scripts).toHaveLength(1));
  const [again] = await Promise.all([first.text(), hub.close(), hub.close()]);
  expect(again).toContain('hub is stopping');
});
