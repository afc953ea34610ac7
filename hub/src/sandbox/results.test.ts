import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LIMITS, type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

const saved = new Map([
  ['r1', JSON.stringify([{ id: 1 }, { id: 2 }])],
  ['r2', JSON.stringify('text with "quotes" and \u2028')],
]);

let fixture: SandboxFixture | undefined;

afterEach(async () => {
  await fixture?.close();
});

test('a script works with saved results as with any value', async () => {
  fixture = await startSandbox({ results: saved });
  const code = 'results.r1.push({ id: 3 }); return [results.r1.length, results.r2, Object.keys(results)]';
  expect((await fixture.execute(code)).value).toEqual([3, 'text with "quotes" and \u2028', ['r1', 'r2']]);
  expect((await fixture.execute('return results.r1.length')).value).toBe(2);
});

test('what a script does not name is not sent to it, but seen by it, and told of where it is read', async () => {
  fixture = await startSandbox({ results: saved });
  expect((await fixture.execute("return [Object.keys(results), 'r2' in results]")).value).toEqual([['r1', 'r2'], true]);
  expect((await fixture.execute('return [results.r1.length, Object.keys(results)]')).value).toEqual([2, ['r1', 'r2']]);
  const named = /^TypeError: results\.r1 is kept, but a script gets only .* its text names: write results\.r1/;
  for (const code of [
    "return results['r' + 1]",
    'return JSON.stringify(results)',
    'return results',
    'return { ...results }',
  ]) {
    expect((await fixture.execute(code)).error?.message, code).toMatch(named);
  }
});

test('a saved result cannot be put in the place of another, nor stand for something of the language', async () => {
  fixture = await startSandbox({ results: saved });
  expect((await fixture.execute("results.r1 = 1; return 'unreached'")).error?.code).toBe('SANDBOX_EXECUTION');
  expect((await fixture.execute('return [results.toString, results.hasOwnProperty, "x" in results]')).value).toEqual([
    null,
    null,
    false,
  ]);
});

test('results that together are larger than a value may be are refused before anything runs', async () => {
  const half = JSON.stringify('x'.repeat(DEFAULT_LIMITS.script.valueBytes / 2));
  fixture = await startSandbox({
    results: new Map([
      ['r1', half],
      ['r2', half],
    ]),
  });
  const { error, calls } = await fixture.execute('await demo.add({ a: 1, b: 2 }); return results.r1 + results.r2');
  expect(error?.toShape()).toMatchObject({
    code: 'RESULT_TOO_LARGE',
    error: expect.stringContaining('results.r1, results.r2'),
  });
  expect(calls).toEqual([]);
});

test.each([
  ['return results.r9', undefined],
  ['return results.r9 ?? "made again"', 'made again'],
  ['const { r9 } = results; return [r9, results.r1.length]', [null, 2]],
])('%s: a script that names a result which is gone is told so, and which there are', async (code, value) => {
  fixture = await startSandbox({ results: saved });
  const execution = await fixture.execute(code);
  expect(execution.value).toEqual(value);
  expect(execution.note).toMatch(
    /^results\.r9 is not kept here: .*; kept now: results\.r1, results\.r2; make it again$/,
  );
});

test('a script that throws over a result which is gone is told the same; one that has all of its results, nothing', async () => {
  fixture = await startSandbox({ results: saved });
  const { error } = await fixture.execute('return results.r9.items');
  expect(error?.hint).toMatch(/^results\.r9 is not kept here: .*; kept now: results\.r1, results\.r2; make it again$/);
  expect((await fixture.execute('return results.r1')).note).toBeUndefined();
});
