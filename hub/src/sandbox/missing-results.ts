/** Saved results that a script names and that are not there: gone, or never made. */
import { SAVED_FOR_MS } from '../workspace/saved-results.ts';

const MAX_SOURCE_CHARS = 100_000;
const MAX_NAMED = 20;

const MEMBER = /\bresults\s{0,9}(?:\?\.\s{0,9}\[?|\.|\[)\s{0,9}["'`]?(r\d{1,6})\b/g;
const TAKEN_APART = /\{([^{}]{0,500})\}\s{0,9}=\s{0,9}results\b(?!\s{0,9}[.?[])/g;

/** What to tell of them; undefined where all that the source names is kept. `kept`: the ids of the conversation. */
export function missingResultsNote(source: string, kept: readonly string[]): string | undefined {
  const missing = namedIn(source.slice(0, MAX_SOURCE_CHARS)).filter((id) => !kept.includes(id));
  if (missing.length === 0) return undefined;
  const verb = missing.length === 1 ? 'is' : 'are';
  const there = kept.length === 0 ? 'none is kept now' : `kept now: ${listed(kept.slice(-MAX_NAMED))}`;
  return `${listed(missing.slice(0, MAX_NAMED))} ${verb} not kept here: a saved value lives ${SAVED_FOR_MS / 60_000} minutes after its last use, in its own conversation; ${there}; make it again`;
}

function namedIn(source: string): readonly string[] {
  const members = [...source.matchAll(MEMBER)].map(([, id]) => id ?? '');
  const taken = [...source.matchAll(TAKEN_APART)].flatMap(
    ([, names]) => names?.match(/\br\d{1,6}\b(?!\s{0,9}=)/g) ?? [],
  );
  return [...new Set([...members, ...taken])];
}

function listed(ids: readonly string[]): string {
  return ids.map((id) => `results.${id}`).join(', ');
}
