/**
 * The values that went back to a worker in this conversation. A worker may answer with them, in surroundings in which no
 * detector knows them again: a script that sends `x[CARD:…]`, or a token as a key, would read the value in clear.
 */
import type { Finding } from './finding.ts';
import type { MaskKind } from './kinds.ts';
import { ownCopy } from './own-copy.ts';
import { createRunEnd } from './run-end.ts';

/** Over it the oldest are forgotten. */
const MAX_VALUES = 20_000;
/** Shorter ones stand in too many innocent texts. */
const MIN_CHARS = 6;
/** Longer ones are known by their first characters, and end where the run ends that they stand in. */
const MAX_CHARS = 512;
/** Of values that begin alike, so many lengths: each of them is one look at each place where such a value may stand. */
const MAX_LENGTHS = 8;
/** Places of a text that are looked at without a pause, and characters that are compared. */
const PLACES_AT_ONCE = 8_192;
const COMPARED_AT_ONCE = 500_000;
const PAIRS = 1 << 16;
/** Of memory, about: what a value takes beside its characters. */
const VALUE_BYTES = 450;
const CHAR_BYTES = 2;

export interface ReturnedValues {
  /** How many values are known. */
  readonly size: number;
  /** What they take of memory, about. */
  readonly bytes: number;
  add(kind: MaskKind, text: string): void;
  /** Where they stand in a text, the longest one at each place; in parts, so that whoever asks may pause in between. */
  find(text: string): Generator<readonly Finding[], void, undefined>;
}

export function createReturnedValues(): ReturnedValues {
  const kinds = new Map<string, MaskKind>();
  /** The values in the order in which they came, around a ring: the first one of a map is slow to find once many are gone. */
  const order: string[] = [];
  let oldest = 0;
  /** By the first characters: how many values have which length. */
  const lengths = new Map<string, Map<number, number>>();
  /** How many values begin with two such characters: most places of a text are done with one look. */
  let pairs = new Uint16Array();
  let bytes = 0;

  const forget = (text: string): void => {
    kinds.delete(text);
    bytes -= bytesOf(text);
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
    get size() {
      return kinds.size;
    },
    get bytes() {
      return bytes + pairs.byteLength;
    },
    add(kind, whole) {
      const text = ownCopy(whole.slice(0, MAX_CHARS));
      if (text.length < MIN_CHARS || kinds.has(text)) return;
      const alike = lengths.get(text.slice(0, MIN_CHARS));
      if (alike !== undefined && alike.size >= MAX_LENGTHS && !alike.has(text.length)) return;
      if (pairs.length === 0) pairs = new Uint16Array(PAIRS);
      const gone = order[oldest];
      if (gone !== undefined) forget(gone);
      order[oldest] = text;
      oldest = (oldest + 1) % MAX_VALUES;
      kinds.set(text, kind);
      bytes += bytesOf(text);
      count(text, 1);
    },
    *find(text) {
      if (kinds.size === 0) return;
      let found: Finding[] = [];
      let compared = 0;
      let placesEnd = PLACES_AT_ONCE;
      const runEnd = createRunEnd(text);
      for (let at = 0; at + MIN_CHARS <= text.length; at += 1) {
        if (at >= placesEnd || compared > COMPARED_AT_ONCE) {
          yield found;
          [found, compared, placesEnd] = [[], 0, at + PLACES_AT_ONCE];
        }
        if (pairs[pairAt(text, at)] === 0) continue;
        const alike = lengths.get(text.slice(at, at + MIN_CHARS));
        if (alike === undefined) continue;
        for (const length of [...alike.keys()].toSorted((a, b) => b - a)) {
          compared += length;
          const kind = kinds.get(text.slice(at, at + length));
          if (kind === undefined) continue;
          const end = length === MAX_CHARS ? runEnd(at + length, at) : at + length;
          found.push({ kind, start: at, end });
          at = end - 1;
          break;
        }
      }
      yield found;
    },
  };
}

function bytesOf(text: string): number {
  return VALUE_BYTES + CHAR_BYTES * text.length;
}

function pairAt(text: string, at: number): number {
  return ((text.charCodeAt(at) * 251) ^ text.charCodeAt(at + 1)) & (PAIRS - 1);
}
