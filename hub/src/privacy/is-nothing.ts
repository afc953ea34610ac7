/** Knows what stands in a sensitive field without being a secret. */

const NOTHING =
  /^(?:\s*|[*•x._-]+|\[?(?:redacted|filtered|masked|hidden)\]?|null|none|undefined|true|false|read|write|read-only|inherit|required|optional)$/i;

/** What a package is wanted in: many are called like a secret, `jsonwebtoken`, `js-cookie`. */
const VERSION =
  /^(?:(?:[\^~]|[<>]=?) ?v?\d{1,5}(?:\.\d{1,5}){0,3}|v?\d{1,5}(?:\.\d{1,5}){2})(?:-(?:alpha|beta|canary|dev|next|pre|preview|rc)[\w.-]{0,24})?$/;

/** Whether it is the version of a package, or a range of them. */
export function isVersion(value: string): boolean {
  return VERSION.test(value);
}

/** Whether it says that there is no secret, that somebody has taken it out, or what may be done with it. */
export function isNothing(value: string | number): boolean {
  return typeof value === 'string' && (NOTHING.test(value) || isVersion(value));
}
