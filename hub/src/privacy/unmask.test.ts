/** Putting values back: what a worker gets, what it does not, and what a person has to decide. */
import { expect, test } from 'vitest';
import { maskValue } from './mask.ts';
import { token } from './privacy-fixture.ts';
import { DEFAULT_RULES } from './rules.ts';
import { unmask } from './unmask.ts';
import { createVault } from './vault.ts';

const vetted = { integration: 'mail', isVetted: true };
const unvetted = { integration: 'plugin', isVetted: false };

test('a secret goes back to the integration that it came from', async () => {
  const vault = createVault();
  const secret = vault.tokenOf('SECRET', 's3cret-value', 'plugin');
  expect(await unmask({ key: secret }, vault, unvetted)).toEqual({
    value: { key: 's3cret-value' },
    hasRevealed: true,
    needsPerson: false,
  });
});

test.each(['SECRET', 'PASSWORD', 'PRIVATE_KEY', 'JWT'] as const)(
  'a %s goes nowhere else, not even to a vetted one',
  async (kind) => {
    const vault = createVault();
    const secret = vault.tokenOf(kind, 's3cret-value', 'crm');
    await expect(unmask({ text: `x ${secret}` }, vault, vetted)).rejects.toThrow(
      /is a secret of crm and is not given to mail/,
    );
  },
);

test('a secret of the script itself goes to no integration', async () => {
  const vault = createVault();
  await expect(unmask([vault.tokenOf('SECRET', 'abc', '')], vault, vetted)).rejects.toThrow(
    /is a secret and is not given to mail/,
  );
});

test('a personal value goes to a vetted integration, and to another one by a person', async () => {
  const vault = createVault();
  const address = vault.tokenOf('EMAIL', 'a@b.example', 'crm');
  expect(await unmask(address, vault, vetted)).toEqual({ value: 'a@b.example', hasRevealed: true, needsPerson: false });
  expect(await unmask(address, vault, unvetted)).toEqual({
    value: 'a@b.example',
    hasRevealed: true,
    needsPerson: true,
  });
});

test('a personal value goes back where it came from without a person', async () => {
  const vault = createVault();
  expect((await unmask(vault.tokenOf('EMAIL', 'a@b.example', 'plugin'), vault, unvetted)).needsPerson).toBe(false);
});

test('a token that nobody issued is refused by name', async () => {
  await expect(unmask({ to: token('EMAIL') }, createVault(), vetted)).rejects.toThrow(
    '[EMAIL:0123abcd] stands for nothing in this conversation.',
  );
});

test('a number comes back as a number where its token stands alone, and as digits inside a text', async () => {
  const vault = createVault();
  const number = vault.tokenOf('PHONE', 48512345678, 'crm');
  expect((await unmask([number, `call ${number}`], vault, vetted)).value).toEqual([48512345678, 'call 48512345678']);
});

test('a token whose case a script changed is still known', async () => {
  const vault = createVault();
  const address = vault.tokenOf('EMAIL', 'a@b.example', 'crm');
  expect((await unmask([address.toLowerCase(), address.toUpperCase()], vault, vetted)).value).toEqual([
    'a@b.example',
    'a@b.example',
  ]);
});

test('tokens in keys, deep inside, and in Base64 are put back; the rest stays', async () => {
  const vault = createVault();
  const address = vault.tokenOf('EMAIL', 'a@b.example', 'crm');
  const content = Buffer.from(`owner: ${address}\nplain text`).toString('base64');
  const { value } = await unmask(
    { list: [{ [address]: 1, none: null, yes: true }], content, same: 'aGVsbG8gd29ybGQsIGhlbGxv' },
    vault,
    vetted,
  );
  expect(value).toEqual({
    list: [{ 'a@b.example': 1, none: null, yes: true }],
    content: Buffer.from('owner: a@b.example\nplain text').toString('base64'),
    same: 'aGVsbG8gd29ybGQsIGhlbGxv',
  });
});

test('arguments without a token are what they were', async () => {
  expect(await unmask({ n: 1, text: 'x' }, createVault(), unvetted)).toEqual({
    value: { n: 1, text: 'x' },
    hasRevealed: false,
    needsPerson: false,
  });
});

test('a value that goes back inside Base64 is known again when it comes back so, however short', async () => {
  const vault = createVault();
  const token = vault.tokenOf('PHONE', '+48 601 234 567', 'crm');
  const { value } = await unmask({ b64: Buffer.from(token).toString('base64') }, vault, {
    integration: 'crm',
    isVetted: true,
  });
  expect(value).toEqual({ b64: Buffer.from('+48 601 234 567').toString('base64') });
  const masked = await maskValue(value, { vault, origin: 'crm', rules: DEFAULT_RULES, keepTokens: false });
  expect(masked).toEqual({ b64: expect.stringMatching(/^\[SECRET:[0-9a-f]+\]$/) });
});

test.each(['SECRET', 'PASSWORD', 'PRIVATE_KEY', 'JWT'] as const)(
  'a %s names no field, also not where it came from: an answer can give tokens to words of its choice',
  async (kind) => {
    const vault = createVault();
    const amount = vault.tokenOf(kind, 'amount', 'plugin');
    for (const args of [{ id: 1, [amount]: 1_000_000 }, { rows: [{ [amount.toLowerCase()]: 1 }] }]) {
      await expect(unmask(args, vault, unvetted)).rejects.toMatchObject({
        code: 'INVALID_ARGUMENTS',
        message: expect.stringMatching(/^\[[a-z_]+:\w+\] is a secret and names no field\.$/i),
        hint: expect.stringContaining('as a value'),
      });
    }
  },
);

test.each([
  'amount',
  'to_address2',
  'isForced',
  '$set',
  '@type',
  'user.name',
  'Total Amount',
  'größe',
  'X-Force',
  '__proto__',
])("what an operator's pattern found names no field where it is a word that a parameter may have: %s", async (word) => {
  const vault = createVault();
  const args = { [vault.tokenOf('CUSTOM', word, 'plugin')]: 1 };
  await expect(unmask(args, vault, unvetted)).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
});

test.each([
  ['EMAIL', 'a@b.example'],
  ['EMAIL', 'a%40b.example'],
  ['PHONE', '+48 601 202 762'],
  ['PHONE', 48_601_202_762],
  ['IBAN', 'DE75512108001245126199'],
  ['CARD', '4111111111111111'],
  ['NATIONAL_ID', 'RSSMRA85T10A562S'],
  ['NATIONAL_ID', 'AB123456C'],
  ['IP', '10.0.0.7'],
  ['MAC', 'aa:bb:cc:dd:ee:ff'],
  ['CUSTOM', 'EMP-004711'],
  ['LITERAL', '[EMAIL:00000000]'],
] as const)('a map may go by %s: %s', async (kind, value) => {
  const vault = createVault();
  const { value: revealed } = await unmask(
    { [vault.tokenOf(kind, value, 'plugin')]: 1, total_count: 2 },
    vault,
    unvetted,
  );
  expect(revealed).toEqual({ [value]: 1, total_count: 2 });
});

test('a token is the whole name of a field or no part of it: what stands around it could be tried out', async () => {
  const vault = createVault();
  const address = vault.tokenOf('EMAIL', 'k@b.example', 'plugin');
  for (const name of [`anna.${address}`, `${address}x`, `${address}${address}`]) {
    await expect(unmask({ [name]: 1 }, vault, unvetted)).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
  }
});

test('two tokens that reveal to one name are refused: one of their values would be lost', async () => {
  const vault = createVault();
  const number = vault.tokenOf('PHONE', 48_601_202_762, 'plugin');
  const text = vault.tokenOf('PHONE', '48601202762', 'plugin');
  for (const args of [
    { [number]: 1, [text]: 2 },
    { [text]: 1, [text.toLowerCase()]: 2 },
  ]) {
    await expect(unmask(args, vault, unvetted)).rejects.toMatchObject({
      code: 'INVALID_ARGUMENTS',
      message: expect.stringContaining('same name'),
    });
  }
});

test('a refusal does not say whether a name beside a token was guessed right', async () => {
  const vault = createVault();
  const phone = vault.tokenOf('PHONE', '+48 601 202 762', 'plugin');
  const refusals = ['+48 601 202 762', '+48 601 202 763'].flatMap((guess) =>
    [
      { [guess]: 1, [phone]: 2 },
      { [phone]: 1, [guess]: 2 },
    ].map((args) =>
      unmask(args, vault, unvetted).then(
        () => 'let through',
        (error: unknown) => String(error),
      ),
    ),
  );
  const told = new Set(await Promise.all(refusals));
  expect([...told]).toEqual([expect.stringContaining('beside')]);
});
