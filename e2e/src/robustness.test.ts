import { afterEach, describe, expect, inject, test } from 'vitest';
import { connectSession, connectStateless, type McpClient, run } from './clients.ts';

const open: McpClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});
async function connected(connecting: Promise<McpClient>): Promise<McpClient> {
  const client = await connecting;
  open.push(client);
  return client;
}

describe.each(inject('systems'))('scripts that misbehave in the system of $mode', (system) => {
  test('an endless loop is stopped on time, and another client never notices', async () => {
    const looping = await connected(connectStateless(system));
    const other = await connected(connectStateless(system, system.tokens.second));
    // A warm runner of the other client, so that its calls do not wait for a process start either.
    expect(await run(other, 'return (await demo.add({ a: 1, b: 2 })).sum')).toBe(3);
    const loop = looping.callTool('execute_code', { code: 'while (true) {}', timeout_ms: 1000 });
    for (let n = 0; n < 40; n++) expect(await run(other, `return (await demo.add({ a: ${n}, b: 1 })).sum`)).toBe(n + 1);
    const { text, isError } = await loop;
    expect(isError).toBe(true);
    expect(JSON.parse(text.split('\n\n')[0] ?? '')).toMatchObject({
      code: 'SANDBOX_TIMEOUT',
      retryable: true,
      error: expect.stringContaining('1000 ms'),
    });
    expect(await run(looping, 'return 1')).toBe(1);
  });

  test.each([
    ['closing its stream, in the stateless version', connectStateless],
    ['a notification, in a session', connectSession],
  ])('a script that its client cancels by %s stops, and its call is aborted at the worker', async (_, connect) => {
    const client = await connected(connect(system));
    const watcher = await connected(connectStateless(system, system.tokens.second));
    const ms = 50_000 + Math.floor(Math.random() * 9_000);
    const slowCalls = () =>
      run(
        watcher,
        `const { calls } = await demo.listCalls(); return calls.filter(({ args }) => args.ms === ${ms}).map(({ state }) => state)`,
      );
    const cancel = new AbortController();
    const script = client.callTool(
      'execute_code',
      { code: `await demo.slow({ ms: ${ms} }); await demo.createNote({ text: 'after ${ms}' })` },
      cancel.signal,
    );
    script.catch(() => undefined);
    await expect.poll(slowCalls, { timeout: 20_000 }).toEqual(['running']);
    cancel.abort();
    await expect(script).rejects.toThrow();
    await expect.poll(slowCalls, { timeout: 20_000 }).toEqual(['aborted']);
    expect(JSON.stringify(await run(watcher, 'return await demo.listNotes()'))).not.toContain(`after ${ms}`);
  });

  test('a script cannot see what another one left behind', async () => {
    const client = await connected(connectStateless(system));
    await run(client, 'globalThis_ = 1; return 1').catch(() => undefined);
    await run(client, 'Array.prototype.left = "behind"; return 1');
    expect(await run(client, 'return [].left === undefined')).toBe(true);
  });
});
