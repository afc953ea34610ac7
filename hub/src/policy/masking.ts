/** How each integration's values are masked, as the policy says at the moment of asking. */
import type { PolicyFile } from '../config-files.ts';
import { operatorPattern } from '../privacy/operator-pattern.ts';
import { DEFAULT_RULES, type MaskRules } from '../privacy/rules.ts';

/** The rules of an integration; those of one that the policy says nothing about are the default ones. */
export function createMaskRules(policy: () => PolicyFile): (integration: string) => MaskRules {
  let made = new Map<string, MaskRules>();
  let madeFrom: PolicyFile | undefined;
  return (integration) => {
    const current = policy();
    if (madeFrom !== current) [made, madeFrom] = [new Map(), current];
    const known = made.get(integration);
    if (known !== undefined) return known;
    const integrations = current.integrations ?? {};
    const masking = Object.hasOwn(integrations, integration) ? integrations[integration]?.masking : undefined;
    const { mode = 'default', leave = [], patterns = [] } = masking ?? {};
    const rules: MaskRules =
      masking === undefined ? DEFAULT_RULES : { mode, leave, patterns: patterns.map(operatorPattern) };
    made.set(integration, rules);
    return rules;
  };
}
