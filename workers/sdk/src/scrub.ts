/** Removes a worker's own credentials from everything it answers: the last thing that happens to a result or an error. */
import { fold, type Spellings, spellingsOf } from './credential-spellings.ts';
import { type Range, unescapeOnce } from './unescaped.ts';

export const REMOVED = '[credential]';

/** A secret shorter than this cannot be removed without tearing innocent text apart, so it is refused as a token. */
export const MIN_SECRET_CHARS = 6;

/** An error of an upstream in a JSON text in a JSON text has two layers, the address in it one more. */
const MAX_LAYERS = 3;

export interface Scrubber {
  text(text: string): string;
  /** Strings and keys at any depth of a JSON value; the value itself is left alone. */
  value<T>(value: T): T;
}

/**
 * A scrubber for these secrets. It finds them
 * - as they stand, from 12 characters on in any case;
 * - in hex; in base64 of either alphabet and at any offset, and in base64 of that;
 * - each of these with characters or all of it percent-encoded, as HTML entities, or in JSON and JavaScript escapes,
 *   mixed, and up to three layers deep.
 *
 * It does not find a secret that is split over several strings, wrapped into lines, or interspersed with other
 * characters, nor one that is reversed, compressed, encrypted, or encoded in another way. It is there for upstreams that
 * quote what they were sent, not for a worker that wants to give its credential away.
 *
 * The time grows with the length of the text alone, whatever stands in it.
 */
export function createScrubber(secrets: readonly string[]): Scrubber {
  const spellings = spellingsOf(secrets);
  const shortest = Math.min(...[spellings.exact, spellings.folded].map((list) => list[0]?.length ?? Infinity));
  if (shortest === Infinity) return { text: (text) => text, value: (value) => value };
  const text = (input: string) => (input.length < shortest ? input : cut(input, rangesIn(input, spellings)));
  const value = (input: unknown): unknown => {
    if (typeof input === 'string') return text(input);
    if (Array.isArray(input)) return input.map(value);
    if (typeof input !== 'object' || input === null) return input;
    return Object.fromEntries(Object.entries(input).map(([key, entry]) => [text(key), value(entry)]));
  };
  // Replacing text inside strings and keys keeps the shape that the caller's type describes.
  return { text, value: <T>(input: T) => value(input) as T };
}

/** Where secrets stand in the text, or in what it becomes as its escapes are undone layer by layer. */
function rangesIn(input: string, { exact, folded }: Spellings): Range[] {
  const found: Range[] = [];
  let text = input;
  let originOf = (start: number, end: number): Range => ({ start, end });
  for (let layer = 0; ; layer += 1) {
    for (const range of [...search(text, exact), ...search(fold(text), folded)])
      found.push(originOf(range.start, range.end));
    const next = layer < MAX_LAYERS ? unescapeOnce(text) : undefined;
    if (next === undefined) return found;
    const outer = originOf;
    text = next.text;
    originOf = (start, end) => {
      const range = next.origin(start, end);
      return outer(range.start, range.end);
    };
  }
}

function search(text: string, spellings: readonly string[]): Range[] {
  const found: Range[] = [];
  for (const spelling of spellings) {
    const { length } = spelling;
    if (length > text.length) break;
    for (let start = text.indexOf(spelling); start !== -1; start = text.indexOf(spelling, start + length))
      found.push({ start, end: start + length });
  }
  return found;
}

/** Ranges that overlap become one. */
function cut(text: string, ranges: Range[]): string {
  if (ranges.length === 0) return text;
  ranges.sort((a, b) => a.start - b.start);
  const kept: string[] = [];
  let end = 0;
  for (const range of ranges) {
    if (range.start >= end) kept.push(text.slice(end, range.start), REMOVED);
    end = Math.max(end, range.end);
  }
  return kept.join('') + text.slice(end);
}
