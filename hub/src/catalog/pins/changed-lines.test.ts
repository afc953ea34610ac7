import { expect, test } from 'vitest';
import { changedLines } from './changed-lines.ts';

const told = (before: string | undefined, after: string | undefined) =>
  changedLines(before, after).map(({ sign, line }) => `${sign}${line}`);

test.each([
  ['the same', 'a\nb', 'a\nb', []],
  ['a line between', 'a\nb\nc', 'a\nx\nb\nc', ['+x']],
  ['two places', 'a\nb\nc\nd\ne', 'a\nB\nc\nd', ['-b', '+B', '-e']],
  ['lines that change places', 'a\nb', 'b\na', ['-a', '+a']],
  ['an end of line alone', 'a', 'a\n', ['+']],
  ['a text that was not there', undefined, 'a\nb', ['+a', '+b']],
  ['an empty text that is gone', '', undefined, ['-']],
])('%s: what is told makes the one of the other', (_, before, after, lines) => {
  expect(told(before, after)).toEqual(lines);
});

test('texts too long to be compared are told as a whole, what both begin and end with left out', () => {
  const lines = (word: string) => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join('\n');
  const changed = told(`same\n${lines('a')}\nend`, `same\n${lines('b')}\nend`);
  expect(changed).toHaveLength(6_000);
  expect([changed[0], changed.at(-1)]).toEqual(['-a0', '+b2999']);
});
