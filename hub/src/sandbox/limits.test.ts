/** Each limit reached in the real sandbox, with a value that is not the default: the error names the limit, its value, and the way out. */
import { afterEach, describe, expect, it } from 'vitest';
import type { ScriptLimits } from '../limits.ts';
import type { ExecutionRequest } from './execution.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;
afterEach(() => fixture.close());

async function errorOf(limits: Partial<ScriptLimits>, code: string, request: Partial<ExecutionRequest> = {}) {
  fixture = await startSandbox({ limits, gate: async ({ method }) => (method === 'echo' ? 'r'.repeat(80_000) : 1) });
  return (await fixture.execute(code, request)).error?.toShape();
}

const valueBytes = 70_000;

describe('a script over its limit', () => {
  it.each([
    ['of time', {}, 'while (true) {}', { timeoutMs: 350 }, 'SANDBOX_TIMEOUT', '350 ms', 'timeout_ms'],
    ['of memory', { memoryMb: 32 }, 'const a = []; for (;;) a.push({ a: [1] })', {}, 'SANDBOX_MEMORY', '32 MB', 'page'],
    ['of processor time', { cpuMs: 300 }, 'while (true) {}', {}, 'SANDBOX_TIMEOUT', '300 ms', ''],
    [
      'of the size of its answer',
      { valueBytes },
      'return "x".repeat(70_001)',
      {},
      'RESULT_TOO_LARGE',
      '70000 bytes',
      'return fewer fields',
    ],
    [
      'of the size of a result',
      { valueBytes },
      'return await demo.echo({})',
      {},
      'RESULT_TOO_LARGE',
      '70000 bytes',
      'smaller page',
    ],
    [
      'of the size of arguments',
      { valueBytes },
      'return await demo.add({ text: "x".repeat(70_000) })',
      {},
      'INVALID_ARGUMENTS',
      '70000 bytes',
      '',
    ],
    [
      'of calls, again and again',
      { calls: 20 },
      'for (;;) await demo.add({})',
      {},
      'CALL_LIMIT_EXCEEDED',
      '20 calls',
      'larger pages',
    ],
  ])('%s', async (_, limits, code, request, errorCode, value, remedy) => {
    const error = await errorOf(limits, code, request);
    expect(error?.code).toBe(errorCode);
    expect(error?.error).toContain(value);
    expect(`${error?.error} ${error?.hint}`).toContain(remedy);
    // The next one is served as if nothing had been.
    expect((await fixture.execute('return await demo.add({})')).value).toBe(1);
  });

  it('of log lines loses the rest of them, and the last line says so', async () => {
    fixture = await startSandbox({ limits: { logLines: 7 } });
    const { value, logs } = await fixture.execute('for (let n = 1; n <= 20; n += 1) console.log(n); return "went on"');
    expect(value).toBe('went on');
    expect(logs.map(({ text }) => text)).toEqual([
      ...['1', '2', '3', '4', '5', '6', '7'],
      expect.stringMatching(/limit of a script is 7; print less/),
    ]);
  });

  it('of a value just under it is served', async () => {
    fixture = await startSandbox({ limits: { valueBytes } });
    const text = 'x'.repeat(valueBytes - 20);
    const { value } = await fixture.execute(`return await demo.echo({ t: "x".repeat(${valueBytes - 20}) })`);
    expect(value).toEqual({ t: text });
    expect(fixture.audit).toEqual([]);
  });
});
