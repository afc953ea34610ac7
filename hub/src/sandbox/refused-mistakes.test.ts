/** Mistakes that would pass for something heeded, or that a parser's own words do not explain. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandbox({ gate: async ({ args }) => args });
});
afterAll(() => fixture.close());

describe('an option or an argument that would be silently ignored', () => {
  it.each([
    ["await sleep('2s')", 'sleep(ms) takes a number of milliseconds'],
    ['await sleep()', 'sleep(ms) takes a number of milliseconds'],
    ['await sleep(-1)', 'sleep(ms) takes a number of milliseconds'],
    ['await batch([], { concurency: 2 })', 'batch has no option "concurency"'],
    ['await batch([], { concurrency: 0 })', 'a whole number of 1 or more'],
    ['await batch([], 2)', 'batch takes its options as an object, not a number'],
  ])('%s is refused', async (code, message) => {
    const { error } = await fixture.execute(code);
    expect(error).toMatchObject({ code: 'SANDBOX_EXECUTION', message: expect.stringContaining(message) });
  });

  it('a second object of arguments reaches the hub with the first, to be refused there; what map adds does not', async () => {
    const { value } = await fixture.execute(
      'return [await demo.list({ a: 1 }, { page: 2 }), await Promise.all([{ a: 1 }, { a: 2 }].map(demo.list))]',
    );
    expect(value).toEqual([
      [{ a: 1 }, { page: 2 }],
      [{ a: 1 }, { a: 2 }],
    ]);
  });

  it.each([
    [
      'const f = (id) => { const u = await demo.get({ id }); return u };\nreturn f(1)',
      'make the function that uses await async',
    ],
    ['return [1].map((x) =&gt; x)', 'not =&gt;'],
  ])('%s does not parse, and the hint says why', async (code, hint) => {
    const { error } = await fixture.execute(code);
    expect(error).toMatchObject({ code: 'SANDBOX_SYNTAX', hint: expect.stringContaining(hint) });
  });
});
