/** Each container's process is killed during a script, as a crash would: the client is told soon, and the next script works. */
import { afterEach, describe, expect, inject, test } from 'vitest';
import { connectSession, connectStateless, type McpClient, run } from './clients.ts';
import { containerOf, killProcess } from './containers.ts';

const system = inject('systems').find(({ mode }) => mode === 'containers');

const open: McpClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close().catch(() => undefined);
});

describe.skipIf(system === undefined)('a container that crashes', () => {
  if (system === undefined) return;
  const connected = async (connect: typeof connectSession): Promise<McpClient> => {
    const client = await connect(system);
    open.push(client);
    return client;
  };
  /** Tries until it works; how long the engine takes to restart a process is not ours. */
  const works = (client: McpClient) =>
    expect
      .poll(() => run(client, 'return (await demo.add({ a: 2, b: 3 })).sum').catch(String), {
        timeout: 60_000,
        interval: 500,
      })
      .toBe(5);
  /** The script is known to run: its call has reached the worker. */
  const slowCall = async (client: McpClient) => {
    const ms = 60_000 + Math.floor(Math.random() * 9_000);
    const script = client.callTool('execute_code', { code: `return await demo.slow({ ms: ${ms} })` });
    script.catch(() => undefined);
    const reached = () =>
      run(
        client,
        `const { calls } = await demo.listCalls(); return calls.some(({ args, state }) => args.ms === ${ms} && state === 'running')`,
      );
    await expect.poll(reached, { timeout: 20_000 }).toBe(true);
    // In an object: an async function would wait for the promise itself.
    return { script };
  };

  test('the worker: the call fails as one that may have happened or can be repeated', async () => {
    const client = await connected(connectStateless);
    const { script } = await slowCall(client);
    killProcess(await containerOf(system, 'worker-demo'));
    const { text, isError } = await script;
    expect(isError).toBe(true);
    expect(JSON.parse(text.split('\n\n')[0] ?? '')).toMatchObject({ code: 'WORKER_UNAVAILABLE' });
    await works(client);
  });

  test('the sandbox: the script is lost, and says so', async () => {
    const client = await connected(connectStateless);
    const { script } = await slowCall(client);
    killProcess(await containerOf(system, 'sandbox'));
    const { text, isError } = await script;
    expect(isError).toBe(true);
    expect(JSON.parse(text.split('\n\n')[0] ?? '')).toMatchObject({
      code: 'SANDBOX_LOST',
      retryable: expect.any(Boolean),
    });
    await works(client);
  });

  test('the egress proxy: nothing else notices', async () => {
    const client = await connected(connectStateless);
    killProcess(await containerOf(system, 'egress'));
    await works(client);
    await expect.poll(async () => (await containerOf(system, 'egress')).State.Running, { timeout: 60_000 }).toBe(true);
  });

  test('the hub: connections close, and the next request after its restart works', async () => {
    const stateless = await connected(connectStateless);
    const response = await fetch(system.url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${system.tokens.second}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': 'subscriptions/listen',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 'listen',
        method: 'subscriptions/listen',
        params: {
          notifications: { toolsListChanged: true },
          _meta: {
            'io.modelcontextprotocol/protocolVersion': '2026-07-28',
            'io.modelcontextprotocol/clientCapabilities': {},
          },
        },
      }),
    });
    killProcess(await containerOf(system, 'hub'));
    // The open stream ends; a body that never ended would hold this test until its time-out.
    await response.text().catch(() => undefined);
    await works(stateless);
    // A session died with the hub; a client that connects anew is served.
    const fresh = await connected(connectSession);
    await works(fresh);
  });
});
