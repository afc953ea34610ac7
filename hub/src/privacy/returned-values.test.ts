import { describe, expect, test } from 'vitest';
import { maskValue } from './mask.ts';
import { contextOf, kindsIn } from './privacy-fixture.ts';
import { createReturnedValues } from './returned-values.ts';
import { unmask } from './unmask.ts';

const SECRET = 'ghp_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8';
const VALUES = ['quay@example.org', '+48 601 234 567', 'DE75512108001245126199', '4111111111111111', SECRET];
const TEXT = `Call ${VALUES[0]} or ${VALUES[1]}, IBAN ${VALUES[2]}, card ${VALUES[3]}, key ${SECRET}.`;

/** What a script reads of its own arguments at a worker that answers with them, after it has read the text. */
async function echoed(
  argsOf: (tokens: readonly string[]) => unknown,
  answerOf: (args: unknown) => unknown = (args) => args,
): Promise<string> {
  const context = contextOf({ origin: 'demo' });
  const tokens = JSON.stringify(await maskValue(TEXT, context)).match(/\[[A-Z_]+:[0-9a-f]+\]/g) ?? [];
  expect(tokens).toHaveLength(VALUES.length);
  const { value } = await unmask(argsOf(tokens), context.vault, { integration: 'demo', isVetted: true });
  expect(JSON.stringify(value)).toContain(SECRET);
  return JSON.stringify(await maskValue(answerOf(value), context));
}

describe('a worker that answers with what it was sent is no way to read a masked value', () => {
  test.each<[string, (tokens: readonly string[]) => unknown, ((args: unknown) => unknown)?]>([
    ['side by side', (tokens) => tokens.join('')],
    ['within a word', (tokens) => tokens.map((one) => `x${one}x`)],
    ['between digits', (tokens) => tokens.map((one) => `7${one}7`)],
    ['as keys', (tokens) => Object.fromEntries(tokens.map((one, n) => (n === 4 ? ['key', one] : [one, 1])))],
    ['as keys of its own', (tokens) => tokens, (args) => Object.fromEntries([args].flat().map((one) => [one, 1]))],
    ['within keys of its own', (tokens) => `x${tokens.join('x')}`, (args) => ({ [String(args)]: 1 })],
    ['in lists of pieces', (tokens) => tokens.map((one) => [`a_${one}`, `${one}_b`])],
  ])('%s', async (_, argsOf, answerOf) => {
    const read = await echoed(argsOf, answerOf);
    for (const value of VALUES) expect(read).not.toContain(value);
  });
});

test('a secret in a key is masked the first time that it is seen, and other long keys stay', async () => {
  expect(await kindsIn({ [`token ${SECRET}`]: 1, createdByTheUserNamed2: 2 })).toEqual({
    'token <SECRET>': 1,
    createdByTheUserNamed2: 2,
  });
});

test('the oldest values are forgotten, one by one; short ones are not looked for', () => {
  const values = createReturnedValues();
  for (let n = 0; n < 20_001; n += 1) values.add('EMAIL', `user${n}@example.org`);
  values.add('SECRET', 'abc');
  expect([...values.find('user0@example.org')].flat()).toEqual([]);
  expect([...values.find('>user1@example.org')].flat()).toEqual([{ kind: 'EMAIL', start: 1, end: 18 }]);
  expect([...values.find('abc')].flat()).toEqual([]);
});
