import { expect, test } from 'vitest';
import { phraseFinder, phraseOf } from './phrases.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** The places where a phrase is found in a query. */
function found(phrase: string, query: string): readonly (readonly number[])[] {
  const words = query.split(' ');
  const isStop = (at: number) => isStopWord(words[at] ?? '');
  return phraseFinder([phraseOf(phrase)])(words.map(stem), isStop).map(({ places }) => places);
}

test('a phrase is found as it is written, in any of the forms of its words', () => {
  expect(found('pull request', 'list pull requests')).toEqual([[1, 2]]);
});

test('other words may stand in between, stop words any number of them', () => {
  expect(found('turn off', 'turn the old kitchen light off')).toEqual([]);
  expect(found('turn off', 'turn the old light off')).toEqual([[0, 4]]);
  expect(found('turn off', 'turn it all of them off')).toEqual([[0, 5]]);
});

test('the order may be another', () => {
  expect(found('picture of page', 'page picture')).toEqual([[1, 0]]);
});

test('a word counts once, however often the phrase has it', () => {
  expect(found('side by side', 'side')).toEqual([]);
  expect(found('side by side', 'side by side')).toEqual([
    [0, 2],
    [2, 0],
  ]);
});

test('a phrase with a single word besides stop words is found only as it is written', () => {
  expect(found('log in', 'log in here')).toEqual([[0, 1]]);
  expect(found('log in', 'log time in here')).toEqual([]);
  expect(found('log in', 'in the log')).toEqual([]);
});

test('a phrase that begins twice is found twice', () => {
  expect(found('web page', 'web page and web page')).toEqual([
    [0, 1],
    [3, 4],
  ]);
});
