/** Counts what JSON text would become in memory before anyone parses it: how many values, nested how deeply. */

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const COMMA = 44;
const OPENING_LIST = 91;
const BACKSLASH = 92;
const CLOSING_LIST = 93;
const LETTER_U = 117;
const OPENING_OBJECT = 123;
const CLOSING_OBJECT = 125;
/** How the lines of an event stream begin that carry JSON. */
const DATA_FIELD = Buffer.from('data:');

export interface JsonCost {
  /** Counts the next piece of the text; pieces may end anywhere. */
  add(bytes: Uint8Array): void;
  /** Commas and opening brackets: each may stand for an object. */
  readonly parts: number;
  /** Commas and opening brackets within texts, and every escape that may be one: what a text has that is JSON itself. */
  readonly quotedParts: number;
  /** The deepest nesting so far. */
  readonly deepest: number;
}

class Counter implements JsonCost {
  parts = 0;
  quotedParts = 0;
  deepest = 0;
  readonly #eventStream: boolean;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** How much of `data:` the line has matched; -1 where it is another. */
  #matched = 0;

  constructor(eventStream: boolean) {
    this.#eventStream = eventStream;
  }

  add(bytes: Uint8Array): void {
    // Every byte of every frame and result comes by here: what the loop works on are locals, several times as fast.
    const eventStream = this.#eventStream;
    let { parts, quotedParts, deepest } = this;
    let depth = this.#depth;
    let inString = this.#inString;
    let escaped = this.#escaped;
    let matched = this.#matched;
    for (let at = 0; at < bytes.length; at += 1) {
      const byte = bytes[at] ?? 0;
      if (byte === NEWLINE || byte === RETURN) {
        inString = false;
        escaped = false;
        matched = 0;
        continue;
      }
      if (eventStream && matched >= 0 && matched < DATA_FIELD.length) {
        matched = byte === DATA_FIELD[matched] ? matched + 1 : -1;
      }
      if (inString) {
        if (escaped) {
          escaped = false;
          if (byte === LETTER_U) quotedParts += 1;
        } else if (byte === BACKSLASH) escaped = true;
        else if (byte === QUOTE) inString = false;
        else if (byte === COMMA || byte === OPENING_LIST || byte === OPENING_OBJECT) quotedParts += 1;
      } else if (byte === QUOTE) inString = true;
      else if (byte === COMMA) parts += 1;
      else if (byte === OPENING_LIST || byte === OPENING_OBJECT) {
        parts += 1;
        depth += 1;
        if (depth > deepest) deepest = depth;
      } else if (byte === CLOSING_LIST || byte === CLOSING_OBJECT) {
        if (depth > 0 && (!eventStream || matched === DATA_FIELD.length)) depth -= 1;
      }
    }
    this.parts = parts;
    this.quotedParts = quotedParts;
    this.deepest = deepest;
    this.#depth = depth;
    this.#inString = inString;
    this.#escaped = escaped;
    this.#matched = matched;
  }
}

/**
 * Starts a count. Never too low for text that parses, whatever the sender puts around it: no line starts within a text, since
 * JSON has no raw line ends in texts, and in an event stream only `data:` lines close what is open.
 */
export function countJson({ eventStream = false } = {}): JsonCost {
  return new Counter(eventStream);
}
