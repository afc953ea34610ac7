import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startProgress } from './progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a silent script gives a sign of life at least every 15 s, and none once it has ended', () => {
  const sent: [number, string][] = [];
  const feed = startProgress((progress, message) => sent.push([progress, message]));
  vi.advanceTimersByTime(14_999);
  expect(sent).toEqual([[1, expect.stringMatching(/^running \(\d+ s\)$/)]]);
  feed.report('reading', 0.2);
  vi.advanceTimersByTime(14_999);
  expect(sent.slice(1)).toEqual([
    [2, 'reading (20 %)'],
    [3, expect.stringMatching(/^reading \(20 %\) \(\d+ s\)$/)],
  ]);
  feed.stop();
  vi.advanceTimersByTime(100_000);
  expect(sent).toHaveLength(3);
});

test('a script that reports without end does not flood the client, whose numbers still only grow', () => {
  const sent: [number, string][] = [];
  const feed = startProgress((progress, message) => sent.push([progress, message]));
  for (let n = 1; n <= 10_000; n++) feed.report(`step ${n}`, Math.random());
  expect(sent).toHaveLength(100);
  vi.advanceTimersByTime(15_000);
  expect(sent.at(-1)?.[1]).toMatch(/^step 10000 /);
  const numbers = sent.map(([progress]) => progress);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
  feed.stop();
});
