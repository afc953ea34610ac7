/** Numbers of JSON: they become a token where a name or a check digit says what they are. */
import { expect, test } from 'vitest';
import { kindsIn } from './privacy-fixture.ts';

test.each([
  ['a card', { value: 4_111_111_111_111_111 }, '<CARD>'],
  ['a negative card', { value: -4_111_111_111_111_111 }, '<CARD>'],
  ['a card with a fraction', { value: 4_111_111_111_111_111.5 }, '<CARD>'],
  ['a card of 15 digits', { value: 378_282_246_310_005 }, '<CARD>'],
  ['a telephone number', { phone: 491_714_832_916 }, '<PHONE>'],
  ['a negative telephone number', { phone: -491_714_832_916 }, '<PHONE>'],
  ['a national identifier', { pesel: 44_051_401_359 }, '<NATIONAL_ID>'],
])('%s becomes a token', async (_, value, kind) => {
  expect(Object.values(Object(await kindsIn(value)))).toEqual([kind]);
});

test.each([
  ['an id with the digits of a card', { id: 4_111_111_111_111_111 }],
  ['a number of a card without its check digit', { value: 4_111_111_111_111_112 }],
  ['milliseconds', { created: 1_764_547_203_118 }],
  ['microseconds', { ts: 1_764_547_203_118_429 }],
  ['bytes', { size: 52_998_224_725 }],
  ['a measure', { value: 4.111_111_111_111_111 }],
  ['an amount', { total: -1_234_567.89 }],
  ['more than an integer can hold', { value: 1e300 }],
])('%s stays', async (_, value) => {
  expect(await kindsIn(value)).toEqual(value);
});
