/** Invented secrets in the form of their makers; new at each call, in the same order in every run. */

import { inventedForms } from '../invented-forms.ts';
import { either, must } from '../marks.ts';
import { createRandom } from '../random.ts';

const random = createRandom('blind again');
export const { alnum, hex, upper, lower, base32, base64, base64url, bech32, encoded } = inventedForms(random);

export const digits = (length: number): string => `${random.int(1, 9)}${random.digits(length - 1)}`;
export const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-b${hex(3)}-${hex(12)}`;

/** A signed token in three parts. */
export const signed = (claims: string): string =>
  ['{"alg":"RS256","typ":"JWT","kid":"k-2026-11"}', claims]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat(base64url(86))
    .join('.');

/** How the content of such a key begins. */
const KEY_STARTS: Readonly<Record<string, string>> = {
  'RSA PRIVATE KEY': 'MIIEpAIBAAKCAQEA',
  'PRIVATE KEY': 'MIIEvQIBADANBgkq',
  'EC PRIVATE KEY': 'MHcCAQEEIB',
  'OPENSSH PRIVATE KEY': 'b3BlbnNzaC1rZXktdjEAAAAA',
};

/** A labelled key in lines of 64 characters; its first and last line may be masked with it. */
export const keyInLines = (label: string, lines: number, newline = '\n'): string => {
  const content = (KEY_STARTS[label] ?? '') + base64(64 * lines - 20);
  const body = content.match(/.{1,64}/g)?.join(newline) ?? '';
  const [begin, end] = [`-----BEGIN ${label}-----${newline}`, `${newline}-----END ${label}-----`];
  return either(begin) + must('private key', body) + either(end);
};
