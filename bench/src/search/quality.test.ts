import { expect, test } from 'vitest';
import { qualityOf } from './quality.ts';

const query = (relevant: string[], groups?: string[][]) => ({ id: 'q', query: 'q', relevant, groups });

test('a relevant id counts less the lower it stands, and only among the first ten', () => {
  const first = qualityOf([query(['a'])], () => ['a', 'b']);
  const third = qualityOf([query(['a'])], () => ['x', 'y', 'a']);
  const eleventh = qualityOf([query(['a'])], () => [...'bcdefghijk', 'a']);
  expect([first.ndcg10, third.ndcg10, eleventh.ndcg10]).toEqual([1, 1 / Math.log2(4), 0]);
  expect([first.mrr, third.mrr, eleventh.mrr]).toEqual([1, 1 / 3, 0]);
  expect([first.recall1, third.recall1, third.recall5]).toEqual([1, 0, 1]);
});

test('a need is met by any id of its group, and recall is the share of needs that are met', () => {
  const both = query(['a', 'b', 'c'], [['a', 'b'], ['c']]);
  expect(qualityOf([both], () => ['b', 'x']).recall5).toBe(0.5);
  expect(qualityOf([both], () => ['b', 'c']).recall5).toBe(1);
  expect(qualityOf([both, query(['z'])], () => ['b', 'c']).recall5).toBe(0.5);
});
