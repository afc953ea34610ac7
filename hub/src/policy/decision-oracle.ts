/**
 * For tests: what the policy has to say of a call, written down a second time from its description alone, as tables. It
 * imports nothing, so that no mistake of the hub can be repeated here.
 */

export type Verdict = 'allow' | 'ask' | 'deny';

/** A call in the plainest words. */
export interface OracleCase {
  /** As the worker lists them. */
  readonly readOnlyHint: unknown;
  readonly destructiveHint: unknown;
  readonly idempotentHint: unknown;
  readonly access: unknown;
  readonly trust: 'vetted' | 'byo';
  readonly mode: 'ask' | 'auto' | 'read-only' | undefined;
  /** Each with whether it names this integration, this tool in full, this tool by a pattern, this client. */
  readonly rules: readonly OracleRule[];
  /** Whether the client's scope reaches the tool. */
  readonly inScope: boolean;
  /** Whether an operator allowed the kind for good. */
  readonly always: boolean;
}

export interface OracleRule {
  readonly integration: 'none' | 'this' | 'other';
  readonly tool: 'none' | 'exact' | 'pattern' | 'other';
  readonly client: 'none' | 'this' | 'other';
  readonly access: 'none' | 'read' | 'write' | 'exec';
  readonly says: Verdict;
}

/** What a tool is taken for. `safe`: may be repeated and takes nothing away; `soft`: takes nothing away; `hard`: the rest. */
type Kind = 'read' | 'safe' | 'soft' | 'hard' | 'exec';

/** Where no rule speaks: mode, trust, and what the tool is. */
const WITHOUT_RULES: Record<'ask' | 'auto' | 'read-only', Record<'vetted' | 'byo', Record<Kind, Verdict>>> = {
  ask: {
    vetted: { read: 'allow', safe: 'allow', soft: 'ask', hard: 'ask', exec: 'ask' },
    byo: { read: 'allow', safe: 'ask', soft: 'ask', hard: 'ask', exec: 'ask' },
  },
  auto: {
    vetted: { read: 'allow', safe: 'allow', soft: 'allow', hard: 'allow', exec: 'ask' },
    byo: { read: 'allow', safe: 'ask', soft: 'ask', hard: 'ask', exec: 'ask' },
  },
  'read-only': {
    vetted: { read: 'allow', safe: 'deny', soft: 'deny', hard: 'deny', exec: 'deny' },
    byo: { read: 'allow', safe: 'deny', soft: 'deny', hard: 'deny', exec: 'deny' },
  },
};

/** Which `allow` rules count: any, or only one that names integration and tool in full. */
const ALLOWING: Record<'vetted' | 'byo', Record<Kind, 'any' | 'named'>> = {
  vetted: { read: 'any', safe: 'any', soft: 'any', hard: 'named', exec: 'named' },
  byo: { read: 'any', safe: 'named', soft: 'named', hard: 'named', exec: 'named' },
};

const MAY_BE_ALWAYS: readonly Kind[] = ['safe', 'soft'];

export function oracle(given: OracleCase): { readonly verdict: Verdict; readonly mayBeAlways: boolean } {
  const kind = kindOf(given);
  const settled = (verdict: Verdict) => ({ verdict, mayBeAlways: false });
  if (!given.inScope) return settled('deny');
  const speaking = given.rules.filter((rule) => speaks(rule, kind) && counts(rule, kind, given.trust));
  const said = speaking.at(0)?.says;
  if (said === 'deny') return settled('deny');
  if (given.mode === 'read-only' && kind !== 'read') return settled('deny');
  if (said !== undefined) return settled(said);
  const usual = WITHOUT_RULES[given.mode ?? 'ask'][given.trust][kind];
  if (usual !== 'ask' || !MAY_BE_ALWAYS.includes(kind)) return settled(usual);
  return given.always ? settled('allow') : { verdict: 'ask', mayBeAlways: true };
}

function kindOf({ readOnlyHint, destructiveHint, idempotentHint, access }: OracleCase): Kind {
  if (access === 'exec') return 'exec';
  const isPlain = access === undefined || access === 'read';
  const isHarmless = destructiveHint === undefined || destructiveHint === false;
  if (readOnlyHint === true && isPlain && isHarmless) return 'read';
  if (destructiveHint !== false) return 'hard';
  return idempotentHint === true ? 'safe' : 'soft';
}

function speaks({ integration, tool, client, access }: OracleRule, kind: Kind): boolean {
  if (integration === 'other' || tool === 'other' || client === 'other') return false;
  if (access === 'none') return true;
  if (access === 'read') return kind === 'read';
  return access === 'exec' ? kind === 'exec' : kind !== 'read';
}

function counts({ says, integration, tool }: OracleRule, kind: Kind, trust: 'vetted' | 'byo'): boolean {
  return says !== 'allow' || ALLOWING[trust][kind] === 'any' || (integration === 'this' && tool === 'exact');
}
