/**
 * The masked values of one workspace and their tokens. It lives in memory and dies with the workspace; nothing else can
 * turn a token back.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { SallyportError } from '../errors.ts';
import type { MaskKind } from './kinds.ts';
import { createReturnedValues, type ReturnedValues } from './returned-values.ts';
import { MAX_TOKEN_DIGITS, MIN_TOKEN_DIGITS, writeToken } from './token.ts';

/** Of one workspace: distinct values, and characters of them all. Over it the vault begins anew. */
const MAX_ENTRIES = 300_000;
const MAX_CHARS = 50_000_000;
const MAX_ORIGINS = 50;
const MORE_DIGITS = 4;

export type Maskable = string | number;

export interface MaskedValue {
  readonly kind: MaskKind;
  readonly value: Maskable;
  /** The integrations that it came from. */
  readonly origins: ReadonlySet<string>;
}

interface Entry extends MaskedValue {
  readonly origins: Set<string>;
}

export interface Vault {
  /**
   * The token of a value: the same for the same value and kind, another for any other.
   * @throws SallyportError RESULT_TOO_LARGE after millions of values
   */
  tokenOf(kind: MaskKind, value: Maskable, origin: string): string;
  /** What a token stands for; undefined where this workspace never issued it, or has forgotten it. */
  reveal(token: string): MaskedValue | undefined;
  /** What was put back on its way to a worker, and is known again when it comes from one. */
  readonly returned: ReturnedValues;
}

/**
 * An empty vault with a key of its own. A full one forgets everything at once; the tokens that it issues from then on are
 * longer than any before, so that an old one can never stand for a new value.
 * @param digitsOf 64 hexadecimal digits of a value; keyed at random unless a test wants collisions
 */
export function createVault(
  limits = { maxEntries: MAX_ENTRIES, maxChars: MAX_CHARS },
  digitsOf: (kind: MaskKind, value: Maskable) => string = keyedDigits(),
): Vault {
  const byToken = new Map<string, Entry>();
  let chars = 0;
  let shortest = MIN_TOKEN_DIGITS;
  let longest = MIN_TOKEN_DIGITS;

  const makeRoom = (): void => {
    if (byToken.size < limits.maxEntries && chars < limits.maxChars) return;
    byToken.clear();
    chars = 0;
    shortest = longest + MORE_DIGITS;
  };

  const add = (token: string, entry: Entry): string => {
    byToken.set(token, entry);
    chars += String(entry.value).length;
    return token;
  };

  return {
    tokenOf(kind, value, origin) {
      makeRoom();
      const digits = digitsOf(kind, value);
      for (let length = shortest; length <= MAX_TOKEN_DIGITS; length += MORE_DIGITS) {
        const token = writeToken(kind, digits.slice(0, length));
        const there = byToken.get(token);
        if (there === undefined) {
          longest = Math.max(longest, length);
          return add(token, { kind, value, origins: new Set([origin]) });
        }
        if (there.value === value) {
          if (there.origins.size < MAX_ORIGINS) there.origins.add(origin);
          return token;
        }
      }
      throw new SallyportError('RESULT_TOO_LARGE', 'This conversation has masked as many values as it can.', {
        hint: 'Start a new session; ask for fewer items or fields.',
      });
    },
    reveal: (token) => byToken.get(token),
    returned: createReturnedValues(),
  };
}

/** 64 hexadecimal digits of a value, under a random key that nobody else has. */
function keyedDigits(): (kind: MaskKind, value: Maskable) => string {
  const key = randomBytes(32);
  return (kind, value) =>
    createHmac('sha256', key)
      .update(`${kind}\0${typeof value}\0${value}`)
      .digest('hex');
}
