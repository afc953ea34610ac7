import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CheckThread, createCheckThread } from './check-thread.ts';
import type { CheckAnswer } from './check-thread-worker.ts';

/** 252 KB that take the parser longer than the thread gives to one text. */
const SLOW = `let ${Array.from({ length: 50_000 }, (_, index) => `a${index.toString(36)}`).join(',')};`;
/** 3 KB, read in some milliseconds. */
const ORDINARY = `return [${'1,'.repeat(1_500)}];`;

let thread: CheckThread;
/** Over at the end of each test. */
let ending: AbortController;

beforeEach(() => {
  thread = createCheckThread();
  ending = new AbortController();
});

afterEach(async () => {
  ending.abort(new Error('over'));
  await thread.close();
});

function check(client: string, text = ORDINARY, signal = ending.signal): Promise<CheckAnswer | { error: unknown }> {
  return thread.check(text, { client, signal }).catch((error: unknown) => ({ error }));
}

/** Has the thread read a slow text; the answer ends that request. */
function occupy(client: string): () => void {
  const request = new AbortController();
  void check(client, SLOW, request.signal);
  return () => request.abort(new Error('over'));
}

const refused = { error: { code: 'CONCURRENT_LIMIT_EXCEEDED', message: expect.stringMatching(/^32 scripts/) } };

describe('the thread of the check', () => {
  it('holds nothing of a flood whose requests are over: the next script is checked at once', async () => {
    for (let round = 0; round < 50; round += 1) {
      const request = new AbortController();
      const flood = Array.from({ length: 12 }, (_, index) =>
        check('flood', `${SLOW}// ${round} ${index}`, request.signal),
      );
      request.abort(new Error('over'));
      for (const outcome of await Promise.all(flood)) expect(outcome).toHaveProperty('error');
    }
    const startedAt = performance.now();
    expect(await check('other')).toHaveProperty('source');
    // The one that was read has its moment, and a new thread is made. A text that was left behind takes two seconds.
    expect(await check('flood')).toHaveProperty('source');
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  }, 20_000);

  it('gives up the text that is read when its request is over, long before that text would be late', async () => {
    const order: string[] = [];
    const beside = createCheckThread();
    const late = beside.check(SLOW, { client: 'a', signal: ending.signal }).then(() => order.push('late'));
    const release = occupy('gone');
    const waiting = check('other').then(() => order.push('next'));
    release();
    await Promise.all([late, waiting]);
    await beside.close();
    expect(order).toEqual(['next', 'late']);
  }, 20_000);

  it('lets 32 texts of a client wait and refuses one more, but not those of another client', async () => {
    const release = occupy('blocker');
    const waiting = Array.from({ length: 32 }, () => check('greedy'));
    expect(await check('greedy')).toMatchObject(refused);
    const others = check('modest');
    release();
    for (const answer of await Promise.all([...waiting, others])) expect(answer).toHaveProperty('source');
  }, 20_000);

  it('gives the place of an aborted text to the next one', async () => {
    const release = occupy('blocker');
    const request = new AbortController();
    const aborted = check('greedy', ORDINARY, request.signal);
    const before = Array.from({ length: 31 }, () => check('greedy'));
    expect(await check('greedy')).toMatchObject(refused);
    request.abort(new Error('the reason'));
    expect(await aborted).toMatchObject({ error: { message: 'the reason' } });
    const last = check('greedy');
    expect(await check('greedy')).toMatchObject(refused);
    release();
    for (const answer of await Promise.all([...before, last])) expect(answer).toHaveProperty('source');
  }, 20_000);

  it('lets clients take turns, and the one that held the thread up come last', async () => {
    const order: string[] = [];
    const release = occupy('late');
    const queued = ['late', 'a', 'a', 'a', 'b', 'b', 'c'].map((client) => check(client).then(() => order.push(client)));
    release();
    await Promise.all(queued);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'b', 'a', 'late']);
  }, 20_000);

  it('puts a client behind all others whose text was too slow, though nobody aborted it', async () => {
    const order: string[] = [];
    expect(await check('late', SLOW)).toMatchObject({ refusal: { code: 'SANDBOX_SYNTAX' } });
    await check('other');
    occupy('blocker')();
    const queued = ['late', 'other', 'other'].map((client) => check(client).then(() => order.push(client)));
    await Promise.all(queued);
    expect(order).toEqual(['other', 'other', 'late']);
  }, 20_000);

  it('charges a text nothing for the loading of the thread that reads it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = check('a');
    const second = check('a', 'const n: number = 1; return n');
    // Nothing of the new thread was heard yet: it says so in a later turn. No text may take so long once it is read.
    vi.advanceTimersByTime(29_000);
    expect(await first).toHaveProperty('source');
    expect(await second).toHaveProperty('source');
  }, 20_000);

  it('gives a thread up that does not load, and the next text gets a new one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = check('a');
    const second = check('b');
    vi.advanceTimersByTime(30_000);
    expect(await first).toMatchObject({ refusal: { code: 'SANDBOX_SYNTAX' } });
    expect(await second).toHaveProperty('source');
  }, 20_000);

  it('refuses a request that is over already, and ends those that wait when it closes', async () => {
    const request = new AbortController();
    request.abort(new Error('the reason'));
    expect(await check('a', ORDINARY, request.signal)).toMatchObject({ error: { message: 'the reason' } });
    occupy('blocker');
    const waiting = check('a');
    await thread.close();
    expect(await waiting).toMatchObject({ error: { code: 'SANDBOX_LOST' } });
    expect(await check('a')).toMatchObject({ error: { code: 'SANDBOX_LOST' } });
  }, 20_000);
});
