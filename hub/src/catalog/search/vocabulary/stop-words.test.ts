import { expect, test } from 'vitest';
import { stopWordsIn } from './stop-words.ts';

function left(query: string): string {
  const words = query.split(' ');
  const stops = stopWordsIn(words);
  return words.filter((_, n) => stops[n] === false).join(' ');
}

test.each([
  ['can you please help me list the issues of a project', 'list issues project'],
  ['i would like to delete a file', 'delete file'],
  ['i d like to know if the pipeline is green', 'pipeline green'],
  ['give me a list of users', 'users'],
  ['how do i find out who changed this', 'who changed'],
  ['looking for a way to send mail', 'send mail'],
])('of "%s" the words "%s" say what is wanted', (query, expected) => {
  expect(left(query)).toBe(expected);
});

test.each(['list all my new issues', 'show open status', 'find messages like these when'])(
  '"%s" keeps its words',
  (query) => {
    expect(left(query)).toBe(query.replace(' these', ''));
  },
);

test('a query of stop words alone is kept', () => {
  expect(left('show me')).toBe('show me');
  expect(left('how to')).toBe('how to');
  expect(stopWordsIn([])).toEqual([]);
});
