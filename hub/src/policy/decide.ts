/**
 * The one decision about every call: may this client call this tool, may it not, or does a person decide. A pure function
 * of what is known of it. Search, descriptions, the gate, the applying of a held call and the command line all ask here,
 * so that none can answer differently.
 */
import type { Integration, Tool } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import type { Client } from '../identity.ts';
import { actionKindOf } from './action-kind.ts';
import type { ActionKind, Decision } from './decision.ts';
import type { Grant } from './grants.ts';
import { firstRule } from './rules.ts';
import { allows } from './scope-grammar.ts';

export interface DecisionInput {
  readonly client: Client;
  readonly grant: Grant;
  readonly tool: Tool;
  readonly integration: Pick<Integration, 'name' | 'trust' | 'endpoint'>;
  readonly policy: PolicyFile;
  /** Whether an operator allowed this kind for good. Not asked where that could never be. */
  readonly isAlwaysAllowed: (kind: ActionKind) => boolean;
}

/**
 * In this order: the client's scope; a rule that denies; the mode `read-only`, which no rule lifts; the first rule that
 * fits; reads run; writes run where trust, mode or an operator's lasting word say so; the rest is asked.
 */
export function decide(input: DecisionInput): Decision {
  const { client, grant, tool, integration, policy, isAlwaysAllowed } = input;
  const { trust } = integration;
  const mode = policy.mode ?? 'ask';
  const kind = actionKindOf(integration, tool);
  const decided = (verdict: Decision['verdict'], rule: string, mayBeAlways = false): Decision => ({
    verdict,
    rule,
    kind,
    mayBeAlways,
  });

  if (!allows(grant.scope, tool)) return decided('deny', 'scope of the client');
  const rule = firstRule(policy, { client: client.name, tool, trust });
  if (rule?.verdict !== 'deny' && mode === 'read-only' && tool.access !== 'read')
    return decided('deny', 'mode read-only');
  if (rule !== undefined) return decided(rule.verdict, `policy.yaml rule ${rule.number}`);
  if (tool.access === 'read') return decided('allow', 'read');
  if (tool.access === 'exec') return decided('ask', 'runs commands or reveals secrets');
  if (trust === 'vetted' && !tool.isDestructive && tool.isIdempotent)
    return decided('allow', 'vetted, not destructive, idempotent');
  if (trust === 'vetted' && mode === 'auto') return decided('allow', 'mode auto, vetted');
  if (tool.isDestructive) return decided('ask', `mode ${mode}, ${trust === 'vetted' ? '' : 'not vetted, '}destructive`);
  if (isAlwaysAllowed(kind)) return decided('allow', 'always allowed by an operator');
  return decided('ask', trust === 'vetted' ? `mode ${mode}` : `mode ${mode}, not vetted`, true);
}

/** The same where the arguments carry personal values to an integration that is not vetted: nothing but a person allows that. */
export function decidePersonal(decision: Decision): Decision {
  if (decision.verdict === 'deny') return decision;
  const rule = 'personal values of another integration to one that is not vetted';
  return { ...decision, verdict: 'ask', rule, mayBeAlways: false };
}
