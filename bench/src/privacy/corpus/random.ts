/** Repeatable randomness: the corpus is the same on every machine and in every run. */

export interface Random {
  /** An integer from `from` up to and with `to`. */
  readonly int: (from: number, to: number) => number;
  readonly pick: <T>(list: readonly T[]) => T;
  /** Characters drawn from an alphabet. */
  readonly text: (alphabet: string, length: number) => string;
  readonly digits: (length: number) => string;
  readonly hex: (length: number) => string;
  readonly alnum: (length: number) => string;
  readonly base64url: (length: number) => string;
  /** Fills a pattern: `#` a digit, `N` a digit from 2 to 9, `A` an upper-case letter, `c` a capital or digit. */
  readonly fill: (pattern: string) => string;
}

const DIGITS = '0123456789';
export const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const LOWER = UPPER.toLowerCase();
export const ALNUM = UPPER + LOWER + DIGITS;

/** Always the same sequence for the same seed (mulberry32 over a hash of the seed). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const text = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    int,
    text,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    digits: (length) => text(DIGITS, length),
    hex: (length) => text('0123456789abcdef', length),
    alnum: (length) => text(ALNUM, length),
    base64url: (length) => text(`${ALNUM}-_`, length),
    fill: (pattern) =>
      pattern.replace(/[#NAc]/g, (sign) =>
        sign === '#'
          ? text(DIGITS, 1)
          : sign === 'N'
            ? text('23456789', 1)
            : text(sign === 'A' ? UPPER : UPPER + DIGITS, 1),
      ),
  };
}
