import { expect, test } from 'vitest';
import { nearestNames } from './nearest-name.ts';

test('the nearest names come first, whatever their spelling', () => {
  expect(nearestNames('list_isues', ['createIssue', 'listIssues', 'listUsers'], 2)).toEqual([
    'listIssues',
    'listUsers',
  ]);
});

test('names that have nothing in common are not offered', () => {
  expect(nearestNames('zzzzzzzz', ['listIssues', 'add'], 3)).toEqual([]);
});

test.each([
  ['lisIssues', 'one letter left out'],
  ['listIssuess', 'one too many'],
  ['lsitIssues', 'two exchanged'],
  ['xxstIssues', 'a wrong beginning'],
  ['listIssuxx', 'a wrong end'],
])('%s is near: %s', (wanted) => {
  expect(nearestNames(wanted, ['createUser', 'listIssues', 'delete'], 1)).toEqual(['listIssues']);
});

test('a name is near up to half of its letters, and no further', () => {
  expect(nearestNames('abcdxxxx', ['abcdefgh'], 1)).toEqual(['abcdefgh']);
  expect(nearestNames('abcxxxxx', ['abcdefgh'], 1)).toEqual([]);
  expect(nearestNames('abcdefgh', ['abcd'], 1)).toEqual(['abcd']);
  expect(nearestNames('abcdefgh', ['abc'], 1)).toEqual([]);
});

test('of a name of megabytes the beginning is read', () => {
  const start = performance.now();
  const long = `listIssues${'-'.repeat(5_000_000)}`;
  for (let n = 0; n < 200; n++) expect(nearestNames(long, ['listIssues'], 1)).toEqual(['listIssues']);
  expect(performance.now() - start).toBeLessThan(2_000);
});
