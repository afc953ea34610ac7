/** Invented secrets in the form of their makers; new at each call, in the same order in every run. */
import { inventedForms } from '../invented-forms.ts';
import { createRandom } from '../random.ts';

export const { alnum, hex, upper, lower, base32, base64, base64url, bech32, encoded } = inventedForms(
  createRandom('blind'),
);

export const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;

/** A signed token in three parts. */
export const signed = (header: string, claims: string): string =>
  [header, claims]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat(base64url(43))
    .join('.');

/** A key in lines of 64 characters. */
export const pem = (label: string, lines: number): string =>
  [`-----BEGIN ${label}-----`, ...Array.from({ length: lines }, () => base64(64)), `-----END ${label}-----`].join('\n');
