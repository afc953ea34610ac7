/** Whether a text looks like a password is judged by its beginning: a long one would cost the square of its length. */
import { expect, test } from 'vitest';
import { isNoPassword, looksLikePassword, looksMadeUp } from './looks-like-password.ts';

const LONG = 'a'.repeat(2_000);

test('a long text is judged by its beginning', () => {
  expect(looksLikePassword(`a7${LONG}`)).toBe(true);
  expect(looksLikePassword(`${LONG}7`)).toBe(false);
  expect(looksMadeUp(`a7!${LONG}`)).toBe(true);
  expect(looksMadeUp(`a${LONG}7!`)).toBe(false);
  expect(isNoPassword(`a.b${LONG}`, '')).toBe(true);
  expect(isNoPassword(`a.b${LONG}7`, '')).toBe(true);
});
