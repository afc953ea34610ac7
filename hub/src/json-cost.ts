/** Counts what JSON text would become in memory before anyone parses it: how many values, nested how deeply. */

const NEWLINE = 10;
const RETURN = 13;
const QUOTE = 34;
const COMMA = 44;
const OPENING_LIST = 91;
const BACKSLASH = 92;
const CLOSING_LIST = 93;
const OPENING_OBJECT = 123;
const CLOSING_OBJECT = 125;
/** How the lines of an event stream begin that carry JSON. */
const DATA_FIELD = Buffer.from('data:');

export interface JsonCost {
  /** Counts the next piece of the text; pieces may end anywhere. */
  add(bytes: Uint8Array): void;
  /** Commas and opening brackets: each may stand for an object. */
  readonly parts: number;
  /** The deepest nesting so far. */
  readonly deepest: number;
}

/**
 * Starts a count. Never too low for text that parses, whatever the sender puts around it: no line starts within a text, since
 * JSON has no raw line ends in texts, and in an event stream only `data:` lines close what is open.
 */
export function countJson({ eventStream = false } = {}): JsonCost {
  let parts = 0;
  let deepest = 0;
  let depth = 0;
  let inString = false;
  let escaped = false;
  /** How much of `data:` the line has matched; -1 where it is another. */
  let matched = 0;

  return {
    add(bytes) {
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
          if (escaped) escaped = false;
          else if (byte === BACKSLASH) escaped = true;
          else if (byte === QUOTE) inString = false;
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
    },
    get parts() {
      return parts;
    },
    get deepest() {
      return deepest;
    },
  };
}
