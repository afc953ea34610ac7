import { describe, expect, test } from 'vitest';
import { integrationWith, toolWith } from '../catalog/declare/tool-fixture.ts';
import type { Tool, Trust } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import { mayAskClient, parseApproves } from './ask-client.ts';
import { createGrants, FULL_GRANT, type Grant } from './grants.ts';

const ACCESS: readonly Tool['access'][] = ['read', 'write', 'exec'];
const TRUST: readonly Trust[] = ['vetted', 'byo'];
const GRANTS: readonly Grant[] = [
  FULL_GRANT,
  { ...FULL_GRANT, approves: undefined },
  { ...FULL_GRANT, approves: 'elicitation' },
];

test('of all grants, trusts and tools one may be asked about: granted, vetted, a write, not destructive', () => {
  const asked = GRANTS.flatMap((grant) =>
    TRUST.flatMap((trust) =>
      ACCESS.flatMap((access) =>
        [true, false].flatMap((isDestructive) =>
          mayAskClient(grant, { access, isDestructive }, trust) ? [[grant.approves, trust, access, isDestructive]] : [],
        ),
      ),
    ),
  );
  expect(asked).toEqual([['elicitation', 'vetted', 'write', false]]);
});

test.each([
  true,
  1,
  '',
  'Elicitation',
  'elicitation ',
  ['elicitation'],
  { elicitation: true },
  null,
  undefined,
  'auto',
])('what is not the one word says no: %j', (value) => {
  expect(parseApproves(value)).toBeUndefined();
});

describe('as things are at this moment', () => {
  const client = { name: 'claude' };
  const write = toolWith({ integration: 'tracker', wireName: 'write', access: 'write', isDestructive: false });

  function grantsWith(parts: {
    trust?: Trust;
    grant?: Grant;
    policy?: PolicyFile;
    isAlways?: boolean;
    isThere?: boolean;
  }) {
    const { trust = 'vetted', grant = { ...FULL_GRANT, approves: 'elicitation' as const }, policy = {} } = parts;
    const all = parts.isThere === false ? [] : [integrationWith('tracker', { tools: [write], trust })];
    return createGrants({
      catalog: { integrations: () => all, integration: (name) => all.find((one) => one.name === name) },
      grantOf: () => grant,
      policy: () => policy,
      isAlwaysAllowed: () => parts.isAlways === true,
    });
  }

  test('a client with the grant is asked about a write of a vetted integration', () => {
    expect(grantsWith({}).mayAskClient(client, write)).toBe(true);
  });

  test.each([
    ['without the grant', { grant: FULL_GRANT }],
    ['about a worker that nobody answers for', { trust: 'byo' as const }],
    ['about an integration that left', { isThere: false }],
    // An operator's word for all calls of a kind is none about who decides a single one.
    ['without the grant, whatever the operator allowed for good', { grant: FULL_GRANT, isAlways: true }],
    [
      'of a worker that nobody answers for, whatever the policy says',
      {
        trust: 'byo' as const,
        policy: { mode: 'auto', rules: [{ tool: '*', verdict: 'ask' }] } satisfies PolicyFile,
      },
    ],
  ])('none is asked %s', (_what, parts) => {
    expect(grantsWith(parts).mayAskClient(client, write)).toBe(false);
  });

  test.each([
    ['destroys', { isDestructive: true }],
    ['runs commands', { access: 'exec' as const }],
    ['reads', { access: 'read' as const }],
  ])('none is asked about what %s, even where a rule of the policy asks for a person', (_what, parts) => {
    const grants = grantsWith({ policy: { rules: [{ tool: '*', verdict: 'ask' }] } });
    expect(grants.mayAskClient(client, { ...write, ...parts })).toBe(false);
  });
});
