import { expect, test } from 'vitest';
import { methodNames, toMethodName } from './method-name.ts';

test.each([
  ['list_issues', 'listIssues'],
  ['list-merge.requests', 'listMergeRequests'],
  ['listIssues', 'listIssues'],
  ['LIST_ISSUES', 'listIssues'],
  ['GetUser', 'getUser'],
  ['HTTPGet', 'HTTPGet'],
  ['a/b', 'aB'],
])('%s is called as %s', (wireName, method) => {
  expect(toMethodName(wireName)).toBe(method);
});

test.each(['2fa', '', '---', 'then', 'constructor', '__proto__', 'toJSON', 'callTool', 'to_string', 'ünïcode'])(
  '%j is no method',
  (wireName) => {
    expect(toMethodName(wireName)).toBeUndefined();
  },
);

test('two tools that would share a method both lose it', () => {
  const methods = methodNames(['list_issues', 'listIssues', 'get_issue']);
  expect([...methods]).toEqual([
    ['list_issues', undefined],
    ['listIssues', undefined],
    ['get_issue', 'getIssue'],
  ]);
});
