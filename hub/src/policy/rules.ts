/** The rules of `policy.yaml`: which of them fit a tool and a client. */
import type { Tool, Trust } from '../catalog/tool.ts';
import type { PolicyFile, PolicyRule } from '../config-files.ts';

/** What a rule is held against. */
export interface RuleSubject {
  /** The client's name. */
  readonly client: string;
  readonly tool: Pick<Tool, 'integration' | 'wireName' | 'method' | 'access' | 'isDestructive'>;
  readonly trust: Trust;
}

export interface FittingRule {
  /** Its place in the file, from 1. */
  readonly number: number;
  readonly verdict: PolicyRule['verdict'];
}

/**
 * The first rule that fits. `allow` for what trust alone would never let through (a tool that is destructive, that runs
 * commands, or of an integration that is not vetted) fits only where it names integration and tool in full: nobody
 * means `delete_project` with `*`.
 */
export function firstRule({ rules = [] }: PolicyFile, subject: RuleSubject): FittingRule | undefined {
  const index = rules.findIndex((rule) => fits(rule, subject) && !isTooBroad(rule, subject));
  const rule = rules[index];
  return rule === undefined ? undefined : { number: index + 1, verdict: rule.verdict };
}

/** The `allow` rules before the one that decides, which would fit if they named integration and tool in full. By number. */
export function tooBroadRules({ rules = [] }: PolicyFile, subject: RuleSubject): readonly number[] {
  const last = firstRule({ rules }, subject)?.number ?? rules.length + 1;
  return rules.flatMap((rule, index) =>
    index + 1 < last && fits(rule, subject) && isTooBroad(rule, subject) ? [index + 1] : [],
  );
}

function fits(rule: PolicyRule, { client, tool }: RuleSubject): boolean {
  return (
    (rule.client === undefined || rule.client === client) &&
    (rule.integration === undefined || rule.integration === tool.integration) &&
    (rule.access === undefined || rule.access === tool.access || (rule.access === 'write' && tool.access === 'exec')) &&
    (rule.tool === undefined || namesTool(rule.tool, tool))
  );
}

/** Whether the pattern is the tool's wire name or its method. */
export function namesTool(pattern: string, { wireName, method }: Pick<Tool, 'wireName' | 'method'>): boolean {
  return matches(pattern, wireName) || (method !== undefined && matches(pattern, method));
}

function isTooBroad({ verdict, integration, tool: pattern }: PolicyRule, { tool, trust }: RuleSubject): boolean {
  if (verdict !== 'allow' || tool.access === 'read') return false;
  const isHarmlessByTrust = trust === 'vetted' && tool.access === 'write' && !tool.isDestructive;
  return !isHarmlessByTrust && (integration === undefined || pattern === undefined || pattern.includes('*'));
}

/** Each part between two stars is sought once, from where the one before it ended. */
function matches(pattern: string, name: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === name;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < first.length + last.length) return false;
  const end = name.length - last.length;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found === -1 || found + part.length > end) return false;
    at = found + part.length;
  }
  return true;
}
