/** Invented secrets in the form of their makers. */
import { must } from '../marks.ts';
import { ALNUM, createRandom, LOWER, UPPER } from '../random.ts';

const random = createRandom('fresh');
const DIGITS = '0123456789';

/** A secret of so many random letters and digits; new at each call, in the same order in every run. */
export const alnum = (length: number): string => random.text(ALNUM, length);
export const hex = (length: number): string => random.hex(length);
export const upper = (length: number): string => random.text(UPPER + DIGITS, length);
export const lower = (length: number): string => random.text(LOWER + DIGITS, length);
const digits = (length: number): string => random.digits(length);
export const base64 = (length: number): string => random.text(`${ALNUM}+/`, length);
export const base64url = (length: number): string => random.base64url(length);

/** A signed token in three parts. */
export function jwt(): string {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: digits(6), name: 'Sam', iat: 1_760_000_000, exp: 1_760_003_600 };
  return must('jwt', `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.${base64url(43)}`);
}
