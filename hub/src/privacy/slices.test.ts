/** Others get their turn: within one list, object or text as well as between them. */
import { expect, test } from 'vitest';
import { maskValue } from './mask.ts';
import { type Pause, pauseFor } from './pause.ts';
import { contextOf } from './privacy-fixture.ts';
import { unmask } from './unmask.ts';

const receiver = { integration: 'crm', isVetted: true };
const COUNT = 20_000;
const list = <T>(make: (n: number) => T): readonly T[] => Array.from({ length: COUNT }, (_, n) => make(n));

/** How often the work could have been left. */
async function chances(work: (pause: Pause) => Promise<unknown>): Promise<number> {
  let count = 0;
  await work(() => {
    count += 1;
    return undefined;
  });
  return count;
}

const SHAPES: readonly (readonly [string, unknown])[] = [
  ['a list of numbers', list((n) => n)],
  ['a list of large numbers', list((n) => 1_764_547_203_118 + n)],
  ['a list of texts', list((n) => `a${n}`)],
  ['a list of null', list(() => null)],
  ['an object with many fields', Object.fromEntries(list((n) => [`field ${n}`, n]))],
  ['an object with many secrets', { credentials: Object.fromEntries(list((n) => [`f${n}`, `${n}`])) }],
  ['many empty objects', list(() => ({}))],
  ['many empty lists', list(() => [])],
];

test.each(SHAPES)('masking %s may pause at each part', async (_, value) => {
  expect(await chances((pause) => maskValue(value, contextOf(), pause))).toBeGreaterThanOrEqual(COUNT);
});

test.each(SHAPES)('putting back in %s may pause at each part', async (_, value) => {
  const count = await chances((pause) => unmask(value, contextOf().vault, receiver, pause));
  expect(count).toBeGreaterThanOrEqual(COUNT);
});

test('small values are done in one go, so that no later call overtakes; others pause once their time is over', async () => {
  const pauses = [{ title: 'x', labels: ['a', 'b'], nested: { deep: [1, null] } }, 'text', list((n) => n)].map(
    pauseFor,
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pauses.map((pause) => pause() !== undefined)).toEqual([false, false, true]);
});

const MEGABYTE = 1_000_000;
const repeated = (text: string): string => text.repeat(Math.ceil(MEGABYTE / text.length));

test.each([
  ['words', repeated('nothing to be found here ')],
  ['addresses', repeated('anna@firma.example, ')],
  ['signed tokens', repeated(`${Buffer.from('{"alg":"HS256"}').toString('base64url')}.e30.abcd `)],
  ['what looks like tokens', repeated('[EMAIL:3f9a1c07] ')],
  ['rows of a table', repeated('id,phone\n1,0171 4832916\n')],
  ['text in Base64', Buffer.from(repeated('mail anna@firma.example and go on. ')).toString('base64')],
])('masking a megabyte of %s may pause every few thousand characters', async (_, text) => {
  expect(await chances((pause) => maskValue(text, contextOf(), pause))).toBeGreaterThanOrEqual(MEGABYTE / 10_000);
});

test('putting many tokens of one text back may pause between some of them', async () => {
  const { vault } = contextOf();
  const token = vault.tokenOf('EMAIL', 'anna@firma.example', 'crm');
  expect(await chances((pause) => unmask(`${token} `.repeat(COUNT), vault, receiver, pause))).toBeGreaterThan(
    COUNT / 200,
  );
});

test('what is awaited between two parts comes before the second of them', async () => {
  const order: string[] = [];
  const value = { first: 'a@b.example', second: 'c@d.example' };
  const context = contextOf({ onMasked: () => order.push('masked') });
  await maskValue(value, context, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    order.push('turn');
  });
  const [first, second] = [order.indexOf('masked'), order.lastIndexOf('masked')];
  expect(order.slice(first, second)).toContain('turn');
});

test('arguments that are nested as deep as text can be are put back', async () => {
  let value: unknown = 'x';
  for (let depth = 0; depth < 20_000; depth += 1) value = [value];
  expect((await unmask(value, contextOf().vault, receiver)).hasRevealed).toBe(false);
});
