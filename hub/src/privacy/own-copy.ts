/** A text on its own: a part that was cut from a long text keeps all of that text in memory. */
export function ownCopy<T extends string | number>(value: T): T {
  // The same text again, character by character: reading JSON makes new strings.
  return typeof value === 'string' ? JSON.parse(JSON.stringify(value)) : value;
}
