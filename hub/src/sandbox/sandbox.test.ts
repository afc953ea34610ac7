/** What happens to a script when time, its client, its memory, its process or its keeper end it. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../gate/call.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;
/** Calls of `slow` stay open until their script ends. */
const aborted: number[] = [];
/** Calls of `hold` stay open until the test lets them go on. */
const held: (() => void)[] = [];

async function gate({ method, args, script, id }: Call): Promise<unknown> {
  if (method === 'hold') return new Promise<void>((resolve) => held.push(resolve));
  if (method !== 'slow') return args;
  return new Promise((_resolve, reject) => {
    script.signal.addEventListener('abort', () => {
      aborted.push(id);
      reject(script.signal.reason);
    });
  });
}

/** Processes that the keeper started. Linux only. */
function runnerPids(): number[] {
  const keeper = fixture.keeper()?.process.pid;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(keeper);
    } catch {
      return false;
    }
  });
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

beforeAll(async () => {
  fixture = await startSandbox({ gate, maxRunners: 3 });
  expect((await fixture.execute('1')).value).toBe(1);
});
afterAll(() => fixture.close());

describe('scripts that are over before they are read', () => {
  it('leave nothing to be read, neither before the next script of their client nor before that of another', async () => {
    const names = Array.from({ length: 50_000 }, (_, index) => `a${index.toString(36)}`);
    const code = `let ${names.join(',')};`;
    for (let round = 0; round < 5; round += 1) {
      const flood = await Promise.all(Array.from({ length: 12 }, () => fixture.execute(code, { timeoutMs: 1 })));
      expect(flood.map(({ error }) => error?.code)).toContain('SANDBOX_TIMEOUT');
    }
    const typeScript = 'const n: number = 1; return n';
    const request = { timeoutMs: 10_000 };
    const others = { ...request, client: { name: 'other' } };
    const outcomes = [fixture.execute(typeScript, others), fixture.execute(typeScript, request)];
    expect((await Promise.all(outcomes)).map(({ value }) => value)).toEqual([1, 1]);
  }, 20_000);
});

describe('code that Node calls for a rejection that nobody handles', () => {
  const rejectedWith = (get: string): string =>
    `const traps = { get() { ${get} } };
    const reject = () => Object.setPrototypeOf(Promise.reject(1), new Proxy({}, traps));
    reject();
    return 'answered';`;

  it('runs before the answer, and without end ends its own script, not the next one', async () => {
    const window = 'rejections without end';
    const { error } = await fixture.execute(rejectedWith('reject()'), { window, timeoutMs: 500 });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    expect((await fixture.execute('1 + 1', { window })).value).toBe(2);
  });

  it('ends its own script where it throws, whose words say nothing of the cause', async () => {
    const window = 'rejections that throw';
    const { error } = await fixture.execute(rejectedWith('throw new Error("out of memory")'), { window });
    expect(error?.code).toBe('SANDBOX_LOST');
    expect((await fixture.execute('1 + 1', { window })).value).toBe(2);
  });
});

describe('arguments that wait', () => {
  it('take only so much of the hub: further calls are refused until others have ended', async () => {
    const code = `
      const small = {};
      const refused = [];
      for (let n = 0; n < 10; n += 1) {
        demo.slow({ v: Array(99_000).fill(small) }).catch((error) => refused.push(error.code));
        await sleep(20);
      }
      await sleep(200);
      const again = await demo.echo({ n: 1 }).catch((error) => error.code);
      return { refused: refused.length, code: refused[0], again };`;
    const { value, error } = await fixture.execute(code, { timeoutMs: 20_000 });
    expect(error).toBeUndefined();
    expect(value).toEqual({ refused: 9, code: 'CONCURRENT_LIMIT_EXCEEDED', again: { n: 1 } });
  });

  it('have a number of values that they may hold, and so has the answer', async () => {
    const call = 'await demo.echo({ v: Array(300_000).fill(0) }).catch((error) => error.message)';
    expect((await fixture.execute(call)).value).toContain('100000 values');
    const { error } = await fixture.execute('return Array(300_000).fill(0)');
    expect(error).toMatchObject({ code: 'RESULT_TOO_LARGE', message: expect.stringContaining('250000 values') });
  });
});

describe('a script over its time', () => {
  it('is not called repeatable once it may have changed something', async () => {
    const { error, calls } = await fixture.execute('await demo.write(); for (;;) {}', { timeoutMs: 3_000 });
    expect(error).toMatchObject({
      code: 'SANDBOX_TIMEOUT',
      retryable: false,
      hint: expect.stringContaining('which calls were done'),
    });
    expect(calls).toMatchObject([{ method: 'write', outcome: 'done' }]);
  });

  it.each([
    ['a busy loop', 'while (true) {}'],
    ['a microtask flood', 'let n = 0; for (;;) await n++'],
    ['a catastrophic regular expression', '/^(a+)+$/.test("a".repeat(40) + "b")'],
    ['a comparator', '[3, 2, 1].sort(() => { for (;;) {} })'],
    ['a getter of the answer', '({ get a() { for (;;) {} } })'],
    ['a toJSON of the answer', '({ toJSON() { for (;;) {} } })'],
    ['a generator', 'function* g() { for (;;) yield 1 } for (const x of g()) {}'],
    ['a call that does not answer', 'await demo.slow()'],
    ['a sleep', 'await sleep(60_000)'],
  ])('is stopped in %s', async (_name, code) => {
    const { error } = await fixture.execute(code, { timeoutMs: 300 });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    expect(error?.message).toContain('300 ms');
    expect(error?.retryable).toBe(true);
  });

  it('keeps its logs and ledger, and its calls are aborted', async () => {
    aborted.length = 0;
    const outcome = await fixture.execute('console.log("before"); demo.slow(); await demo.slow()', {
      timeoutMs: 3_000,
    });
    expect(outcome.error?.code).toBe('SANDBOX_TIMEOUT');
    expect(outcome.logs).toEqual([{ level: 'log', text: 'before' }]);
    expect(outcome.calls.map(({ outcome: end }) => end)).toEqual(['unknown', 'unknown']);
    expect(aborted).toEqual([1, 2]);
  });

  it('does not hold up the scripts of others', async () => {
    const order: string[] = [];
    const controller = new AbortController();
    const hog = fixture.execute('await demo.echo(); while (true) {}', { window: 'hog', signal: controller.signal });
    void hog.then(() => order.push('hog'));
    const calls = fixture.calls.length;
    await until(() => fixture.calls.length > calls);
    for (let index = 0; index < 10; index += 1) {
      expect((await fixture.execute(`${index}`, { window: 'other' })).value).toBe(index);
    }
    order.push('others');
    controller.abort();
    await hog;
    expect(order).toEqual(['others', 'hog']);
  });
});

describe('a script that its client cancels', () => {
  it('ends at once, with its calls', async () => {
    aborted.length = 0;
    fixture.calls.length = 0;
    const controller = new AbortController();
    const running = fixture.execute('await demo.slow()', { signal: controller.signal });
    await until(() => fixture.calls.length > 0);
    controller.abort();
    const { error } = await running;
    expect(error?.message).toMatch(/cancelled/);
    expect(aborted).toEqual([1]);
  });

  it('does not start when it was cancelled before', async () => {
    const before = fixture.calls.length;
    const { error } = await fixture.execute('await demo.echo()', { signal: AbortSignal.abort() });
    expect(error?.message).toMatch(/cancelled/);
    expect(fixture.calls.length).toBe(before);
  });
});

describe('a script over its memory', () => {
  it.each([
    ['in the heap', 'const a = []; for (;;) a.push({ x: [1, 2, 3] })'],
    ['outside the heap', 'const a = []; for (;;) a.push(new Uint8Array(5_000_000).fill(1))'],
  ])('%s: fails by name, and its neighbour goes on', async (_name, code) => {
    const neighbour = fixture.execute('let n = 0; for (let i = 0; i < 40; i += 1) { await sleep(10); n += 1 } n', {
      window: 'b',
    });
    const { error } = await fixture.execute(code, { window: 'a' });
    expect(error?.code).toBe('SANDBOX_MEMORY');
    expect(error?.message).toContain('64 MB');
    expect((await neighbour).value).toBe(40);
    expect((await fixture.execute('2', { window: 'a' })).value).toBe(2);
  });
});

describe('workspaces', () => {
  it('never have more runners than the limit, and are served in turn', async () => {
    const { calls } = fixture;
    const methods = () => calls.map(({ method }) => method);
    // Its runner is warm, so that it waits for its turn and for nothing else.
    await fixture.execute('1', { window: 'late' });
    calls.length = 0;
    const busy = Array.from({ length: 9 }, () => fixture.execute('await demo.hold(); return 1', { window: 'busy' }));
    await until(() => held.length === 2);
    const late = fixture.execute('await demo.late(); return 2', { window: 'late' });
    while (!methods().includes('late')) {
      const before = calls.length;
      held.shift()?.();
      await until(() => calls.length > before);
    }
    // Some turns may pass until it has been read; those before it are nine.
    expect(methods().indexOf('late')).toBeLessThan(7);
    expect((await late).value).toBe(2);
    while (calls.length < 10) {
      held.shift()?.();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const release of held.splice(0)) release();
    expect((await Promise.all(busy)).map(({ value }) => value)).toEqual(Array(9).fill(1));
    // One that was replaced is gone a moment later.
    await until(() => runnerPids().length <= 3);
  });

  it('a script that waits for a place is stopped on time too', async () => {
    const controller = new AbortController();
    const busy = Array.from({ length: 3 }, () =>
      fixture.execute('await demo.slow()', { window: 'busy', signal: controller.signal }),
    );
    const { error } = await fixture.execute('1', { window: 'late', timeoutMs: 200 });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    controller.abort();
    await Promise.all(busy);
  });
});

describe('the keeper', () => {
  it('killed with SIGKILL: running scripts fail at once, the next runs after the restart', async () => {
    fixture.calls.length = 0;
    const running = fixture.execute('await demo.slow()');
    await until(() => fixture.calls.length > 0);
    await fixture.keeper()?.stop('SIGKILL');
    const { error } = await running;
    expect(error?.code).toBe('SANDBOX_LOST');
    expect(error?.retryable).toBe(true);
    await until(() => !fixture.sandbox.ready());

    const waiting = fixture.execute('3');
    fixture.startKeeper();
    expect((await waiting).value).toBe(3);
    expect(fixture.sandbox.ready()).toBe(true);
  });

  it('killed while scripts wait for a place: they run after the restart, since nothing of them has happened', async () => {
    fixture.calls.length = 0;
    const running = [1, 2].map((n) => fixture.execute('await demo.slow()', { window: `busy ${n}` }));
    await until(() => fixture.calls.length === 2);
    const waiting = [3, 4].map((n) => fixture.execute(`return await demo.echo({ n: ${n} })`, { window: `waits ${n}` }));
    await until(() => fixture.sandbox.waiting() === 2);
    await fixture.keeper()?.stop('SIGKILL');
    expect((await Promise.all(running)).map(({ error }) => error?.code)).toEqual(['SANDBOX_LOST', 'SANDBOX_LOST']);
    fixture.startKeeper();
    expect((await Promise.all(waiting)).map(({ value, error }) => error?.code ?? value)).toEqual([{ n: 3 }, { n: 4 }]);
  });

  it('one runner killed from outside: its script fails, the next runs', async () => {
    fixture.calls.length = 0;
    const running = fixture.execute('await demo.slow()');
    await until(() => fixture.calls.length > 0);
    for (const pid of runnerPids()) process.kill(pid, 'SIGKILL');
    expect((await running).error?.code).toBe('SANDBOX_LOST');
    expect((await fixture.execute('4')).value).toBe(4);
  });

  it('absent: a script waits for it within its own time', async () => {
    await fixture.keeper()?.stop();
    await until(() => !fixture.sandbox.ready());
    const { error } = await fixture.execute('1', { timeoutMs: 200 });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    fixture.startKeeper();
    expect((await fixture.execute('5')).value).toBe(5);
  });

  it('ends with all its runners on SIGTERM', async () => {
    const pids = runnerPids();
    expect(pids.length).toBeGreaterThan(0);
    await fixture.keeper()?.stop();
    await until(() => pids.every((pid) => !isAlive(pid)));
  });

  it('nothing in all of this was an attack', () => {
    expect(fixture.audit).toEqual([]);
  });
});

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
