/** What the tests of masking have in common: a value masked in a new workspace, or in one that they hold. */
import type { MaskKind } from './kinds.ts';
import { type MaskContext, maskValue } from './mask.ts';
import { DEFAULT_RULES } from './rules.ts';
import { createVault } from './vault.ts';

export function contextOf(changes: Partial<MaskContext> = {}): MaskContext {
  return { vault: createVault(), origin: 'crm', rules: DEFAULT_RULES, keepTokens: false, ...changes };
}

/** The value with each token written as its kind alone, `<EMAIL>`, so that a test can say what it expects. */
export async function kindsIn(value: unknown, context = contextOf()): Promise<unknown> {
  const masked = JSON.stringify(await maskValue(value, context));
  return JSON.parse(masked.replace(/\[([A-Z_]+):[0-9a-f]{8,64}\]/g, '<$1>'));
}

export const token = (kind: MaskKind, digits = '0123abcd'): string => `[${kind}:${digits}]`;
