import { afterEach, describe, expect, it } from 'vitest';
import { type CheckThread, createCheckThread } from './check-thread.ts';

/** Of nearly full length; takes the parser longer than the thread may take for one text. */
const SLOW = `let ${Array.from({ length: 50_000 }, (_, index) => `${(index + 46_656).toString(36)}`)
  .map((name) => `a${name.slice(-3)}`)
  .join(',')};`;
const LONG = `return [${'1,'.repeat(1_500)}];`;
const never = new AbortController().signal;

let thread: CheckThread | undefined;

function newThread(): CheckThread {
  thread = createCheckThread();
  return thread;
}

afterEach(() => thread?.close());

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

describe('the queue of the check', () => {
  it('keeps nothing of a client whose requests are over, and reads the next client at once', async () => {
    const { check } = newThread();
    const before = process.memoryUsage().heapUsed;
    for (let round = 0; round < 100; round += 1) {
      const ending = new AbortController();
      const flood = Array.from({ length: 12 }, (_, index) =>
        // Each a text of its own, as from the wire.
        check(JSON.parse(JSON.stringify(`${SLOW}//${round}.${index}`)), { client: 'flood', signal: ending.signal }),
      );
      const outcomes = Promise.allSettled(flood);
      ending.abort(new Error('over'));
      for (const outcome of await outcomes) expect(outcome.status).toBe('rejected');
    }
    const startedAt = performance.now();
    expect(await check(LONG, { client: 'other', signal: never })).toHaveProperty('source');
    // One text that was left open, for a moment, and a new thread; the flood as a whole would take 40 minutes.
    expect(performance.now() - startedAt).toBeLessThan(10_000);
    // The flood is 300 MB.
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000);
  });
});
