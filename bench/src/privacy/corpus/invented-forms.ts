/** Texts in the alphabets that makers of secrets use; new at each call. */
import { ALNUM, LOWER, type Random, UPPER } from './random.ts';

const DIGITS = '0123456789';

export function inventedForms(random: Random) {
  const of = (alphabet: string) => (length: number) => random.text(alphabet, length);
  return {
    alnum: random.alnum,
    hex: random.hex,
    upper: of(UPPER + DIGITS),
    lower: of(LOWER + DIGITS),
    base32: of(`${UPPER}234567`),
    base64: of(`${ALNUM}+/`),
    base64url: random.base64url,
    bech32: of('QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L'),
    encoded: (text: string) => Buffer.from(text).toString('base64'),
  };
}
