/** The decision held against its oracle, for every combination; and what search shows against what a call may do. */
import { describe, expect, test } from 'vitest';
import { acceptTool } from '../catalog/accept/accept-tool.ts';
import { integrationWith } from '../catalog/declare/tool-fixture.ts';
import { createCatalogSearch } from '../catalog/search/catalog-search.ts';
import type { Integration, Tool } from '../catalog/tool.ts';
import { readConfig } from '../config.ts';
import type { PolicyFile, PolicyRule } from '../config-files.ts';
import { SallyportError } from '../errors.ts';
import { createBreakers } from '../gate/breaker.ts';
import { createGate } from '../gate/gate.ts';
import { scriptWith } from '../gate/gate-fixture.ts';
import { limitsFrom } from '../limits.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { createCallLimits } from './call-limits.ts';
import { decide } from './decide.ts';
import { type OracleCase, type OracleRule, oracle } from './decision-oracle.ts';
import { createGrants } from './grants.ts';
import { parseScope } from './scope-grammar.ts';

const CLIENT = { name: 'claude' };
const MODES = [undefined, 'ask', 'auto', 'read-only'] as const;
const TRUSTS = ['vetted', 'byo'] as const;

type Annotated = Pick<OracleCase, 'readOnlyHint' | 'destructiveHint' | 'idempotentHint' | 'access'>;

const ANNOTATIONS: readonly Annotated[] = [undefined, true, false, 'true'].flatMap((readOnlyHint) =>
  [undefined, true, false, 'false', null].flatMap((destructiveHint) =>
    [undefined, true, false, 1].flatMap((idempotentHint) =>
      [undefined, 'exec', 'EXEC', 'read', 'write', true].map((access) => ({
        readOnlyHint,
        destructiveHint,
        idempotentHint,
        access,
      })),
    ),
  ),
);

const SCOPES: readonly (readonly [text: string | undefined, inScope: boolean])[] = [
  [undefined, true],
  ['#server=tracker', true],
  ['#tool=tracker.move_issue', true],
  ['#server=tracker&tool=tracker.moveIssue', true],
  ['#server=demo', false],
  ['#server=demo&tool=tracker.move_issue', false],
  ['#tool=tracker.move', false],
  ['#nonsense', false],
];

function rule(says: OracleRule['says'], parts: Partial<OracleRule> = {}): OracleRule {
  return { integration: 'none', tool: 'none', client: 'none', access: 'none', says, ...parts };
}

const NAMED = { integration: 'this', tool: 'exact' } as const;
const RULES: readonly (readonly OracleRule[])[] = [
  [],
  [rule('allow')],
  [rule('deny')],
  [rule('ask')],
  [rule('allow', NAMED)],
  [rule('allow', { ...NAMED, access: 'write' })],
  [rule('allow', { ...NAMED, access: 'exec' })],
  [rule('allow', { tool: 'exact' })],
  [rule('allow', { integration: 'this' })],
  [rule('allow', { integration: 'this', tool: 'pattern' })],
  [rule('deny', { access: 'write' })],
  [rule('deny', { access: 'exec' })],
  [rule('ask', { access: 'read' })],
  [rule('deny', { client: 'this' })],
  [rule('deny', { client: 'other' })],
  [rule('deny', { integration: 'other' })],
  [rule('deny', { tool: 'other' })],
  [rule('deny', { tool: 'pattern', access: 'write' })],
  [rule('allow', { tool: 'pattern' }), rule('deny')],
  [rule('allow', { integration: 'this' }), rule('allow', NAMED)],
  [rule('ask', { client: 'other' }), rule('allow', { ...NAMED, client: 'this' })],
  [rule('allow', { ...NAMED, client: 'other' }), rule('ask', { client: 'this' }), rule('deny')],
  [rule('ask', { access: 'read' }), rule('deny', { access: 'exec' }), rule('allow', NAMED)],
];

/** The rule as it stands in a file. */
function written({ integration, tool, client, access, says }: OracleRule, spelling: 'wire' | 'method'): PolicyRule {
  const exact = spelling === 'wire' ? 'move_issue' : 'moveIssue';
  const tools = { exact, pattern: spelling === 'wire' ? 'm*_i*e' : '*Issue', other: 'move', none: undefined };
  return {
    integration: { this: 'tracker', other: 'demo', none: undefined }[integration],
    tool: tools[tool],
    client: { this: 'claude', other: 'bot', none: undefined }[client],
    access: access === 'none' ? undefined : access,
    verdict: says,
  };
}

/** As the hub takes it over from a listing. */
function accepted({ readOnlyHint, destructiveHint, idempotentHint, access }: Annotated, name = 'move_issue'): Tool {
  const method = name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const annotations = { readOnlyHint, destructiveHint, idempotentHint };
  const inputSchema = { type: 'object', properties: { reason: { type: 'string' } } };
  return acceptTool('tracker', { name, inputSchema, annotations, _meta: { access } }, method);
}

function integration(trust: OracleCase['trust'], tools: readonly Tool[]): Integration {
  return integrationWith('tracker', { trust, tools });
}

describe.each(MODES)('in mode %s', (mode) => {
  test.each(TRUSTS)('of a %s integration every call is decided as the oracle says', (trust) => {
    const tools = ANNOTATIONS.map((annotated) => [annotated, accepted(annotated)] as const);
    const wrong: unknown[] = [];
    let decided = 0;
    for (const rules of RULES) {
      for (const [scope, inScope] of SCOPES) {
        for (const always of [false, true]) {
          const spelling = decided % 2 === 0 ? 'wire' : 'method';
          const policy: PolicyFile = { mode, rules: rules.map((one) => written(one, spelling)) };
          const grant = { scope: parseScope(scope).scope };
          for (const [annotated, tool] of tools) {
            const asked: string[] = [];
            const isAlwaysAllowed = (kind: string): boolean => asked.push(kind) > 0 && always;
            const around = integration(trust, [tool]);
            const is = decide({ client: CLIENT, grant, tool, integration: around, policy, isAlwaysAllowed });
            const want = oracle({ ...annotated, trust, mode, rules, inScope, always });
            decided += 1;
            const isRight = is.verdict === want.verdict && is.mayBeAlways === want.mayBeAlways && is.rule !== '';
            const asksRightly = asked.every((kind) => kind === is.kind) && (!tool.isDestructive || asked.length === 0);
            if (!isRight || !asksRightly) wrong.push({ annotated, rules, scope, always, is, want });
          }
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(decided).toBe(RULES.length * SCOPES.length * 2 * ANNOTATIONS.length);
  });
});

/** One of each kind, under names of their own. */
const SHOWN: readonly (readonly [name: string, Annotated])[] = [
  ['move_issue', { readOnlyHint: false, destructiveHint: true, idempotentHint: true, access: undefined }],
  ['list_issue', { readOnlyHint: true, destructiveHint: undefined, idempotentHint: undefined, access: undefined }],
  ['mark_issue', { readOnlyHint: false, destructiveHint: false, idempotentHint: true, access: undefined }],
  ['make_issue', { readOnlyHint: undefined, destructiveHint: false, idempotentHint: undefined, access: undefined }],
  ['drop', { readOnlyHint: true, destructiveHint: true, idempotentHint: true, access: undefined }],
  ['run_shell', { readOnlyHint: true, destructiveHint: false, idempotentHint: true, access: 'exec' }],
];

describe.each(TRUSTS)('search shows exactly what a call would allow, of a %s integration', (trust) => {
  test.each(MODES)('in mode %s', async (mode) => {
    const tools = SHOWN.map(([name, annotated]) => accepted(annotated, name));
    const around = integration(trust, tools);
    const catalog = {
      integrations: () => [around],
      integration: (name: string) => (name === 'tracker' ? around : undefined),
      onChange: () => undefined,
      callTool: () => Promise.resolve({ content: [] }),
    };
    let policy: PolicyFile = {};
    let scope = parseScope(undefined).scope;
    const grants = createGrants({
      // The gate uses no more of it.
      catalog: catalog as unknown as Parameters<typeof createGrants>[0]['catalog'],
      grantOf: () => ({ scope }),
      policy: () => policy,
      isAlwaysAllowed: () => false,
    });
    const limits = limitsFrom(readConfig({}));
    const callLimits = createCallLimits(limits, () => ({}));
    const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
    const gate = createGate({
      catalog: catalog as unknown as Parameters<typeof createGate>[0]['catalog'],
      audit: { append: async () => undefined, close: async () => undefined },
      grants,
      callsPerScript: 500,
      callLimits,
      breakers: createBreakers(callLimits.timeoutMs),
      hold: async () => 'held',
      workspaces,
      maskRules: () => DEFAULT_RULES,
    });
    const search = createCatalogSearch(catalog);
    /** Whether a call of it runs, or waits for a person. */
    const mayRun = async ({ wireName }: Tool): Promise<boolean> => {
      const args = { name: wireName, args: { reason: 'the test' } };
      const call = { script: scriptWith(), id: 1, integration: 'tracker', method: 'callTool', args };
      try {
        await gate({ ...call, onMilestone: () => {} });
        return true;
      } catch (error) {
        expect(error instanceof SallyportError && error.code).toBe('PERMISSION_DENIED');
        return false;
      }
    };
    let allowed = 0;
    for (const rules of RULES) {
      for (const [text] of SCOPES) {
        policy = { mode, rules: rules.map((one) => written(one, 'wire')) };
        scope = parseScope(text).scope;
        const callable: string[] = [];
        for (const tool of tools) if (await mayRun(tool)) callable.push(tool.wireName);
        const mayCall = (tool: Tool) => grants.mayCall(CLIENT, tool);
        const known = { integrations: grants.shown(CLIENT), mayCall, notSetUp: [] };
        const listed = known.integrations.flatMap((one) => one.tools.map(({ wireName }) => wireName));
        const { hits } = await search({ query: 'move list mark make drop run issue shell', limit: 50, ...known });
        const found = hits.flatMap(({ document }) => (document.kind === 'tool' ? document.tool.wireName : []));
        expect({ text, rules, listed }).toEqual({ text, rules, listed: callable });
        expect(found.toSorted()).toEqual(callable.toSorted());
        allowed += callable.length;
      }
    }
    workspaces.close();
    expect(allowed).toBeGreaterThan(0);
  });
});
