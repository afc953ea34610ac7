import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScriptClock } from './script-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the clock stands still while it is held, however long, and goes on with what was left', () => {
  const onEnd = vi.fn();
  const clock = startScriptClock(1_000, onEnd);
  vi.advanceTimersByTime(400);
  const goOn = clock.hold();
  vi.advanceTimersByTime(100_000);
  expect(clock.deadline - performance.now()).toBe(600);
  goOn();
  goOn();
  vi.advanceTimersByTime(599);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a clock that was stopped ends nothing, also when it was held', () => {
  const onEnd = vi.fn();
  const clock = startScriptClock(1_000, onEnd);
  const goOn = clock.hold();
  clock.stop();
  goOn();
  vi.advanceTimersByTime(10_000);
  expect(onEnd).not.toHaveBeenCalled();
});
