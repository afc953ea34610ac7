import type { ServerContext } from '@modelcontextprotocol/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ROUND_MS } from '../approvals/ask-rounds.ts';
import { createSuspendedScripts, type RefusedAnswers, type SuspendableScript } from './suspended-scripts.ts';

// Nothing of it is read where a state is not bound to a request.
const context = {} as ServerContext;

function script() {
  const suspend = vi.fn<SuspendableScript['suspend']>();
  return { scriptId: 's-1', client: { name: 'alice' }, code: 'x', suspend, end: vi.fn() };
}
const onRefused = vi.fn(async (_refused: RefusedAnswers) => undefined);
afterEach(() => void onRefused.mockClear());

const QUESTION = { id: 'act-1', text: 'Approve?', decided: new AbortController().signal };
const signal = new AbortController().signal;

test('a script that nobody resumes in time is ended, its questions are unanswered, and its state is worth nothing', async () => {
  const scripts = createSuspendedScripts(onRefused);
  const waiting = script();
  const answers = await scripts.askPerson(waiting)([QUESTION], { ms: 1, signal });
  expect(answers).toEqual([{ verdict: 'none', why: 'timed-out' }]);
  await vi.waitFor(() => expect(waiting.end).toHaveBeenCalledOnce());
  const state = String(waiting.suspend.mock.calls[0]?.[0].requestState);
  await expect(scripts.take(state, waiting.client, 'x', context)).rejects.toThrow('Nothing waits');
});

test('a client that got the name of another one, with another token, does not get its script', async () => {
  const scripts = createSuspendedScripts(onRefused);
  const waiting = { ...script(), client: { name: 'alice', entry: 'a' } };
  const asking = scripts.askPerson(waiting)([QUESTION], { ms: 60_000, signal });
  await vi.waitFor(() => expect(waiting.suspend).toHaveBeenCalled());
  const state = String(waiting.suspend.mock.calls[0]?.[0].requestState);
  await expect(scripts.take(state, { name: 'alice', entry: 'b' }, 'x', context)).rejects.toThrow('Nothing waits');
  const { resume } = await scripts.take(state, waiting.client, 'x', context);
  expect(onRefused.mock.calls).toMatchObject([
    [{ why: 'foreign', client: { name: 'alice', entry: 'b' }, scriptId: 's-1' }],
  ]);
  resume({ 'act-1': { action: 'decline' } });
  expect(await asking).toEqual([{ verdict: 'reject' }]);
});

test('a state is worth nothing once its time is up, also while its script still waits', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 });
  try {
    const scripts = createSuspendedScripts(onRefused);
    const waiting = script();
    const ending = new AbortController();
    const asking = scripts.askPerson(waiting)([QUESTION], { ms: 600_000, signal: ending.signal });
    await vi.waitFor(() => expect(waiting.suspend).toHaveBeenCalled());
    const state = String(waiting.suspend.mock.calls[0]?.[0].requestState);
    vi.setSystemTime(Date.now() + ROUND_MS + 1_000);
    await expect(scripts.take(state, waiting.client, 'x', context)).rejects.toThrow('Nothing waits');
    expect(onRefused.mock.calls).toMatchObject([[{ why: 'expired', client: { name: 'alice' } }]]);
    ending.abort();
    expect(await asking).toEqual([{ verdict: 'none', why: 'ended' }]);
  } finally {
    vi.useRealTimers();
  }
});

test('where a refusal can not be recorded, the answers are refused all the same', async () => {
  const scripts = createSuspendedScripts(() => Promise.reject(new Error('the disk is full')));
  const waiting = script();
  const ending = new AbortController();
  const asking = scripts.askPerson(waiting)([QUESTION], { ms: 60_000, signal: ending.signal });
  await vi.waitFor(() => expect(waiting.suspend).toHaveBeenCalled());
  const state = String(waiting.suspend.mock.calls[0]?.[0].requestState);
  await expect(scripts.take(state, { name: 'bob' }, 'x', context)).rejects.toThrow('the disk is full');
  ending.abort();
  expect(await asking).toEqual([{ verdict: 'none', why: 'ended' }]);
});
