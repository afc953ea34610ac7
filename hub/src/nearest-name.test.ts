import { expect, test } from 'vitest';
import { nearestNames } from './nearest-name.ts';

test('the nearest names come first, whatever their spelling', () => {
  expect(nearestNames('list_isues', ['createIssue', 'listIssues', 'listUsers'], 2)).toEqual([
    'listIssues',
    'listUsers',
  ]);
});

test.each([
  ['lisIssues', 'listIssues', 'a letter left out'],
  ['listIssuess', 'listIssues', 'one too many'],
  ['lsitIssues', 'listIssues', 'two exchanged'],
  ['xxstIssues', 'listIssues', 'a wrong beginning'],
  ['listIssuxx', 'listIssues', 'a wrong end'],
  ['dwon', 'down', 'two exchanged, in a short word'],
  ['lst', 'list', 'a vowel left out'],
  ['ad', 'add', 'a letter left out of three'],
  ['issue', 'issues', 'one for many'],
  ['getStatuses', 'getStatus', 'many for one'],
  ['categories', 'category', 'many for one, in another form'],
  ['LISTISSUES', 'listIssues', 'another case'],
  ['list-issues', 'listIssues', 'another way to join words'],
  ['issues', 'listIssues', 'a word left out at the front'],
  ['getIssueDetails', 'getIssue', 'a word too many'],
  ['listUsr', 'demo.listUsers', 'the owner left out'],
  ['demo.listUsr', 'demo.listUsers', 'the owner there'],
  ['first-step', 'demo/first-steps', 'the owner of a skill left out'],
])('%s may mean %s: %s', (wanted, meant) => {
  expect(nearestNames(wanted, [meant], 1)).toEqual([meant]);
});

test.each([
  ['print', 'paginate'],
  ['fetch', 'batch'],
  ['wait', 'batch'],
  ['fs', 'id'],
  ['x', 'y'],
  ['', 'id'],
  ['deleteUser', 'createUser'],
  ['listUsers', 'listIssues'],
  ['id', 'listIssues'],
  ['zzzzzzzz', 'listIssues'],
])('%s does not mean %s', (wanted, other) => {
  expect(nearestNames(wanted, [other], 1)).toEqual([]);
});

test('a third of the letters may be wrong, and no more', () => {
  expect(nearestNames('abcdefxxx', ['abcdefghi'], 1)).toEqual(['abcdefghi']);
  expect(nearestNames('abcdexxxx', ['abcdefghi'], 1)).toEqual([]);
  expect(nearestNames('abcdefgh', ['abcd'], 1)).toEqual(['abcd']);
  expect(nearestNames('abcdefgh', ['abc'], 1)).toEqual([]);
});

test('of a name of megabytes the beginning is read', () => {
  const start = performance.now();
  const long = `listIssues${'-'.repeat(5_000_000)}`;
  for (let n = 0; n < 200; n++) expect(nearestNames(long, ['listIssues'], 1)).toEqual(['listIssues']);
  expect(performance.now() - start).toBeLessThan(2_000);
});
