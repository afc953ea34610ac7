/** Invented values of this part: secrets in the form of their makers, numbers with right check digits. */

import { inventedForms } from '../invented-forms.ts';
import { leave, leaveNumber } from '../marks.ts';
import { createRandom } from '../random.ts';
import { plainCard, withLuhn } from '../values/card.ts';
import { iban } from '../values/iban.ts';

const random = createRandom('blind rows');
export const { alnum, hex, upper, lower, base32, base64, base64url, encoded } = inventedForms(random);

export const uuid = (): string => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`;
export const ibanOf = (country: string, n = 0): string => iban(random, country, n);
export const cardNumber = (n: number): string => plainCard(random, n);
export const luhn = (digits: string): string => withLuhn(digits);
export const signed = (claims: string): string =>
  ['{"alg":"HS256","typ":"JWT"}', claims]
    .map((part) => Buffer.from(part).toString('base64url'))
    .concat(base64url(43))
    .join('.');

/** A Polish PESEL from its first ten digits. */
export const pesel = (ten: string): string => {
  const sum = [...ten].reduce((all, digit, n) => all + Number(digit) * ([1, 3, 7, 9][n % 4] ?? 0), 0);
  return `${ten}${(10 - (sum % 10)) % 10}`;
};
/** A Spanish DNI from its eight digits. */
export const dni = (eight: number): string => `${eight}${'TRWAGMYFPDXBNJZSQVHLCKE'[eight % 23]}`;
/** A French social security number from its thirteen digits. */
export const nir = (thirteen: string): string =>
  `${thirteen}${String(97 - Number(BigInt(thirteen) % 97n)).padStart(2, '0')}`;

/** Short names for what must stay. */
export const word = (text: string): string => leave('word', text);
export const title = (text: string): string => leave('title', text);
export const id = (text: string): string => leave('id', text);
export const hash = (text: string): string => leave('hash', text);
export const date = (text: string): string => leave('date', text);
export const url = (text: string): string => leave('url', text);
export const version = (text: string): string => leave('version', text);
export const amount = (text: string): string => leave('amount', text);
export const article = (text: string): string => leave('article', text);
export const place = (text: string): string => leave('place', text);
export const product = (text: string): string => leave('product', text);
export const schema = (text: string): string => leave('schema', text);
export const count = (value: number): unknown => leaveNumber('number', value);

export const lines = (...texts: readonly string[]): string => texts.join('\n');
