import { describe, expect, test, vi } from 'vitest';
import { createRestWatch } from './rest-watch.ts';

/** A watch over calls that the test opens and closes, and a person that answers when the test says so. */
function watched() {
  const calls = new Set<number>();
  const at = { isOver: false, rounds: 0, answer: Promise.withResolvers<void>() };
  const probes: number[] = [];
  const violations: string[] = [];
  const watch = createRestWatch({
    openCalls: () => [...calls],
    probe: (probe) => void probes.push(probe),
    violate: (what) => void violations.push(what),
    onAllAsking() {
      at.rounds += 1;
      at.answer = Promise.withResolvers<void>();
      return at.answer.promise;
    },
    isOver: () => at.isOver,
  });
  return { watch, calls, at, probes, violations };
}

test('a runner is asked once every open call waits for a person, and the person once it says that it is at rest', () => {
  const { watch, calls, at, probes, violations } = watched();
  calls.add(1).add(2);
  watch.asks(1);
  expect(probes).toEqual([]);
  watch.asks(2);
  expect(probes).toEqual([1]);
  expect(at.rounds).toBe(0);
  watch.answered(1);
  expect(at.rounds).toBe(1);
  expect(violations).toEqual([]);
});

test('a call that is none for a person keeps the person from being asked, and so does an answer that crossed it', () => {
  const { watch, calls, at, probes } = watched();
  calls.add(1);
  watch.asks(1);
  calls.add(2);
  watch.answered(1);
  expect(at.rounds).toBe(0);
  calls.delete(2);
  watch.changed();
  expect(probes).toEqual([1, 2]);
  expect(at.rounds).toBe(0);
  watch.answered(2);
  expect(at.rounds).toBe(1);
});

test('only the newest answer counts: an older one was sent before a reply that woke the script', () => {
  const { watch, calls, at, violations } = watched();
  calls.add(1).add(2);
  watch.asks(1);
  watch.asks(2);
  calls.add(3);
  calls.delete(3);
  watch.changed();
  watch.answered(1);
  expect(at.rounds).toBe(0);
  watch.answered(2);
  expect(at.rounds).toBe(1);
  expect(violations).toEqual([]);
});

test('what was asked is asked once, and what comes in the next round in that', async () => {
  const { watch, calls, at, probes } = watched();
  calls.add(1);
  watch.asks(1);
  watch.answered(1);
  calls.delete(1);
  at.answer.resolve();
  await vi.waitFor(() => expect(at.rounds).toBe(1));
  calls.add(2);
  watch.asks(2);
  expect(probes).toEqual([1, 2]);
  watch.answered(2);
  expect(at.rounds).toBe(2);
});

test('nothing is sent and nobody asked once the script is over', () => {
  const { watch, calls, at, probes } = watched();
  calls.add(1).add(2);
  watch.asks(1);
  calls.delete(2);
  watch.changed();
  expect(probes).toEqual([1]);
  at.isOver = true;
  watch.changed();
  watch.asks(1);
  watch.answered(1);
  expect(probes).toEqual([1]);
  expect(at.rounds).toBe(0);
});

describe('a runner that lies', () => {
  test('can not answer what it was not asked, nor a second time', () => {
    const { watch, calls, at, violations } = watched();
    watch.answered(1);
    calls.add(1);
    watch.asks(1);
    watch.answered(2);
    watch.answered(Number.MAX_SAFE_INTEGER);
    expect(violations).toHaveLength(3);
    watch.answered(1);
    watch.answered(1);
    expect(violations).toHaveLength(4);
    expect(at.rounds).toBe(1);
  });

  test('is found out by whatever it says while the person is asked, and by nothing that it says before or afterwards', async () => {
    const { watch, calls, at, violations } = watched();
    calls.add(1);
    watch.asks(1);
    watch.heard();
    watch.answered(1);
    expect(violations).toEqual([]);
    watch.heard();
    expect(violations).toEqual(['a frame of a script that was said to be at rest']);
    calls.delete(1);
    at.answer.resolve();
    await at.answer.promise;
    watch.heard();
    expect(violations).toHaveLength(1);
  });
});
