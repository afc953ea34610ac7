import { describe, expect, it } from 'vitest';
import { backOffMs, retryAfterMs } from './retry-delay.ts';

describe('Retry-After', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');

  it('is a number of seconds or a date', () => {
    expect(retryAfterMs('7', now)).toBe(7_000);
    expect(retryAfterMs('Thu, 01 Jan 2026 00:00:30 GMT', now)).toBe(30_000);
  });

  it('in the past means at once', () => {
    expect(retryAfterMs('Wed, 31 Dec 2025 00:00:00 GMT', now)).toBe(0);
  });

  it('that cannot be read counts as absent', () => {
    expect(retryAfterMs('soon', now)).toBeUndefined();
    expect(retryAfterMs('-5', now)).not.toBe(-5_000);
    expect(retryAfterMs(undefined, now)).toBeUndefined();
  });
});

describe('back-off', () => {
  it('doubles, and half of it is jitter', () => {
    expect([1, 2, 3].map((attempt) => backOffMs(attempt, 0))).toEqual([125, 250, 500]);
    expect([1, 2, 3].map((attempt) => backOffMs(attempt, 0.999))).toEqual([250, 500, 1000]);
  });
});
