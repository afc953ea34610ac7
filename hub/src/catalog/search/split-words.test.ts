import { expect, test } from 'vitest';
import { splitWords } from './split-words.ts';

test.each([
  ["I don't want the user's repos", ['i', 'dont', 'want', 'the', 'user', 'repos']],
  ['they’re ours, aren’t they', ['they', 'ours', 'arent', 'they']],
  ["l'utilisateur d'un", ['l', 'utilisateur', 'd', 'un']],
  ['getMRs of HTTPGet', ['get', 'mrs', 'of', 'http', 'get']],
  ['oauth2Token', ['oauth2', 'oauth', 'token']],
  ['Zażółć łódź', ['zazolc', 'lodz']],
])('%j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
