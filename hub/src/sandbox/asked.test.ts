/** A script whose calls wait for a person: when it is said to be at rest, what its clock does, and what a runner gains by lying. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call } from '../gate/call.ts';
import type { ExecutionRequest } from './execution.ts';
import { type ForgedRunner, forgeKeeper } from './testing/forged-sandbox.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

/** Of the calls that wait for a person: each settles when the test says what became of it. */
const waiting = new Map<number, PromiseWithResolvers<unknown>>();

async function gate(call: Call): Promise<unknown> {
  if (call.method !== 'write') return call.args;
  const decided = Promise.withResolvers<unknown>();
  waiting.set(call.id, decided);
  call.onMilestone({ at: 'asking' });
  // As the approvals do, for a script that is over.
  call.script.signal.addEventListener('abort', () => decided.resolve('too late'));
  return decided.promise;
}
/** Processes are started, on a machine that may be busy. */
const START_MS = 60_000;
const SURFACE = { tracker: ['write', 'read'] };

describe('a script whose calls wait for a person', () => {
  let fixture: SandboxFixture;
  beforeAll(async () => {
    fixture = await startSandbox({ gate, surface: SURFACE });
    // Whatever starting a process takes counts for nobody below.
    await fixture.execute('1', { timeoutMs: START_MS });
  }, START_MS);
  afterAll(() => fixture.close());

  const run = (code: string, request: Partial<ExecutionRequest>) => {
    waiting.clear();
    return fixture.execute(code, request);
  };
  const decideAll = (value: unknown) => {
    for (const { resolve } of waiting.values()) resolve(value);
  };

  it('is not ended for the thinking of the person, and its later calls have the time that was left', async () => {
    const deadlines: number[] = [];
    const onAllAsking = vi.fn(async () => {
      const [call] = fixture.calls.slice(-1);
      // Longer than the script has.
      await new Promise((resolve) => setTimeout(resolve, 4_500));
      deadlines.push((call?.script.deadline ?? 0) - performance.now());
      decideAll('done');
    });
    const { value, error } = await run('return [await tracker.write(), await tracker.read("x")]', {
      timeoutMs: 4_000,
      onAllAsking,
    });
    expect(error).toBeUndefined();
    expect(value).toEqual(['done', 'x']);
    expect(onAllAsking).toHaveBeenCalledOnce();
    expect(deadlines[0]).toBeGreaterThan(0);
    expect(deadlines[0]).toBeLessThanOrEqual(4_000);
  });

  it.each([
    ['sleeps', 'tracker.write(); await sleep(60_000)'],
    ['sleeps in turns', 'tracker.write(); for (;;) await sleep(1)'],
    ['computes', 'tracker.write(); for (;;);'],
    ['computes between two turns', 'tracker.write(); for (;;) await null'],
    ['calls on and on', 'tracker.write(); for (;;) { await tracker.read(1); await sleep(5); }'],
    ['calls and waits', 'await Promise.all([tracker.write(), (async () => { for (;;) await sleep(1_000); })()])'],
  ])('gains no time and asks nobody while it %s', async (_what, code) => {
    const onAllAsking = vi.fn(async () => undefined);
    const { error } = await run(code, { timeoutMs: 1_500, onAllAsking });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    expect(onAllAsking).not.toHaveBeenCalled();
  });

  it('has no more time once the person has answered: what is done then counts as its own', async () => {
    const onAllAsking = vi.fn(async () => undefined);
    const { error } = await run('return await tracker.write()', { timeoutMs: 1_000, onAllAsking });
    expect(error?.code).toBe('SANDBOX_TIMEOUT');
    expect(onAllAsking).toHaveBeenCalledOnce();
  });

  it('is over at once when its client cancels while the person is asked', async () => {
    const cancel = new AbortController();
    const { error } = await run('return await tracker.write()', {
      signal: cancel.signal,
      onAllAsking() {
        cancel.abort();
        return new Promise(() => undefined);
      },
    });
    expect(error?.code).toBe('SANDBOX_LOST');
  });

  it('goes on with whatever the call was answered meanwhile', async () => {
    const { value } = await run('return await tracker.write()', {
      async onAllAsking() {
        decideAll('pending');
      },
    });
    expect(value).toBe('pending');
  });
});

describe('a runner that was taken over', () => {
  const CALL = { type: 'call', id: 1, integration: 'tracker', method: 'write' };

  async function play(
    moves: (runner: ForgedRunner) => Promise<void>,
    onAllAsking: () => Promise<void> = () => new Promise(() => undefined),
  ) {
    waiting.clear();
    const fixture = await startSandbox({ keeper: false, gate, surface: SURFACE });
    const keeper = forgeKeeper(fixture.socketPath, moves);
    try {
      const execution = await fixture.execute('1', { onAllAsking });
      return { execution, attacks: fixture.audit.filter(({ event }) => event === 'sandbox.attack') };
    } finally {
      keeper.close();
      await fixture.close();
    }
  }

  it.each([
    ['without having been asked', { type: 'idle', probe: 1 }],
    ['to a probe of the future', { type: 'idle', probe: 7 }],
  ])('is ended for saying that it is at rest %s', async (_how, frame) => {
    const onAllAsking = vi.fn(async () => undefined);
    const { execution, attacks } = await play(async (runner) => runner.send(frame), onAllAsking);
    expect(execution.error?.code).toBe('SANDBOX_LOST');
    expect(attacks).toHaveLength(1);
    expect(onAllAsking).not.toHaveBeenCalled();
  });

  it.each([
    ['makes a call', { ...CALL, id: 2, method: 'read' }],
    ['reports progress', { type: 'progress', text: 'x' }],
    ['prints', { type: 'log', level: 'log', text: 'x' }],
    ['says so again', { type: 'idle', probe: 1 }],
    ['returns', { type: 'done', value: 'forged' }],
    ['fails', { type: 'failed', name: 'Error', message: 'forged' }],
  ])('is ended when it said that it is at rest, and then %s', async (_what, frame) => {
    const asked = Promise.withResolvers<void>();
    const { execution, attacks } = await play(
      async (runner) => {
        runner.send(CALL);
        expect(await runner.line()).toEqual({ type: 'probe', probe: 1 });
        runner.send({ type: 'idle', probe: 1 });
        await asked.promise;
        runner.send(frame);
      },
      () => {
        asked.resolve();
        return new Promise(() => undefined);
      },
    );
    expect(execution.error?.code).toBe('SANDBOX_LOST');
    expect(execution.value).toBeUndefined();
    expect(attacks).toHaveLength(1);
  });
});
