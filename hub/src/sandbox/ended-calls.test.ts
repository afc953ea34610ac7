/**
 * No call happens after its script has ended: the real sandbox, the whole gate, and a worker that tells what reached it.
 * What an honest runner does is tried with real processes, what an owned one does with a forged one.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuditRecord } from '../audit/audit-log.ts';
import { type GateFixture, gateBefore, READ } from '../gate/gate-fixture.ts';
import type { Execution, ExecutionRequest } from './execution.ts';
import { type ForgedRunner, forgeKeeper } from './testing/forged-sandbox.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

/** Calls to one integration at a time, where nobody sets another number. */
const IN_FLIGHT = 10;
const MADE = 25;
/** Processes are started, on a machine that may be busy. */
const START_TIMEOUT_MS = 40_000;

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

interface Scene {
  readonly sandbox: SandboxFixture;
  readonly gate: GateFixture;
  /** `n` of the calls of `tracker.hold` that reached the worker; none ends before `release`. */
  readonly arrived: unknown[];
  release(): void;
}

/** A sandbox before a gate. In its scripts `test.full()` resolves once as many calls are at the worker as it lets through. */
async function scene(options: { keeper?: boolean } = {}): Promise<Scene> {
  const arrived: unknown[] = [];
  const full = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const run = async ({ n }: Record<string, unknown>) => {
    arrived.push(n);
    if (arrived.length === IN_FLIGHT) full.resolve();
    await released.promise;
    return { content: [] };
  };
  const gate = await gateBefore([{ name: 'hold', ...READ, run }]);
  open.push({ close: async () => await gate[Symbol.asyncDispose]() });
  const sandbox = await startSandbox({
    ...options,
    limits: { memoryMb: 32 },
    surface: { tracker: ['hold'], test: ['echo', 'full'] },
    gate: async (call) => {
      if (call.integration === 'tracker') return gate.gate(call);
      return call.method === 'full' ? full.promise : call.args;
    },
  });
  open.push(sandbox);
  if (options.keeper !== false) await vi.waitUntil(sandbox.sandbox.ready, { timeout: START_TIMEOUT_MS });
  return { sandbox, gate, arrived, release: released.resolve };
}

const numbered = (records: readonly AuditRecord[], event: string) => records.filter((record) => record.event === event);

describe('calls that wait in line when their script ends', () => {
  it.each<[string, string, boolean, string | undefined]>([
    ['returns', 'return 1', false, undefined],
    ['throws', 'null.x', false, 'SANDBOX_EXECUTION'],
    ['takes too much memory', 'const a = []; for (;;) a.push({ a: [1] })', false, 'SANDBOX_MEMORY'],
    ['is cancelled while it waits', 'await new Promise(() => {})', true, 'SANDBOX_LOST'],
    ['is cancelled while it is busy', 'for (;;) {}', true, 'SANDBOX_LOST'],
  ])(
    'never leave where it %s',
    async (_name, end, isCancelled, code) => {
      const { sandbox, gate, arrived, release } = await scene();
      const cancel = new AbortController();
      const running = sandbox.execute(
        `for (let n = 0; n < ${MADE}; n += 1) tracker.hold({ n }).catch(() => {}); await test.full(); progress('full'); await sleep(1); ${end}`,
        { signal: cancel.signal, onProgress: () => isCancelled && cancel.abort() },
      );
      const { error, scriptId } = await running;
      expect(error?.code).toBe(code);
      const before = [...arrived];
      expect(before).toHaveLength(IN_FLIGHT);
      // Whatever was still to come would have come before what is asked for now.
      release();
      await sandbox.execute('await tracker.hold({ n: "next" })');
      expect(arrived).toEqual([...before, 'next']);
      const own = gate.records.filter(({ correlationId }) => correlationId === scriptId);
      expect(numbered(own, 'call.dispatched')).toHaveLength(IN_FLIGHT);
      const neverLeft = numbered(own, 'call.finished').filter(({ sent }) => sent === undefined);
      expect(neverLeft).toHaveLength(MADE - IN_FLIGHT);
      for (const record of neverLeft) expect(record).toMatchObject({ outcome: 'ended', errorCode: 'SANDBOX_TIMEOUT' });
    },
    60_000,
  );
});

describe('a call whose script ends before it left', () => {
  it('does not leave once it is on the audit log', async () => {
    const { sandbox, gate, arrived, release } = await scene();
    const reached = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const records: AuditRecord[] = [];
    gate.rebuild({
      audit: {
        async append(record) {
          records.push(record);
          if (record.event !== 'call.dispatched' || records.length > 1) return;
          reached.resolve();
          await written.promise;
        },
        close: async () => {},
      },
    });
    const cancel = new AbortController();
    const running = sandbox.execute('await tracker.hold({ n: 1 })', { signal: cancel.signal });
    await reached.promise;
    cancel.abort();
    await running;
    written.resolve();
    release();
    await sandbox.execute('await tracker.hold({ n: "next" })');
    expect(arrived).toEqual(['next']);
    expect(records.slice(0, 2)).toMatchObject([
      { event: 'call.dispatched' },
      { event: 'call.finished', outcome: 'ended', sent: false },
    ]);
  }, 60_000);
});

describe('a script that goes on calling behind its answer', () => {
  it.each([
    ['returned', 'return 1'],
    ['thrown', 'null.x'],
  ])(
    'makes no call once it has %s, and is no attack',
    async (_name, end) => {
      const { sandbox } = await scene();
      const code = `const again = () => test.echo({}).then(again, again); for (let n = 0; n < 5; n += 1) again();
      (async () => { for (;;) { await sleep(1); test.echo({ late: true }).catch(() => {}); } })();
      await sleep(20); ${end}`;
      const { scriptId } = await sandbox.execute(code);
      const made = () => sandbox.calls.filter(({ script }) => script.id === scriptId).length;
      const atEnd = made();
      expect(atEnd).toBeGreaterThan(5);
      // In the same runner, one after the other.
      for (let n = 0; n < 10; n += 1) expect((await sandbox.execute('await sleep(5); return 2')).value).toBe(2);
      expect(made()).toBe(atEnd);
      expect(sandbox.audit).toEqual([]);
    },
    60_000,
  );
});

describe('a runner that is owned', () => {
  const CALL = { type: 'call', id: 1, integration: 'tracker', method: 'hold', args: { n: 'late' } };
  const frames = (...all: object[]): Buffer => Buffer.from(all.map((frame) => `${JSON.stringify(frame)}\n`).join(''));
  const answers = [{ type: 'done', value: 1 }, { type: 'failed', name: 'E', message: 'x' }]; // biome-ignore format: two
  const together = answers.map((answer) => [answer.type, answer] as const);

  /** The script's outcome when `play` has the runner, and what was made of its calls once the connection is closed. */
  async function outcomeOf(
    play: (runner: ForgedRunner, ended: Promise<Execution>) => Promise<void>,
    request: Partial<ExecutionRequest> = {},
  ) {
    const { sandbox, arrived } = await scene({ keeper: false });
    const ended = Promise.withResolvers<Execution>();
    const closed = Promise.withResolvers<void>();
    const keeper = forgeKeeper(sandbox.socketPath, async (runner) => {
      void runner.closed.then(closed.resolve);
      await play(runner, ended.promise);
    });
    open.push({ close: async () => keeper.close() });
    const execution = await sandbox.execute('return 1', request);
    ended.resolve(execution);
    await closed.promise;
    // What the gate was given would have been given to it by now; it is asked of the hub, not of the worker.
    await turn();
    return { calls: sandbox.calls, arrived, attacks: sandbox.audit.map(({ event }) => event) };
  }

  it.each(together)('reaches no gate with a call in the same write as its answer (%s)', async (_type, answer) => {
    const outcome = await outcomeOf(async (runner) => void (await runner.write(frames(answer, CALL))));
    expect(outcome).toEqual({ calls: [], arrived: [], attacks: ['sandbox.attack'] });
  });

  it.each(together)('reaches no gate with a call when its answer (%s) was taken', async (_type, answer) => {
    const outcome = await outcomeOf(async (runner, ended) => {
      runner.send(answer);
      await ended;
      runner.send(CALL);
    });
    expect(outcome).toEqual({ calls: [], arrived: [], attacks: ['sandbox.attack'] });
  });

  it('reaches no gate once its script was cancelled, though its keeper does not kill it', async () => {
    const cancel = new AbortController();
    const outcome = await outcomeOf(
      async (runner, ended) => {
        cancel.abort();
        runner.send(CALL);
        await ended;
        runner.send(CALL);
      },
      { signal: cancel.signal },
    );
    expect(outcome).toEqual({ calls: [], arrived: [], attacks: [] });
  });
});
