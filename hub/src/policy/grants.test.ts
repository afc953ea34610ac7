import { expect, test } from 'vitest';
import { integrationWith, toolWith } from '../catalog/declare/tool-fixture.ts';
import type { HeldTool, Integration, Tool } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import { createGrants, FULL_GRANT, type Grant, methodsOf } from './grants.ts';
import { parseScope } from './scope-grammar.ts';

function tool(integration: string, wireName: string, method: string | undefined): Tool {
  return toolWith({ integration, wireName, method });
}

function integration(name: string, tools: readonly Tool[], held: readonly HeldTool[] = []): Integration {
  return integrationWith(name, { tools, held });
}

const ALL = [
  integration('away', []),
  integration(
    'tracker',
    [tool('tracker', 'list_issues', 'listIssues'), tool('tracker', '2fa', undefined)],
    [{ wireName: 'delete_issue', method: 'deleteIssue', reason: 'new' }],
  ),
];

function grantsOver(grantOf: () => Grant, policy: () => PolicyFile = () => ({}), all: readonly Integration[] = ALL) {
  const catalog = { integrations: () => all, integration: (name: string) => all.find((one) => one.name === name) };
  return createGrants({ catalog, grantOf, policy, isAlwaysAllowed: () => false });
}

function shownWith(scope: string | undefined) {
  const grants = grantsOver(() => ({ scope: parseScope(scope).scope }));
  return grants
    .shown({ name: 'claude' })
    .map(({ name, tools, held }) => [
      name,
      ...tools.map(({ wireName }) => wireName),
      ...held.map((one) => `(${one.wireName})`),
    ]);
}

test.each([
  [undefined, [['away'], ['tracker', 'list_issues', '2fa', '(delete_issue)']]],
  ['#server=tracker', [['tracker', 'list_issues', '2fa', '(delete_issue)']]],
  ['#server=away', [['away']]],
  ['#tool=tracker.2fa', [['tracker', '2fa']]],
  [
    '#tool=tracker.listIssues&tool=tracker.delete_issue&tool=away.x',
    [['away'], ['tracker', 'list_issues', '(delete_issue)']],
  ],
  ['#tool=tracker.nosuch', []],
  ['#server=away&tool=tracker.2fa', []],
  ['#', []],
])('with the scope %s a client is shown %j', (scope, shown) => {
  expect(shownWith(scope)).toEqual(shown);
});

test('who is granted single tools is shown nothing that speaks of an integration as a whole', () => {
  const text = { title: 'How to delete issues', tags: [], filename: 'delete.md', content: 'tracker.deleteIssue' };
  const skills = [{ id: 'tracker/delete', integration: 'tracker', ...text }];
  const whole = { ...integration('tracker', [tool('tracker', '2fa', undefined)]), skills, spec: '{"openapi":"3.1.0"}' };
  const shown = (scope: string | undefined) =>
    grantsOver(() => ({ scope: parseScope(scope).scope }), undefined, [whole]).shown({ name: 'claude' });
  for (const scope of [undefined, '#server=tracker']) expect(shown(scope)).toEqual([whole]);
  for (const scope of ['#tool=tracker.2fa', '#server=tracker&tool=tracker.2fa']) {
    expect(shown(scope)).toEqual([{ ...whole, skills: [], spec: undefined }]);
  }
});

test('scripts find the methods of what is shown, and an object where only callTool reaches a tool', () => {
  expect(methodsOf(ALL)).toEqual({ away: [], tracker: ['listIssues'] });
});

test('every answer is by the grant of this moment', () => {
  let grant: Grant = FULL_GRANT;
  const grants = grantsOver(() => grant);
  const client = { name: 'claude' };
  const twoFactor = tool('tracker', '2fa', undefined);
  expect([grants.mayCall(client, twoFactor), grants.shown(client).length]).toEqual([true, 2]);
  grant = { scope: parseScope('#server=away').scope };
  expect([grants.mayCall(client, twoFactor), grants.shown(client).length]).toEqual([false, 1]);
});

test('what the policy denies is not shown, and shown again with the next policy', () => {
  let policy: PolicyFile = {};
  const grants = grantsOver(
    () => FULL_GRANT,
    () => policy,
  );
  const client = { name: 'claude' };
  const shown = () => grants.shown(client).map(({ name, tools }) => [name, ...tools.map(({ wireName }) => wireName)]);
  expect(shown()).toEqual([['away'], ['tracker', 'list_issues', '2fa']]);
  policy = { rules: [{ tool: 'list*', verdict: 'deny' }] };
  expect(shown()).toEqual([['away'], ['tracker', '2fa']]);
  policy = { rules: [{ client: 'claude', integration: 'tracker', verdict: 'deny' }] };
  expect(shown()).toEqual([['away']]);
});

test('what is not there may be reached where the grant speaks of it', () => {
  const reached = (scope: string | undefined) =>
    ['tracker', 'redmine'].filter((name) =>
      grantsOver(() => ({ scope: parseScope(scope).scope })).mayReach({ name: 'claude' }, name),
    );
  expect(reached(undefined)).toEqual(['tracker', 'redmine']);
  expect(reached('#server=tracker')).toEqual(['tracker']);
  expect(reached('#tool=redmine.listIssues')).toEqual(['redmine']);
  expect(reached('#')).toEqual([]);
});
