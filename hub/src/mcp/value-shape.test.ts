import { expect, test } from 'vitest';
import { shapeOf } from './value-shape.ts';

test.each([
  [
    'a list of rows',
    [
      { id: 1, title: 'a' },
      { id: 2, title: 'b' },
    ],
    '2 × {id: number, title: string}',
  ],
  ['rows that differ', [{ id: 1 }, { id: 'x', note: null }], '2 × {id: number | string, note?: null}'],
  ['lists of different length', { a: [[1], [1, 2, 3]] }, '{a: 2 × 1–3 × number}'],
  ['an empty list', { rows: [] }, '{rows: empty list}'],
  ['a mixed list', [1, 'a', null, [2]], '4 × number | string | null | 1 × number'],
  ['a long list', Array.from({ length: 12_345 }, () => true), '12,345 × boolean'],
])('%s', (_, value, shape) => {
  expect(shapeOf(value)).toBe(shape);
});

test('what is deep is cut at a level, and what is wide is counted', () => {
  expect(shapeOf({ a: { b: { c: { d: { e: 1 } } } } })).toBe('{a: {b: {c: {d: {1 fields}}}}}');
  const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, index]));
  expect(shapeOf(wide)).toMatch(/, … 970 more fields\}$/);
});

test('the shape of anything is short', () => {
  const wide = (depth: number): unknown =>
    depth === 0
      ? 'x'
      : Object.fromEntries(
          Array.from({ length: 20 }, (_, index) => [`a-long-name-of-a-field-${index}`, wide(depth - 1)]),
        );
  expect(shapeOf(wide(4)).length).toBeLessThanOrEqual(1_500);
});
