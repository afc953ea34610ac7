import { expect, test } from 'vitest';
import { needsIn, withEachNeed } from './several-needs.ts';

test.each([
  ['create a branch and open a pull request', ['create a branch', 'open a pull request']],
  ['get the weather, then send a mail', ['get the weather', 'send a mail']],
  ['find the file; share it with Ann; log the time', ['find the file', 'share it with Ann', 'log the time']],
  ['utwórz zadanie i wyślij maila', ['utwórz zadanie', 'wyślij maila']],
])('%s has the needs %j', (query, needs) => {
  expect(needsIn(query)).toEqual(needs);
});

test.each([
  'list open issues',
  'list teams and channels',
  'what can I read there',
  'one thing and two things and three things and four things',
  `a long text, ${'of words '.repeat(60)}`,
  ', , ;',
  '',
])('%j has one need, or more than can be told apart', (query) => {
  expect(needsIn(query)).toEqual([]);
});

const ranked = (...slots: number[]) => slots.map((slot, n) => ({ slot, score: 1 - n / 10 }));
const slots = (hits: readonly { readonly slot: number }[]) => hits.map(({ slot }) => slot);

test('the best of each need stands among the first five, behind the best of the whole', () => {
  expect(slots(withEachNeed(ranked(1, 2, 3, 4, 5, 6), ranked(7, 8)))).toEqual([1, 2, 3, 7, 8, 4, 5, 6]);
  expect(slots(withEachNeed(ranked(1, 2, 3, 4), ranked(7, 8, 9)))).toEqual([1, 2, 7, 8, 9, 3, 4]);
});

test('what stands high already is not moved, and nothing is told twice', () => {
  expect(slots(withEachNeed(ranked(1, 2, 3, 4), ranked(2, 1)))).toEqual([1, 2, 3, 4]);
  expect(slots(withEachNeed(ranked(1, 2, 3, 4, 5), ranked(5, 5)))).toEqual([1, 2, 3, 5, 4]);
});

test('scores fall from the first hit to the last', () => {
  const scores = withEachNeed(ranked(1, 2, 3, 4, 5, 6), ranked(7, 8)).map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
});
