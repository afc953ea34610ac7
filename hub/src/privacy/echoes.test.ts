/** A secret of a field that the same answer tells a second time. */
import { expect, test } from 'vitest';
import { maskValue } from './mask.ts';
import { contextOf, kindsIn } from './privacy-fixture.ts';
import { DEFAULT_RULES } from './rules.ts';

test('a secret of a field is masked wherever else it stands in the answer, before and after it', async () => {
  const value = { log: ['connected with Tr0ub4dor ok'], password: 'Tr0ub4dor', url: { last: '/x?p=Tr0ub4dor' } };
  expect(await kindsIn(value)).toEqual({
    log: ['connected with <SECRET> ok'],
    password: '<SECRET>',
    url: { last: '/x?p=<SECRET>' },
  });
});

test('it is masked in Base64 and as a number, too', async () => {
  const content = Buffer.from('connected with Tr0ub4dor, then left').toString('base64');
  const masked = JSON.stringify(await maskValue({ password: 'Tr0ub4dor', content, pin: 48213377 }, contextOf()));
  const text = Buffer.from(JSON.parse(masked).content, 'base64').toString();
  expect(text).toMatch(/^connected with \[SECRET:\w+\], then left$/);
  expect(await kindsIn({ pin: 48213377, sum: { of: 48213377 } })).toEqual({ pin: '<SECRET>', sum: { of: '<SECRET>' } });
});

test('a short secret is masked in the fields beside it and after a word that goes with it, and nowhere else', async () => {
  const value = {
    cvv: 123,
    check: 123,
    text: 'code: 123, room 123, 1234',
    other: { amount: 123 },
    pin: '4711',
    log: 'wrong pin 4711 at door 4711',
  };
  expect(await kindsIn(value)).toEqual({
    cvv: '<SECRET>',
    check: '<SECRET>',
    text: 'code: <SECRET>, room 123, 1234',
    other: { amount: 123 },
    pin: '<SECRET>',
    log: 'wrong pin <SECRET> at door 4711',
  });
});

test('a short password with a letter is known after its word', async () => {
  expect(await kindsIn({ password: 'abc1', log: 'pw abc1, then tabc1' })).toEqual({
    password: '<SECRET>',
    log: 'pw <SECRET>, then tabc1',
  });
});

test('a secret that is a word does not tear other texts apart', async () => {
  const value = { password: 'postgres', user: 'postgres', image: 'postgres:16', token: 'bot', type: 'bot' };
  expect(await kindsIn(value)).toEqual({ ...value, password: '<SECRET>', token: '<SECRET>' });
});

test('a field that the operator leaves alone is left alone', async () => {
  const rules = { ...DEFAULT_RULES, leave: ['log'] };
  expect(await kindsIn({ password: 'Tr0ub4dor', log: 'Tr0ub4dor' }, contextOf({ rules }))).toEqual({
    password: '<SECRET>',
    log: 'Tr0ub4dor',
  });
});

test('the passes of a test are not taken for a password that is told again', async () => {
  expect(await kindsIn({ pass: 1204, total: 1204 })).toEqual({ pass: 1204, total: 1204 });
});
