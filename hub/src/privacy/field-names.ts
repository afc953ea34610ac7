/** Masks the names of fields: grouping by address makes names that hold one. */
import { knownSecrets } from './detectors/secretlint.ts';
import { findIn } from './find.ts';
import type { Finding, Place } from './finding.ts';
import { inSlices, type Pause } from './pause.ts';
import { isToken, type MaskContext, replacing, tokenFor } from './replace.ts';
import { knownSecretsOf } from './secret-batches.ts';

/** A longer name is no name but data, and becomes one token as it is. */
const MAX_NAME_CHARS = 500;
/** Names of one value that are remembered as harmless: rows of a table have the same ones. */
const MAX_HARMLESS = 5_000;

/** A function that says what the fields of an object are called once they are masked. */
export function createFieldNames(
  context: MaskContext,
  pause: Pause,
): (names: readonly string[]) => Promise<readonly string[]> {
  const harmless = new Set<string>();
  const isOff = context.rules.mode === 'off';
  const place: Place = { key: [], strict: context.rules.mode === 'strict' };

  const masked = async (name: string, secrets: readonly Finding[]): Promise<string> => {
    if (name.length > MAX_NAME_CHARS) return isOff || isToken(name, context) ? name : tokenFor('SECRET', name, context);
    const found = isOff ? [] : [...findIn(name, place, context.rules.patterns), ...context.vault.returned.find(name)];
    return await inSlices(replacing(name, [...secrets, ...found.flat()], context), pause);
  };

  return async (names) => {
    const suspects = isOff ? [] : names.filter((name) => !harmless.has(name) && mayBeSecret(name));
    const leaves = suspects.map((value) => ({ value, sensitivity: 'none' as const }));
    const found = leaves.length === 0 ? undefined : await knownSecretsOf(leaves, knownSecrets, pause);
    const secrets = new Map([...(found ?? [])].map(([{ value }, findings]) => [value, findings]));
    const result: string[] = [];
    for (const name of names) {
      const isKnown = harmless.has(name);
      const next = isKnown ? name : await masked(name, secrets.get(name) ?? []);
      if (next === name && !isKnown && harmless.size < MAX_HARMLESS) harmless.add(name);
      result.push(next);
      const turn = pause();
      if (turn !== undefined) await turn;
    }
    return result;
  };
}

/** Whether a known maker's secret could be in a name: it has a long run, and a digit. */
function mayBeSecret(name: string): boolean {
  if (name.length > MAX_NAME_CHARS) return false;
  return (/[\w+/=-]{20}/.test(name) && /\d/.test(name)) || /:\/\/|-----BEGIN/.test(name);
}
