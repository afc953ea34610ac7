/** Masking of values: what goes, what stays, and that everything around it is as it was. */
import { expect, test } from 'vitest';
import { maskText, maskValue } from './mask.ts';
import { contextOf, kindsIn, token } from './privacy-fixture.ts';
import { DEFAULT_RULES } from './rules.ts';

test('the rest of a text stays to the letter', async () => {
  expect(await kindsIn('  Write to a@b.example,\r\n\tor call +49 30 901820! ')).toBe(
    '  Write to <EMAIL>,\r\n\tor call <PHONE>! ',
  );
});

test('the value itself is not changed, and what holds nothing is equal', async () => {
  const value = { list: [1, null, true, 'plain', { deep: ['x'] }], empty: {}, none: [] };
  const copy = structuredClone(value);
  expect(JSON.stringify(await maskValue(value, contextOf()))).toBe(JSON.stringify(copy));
  expect(value).toEqual(copy);
});

test('the same value has the same token everywhere', async () => {
  const masked = await maskValue(['a@b.example', { mail: 'x a@b.example' }], contextOf());
  const [first, second] = JSON.stringify(masked).match(/\[EMAIL:\w+\]/g) ?? [];
  expect(first).toBeDefined();
  expect(second).toBe(first);
});

test('keys that are personal are masked, and their values keep their places', async () => {
  expect(await kindsIn({ 'a@b.example': 3, other: 4 })).toEqual({ '<EMAIL>': 3, other: 4 });
});

test('a field called __proto__ is a field like others', async () => {
  const masked = await maskValue(JSON.parse('{"__proto__": {"mail": "a@b.example"}}'), contextOf());
  expect(JSON.stringify(masked)).toMatch(/^\{"__proto__":\{"mail":"\[EMAIL:\w+\]"\}\}$/);
});

test('a number becomes a token under a name that says what it is, and stays otherwise', async () => {
  expect(await kindsIn({ phone: 48512345678, pesel: 90030926047, id: 48512345678, total: 90030926047 })).toEqual({
    phone: '<PHONE>',
    pesel: '<NATIONAL_ID>',
    id: 48512345678,
    total: 90030926047,
  });
});

test('all of a sensitive field is masked, lists, objects and numbers too, but what describes it', async () => {
  const value = {
    pin: 7312,
    password: 'swordfish',
    apiKeys: ['first', 'second'],
    credentials: { user: 'app', value: 'v', expires_at: '2026-01-01', inner: { again: 'deep' } },
  };
  expect(await kindsIn(value)).toEqual({
    pin: '<SECRET>',
    password: '<SECRET>',
    apiKeys: ['<SECRET>', '<SECRET>'],
    credentials: { user: 'app', value: '<SECRET>', expires_at: '2026-01-01', inner: { again: '<SECRET>' } },
  });
});

test('a name beside a value counts as the name of its field', async () => {
  const value = [
    { key: 'DB_PASSWORD', value: 'swordfish' },
    { key: 'NODE_ENV', value: 'production' },
    { name: 'Telefon', value: '601 202 762' },
  ];
  expect(await kindsIn(value)).toEqual([
    { key: 'DB_PASSWORD', value: '<SECRET>' },
    { key: 'NODE_ENV', value: 'production' },
    { name: 'Telefon', value: '<PHONE>' },
  ]);
});

test.each(['', '   ', '********', 'xxxx', '[REDACTED]', 'null', 'read', 'true'])(
  'a password of %j is none',
  async (text) => {
    expect(await kindsIn({ password: text })).toEqual({ password: text });
  },
);

test('the passes of a test are a number, a pass in words is not', async () => {
  expect(await kindsIn({ pass: 1204, fail: 3 })).toEqual({ pass: 1204, fail: 3 });
  expect(await kindsIn({ user: 'u', pass: 'swordfish' })).toEqual({ user: 'u', pass: '<SECRET>' });
});

test('what is inside Base64 is masked and encoded again', async () => {
  const context = contextOf();
  const content = Buffer.from('owner: a@b.example, since 2020\n').toString('base64');
  const masked = await maskValue({ content }, context);
  const text = Buffer.from(JSON.parse(JSON.stringify(masked)).content, 'base64').toString();
  expect(text).toMatch(/^owner: \[EMAIL:\w+\], since 2020\n$/);
});

test('text from upstream that looks like a token is masked itself, whatever its case', async () => {
  const text = `see ${token('EMAIL')} and ${token('SECRET').toLowerCase()}`;
  expect(await kindsIn(text)).toBe('see <LITERAL> and <LITERAL>');
  expect(await kindsIn(text, contextOf({ rules: { ...DEFAULT_RULES, mode: 'off' } }))).toBe(
    'see <LITERAL> and <LITERAL>',
  );
});

test('on the way out of a script tokens stay, also those of another conversation', async () => {
  const context = contextOf({ keepTokens: true });
  const own = context.vault.tokenOf('EMAIL', 'a@b.example', 'crm');
  expect(await maskText(`${own} c@d.example`, context)).toMatch(/^\[EMAIL:\w+\] \[EMAIL:\w+\]$/);
  expect(await maskText(own, context)).toBe(own);
  expect(await maskValue({ password: own }, context)).toEqual({ password: own });
  expect(await maskText('[EMAIL:00000000]', context)).toBe('[EMAIL:00000000]');
});

test('what looks like a token hides nothing that stands around it', async () => {
  const key = `-----BEGIN PRIVATE KEY-----\n[EMAIL:00000000]\n${'A'.repeat(64)}\n-----END PRIVATE KEY-----`;
  expect(await kindsIn(key)).toBe('<PRIVATE_KEY>');
  expect(await kindsIn(key, contextOf({ keepTokens: true }))).toBe('<PRIVATE_KEY>');
});

test('a value a line is no Base64, and a secret inside Base64 is a secret', async () => {
  const cards = Array(20).fill('4111111111111111').join('\n');
  expect(await kindsIn(cards)).toBe(Array(20).fill('<CARD>').join('\n'));
  const secret = `ghp_${'a1B2'.repeat(9)}`;
  const masked = String(await maskValue(Buffer.from(`deploy with ${secret} please`).toString('base64'), contextOf({})));
  expect(Buffer.from(masked, 'base64').toString()).toMatch(/^deploy with \[SECRET:\w+\] please$/);
});

test('a key that is far too long for a name is data, and costs no more than a token', async () => {
  for (const key of ['+'.repeat(40_000), '1'.repeat(300_000), 'a@b.example '.repeat(50_000)]) {
    const masked = await maskValue({ [key]: 1 }, contextOf({}));
    expect(Object.keys(Object(masked)).join()).toMatch(/^\[SECRET:\w+\]$/);
  }
});

test('off masks nothing, and fields to leave alone stay at any depth', async () => {
  const value = { mail: 'a@b.example', author: { email: 'c@d.example', note: 'c@d.example' } };
  expect(await kindsIn(value, contextOf({ rules: { ...DEFAULT_RULES, mode: 'off' } }))).toEqual(value);
  expect(await kindsIn(value, contextOf({ rules: { ...DEFAULT_RULES, leave: ['author.email'] } }))).toEqual({
    mail: '<EMAIL>',
    author: { email: 'c@d.example', note: '<EMAIL>' },
  });
});

test('addresses of machines are masked in the strict mode alone', async () => {
  const text = 'from 10.0.0.7 and 2001:db8::1 via 00:1a:2b:3c:4d:5e, firmware 1.2.3.4';
  expect(await kindsIn(text)).toBe(text);
  expect(await kindsIn(text, contextOf({ rules: { ...DEFAULT_RULES, mode: 'strict' } }))).toBe(
    'from <IP> and <IP> via <MAC>, firmware 1.2.3.4',
  );
});

test('whoever asks is told of each value that was masked', async () => {
  const kinds: string[] = [];
  await maskValue({ mail: 'a@b.example', password: 'swordfish' }, contextOf({ onMasked: (kind) => kinds.push(kind) }));
  expect(kinds.toSorted()).toEqual(['EMAIL', 'SECRET']);
});
