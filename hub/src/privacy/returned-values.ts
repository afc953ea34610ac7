/**
 * The values that went back to a worker in this conversation. A worker may answer with them, in surroundings in which no
 * detector knows them again: a script that sends `x[CARD:…]`, or a token as a key, would read the value in clear.
 */
import type { Finding } from './finding.ts';
import type { MaskKind } from './kinds.ts';

/** Over it the oldest are forgotten. */
const MAX_VALUES = 20_000;
/** Shorter ones stand in too many innocent texts. */
const MIN_CHARS = 6;
/** Of values that begin alike, so many lengths: each of them is one look at each place where such a value may stand. */
const MAX_LENGTHS = 100;
const PAIRS = 1 << 16;

export interface ReturnedValues {
  add(kind: MaskKind, text: string): void;
  /** Where they stand in a text. */
  find(text: string): readonly Finding[];
}

export function createReturnedValues(): ReturnedValues {
  const kinds = new Map<string, MaskKind>();
  /** By the first characters: how many values have which length. */
  const lengths = new Map<string, Map<number, number>>();
  /** How many values begin with two such characters: most places of a text are done with one look. */
  const pairs = new Uint32Array(PAIRS);

  const forget = (text: string): void => {
    kinds.delete(text);
    count(text, -1);
  };

  const count = (text: string, by: 1 | -1): void => {
    const start = text.slice(0, MIN_CHARS);
    const alike = lengths.get(start) ?? new Map<number, number>();
    const number = (alike.get(text.length) ?? 0) + by;
    if (number === 0) alike.delete(text.length);
    else alike.set(text.length, number);
    if (alike.size === 0) lengths.delete(start);
    else lengths.set(start, alike);
    const pair = pairAt(text, 0);
    pairs[pair] = (pairs[pair] ?? 0) + by;
  };

  return {
    add(kind, text) {
      if (text.length < MIN_CHARS || kinds.has(text)) return;
      const alike = lengths.get(text.slice(0, MIN_CHARS));
      if (alike !== undefined && alike.size >= MAX_LENGTHS && !alike.has(text.length)) return;
      const [oldest] = kinds.keys();
      if (kinds.size >= MAX_VALUES && oldest !== undefined) forget(oldest);
      kinds.set(text, kind);
      count(text, 1);
    },
    find(text) {
      if (kinds.size === 0) return [];
      const found: Finding[] = [];
      for (let at = 0; at + MIN_CHARS <= text.length; at += 1) {
        if (pairs[pairAt(text, at)] === 0) continue;
        for (const length of lengths.get(text.slice(at, at + MIN_CHARS))?.keys() ?? []) {
          const kind = kinds.get(text.slice(at, at + length));
          if (kind !== undefined) found.push({ kind, start: at, end: at + length });
        }
      }
      return found;
    },
  };
}

function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) * 251) ^ text.charCodeAt(at + 1)) & (PAIRS - 1);
}
