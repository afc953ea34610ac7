/** Invented secrets in the form of their makers; new at each call, in the same order in every run. */
import { ALNUM, createRandom, LOWER, UPPER } from '../random.ts';

const random = createRandom('blind');
const DIGITS = '0123456789';

export const alnum = (length: number): string => random.alnum(length);
export const hex = (length: number): string => random.hex(length);
export const upper = (length: number): string => random.text(UPPER + DIGITS, length);
export const lower = (length: number): string => random.text(LOWER + DIGITS, length);
export const base32 = (length: number): string => random.text(`${UPPER}234567`, length);
export const base64 = (length: number): string => random.text(`${ALNUM}+/`, length);
export const base64url = (length: number): string => random.base64url(length);
export const bech32 = (length: number): string => random.text('QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', length);
export const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
export const encoded = (text: string): string => Buffer.from(text).toString('base64');

/** A signed token in three parts. */
export const signed = (header: string, claims: string): string =>
  [header, claims]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat(base64url(43))
    .join('.');

/** A key in lines of 64 characters. */
export const pem = (label: string, lines: number): string =>
  [`-----BEGIN ${label}-----`, ...Array.from({ length: lines }, () => base64(64)), `-----END ${label}-----`].join('\n');
