import { describe, expect, test } from 'vitest';
import { schemaProblems } from './schema-check.ts';
import { OverBudget, sameJson, startRun } from './schema-check-budget.ts';
import { unknownMember, wordsOf } from './schema-check-words.ts';

const times = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));
const wide = Object.fromEntries(times(20_000, (n) => [`k${n}`, 1]));

/** Counts how often the object's keys are listed. */
function counted(value: object): { readonly value: object; readonly listings: () => number } {
  let listings = 0;
  const observed = new Proxy(value, {
    ownKeys(target) {
      listings += 1;
      return Reflect.ownKeys(target);
    },
  });
  return { value: observed, listings: () => listings };
}

describe('a large value is looked at once, however many branches ask', () => {
  test.each([
    ['bounds on the number of properties', { minProperties: 30_000 }],
    ['objects to be equal to', { const: { a: 1 } }],
    ['objects that take no other members', { additionalProperties: false }],
  ])('%s', (_, branch) => {
    const object = counted(wide);
    expect(schemaProblems({ anyOf: times(500, () => branch) }, object.value)).not.toEqual([]);
    expect(object.listings()).toBe(1);
  });

  test('1,500 bounds on the length of a text of five million characters: seconds where it were counted anew', () => {
    const text = `${'\u{1F600}'.repeat(2_500_000)}x`;
    const start = performance.now();
    const bounds = times(1_500, (n) => ({ maxLength: 2_500_000 - n }));
    expect(schemaProblems({ anyOf: bounds }, text)).toEqual(['the argument must have a length of at most 2500000']);
    expect(schemaProblems({ maxLength: 2_500_001 }, text)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  test('a large object is never turned into text to be compared', () => {
    const poisoned = {
      list: times(1_000, (n) => n),
      toJSON: (): never => {
        throw new Error('turned into text');
      },
    };
    expect(schemaProblems({ anyOf: times(4_000, (n) => ({ const: n })) }, poisoned)).toHaveLength(1);
    expect(schemaProblems({ enum: [{ list: [] }] }, poisoned)).toHaveLength(1);
  });
});

describe('comparing is charged by what is touched', () => {
  test('texts of one length that differ in their last character', () => {
    const [a, b] = [`${'a'.repeat(60_000)}x`, `${'a'.repeat(60_000)}y`];
    const run = startRun({}, 10_000);
    let compared = 0;
    expect(() => {
      for (; compared < 1_000; compared++) sameJson(a, b, run);
    }).toThrow(OverBudget);
    expect(compared).toBeLessThan(20);
  });

  test('large lists that are equal', () => {
    const list = times(2_000, () => [1]);
    expect(sameJson(list, structuredClone(list), startRun({}, 10_000))).toBe(true);
    expect(() => sameJson(list, structuredClone(list), startRun({}, 1_000))).toThrow(OverBudget);
  });

  test('objects are equal whatever the order of their members, lists are not', () => {
    const same = (a: unknown, b: unknown): boolean => sameJson(a, b, startRun({}, 1_000));
    expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({ a: 1 }, { b: 1 })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(null, {})).toBe(false);
  });
});

test('a list whose items may be anything is not gone through', () => {
  let reads = 0;
  const list = new Proxy([1, 2, 3], {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  expect(schemaProblems({ anyOf: times(100, () => ({ minItems: 9 })) }, list)).toHaveLength(1);
  expect(reads).toBe(0);
});

describe('names that may have been meant are looked for only where they are shown', () => {
  test('of many unknown members three are told in full', () => {
    const problems = schemaProblems(
      { properties: { project: {} }, additionalProperties: false },
      Object.fromEntries(times(40, (n) => [`projec${n}`, 1])),
    );
    expect(problems).toHaveLength(21);
    expect(problems.slice(0, 4)).toEqual([
      'there is no "projec0", did you mean "project"? (it takes project)',
      'there is no "projec1", did you mean "project"? (it takes project)',
      'there is no "projec2", did you mean "project"? (it takes project)',
      'there is no "projec3"',
    ]);
  });

  test('the same problem twice is worded once, and a fourth one does not list the known names', () => {
    const known = counted({ project: {} });
    const problems = times(20, (n) => unknownMember('', `x${n % 10}`, known.value));
    expect(wordsOf(problems)).toHaveLength(10);
    expect(known.listings()).toBe(3);
  });
});

test('a type that is no text is told without harm', () => {
  expect(schemaProblems({ type: [{ toString: 1 }, 'string'] }, 5)).toEqual([
    'the argument must be string, not number 5',
  ]);
});
