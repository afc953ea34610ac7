import { expect, test } from 'vitest';
import { createSetUpLink } from './set-up-link.ts';

test('a link opens until it is ended, and a new one takes the place of the one before', () => {
  const link = createSetUpLink();
  const first = link.make();
  expect([link.opens(first), link.opens(first)]).toEqual([true, true]);
  const second = link.make();
  expect([link.opens(first), link.opens(second)]).toEqual([false, true]);
  link.end();
  expect(link.opens(second)).toBe(false);
});

test('a link is dead after a quarter of an hour', () => {
  let now = 0;
  const link = createSetUpLink(() => now);
  const secret = link.make();
  now = 15 * 60_000 - 1;
  expect(link.opens(secret)).toBe(true);
  now = 15 * 60_000;
  expect(link.opens(secret)).toBe(false);
});

test('wrong ones do not end a link, and nothing opens where none was made', () => {
  const link = createSetUpLink();
  expect(link.opens('')).toBe(false);
  const secret = link.make();
  for (let at = 0; at < 100; at++) expect(link.opens(`guess ${at}`)).toBe(false);
  expect(link.opens(secret)).toBe(true);
});

test('a link of one hub is none of the next: it is in memory only', () => {
  const secret = createSetUpLink().make();
  const restarted = createSetUpLink();
  restarted.make();
  expect(restarted.opens(secret)).toBe(false);
});
