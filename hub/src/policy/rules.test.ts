import { expect, test } from 'vitest';
import { firstRule, namesTool, tooBroadRules } from './rules.ts';

test.each<[string, string, boolean]>([
  ['delete_issue', 'delete_issue', true],
  ['delete_issue', 'Delete_issue', false],
  ['delete_issue', 'delete_issues', false],
  ['delete*', 'delete', true],
  ['delete*', 'undelete', false],
  ['*issue*', 'issue', true],
  ['*issue*', 'issu', false],
  ['a*a', 'a', false],
  ['a*a', 'aa', true],
  ['a*b*a', 'aba', true],
  ['a*ba*a', 'aba', false],
  ['*ab*ab', 'xabab', true],
  ['*ab*ab', 'ab', false],
  ['*', '', true],
  ['**', 'x', true],
  ['a.c', 'abc', false],
  ['[a-z]', 'a', false],
])('the pattern %s and the name %s: %s', (pattern, wireName, fits) => {
  expect(namesTool(pattern, { wireName, method: undefined })).toBe(fits);
});

test('a tool is named by its wire name as well as by its method', () => {
  const tool = { wireName: 'delete_issue', method: 'deleteIssue' };
  expect(['delete_*', 'deleteI*', 'delete*', 'delete-*'].map((pattern) => namesTool(pattern, tool))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a pattern over which a search that goes back would never end is answered', () => {
  expect(namesTool('*a'.repeat(99), { wireName: 'a'.repeat(128).concat('b'), method: undefined })).toBe(false);
});

const TOOL = { integration: 'git', wireName: 'drop', method: 'drop', access: 'write', isDestructive: true } as const;

test('an allow that is too broad for a tool is passed over, and can be told', () => {
  const rules = [
    { client: 'bot', verdict: 'deny' as const },
    { verdict: 'allow' as const },
    { integration: 'git', tool: 'dr*', verdict: 'allow' as const },
    { integration: 'git', tool: 'drop', verdict: 'allow' as const },
    { tool: '*', verdict: 'allow' as const },
  ];
  const subject = { client: 'claude', tool: TOOL, trust: 'vetted' as const };
  expect(firstRule({ rules }, subject)).toEqual({ number: 4, verdict: 'allow' });
  expect(tooBroadRules({ rules }, subject)).toEqual([2, 3]);
  const harmless = { ...subject, tool: { ...TOOL, isDestructive: false } };
  expect(firstRule({ rules }, harmless)).toEqual({ number: 2, verdict: 'allow' });
  expect(firstRule({ rules }, { ...harmless, trust: 'byo' })).toEqual({ number: 4, verdict: 'allow' });
  expect(tooBroadRules({ rules }, harmless)).toEqual([]);
  expect(firstRule({}, subject)).toBeUndefined();
});
