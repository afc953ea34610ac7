/** Tells a generated secret from a word, a hash, an id or a date by its characters. */

const MIN_CHARS = 16;
/** Longer ones are judged by their beginning. */
const MAX_CHARS = 4_096;
/** Bits per character; English words stay below, base64 of random bytes above. Shannon's measure over the text itself. */
const MIN_ENTROPY_BITS = 3.3;

const HARMLESS = [
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})$/i,
  /^\d{4}-\d{2}-\d{2}/,
  // An identifier of a thing with two letters for its sort, as telephony services write it.
  /^(?!SK)[A-Z]{2}[0-9a-f]{32}$/,
  /^[a-z][a-z0-9+.-]*:\/\//i,
  /^[\d.,:\-+ ]+$/,
];

/** Whether a value without blanks could be a generated secret: long, of several kinds of characters, without a pattern. */
export function looksRandom(whole: string): boolean {
  const text = whole.slice(0, MAX_CHARS);
  if (text.length < MIN_CHARS || /\s/.test(text)) return false;
  if (HARMLESS.some((pattern) => pattern.test(text))) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(text)).length;
  return kinds >= 2 && /\d/.test(text) && entropyBits(text) >= MIN_ENTROPY_BITS;
}

function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
