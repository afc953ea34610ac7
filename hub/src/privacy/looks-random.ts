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

/**
 * The same where hardly anything says that it is one: digits and letters change often in it, as in no name that somebody
 * has thought up. `prod-db-credentials-2026` and `Base64UrlEncoder` are none.
 */
export function isGenerated(text: string): boolean {
  if (!looksRandom(text) || /^[/.~]|\.[a-z]{1,5}$|:\/\//i.test(text)) return false;
  const changes = text.match(CLASS_CHANGE)?.length ?? 0;
  const digitChanges = text.match(DIGIT_CHANGE)?.length ?? 0;
  return digitChanges >= 3 && changes >= text.length / MAX_CHARS_PER_CHANGE;
}

/** Of sorts of characters, between two that stand side by side. */
const CLASS_CHANGE = /(?<=[a-z])(?![a-z]|$)|(?<=[A-Z])(?![A-Z]|$)|(?<=\d)(?!\d|$)/g;
const DIGIT_CHANGE = /(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)/g;
const MAX_CHARS_PER_CHANGE = 4;

function entropyBits(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
