import { describe, expect, it, vi } from 'vitest';
import { type WorkspaceKey, workspaceOf } from '../identity.ts';
import { createRunnerPool } from './pool.ts';
import { createRunnerLink, type OwnedRunnerLink, type RunnerLink } from './runner-link.ts';

const workspace = (name: string): WorkspaceKey => workspaceOf({ name }, undefined);
const never = new AbortController().signal;

/** A pool over links without processes; `started` and `killed` hold keys in order. */
function newPool(maxRunners: number) {
  const started: string[] = [];
  const killed: string[] = [];
  const links = new Map<string, OwnedRunnerLink>();
  const start = (): RunnerLink => {
    const key = `r${started.length + 1}`;
    const link = createRunnerLink({
      key,
      maxValueBytes: 1_000,
      askKill: () => killed.push(key),
      tellScript: () => {},
      onAttack: () => {},
    });
    started.push(key);
    links.set(key, link);
    return link;
  };
  const clock = { ms: 0 };
  const pool = createRunnerPool(
    start,
    () => true,
    maxRunners,
    () => clock.ms,
  );
  return { pool, started, killed, links, clock };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('the runner pool', () => {
  it('gives a workspace its own runner again, and never to another', async () => {
    const { pool } = newPool(4);
    const a = await pool.acquire(workspace('a'), never);
    pool.release(a);
    const b = await pool.acquire(workspace('b'), never);
    expect(b.key).not.toBe(a.key);
    expect((await pool.acquire(workspace('a'), never)).key).toBe(a.key);
  });

  it('keeps several ready where there are many places, in the place of what was used longest ago', async () => {
    const { pool, started, killed, clock } = newPool(8);
    pool.warmUp();
    expect(started).toEqual(['r1', 'r2']);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) {
      pool.release(await pool.acquire(workspace(name), never));
      await turn();
      clock.ms += 6_000;
    }
    // A place was needed, and by then its runner had been idle for long.
    pool.warmUp();
    expect(killed).toEqual(['r1']);
    expect(started.length - killed.length).toBe(8);
    expect((await pool.acquire(workspace('b'), never)).key).toBe('r2');
  });

  it('has a fresh one ready some seconds after the last use of a full house, without being asked', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { pool, started, killed, clock } = newPool(4);
      for (const name of ['a', 'b', 'c', 'd']) pool.release(await pool.acquire(workspace(name), never));
      await turn();
      expect({ started: started.length, killed }).toEqual({ started: 4, killed: [] });
      clock.ms += 6_000;
      vi.advanceTimersByTime(6_000);
      expect({ started: started.length, killed }).toEqual({ started: 5, killed: ['r1'] });
      expect((await pool.acquire(workspace('e'), never)).key).toBe('r5');
    } finally {
      vi.useRealTimers();
    }
  });

  it('replaces a runner after a thousand scripts, and one that holds much memory after its script', async () => {
    const { pool, killed } = newPool(2);
    for (let count = 0; count < 1_000; count += 1) pool.release(await pool.acquire(workspace('a'), never));
    expect(killed).toEqual(['r1']);
    const second = await pool.acquire(workspace('a'), never);
    expect(second.key).not.toBe('r1');
    second.isHeavy = true;
    expect(killed).toEqual(['r1']);
    pool.release(second);
    expect(killed).toEqual(['r1', second.key]);
  });

  it('ends the runners of a workspace that is over: idle ones at once, busy ones with their script', async () => {
    const { pool, killed } = newPool(3);
    const busy = await pool.acquire(workspace('a'), never);
    const idle = await pool.acquire(workspace('a'), never);
    const other = await pool.acquire(workspace('b'), never);
    pool.release(idle);
    pool.release(other);
    pool.end(workspace('a'));
    expect(killed).toEqual([idle.key]);
    pool.release(busy);
    expect(killed).toEqual([idle.key, busy.key]);
  });

  it('keeps one fresh runner ready while there is room', async () => {
    const { pool, started } = newPool(3);
    pool.warmUp();
    expect(started).toEqual(['r1']);
    expect((await pool.acquire(workspace('a'), never)).key).toBe('r1');
    await turn();
    expect(started).toEqual(['r1', 'r2']);
    await pool.acquire(workspace('b'), never);
    await turn();
    await pool.acquire(workspace('c'), never);
    await turn();
    expect(started).toEqual(['r1', 'r2', 'r3']);
  });

  it('ends the idle runner that was used longest ago to make room', async () => {
    const { pool, killed, clock } = newPool(2);
    const a = await pool.acquire(workspace('a'), never);
    const b = await pool.acquire(workspace('b'), never);
    pool.release(b);
    pool.release(a);
    pool.release(await pool.acquire(workspace('b'), never));
    clock.ms += 300;
    await pool.acquire(workspace('c'), never);
    expect(killed).toEqual([a.key]);
  });

  /** Asks for runners in this order; gives back, in turn, who was served. Each gives its place up when asked. */
  async function served(
    maxRunners: number,
    wants: readonly WorkspaceKey[],
    releases: number,
  ): Promise<readonly number[]> {
    const { pool, clock } = newPool(maxRunners);
    const order: number[] = [];
    const held: RunnerLink[] = [];
    for (const [index, key] of wants.entries()) {
      void pool.acquire(key, never).then((runner) => {
        order.push(index);
        held.push(runner);
      });
    }
    await turn();
    for (let count = 0; count < releases; count += 1) {
      const runner = held.shift();
      clock.ms += 1_000;
      if (runner !== undefined) pool.release(runner);
      await turn();
    }
    return order;
  }

  it('serves the workspace with the fewest running first, then who waits longest', async () => {
    const one = workspaceOf({ name: 'a' }, 'one');
    const two = workspaceOf({ name: 'a' }, 'two');
    expect(await served(3, [one, one, one, one, two], 3)).toEqual([0, 1, 4, 2, 3]);
  });

  it('spares a runner that was used a moment ago, and holds up nobody who has a runner of his own', async () => {
    const { pool, killed, clock } = newPool(3);
    const [a, b] = [workspaceOf({ name: 'x' }, 'a'), workspaceOf({ name: 'x' }, 'b')];
    const busy = await pool.acquire(workspace('y'), never);
    pool.release(await pool.acquire(a, never));
    pool.release(await pool.acquire(b, never));
    const order: string[] = [];
    void pool.acquire(workspaceOf({ name: 'x' }, 'c'), never).then(() => order.push('c'));
    await turn();
    const again = await pool.acquire(a, never);
    order.push('a');
    expect([order, killed]).toEqual([['a'], []]);
    clock.ms += 300;
    pool.release(again);
    await turn();
    // It has waited for a moment: now the runner that was used longest ago makes room.
    expect([order, killed.length]).toEqual([['a', 'c'], 1]);
    pool.release(busy);
  });

  it('never gives one client every place, however many workspaces it opens', async () => {
    const many = Array.from({ length: 20 }, (_, index) => workspaceOf({ name: 'greedy' }, `${index}`));
    expect(await served(4, [...many, workspace('other')], 0)).toEqual([0, 1, 2, 20]);
  });

  it('serves the client with the fewest running first', async () => {
    const many = Array.from({ length: 6 }, (_, index) => workspaceOf({ name: 'greedy' }, `${index}`));
    expect(await served(3, [...many, workspace('b'), workspace('b'), workspace('b')], 3)).toEqual([0, 1, 6, 2, 3, 7]);
  });

  it('does not give out a runner that ended, and replaces it for who waits', async () => {
    const { pool, links } = newPool(1);
    const a = await pool.acquire(workspace('a'), never);
    const waiting = pool.acquire(workspace('b'), never);
    links.get(a.key)?.finish({ cause: 'exit', detail: '' });
    pool.release(a);
    expect((await waiting).key).not.toBe(a.key);
  });

  it('does not start runners for ever when they end at once', async () => {
    const { pool, started, links } = newPool(3);
    pool.warmUp();
    links.get('r1')?.finish({ cause: 'spawn-failed', detail: '' });
    await turn();
    expect(started).toEqual(['r1']);
  });

  it('lets a waiting script go when it is aborted, and refuses more than 1,000 waiting of a client', async () => {
    const { pool } = newPool(1);
    await pool.acquire(workspace('a'), never);
    const controller = new AbortController();
    const waiting = Array.from({ length: 1_000 }, () => pool.acquire(workspace('b'), controller.signal));
    await expect(pool.acquire(workspace('b'), never)).rejects.toMatchObject({ code: 'CONCURRENT_LIMIT_EXCEEDED' });
    waiting.push(pool.acquire(workspace('c'), controller.signal));
    controller.abort(new Error('gone'));
    const ends = await Promise.allSettled(waiting);
    expect(ends.every(({ status }) => status === 'rejected')).toBe(true);
  });
});
