import { describe, expect, it } from 'vitest';
import { createTextQueue } from './check-thread-queue.ts';

const longest = 'x'.repeat(256 * 1024);

describe('the queue of texts', () => {
  it('bounds the characters of all clients together, but lets each have one text wait', () => {
    const queue = createTextQueue();
    for (const client of ['a', 'b']) for (let n = 0; n < 8; n += 1) queue.add({ client, text: longest });
    queue.add({ client: 'c', text: longest });
    expect(() => queue.add({ client: 'c', text: 'x' })).toThrow(/longer than 4194304 characters together/);
  });

  it('bounds texts and characters of each client, whatever room there is', () => {
    const queue = createTextQueue();
    for (let n = 0; n < 32; n += 1) queue.add({ client: 'many', text: 'x' });
    expect(() => queue.add({ client: 'many', text: 'x' })).toThrow(/^32 scripts of this client/);
    for (let n = 0; n < 8; n += 1) queue.add({ client: 'long', text: longest });
    expect(() => queue.add({ client: 'long', text: 'x' })).toThrow(/longer than 2097152 characters$/);
    queue.add({ client: 'other', text: longest });
    queue.add({ client: 'other', text: longest });
  });

  it('has forgotten after a minute that a client was late', () => {
    let nowMs = 0;
    const queue = createTextQueue(() => nowMs);
    /** Which is served first, after the other one has just had a turn. */
    const first = (): string | undefined => {
      queue.add({ client: 'other', text: '' });
      queue.next();
      queue.add({ client: 'other', text: '' });
      queue.add({ client: 'late', text: '' });
      const client = queue.next()?.client;
      queue.next();
      return client;
    };
    queue.markLate('late');
    expect(first()).toBe('other');
    nowMs = 60_000;
    expect(first()).toBe('late');
  });
});
