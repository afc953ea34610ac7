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

describe('a value that JSON has no word for', () => {
  it.each([
    ['demo.list({ ids: new Set([1]).values() })', 'argument "ids" is an iterator: send [...it]'],
    ['demo.list({ ids: [1].values().map((id) => id) })', 'argument "ids" is an iterator: send [...it]'],
    ['demo.list({ pages: paginate((page) => demo.list({ page })) })', 'is an async iterator: send await collect(it)'],
    ['demo.list({ since: new Date("soon") })', 'argument "since" is an invalid date'],
    ['demo.list({ file: new ArrayBuffer(2) })', 'argument "file" is an ArrayBuffer'],
  ])('%s is refused, since it would be another call', async (code, message) => {
    const { error, calls } = await fixture.execute(`return await ${code}`);
    expect(error).toMatchObject({ code: 'INVALID_ARGUMENTS', message: expect.stringContaining(message) });
    expect(calls).toEqual([]);
  });

  it.each([
    ['paginate((page) => demo.list({ page }))', '[async iterator: await collect(it) lists it]'],
    ['(async function* () { yield 1 })()', '[async iterator: await collect(it) lists it]'],
    ['[1, 2].values()', '[iterator: [...it] lists it]'],
    ['new Map([[1, 2]]).entries().filter(() => true)', '[iterator: [...it] lists it]'],
    ['(function* () { yield 1 })()', '[iterator: [...it] lists it]'],
  ])('%s as the answer says what to write instead', async (code, value) => {
    expect((await fixture.execute(`return ${code}`)).value).toBe(value);
  });

  it('a map with a number and the same digits as a text keeps both', async () => {
    const { value } = await fixture.execute(
      'return [new Map([[1, "a"], ["1", "b"]]), new Map([[1, "a"], ["x", "b"]])]',
    );
    expect(value).toEqual([
      [
        [1, 'a'],
        ['1', 'b'],
      ],
      { 1: 'a', x: 'b' },
    ]);
  });
});

it('a clock of the console tells how long it has run, and ends', async () => {
  const { logs } = await fixture.execute(
    'console.time("t"); await sleep(20); console.timeLog("t", 1); console.timeEnd("t"); console.timeEnd("t")',
  );
  expect(logs.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^t: \d+ ms 1$/),
    expect.stringMatching(/^t: [1-9]\d+ ms$/),
  ]);
});

it('a label of the console is bounded like a line', async () => {
  const { logs, error } = await fixture.execute(
    'console.count("x".repeat(6_000_000)); console.assert(false, "y".repeat(6_000_000))',
  );
  expect(error).toBeUndefined();
  for (const { text } of logs) expect(text.length).toBeLessThan(4_100);
  expect(logs).toHaveLength(2);
});

describe('an error that the script does not catch', () => {
  it.each([
    [
      'await Promise.any([Promise.reject(new Error("a")), Promise.reject("b"), Promise.reject()])',
      'AggregateError: All promises were rejected: a; b; undefined',
    ],
    [
      'throw new AggregateError(Array.from({ length: 9 }, (_, n) => new Error("e" + n)), "many")',
      'AggregateError: many: e0; e1; e2; … 6 more (line 1, column 7)',
    ],
    ['throw new Error("outer", { cause: new Error("inner") })', 'outer: inner (line 1, column 7)'],
    ['throw new Error("read: inner", { cause: new Error("inner") })', 'read: inner (line 1, column 7)'],
    ['throw new Error("outer", { cause: undefined })', 'outer (line 1, column 7)'],
    ['throw Object.assign(new Error("x"), { errors: { length: 1e9 } })', 'x (line 1, column 21)'],
  ])('%s is told with those behind it', async (code, message) => {
    expect((await fixture.execute(code)).error?.message).toBe(message);
  });
});
