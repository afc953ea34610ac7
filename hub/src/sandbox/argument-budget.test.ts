import { expect, test } from 'vitest';
import { createArgumentBudget } from './argument-budget.ts';

const MB = 1024 * 1024;

test('a script may hold one call of any size, and several of a bounded size together', () => {
  const budget = createArgumentBudget();
  expect(budget.take('a', 0, 40 * MB)).toBe('taken');
  expect(budget.take('a', 40 * MB, MB)).toBe('own');
  budget.release('a', 40 * MB);
  expect(budget.take('a', 20 * MB, 3 * MB)).toBe('taken');
  expect(budget.take('a', 23 * MB, 3 * MB)).toBe('own');
});

test('one client cannot take what others need', () => {
  const budget = createArgumentBudget();
  for (let n = 0; n < 100; n += 1) budget.take('greedy', 0, 8 * MB);
  expect(budget.take('greedy', 0, 8 * MB)).toBe('own');
  expect(budget.take('other', 0, 8 * MB)).toBe('taken');
});

test('where several hold everything, small calls go on, and large ones are told to come again', () => {
  const budget = createArgumentBudget();
  for (const client of ['a', 'b']) for (let n = 0; n < 8; n += 1) expect(budget.take(client, 0, 8 * MB)).toBe('taken');
  expect(budget.take('c', 0, MB)).toBe('others');
  expect(budget.take('c', 0, 1_000)).toBe('taken');
  budget.release('a', 8 * MB);
  expect(budget.take('c', 0, MB)).toBe('taken');
});
