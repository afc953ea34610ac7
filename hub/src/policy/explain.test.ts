import { expect, test } from 'vitest';
import { integrationWith, toolWith } from '../catalog/declare/tool-fixture.ts';
import type { PolicyFile } from '../config-files.ts';
import { createPolicyExplainer } from './explain.ts';
import { FULL_GRANT } from './grants.ts';
import { parseScope } from './scope-grammar.ts';

const write = { integration: 'git', access: 'write', isDestructive: true } as const;
const ALL = [
  integrationWith('git', {
    tools: [
      toolWith({ ...write, wireName: 'drop_branch', method: 'dropBranch' }),
      toolWith({ integration: 'git', wireName: '2fa', method: undefined }),
    ],
    held: [{ wireName: 'new_tool', method: 'newTool', reason: 'new' }],
  }),
  integrationWith('away', { tools: [], refreshedAt: undefined }),
];

function explainer(policy: PolicyFile) {
  return createPolicyExplainer({
    catalog: { integrations: () => ALL, integration: (name) => ALL.find((one) => one.name === name) },
    policy: () => policy,
    grantOfName: (name) => (name === 'bound' ? { scope: parseScope('#server=away').scope } : FULL_GRANT),
    isAlwaysAllowed: () => false,
  });
}

test('a tool is explained by its method and by its wire name, with the rule and what was passed over', () => {
  const { explain } = explainer({
    mode: 'auto',
    rules: [
      { integration: 'git', verdict: 'allow' },
      { client: 'bot', verdict: 'deny' },
      { tool: 'drop*', verdict: 'ask' },
    ],
  });
  expect(explain('git', 'dropBranch', undefined)).toEqual({
    integration: 'git',
    tool: 'drop_branch',
    method: 'dropBranch',
    access: 'write',
    isDestructive: true,
    isIdempotent: false,
    trust: 'vetted',
    mode: 'auto',
    verdict: 'ask',
    rule: 'policy.yaml rule 3',
    kind: 'git@http%3A%2F%2Fgit%3A3000%2Fmcp:drop_branch',
    mayBeAlways: false,
    tooBroad: [1],
  });
  expect(explain('git', 'drop_branch', undefined)).toEqual(explain('git', 'dropBranch', undefined));
  expect(explain('git', '2fa', undefined)).toMatchObject({ verdict: 'allow', rule: 'policy.yaml rule 1' });
  expect(explain('git', 'dropBranch', 'bot')).toMatchObject({ verdict: 'deny', rule: 'policy.yaml rule 2' });
  expect(explain('git', 'dropBranch', 'bound')).toMatchObject({ verdict: 'deny', rule: 'scope of the client' });
});

test.each([
  ['gti', 'dropBranch', 'There is no integration "gti". Nearest: git.'],
  ['git', 'dropBranches', 'git has no tool "dropBranches". Nearest: dropBranch.'],
  ['git', 'newTool', 'git.newTool is held: its definition waits for you. See: bin/sallyport catalog diff git'],
])('of %s.%s it says why there is nothing to explain', (name, tool, problem) => {
  expect(explainer({}).explain(name, tool, undefined)).toEqual({ problem });
});

test('names that nothing has are pointed out, with what may have been meant', () => {
  const { strangers } = explainer({
    integrations: { gti: {}, git: {} },
    rules: [
      { integration: 'git', tool: 'dropBranhc', verdict: 'deny' },
      { integration: 'git', tool: 'new*', verdict: 'deny' },
      { integration: 'gitt', tool: 'x', verdict: 'deny' },
      { tool: 'xyzzy', verdict: 'deny' },
      { integration: 'away', tool: 'x', verdict: 'deny' },
    ],
  });
  // Of what was never listed no tool is known, so that no name of one can be wrong.
  expect(strangers()).toEqual([
    { where: 'integrations', what: 'integration', name: 'gti', nearest: 'git' },
    { where: 'rules.1', what: 'tool', name: 'dropBranhc', nearest: 'dropBranch' },
    { where: 'rules.3', what: 'integration', name: 'gitt', nearest: 'git' },
  ]);
});
