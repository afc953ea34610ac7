/** Finds the needs that a query has more than one of, and sees that each has a hit among the first few. */

import type { Ranked } from './rank.ts';
import { splitWords } from './split-words.ts';

/** Among how many hits each need is to have its best. */
const FIRST = 5;
/** A list of more is a text, of which no part can be told from the rest. */
const MAX_NEEDS = 3;
/** A shorter part is no need of its own (`teams and channels`). */
const MIN_WORDS = 2;
/** Further parts are not looked at: each costs a search. */
const MAX_CHARS = 300;

/** Where one need ends and the next begins; capitals are no joint, `I` least of all. */
const JOINT = /(?:[,;]\s+|\s+)(?:and\s+then|and|then|und|dann|oraz|i|y|et)\s+|[,;]\s+/;

/** The needs of a query as queries of their own; none where it has one, or more than can be told apart. */
export function needsIn(query: string): readonly string[] {
  if (query.length > MAX_CHARS) return [];
  const parts = query.split(JOINT).filter((part) => /\S/.test(part));
  const areNeeds = parts.length > 1 && parts.length <= MAX_NEEDS;
  return areNeeds && parts.every((part) => splitWords(part).length >= MIN_WORDS) ? parts : [];
}

/**
 * Puts the best of each need among the first hits, behind those that fit the whole query best.
 *
 * @param hits of the whole query, best first
 * @param ofNeeds the best of each need
 */
export function withEachNeed(hits: readonly Ranked[], ofNeeds: readonly Ranked[]): readonly Ranked[] {
  const kept = hits.slice(0, FIRST - ofNeeds.length);
  const score = kept.at(-1)?.score ?? 0;
  const isKept = new Set(kept.map(({ slot }) => slot));
  const lifted = [...new Set(ofNeeds.map(({ slot }) => slot))].filter((slot) => !isKept.has(slot));
  const rest = hits.slice(kept.length).filter(({ slot }) => !lifted.includes(slot));
  return [...kept, ...lifted.map((slot) => ({ slot, score })), ...rest];
}
