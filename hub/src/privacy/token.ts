/** How a mask token is written: `[EMAIL:3f9a1c07]`. */
import { MASK_KINDS, type MaskKind } from './kinds.ts';

/** Digits of the shortest and of the longest token. */
export const MIN_TOKEN_DIGITS = 8;
export const MAX_TOKEN_DIGITS = 64;

/** Any token in a text; `kind` and `digits` are named groups. */
export const TOKEN_PATTERN = new RegExp(
  `\\[(?<kind>${MASK_KINDS.join('|')}):(?<digits>[0-9a-f]{${MIN_TOKEN_DIGITS},${MAX_TOKEN_DIGITS}})\\]`,
  'gi',
);

export function writeToken(kind: MaskKind, digits: string): string {
  return `[${kind}:${digits}]`;
}
