/** Every limit of a script and a call, reached through the whole system: the answer names the limit, its value, and the way out. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { connectStateless, type McpClient, run } from './clients.ts';
import { POLICY } from './system.ts';

const open: McpClient[] = [];
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

describe.each(inject('systems'))('limits in the system of $mode', (system) => {
  const connected = async (): Promise<McpClient> => {
    const client = await connectStateless(system);
    open.push(client);
    return client;
  };
  /** The JSON object that a failed script is answered with. */
  const errorOf = async (args: { code: string; timeout_ms?: number }): Promise<Record<string, unknown>> => {
    const { text, isError } = await (await connected()).callTool('execute_code', args);
    expect(isError, text).toBe(true);
    return JSON.parse(text.split('\n\n')[0] ?? '') as Record<string, unknown>;
  };

  test.each([
    ['time', { code: 'while (true) {}', timeout_ms: 900 }, 'SANDBOX_TIMEOUT', '900 ms', 'timeout_ms'],
    ['processor time', { code: 'while (true) {}', timeout_ms: 90_000 }, 'SANDBOX_TIMEOUT', '10000 ms', ''],
    ['memory', { code: 'const a = []; for (;;) a.push({ n: [1] })' }, 'SANDBOX_MEMORY', '64 MB', 'page by page'],
    [
      'calls',
      { code: 'for (let n = 0; ; n += 1) await demo.add({ a: n, b: 1 })' },
      'CALL_LIMIT_EXCEEDED',
      '500 calls',
      'larger pages',
    ],
    [
      'the size of a result',
      { code: 'return await demo.bigTable({ rows: 15000, columns: 50 })' },
      'RESULT_TOO_LARGE',
      '300000 values',
      'fewer items',
    ],
    [
      'the size of the answer',
      { code: 'return "x".repeat(6_000_000)' },
      'RESULT_TOO_LARGE',
      '5242880 bytes',
      'fewer fields',
    ],
    [
      'the time that may be asked for',
      { code: 'return 1', timeout_ms: 600_001 },
      'INVALID_ARGUMENTS',
      'from 1 to 600000',
      'demo.slow',
    ],
  ])('%s', async (_, args, code, value, remedy) => {
    const error = await errorOf(args);
    expect(error).toMatchObject({ code, error: expect.stringContaining(value) });
    expect(`${error['error']} ${error['hint']}`).toContain(remedy);
  });

  test('console lines', async () => {
    const { text } = await (await connected()).callTool('execute_code', {
      code: 'for (let n = 1; n <= 300; n += 1) console.log("line", n); return "went on"',
    });
    expect(text).toContain('went on');
    expect(text).toContain('line 200\n');
    expect(text).not.toContain('line 201');
    expect(text).toContain('the limit of a script is 200; print less');
  });

  test('while a tool declares long calls, a script may ask for as much time as they take', async () => {
    expect(await run(await connected(), 'return 1', 600_000)).toBe(1);
  });

  test('a policy comes into force without a restart, one that is broken changes nothing', async () => {
    const file = join(system.home, 'projects', system.project, 'config', 'policy.yaml');
    const client = await connected();
    const fourCalls = () =>
      run(client, 'for (let n = 0; n < 4; n += 1) await demo.add({ a: 1, b: 1 }); return "four"').catch(String);
    expect(await fourCalls()).toBe('four');
    try {
      await writeFile(file, 'integrations:\n  demo:\n    limits: { calls_per_script: 3 }\n');
      await expect.poll(fourCalls, { timeout: 20_000 }).toMatch(/CALL_LIMIT_EXCEEDED/);
      expect(await fourCalls()).toContain('3 calls to demo');
      await writeFile(file, 'integrations:\n  demo:\n    limit: { calls_per_script: 100 }\n');
      // Longer than the hub takes to look again.
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      expect(await fourCalls()).toContain('3 calls to demo');
      await writeFile(file, 'integrations: { demo: { limits: { timeout_ms: 250 } } }\n');
      await expect.poll(fourCalls, { timeout: 20_000 }).toBe('four');
      expect(await run(client, 'return await demo.slow({ ms: 60000 })').catch(String)).toContain('limit of 250 ms');
      // Nothing declares long calls any more.
      expect(await errorOf({ code: 'return 1', timeout_ms: 120_001 })).toMatchObject({
        error: expect.stringContaining('from 1 to 120000'),
      });
    } finally {
      await writeFile(file, POLICY);
    }
    await expect.poll(() => run(client, 'return 1', 600_000).catch(String), { timeout: 20_000 }).toBe(1);
  });
});
