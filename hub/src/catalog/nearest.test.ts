import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test('the nearest names come first, whatever their spelling', () => {
  expect(nearest('list_isues', ['createIssue', 'listIssues', 'listUsers'], 2)).toEqual(['listIssues', 'listUsers']);
});

test('names that have nothing in common are not offered', () => {
  expect(nearest('zzzzzzzz', ['listIssues', 'add'], 3)).toEqual([]);
});
