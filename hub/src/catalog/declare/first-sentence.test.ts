import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['Lists issues. More text.', 'Lists issues.'],
  ['Lists issues', 'Lists issues'],
  ['Takes a filter, e.g. Status or e.g. `open`. More.', 'Takes a filter, e.g. Status or e.g. `open`.'],
  ['Takes a state (i.e. open. Or closed.) and more. Then this.', 'Takes a state (i.e. open. Or closed.) and more.'],
  ['Returns {id. Name}. `page` counts from 1.', 'Returns {id. Name}.'],
  ['Speaks version 1.2 of the API, approx. 5 calls. Really!', 'Speaks version 1.2 of the API, approx. 5 calls.'],
  ['Is it there? Answers true.', 'Is it there?'],
  ['Takes a name. lower case goes on. End', 'Takes a name. lower case goes on.'],
  ['Closes ) too often. Next.', 'Closes ) too often.'],
  ['First line\nSecond line.', 'First line'],
  ['', ''],
])('of %j it is %j', (text, sentence) => {
  expect(firstSentence(text, 160)).toBe(sentence);
});

test('a long one is cut behind a word, and shows it', () => {
  expect(firstSentence(`${'word '.repeat(100)}. Next`, 48)).toBe(`${'word '.repeat(8)}word…`);
});
