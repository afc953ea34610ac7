import { expect, test } from 'vitest';
import { nearestNames } from './nearest-name.ts';

test('the nearest names come first, whatever their spelling', () => {
  expect(nearestNames('list_isues', ['createIssue', 'listIssues', 'listUsers'], 2)).toEqual([
    'listIssues',
    'listUsers',
  ]);
});

test('names that have nothing in common are not offered', () => {
  expect(nearestNames('zzzzzzzz', ['listIssues', 'add'], 3)).toEqual([]);
});
