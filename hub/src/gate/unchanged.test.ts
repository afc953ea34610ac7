import { expect, test, vi } from 'vitest';
import type { FixtureTool } from '../catalog/worker/worker-fixture.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';

const ONE_AT_A_TIME = {
  of: () => ({ inFlight: 1, waiting: 10, callsPerScript: 100, resultBytes: 1_000_000 }),
  timeoutMs: () => 20_000,
};

/** A call waits in line behind another while the worker lists `later`; what became of it, and what reached the worker. */
async function changedInLine(later: (run: FixtureTool['run']) => readonly FixtureTool[]) {
  const calls: unknown[] = [];
  const first = Promise.withResolvers<void>();
  const run: FixtureTool['run'] = async ({ n }) => {
    calls.push(n);
    if (n === 1) await first.promise;
    return { content: [{ type: 'text', text: 'done' }] };
  };
  await using fixture = await gateBefore([{ name: 'look', ...READ, run }]);
  fixture.rebuild({ callLimits: ONE_AT_A_TIME });
  const one = fixture.call('look', { n: 1 }, scriptWith({ id: 'one' }));
  await vi.waitFor(() => expect(calls).toEqual([1]), { timeout: 10_000 });
  const two = fixture.call('look', { n: 2 }, scriptWith({ id: 'two' })).catch((error: unknown) => error);
  await vi.waitFor(() => expect(fixture.milestones).toMatchObject([{ at: 'resolved' }]), { timeout: 10_000 });
  fixture.worker.setTools(later(run));
  await fixture.catalog.refresh('tracker');
  first.resolve();
  await one;
  const outcome = await two;
  return { outcome, calls, dispatched: fixture.records.filter(({ event }) => event === 'call.dispatched').length };
}

test('a read that becomes destructive while a call of it waits in line is not called as the read that it was', async () => {
  const { outcome, calls, dispatched } = await changedInLine((run) => [
    { name: 'look', annotations: { readOnlyHint: false, destructiveHint: true }, run },
  ]);
  expect(outcome).toMatchObject({ code: 'TOOL_CHANGED', retryable: false });
  expect(calls).toEqual([1]);
  expect(dispatched).toBe(1);
});

test('a tool that is gone when the turn of its call comes is not called', async () => {
  const { outcome, calls } = await changedInLine((run) => [{ name: 'other', ...READ, run }]);
  expect(outcome).toMatchObject({ code: 'UNKNOWN_METHOD' });
  expect(calls).toEqual([1]);
});

test('other tools, and other words of the same one, change nothing for a call that waits', async () => {
  const { outcome, calls } = await changedInLine((run) => [
    { name: 'look', description: 'Looks.', ...READ, run },
    { name: 'other', ...READ, run },
  ]);
  expect(outcome).toBe('done');
  expect(calls).toEqual([1, 2]);
});
