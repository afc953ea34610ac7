/** Removes a worker's own credentials from everything it answers: the last thing that happens to a result or an error. */

export const REMOVED = '[credential]';

/** A secret shorter than this cannot be removed without tearing innocent text apart, so it is refused as a token. */
export const MIN_SECRET_CHARS = 6;

export interface Scrubber {
  text(text: string): string;
  /** Strings and keys at any depth of a JSON value; the value itself is left alone. */
  value<T>(value: T): T;
}

/** A scrubber for these secrets: plain, URL-encoded, JSON-escaped, and base64 in either alphabet and at any offset. */
export function createScrubber(secrets: readonly string[]): Scrubber {
  const spellings = [...new Set(secrets.filter((secret) => secret.length > 0).flatMap(spellingsOf))];
  if (spellings.length === 0) return { text: (text) => text, value: (value) => value };
  // The longest first, so that no remainder of a longer spelling stays behind a shorter one.
  spellings.sort((a, b) => b.length - a.length);
  const pattern = new RegExp(spellings.map(escapeForPattern).join('|'), 'g');
  const text = (input: string) => input.replace(pattern, REMOVED);
  const value = (input: unknown): unknown => {
    if (typeof input === 'string') return text(input);
    if (Array.isArray(input)) return input.map(value);
    if (typeof input !== 'object' || input === null) return input;
    return Object.fromEntries(Object.entries(input).map(([key, entry]) => [text(key), value(entry)]));
  };
  // Replacing text inside strings and keys keeps the shape that the caller's type describes.
  return { text, value: <T>(input: T) => value(input) as T };
}

function spellingsOf(secret: string): string[] {
  const percent = encodeURIComponent(secret);
  const form = new URLSearchParams([['', secret]]).toString().slice(1);
  return [
    secret,
    percent,
    percent.replace(/%../g, (code) => code.toLowerCase()),
    form,
    form.replace(/%../g, (code) => code.toLowerCase()),
    JSON.stringify(secret).slice(1, -1),
    ...base64SpellingsOf(secret),
  ];
}

/**
 * Base64 spells a value differently depending on how many bytes precede it (as in `user:secret` of Basic
 * authentication). Of each of the three spellings the part that depends on the secret alone is taken.
 */
function base64SpellingsOf(secret: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const from = Math.ceil((offset * 8) / 6);
    const to = Math.floor((bytes.length * 8) / 6);
    return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
  });
}

function escapeForPattern(literal: string): string {
  return literal.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
