import { expect, test } from 'vitest';
import type { PolicyFile } from '../config-files.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { createMaskRules } from './masking.ts';
import { parsePolicy } from './parse-policy.ts';

test('an integration that the policy says nothing about is masked by default', () => {
  const rules = createMaskRules(() => parsePolicy('integrations: { redmine: { masking: strict } }'));
  expect(rules('demo')).toBe(DEFAULT_RULES);
  expect(rules('constructor')).toBe(DEFAULT_RULES);
  expect(rules('redmine')).toMatchObject({ mode: 'strict', leave: [], patterns: [] });
});

test('fields are left alone and further patterns are found, in the mode that is said or the default one', () => {
  const text = 'integrations: { hr: { masking: { leave: [author.email], patterns: ["EMP-\\\\d{5}"] } } }';
  const { mode, leave, patterns } = createMaskRules(() => parsePolicy(text))('hr');
  expect([mode, leave]).toEqual(['default', ['author.email']]);
  const place = { key: [], strict: false };
  expect(patterns.flatMap((detector) => detector('EMP-12345 and EMP-1', place))).toEqual([
    { kind: 'CUSTOM', start: 0, end: 9 },
  ]);
});

test('a pattern that is hard for other engines holds nothing here', () => {
  const policy = parsePolicy('integrations: { hr: { masking: { patterns: ["^(a+)+$"] } } }');
  const [detector] = createMaskRules(() => policy)('hr').patterns;
  expect(detector?.(`${'a'.repeat(20_000)}!`, { key: [], strict: false })).toEqual([]);
});

test.each([
  ['a pattern that is none', '["("]', /not a pattern/],
  ['a pattern of another syntax', '["(?=a)b"]', /not a pattern/],
  ['a pattern that is everywhere', '["a*"]', /matches an empty text/],
])('%s is told with its place', (_, patterns, words) => {
  const parse = () => parsePolicy(`integrations: { hr: { masking: { patterns: ${patterns} } } }`);
  expect(parse).toThrow(words);
  expect(parse).toThrow(/^line 1, column/);
});

test('a changed policy counts at the next call', () => {
  let policy: PolicyFile = {};
  const rules = createMaskRules(() => policy);
  expect(rules('hr').mode).toBe('default');
  policy = parsePolicy('integrations: { hr: { masking: off } }');
  expect(rules('hr').mode).toBe('off');
});
