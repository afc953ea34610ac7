/** What leaves for a runner at which moment. The runner is the test's: no process has a say in the order of things. */
import type { RunnerCommand, RunnerFrame } from '@sallyport/sandbox/frames';
import { expect, test } from 'vitest';
import type { Call } from '../gate/call.ts';
import { scriptWith } from '../gate/gate-fixture.ts';
import { createArgumentBudget } from './argument-budget.ts';
import type { RunnerLink } from './runner-link.ts';
import { runScript } from './script-run.ts';
import { DEFAULT_LIMITS, silent } from './testing/sandbox-fixture.ts';

/** A script that runs, with what was sent to its runner, and its calls, which the test settles. */
async function started() {
  const sent: object[] = [];
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const runner: RunnerLink = {
    key: 'k',
    connected: Promise.resolve(),
    gone: new Promise(() => undefined),
    isUsable: () => true,
    end: undefined,
    isHeavy: false,
    listener: undefined,
    send: (command: RunnerCommand) => void sent.push(command),
    sendReply: (id, value) => void sent.push({ type: 'reply', id, value }),
    unreadBytes: () => 0,
    violate: (what) => expect.fail(what),
    kill: () => expect.fail('killed'),
  };
  const run = runScript(runner, {
    checked: { source: '1', lineOffset: 0, looksForAddresses: false, placeOf: (place) => place },
    script: scriptWith(),
    surface: { tracker: ['write'] },
    notSetUp: [],
    results: new Map(),
    savedIds: [],
    gate({ id, onMilestone }: Call) {
      const settled = Promise.withResolvers<unknown>();
      calls.set(id, settled);
      onMilestone({ at: 'asking' });
      return settled.promise;
    },
    limits: DEFAULT_LIMITS.script,
    argumentBudget: createArgumentBudget(),
    maxResultBytes: () => 1_000,
    onAllAsking: () => new Promise(() => undefined),
    onProgress: () => undefined,
    log: silent,
  });
  const hear = (frame: RunnerFrame) => runner.listener?.onFrame(frame, 10);
  for (const id of [1, 2, 3]) hear({ type: 'call', id, integration: 'tracker', method: 'write' });
  await runner.connected;
  return { run, sent, calls, hear };
}

/** Everything that follows from what was settled has happened. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('while a script runs its calls are answered, and the runner is asked whether it is at rest', async () => {
  const { sent, calls } = await started();
  sent.length = 0;
  calls.get(1)?.resolve('x');
  await settle();
  expect(sent).toEqual([
    { type: 'reply', id: 1, value: '"x"' },
    { type: 'probe', probe: 4 },
  ]);
});

test.each<RunnerFrame>([
  { type: 'done', value: 1 },
  { type: 'failed', name: 'Error', message: 'x' },
])('a runner that has answered ($type) is sent no reply, no error and no probe', async (last) => {
  const { run, sent, calls, hear } = await started();
  run.result.catch(() => undefined);
  sent.length = 0;
  hear(last);
  calls.get(1)?.resolve('late');
  calls.get(2)?.reject(new Error('late'));
  await settle();
  expect(sent).toEqual([]);
});
