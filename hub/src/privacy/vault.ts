/**
 * The masked values of one workspace and their tokens. It lives in memory and dies with the workspace; nothing else can
 * turn a token back.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { SallyportError } from '../errors.ts';
import type { MaskKind } from './kinds.ts';
import { ownCopy } from './own-copy.ts';
import { createReturnedValues, type ReturnedValues } from './returned-values.ts';
import { MAX_TOKEN_DIGITS, MIN_TOKEN_DIGITS, writeToken } from './token.ts';

/** Of the tokens of one workspace. Over it the vault begins anew. Bytes of heap, about. */
const MAX_BYTES = 20 * 1024 * 1024;
/** Measured: a token, its place in the map and its entry; and a set of origins that is an entry's own. */
const ENTRY_BYTES = 200;
const ORIGIN_BYTES = 250;
/** Strings of other alphabets have two bytes a character. */
const CHAR_BYTES = 2;
const MAX_ORIGINS = 50;

export type Maskable = string | number;

export interface MaskedValue {
  readonly kind: MaskKind;
  readonly value: Maskable;
  /** The integrations that it came from. */
  readonly origins: ReadonlySet<string>;
}

interface Entry extends MaskedValue {
  origins: ReadonlySet<string>;
}

export interface Vault {
  /**
   * The token of a value: the same for the same value and kind, another for any other.
   * @throws SallyportError RESULT_TOO_LARGE after it was full some fifty times
   */
  tokenOf(kind: MaskKind, value: Maskable, origin: string): string;
  /** What a token stands for; undefined where this workspace never issued it, or has forgotten it. */
  reveal(token: string): MaskedValue | undefined;
  /** What was put back on its way to a worker, and is known again when it comes from one. */
  readonly returned: ReturnedValues;
  /** Forgets all that it holds. */
  forget(): void;
}

interface VaultOptions {
  readonly maxBytes?: number;
  /** Told by how many bytes the vault has grown, or shrunk. */
  readonly onChange?: (bytes: number) => void;
  /** 64 hexadecimal digits of a value; keyed at random unless a test wants collisions. */
  readonly digitsOf?: (kind: MaskKind, value: Maskable) => string;
}

/**
 * An empty vault with a key of its own. A full one forgets its tokens at once, but not what went back; the tokens that it
 * issues from then on are longer than any before, so that an old one can never stand for a new value.
 */
export function createVault({
  maxBytes = MAX_BYTES,
  onChange = () => {},
  digitsOf = keyedDigits(),
}: VaultOptions = {}): Vault {
  const byToken = new Map<string, Entry>();
  const soleOrigins = new Map<string, ReadonlySet<string>>();
  let returned = createReturnedValues();
  let bytes = 0;
  let shortest = MIN_TOKEN_DIGITS;
  let longest = MIN_TOKEN_DIGITS;

  const grow = (more: number): void => {
    bytes += more;
    onChange(more);
  };

  const forgetTokens = (): void => {
    if (byToken.size === 0) return;
    byToken.clear();
    grow(-bytes);
    shortest = longest + 1;
  };

  const soleOrigin = (origin: string): ReadonlySet<string> => {
    const origins = soleOrigins.get(origin) ?? new Set([origin]);
    soleOrigins.set(origin, origins);
    return origins;
  };

  const addOrigin = (entry: Entry, origin: string): void => {
    if (entry.origins.has(origin) || entry.origins.size >= MAX_ORIGINS) return;
    entry.origins = new Set([...entry.origins, origin]);
    grow(ORIGIN_BYTES);
  };

  return {
    tokenOf(kind, value, origin) {
      if (bytes >= maxBytes) forgetTokens();
      const digits = digitsOf(kind, value);
      for (let length = shortest; length <= MAX_TOKEN_DIGITS; length += 1) {
        const token = writeToken(kind, digits.slice(0, length));
        const there = byToken.get(token);
        if (there === undefined) {
          longest = Math.max(longest, length);
          byToken.set(token, { kind, value: ownCopy(value), origins: soleOrigin(origin) });
          grow(ENTRY_BYTES + CHAR_BYTES * String(value).length);
          return token;
        }
        if (there.value === value) {
          addOrigin(there, origin);
          return token;
        }
      }
      throw new SallyportError('RESULT_TOO_LARGE', 'This conversation has masked as many values as it can.', {
        hint: 'Start a new session; ask for fewer items or fields.',
      });
    },
    reveal: (token) => byToken.get(token),
    returned: {
      get size() {
        return returned.size;
      },
      get bytes() {
        return returned.bytes;
      },
      add(kind, text) {
        const before = returned.bytes;
        returned.add(kind, text);
        if (returned.bytes !== before) onChange(returned.bytes - before);
      },
      find: (text) => returned.find(text),
    },
    forget() {
      forgetTokens();
      if (returned.size === 0) return;
      const before = returned.bytes;
      returned = createReturnedValues();
      onChange(-before);
    },
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
