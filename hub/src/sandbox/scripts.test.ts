/** What comes with a script's value: logs, progress, the ledger. See legitimate/. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SallyportError } from '../errors.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandbox({
    gate: async ({ method, args }) => {
      if (method === 'fail') throw new SallyportError('API_ERROR', 'the upstream answered 500');
      return method === 'slow' ? new Promise(() => {}) : args;
    },
  });
});
afterAll(() => fixture.close());

describe('what comes with the value', () => {
  it('hands over a large list of records whole', async () => {
    const { value } = await fixture.execute(
      'Array.from({ length: 20_000 }, (_, id) => ({ id, name: "item " + id, tags: ["a", "ü"] }))',
    );
    expect(value).toHaveLength(20_000);
    expect((value as unknown[])[19_999]).toEqual({ id: 19_999, name: 'item 19999', tags: ['a', 'ü'] });
  });

  it('collects what the console prints, readable and with levels', async () => {
    const { logs } = await fixture.execute(
      'console.log("a", 1, { b: [true] }, undefined, null);\nconsole.error(new TypeError("bad"));\nconsole.debug();',
    );
    expect(logs).toEqual([
      { level: 'log', text: 'a 1 {"b":[true]} undefined null' },
      { level: 'error', text: 'TypeError: bad (line 2, column 15)' },
      { level: 'debug', text: '' },
    ]);
  });

  it('says of a line that was cut that it was', async () => {
    const { logs } = await fixture.execute(
      'console.log("x".repeat(4_000)); console.log("x".repeat(4_001)); console.log("a", Array(9_000).fill(1))',
    );
    const [whole, ...cut] = logs.map(({ text }) => text);
    expect(whole).toBe('x'.repeat(4_000));
    for (const text of cut) expect(text).toMatch(/^.{4000}… \[line cut at 4,000 characters\]$/);
    expect(cut).toHaveLength(2);
  });

  it('shows what progress is given as the console does', async () => {
    const seen: unknown[] = [];
    const code = 'progress({ message: "half" }); await sleep(1); progress("sum", 1 + Number.EPSILON); await sleep(1)';
    await fixture.execute(code, { onProgress: (text, fraction) => seen.push([text, fraction]) });
    expect(seen).toEqual([
      ['{"message":"half"}', undefined],
      ['sum', 1],
    ]);
  });

  it.each(['50', '-1', '"50 %"', 'NaN', 'null'])('refuses %s as a fraction of progress', async (fraction) => {
    const { error } = await fixture.execute(`progress("half", ${fraction})`);
    expect(error?.message).toMatch(
      /^TypeError: progress\(text, fraction\) takes a fraction from 0 to 1, not .*\(line 1,/,
    );
  });

  it('reports progress', async () => {
    const seen: unknown[] = [];
    await fixture.execute('progress("half", 0.5); await sleep(1); progress("done"); await sleep(1)', {
      onProgress: (text, fraction) => seen.push([text, fraction]),
    });
    expect(seen).toEqual([
      ['half', 0.5],
      ['done', undefined],
    ]);
  });

  it('keeps a ledger of the calls', async () => {
    const { calls } = await fixture.execute(
      'demo.echo({}); await demo.fail().catch(() => {}); demo.slow({}); return 1',
    );
    expect(calls.map(({ id, integration, method, outcome, code }) => [id, integration, method, outcome, code])).toEqual(
      [
        [1, 'demo', 'echo', 'done', undefined],
        [2, 'demo', 'fail', 'failed', 'API_ERROR'],
        [3, 'demo', 'slow', 'unknown', undefined],
      ],
    );
  });
});
