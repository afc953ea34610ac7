/** Knows what stands in a sensitive field without being a secret. */

const NOTHING =
  /^(?:\s*|[*•x.-]+|\[?(?:redacted|filtered|masked|hidden)\]?|null|none|undefined|true|false|read|write|read-only|inherit|required|optional)$/i;

/** Whether it says that there is no secret, that somebody has taken it out, or what may be done with it. */
export function isNothing(value: string | number): boolean {
  return typeof value === 'string' && NOTHING.test(value);
}
