/** Calls that wait for a person, from their staging to their result, over a real worker. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { FixtureTool } from '../catalog/worker/worker-fixture.ts';
import { ACTION_LIMITS } from './action.ts';
import { type ApprovalsFixture, approvalsBefore, CODE } from './approvals-fixture.ts';

/** What reached the worker. */
let ledger: unknown[] = [];
let answer: () => ReturnType<FixtureTool['run']> = () => text('{"id":7}');

const text = (value: string) => ({ content: [{ type: 'text' as const, text: value }] });
const failure = (error: object) => ({ isError: true, ...text(JSON.stringify(error)) });

const createIssue: FixtureTool = {
  name: 'create_issue',
  description: 'Creates an issue.',
  inputSchema: { properties: { subject: { type: 'string' }, assignee: { type: 'string' } }, required: ['subject'] },
  async run(args) {
    ledger.push(args);
    return await answer();
  },
};

let fixture: ApprovalsFixture;
beforeEach(async () => {
  ledger = [];
  answer = () => text('{"id":7}');
  fixture = await approvalsBefore([createIssue]);
});
afterEach(() => fixture[Symbol.asyncDispose]());

const eventsOf = () => fixture.records.map(({ event }) => event);

describe('a call that waits for a person', () => {
  it('answers its script at once with its id, and reaches no worker', async () => {
    expect(await fixture.call('create_issue', { subject: 'Crane' })).toEqual({
      status: 'pending',
      actionId: expect.stringMatching(/^act-\w{4}-\w{4}-\w{4}$/),
      message: expect.stringContaining('Do not repeat it'),
    });
    expect(ledger).toEqual([]);
    expect(fixture.records.find(({ event }) => event === 'action.staged')).toMatchObject({
      durable: true,
      client: 'claude',
    });
    expect(fixture.records.at(-1)).toMatchObject({ event: 'call.finished', outcome: 'held' });
  });

  it('is shown with its script, the lines it may stand on, and why a person is asked', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(action).toMatchObject({
      state: 'pending',
      tool: 'create_issue',
      callLines: [2],
      rule: 'mode ask',
      access: 'write, destructive',
    });
    expect(fixture.approvals.scriptOf(action)).toEqual({ code: CODE, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('is sent once it is approved, and its result waits for whoever asks', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'pending' });
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(ledger).toEqual([{ subject: 'Crane' }]);
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'applied', result: { id: 7 } });
    expect(eventsOf().slice(-4)).toEqual(['action.approved', 'call.dispatched', 'call.finished', 'action.applied']);
    expect(fixture.records.find(({ event }) => event === 'action.approved')).toMatchObject({
      surface: 'terminal',
      durable: true,
    });
    expect(fixture.records.find(({ event }) => event === 'call.dispatched')).toMatchObject({
      durable: true,
      decision: 'allow',
    });
  });

  it('is sent never where a person refuses, and the script hears why', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(await fixture.approvals.reject(action.id, 'http', 'Wrong project')).toBe('rejected');
    expect(await fixture.approvals.approve(action.id, action.hash, 'http', false)).toBe('decided');
    expect(ledger).toEqual([]);
    expect(await fixture.ask('result', { id: action.id })).toMatchObject({
      status: 'rejected',
      error: { code: 'ACTION_REJECTED', error: expect.stringContaining('Wrong project'), retryable: false },
    });
    expect(fixture.records.at(-1)).toMatchObject({
      event: 'action.rejected',
      surface: 'http',
      reason: 'Wrong project',
    });
  });

  it('wakes a script that waits for it', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    const waiting = fixture.ask('wait', { id: action.id, options: { ms: 30_000 } });
    await fixture.approve(action);
    expect(await waiting).toEqual({ status: 'applied', result: { id: 7 } });
  });

  it('answers as it is when the time of waiting is over', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(await fixture.ask('wait', { id: action.id, options: { ms: 1 } })).toEqual({ status: 'pending' });
  });

  it('is waited for with options that are told where they are wrong', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    await expect(fixture.ask('wait', { id: action.id, options: 100 })).rejects.toMatchObject({
      code: 'INVALID_ARGUMENTS',
      message: 'actions.wait: options: expected { ms }',
    });
  });

  it('does not exist for another client', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    const other = { name: 'other' };
    for (const method of ['result', 'wait'] as const) {
      const asked = (id: string) => fixture.ask(method, { id }, other).catch((error: Error) => error.message);
      expect(await asked(action.id)).toBe(`There is no action "${action.id}".`);
      expect(await asked('act-none')).toBe('There is no action "act-none".');
    }
    expect(await fixture.ask('list', undefined, other)).toEqual([]);
    expect(await fixture.ask('list')).toMatchObject([
      { actionId: action.id, status: 'pending', call: 'tracker.createIssue' },
    ]);
  });

  it('is listed in a later conversation of its client, too', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' }, { sessionId: 'before' });
    const listed = () => fixture.ask('list', undefined, { name: 'claude' }, 'after');
    expect(await listed()).toMatchObject([{ actionId: action.id, status: 'pending' }]);
    await fixture.approve(action);
    expect(await listed()).toMatchObject([{ actionId: action.id, status: 'applied' }]);
  });

  it('is one of five that five calls at once make', async () => {
    const staged = await Promise.all(
      [1, 2, 3, 4, 5].map((callId) => fixture.stage('create_issue', { subject: `${callId}` }, { callId })),
    );
    expect(new Set(staged.map(({ id }) => id)).size).toBe(5);
    expect(fixture.approvals.pendingOf('s-1').map(({ callId }) => callId)).toEqual([1, 2, 3, 4, 5]);
    await Promise.all(staged.map((action) => fixture.approve(action)));
    expect(ledger).toHaveLength(5);
  });

  it('is not queued for a script that has ended', async () => {
    await expect(fixture.call('create_issue', { subject: 'x' }, { signal: AbortSignal.abort() })).rejects.toThrow(
      'ended before',
    );
    expect(fixture.approvals.open()).toEqual([]);
  });

  it('is discarded, and fails, where it cannot be put on the audit log', async () => {
    fixture.failingEvent = 'action.staged';
    await expect(fixture.call('create_issue', { subject: 'x' })).rejects.toThrow('the disk is full');
    expect(fixture.approvals.open()).toEqual([]);
  });
});

describe('a decision', () => {
  it('is taken once, whoever else decides at the same moment', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    const decisions = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? fixture.approvals.approve(action.id, action.hash, `operator ${index}`, false)
          : fixture.approvals.reject(action.id, `operator ${index}`, undefined),
      ),
    );
    expect(decisions.filter((taken) => taken !== 'decided')).toHaveLength(1);
    await Promise.all(decisions.map((taken) => (typeof taken === 'string' ? undefined : taken.done)));
    expect(ledger).toHaveLength(1);
  });

  it('is refused for anything but what was shown', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    const other = await fixture.stage('create_issue', { subject: 'Crane' }, { callId: 2 });
    expect(other.hash).not.toBe(action.hash);
    expect(await fixture.approvals.approve(action.id, other.hash, 'http', false)).toBe('other');
    expect(await fixture.approvals.approve('act-none', other.hash, 'http', false)).toBe('none');
    expect(ledger).toEqual([]);
  });

  it('is not carried out where it cannot be put on the audit log, and can be taken again', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.failingEvent = 'action.approved';
    await expect(fixture.approve(action)).rejects.toThrow('the disk is full');
    expect([ledger, fixture.approvals.find(action.id)?.state]).toEqual([[], 'pending']);
    fixture.failingEvent = undefined;
    expect((await fixture.approve(action)).state).toBe('applied');
  });

  it('comes too late once the action has expired', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.clockMs += ACTION_LIMITS.lifetimeMs;
    expect(await fixture.approvals.approve(action.id, action.hash, 'http', false)).toBe('decided');
    expect(await fixture.approvals.reject(action.id, 'http', undefined)).toBe('decided');
    fixture.restart();
    expect(await fixture.ask('result', { id: action.id })).toMatchObject({
      status: 'expired',
      error: { code: 'ACTION_REJECTED' },
    });
  });

  it.each([
    [
      'the policy denies it by now',
      'not allowed any more (rule 3)',
      () => {
        fixture.decision = { verdict: 'deny', rule: 'rule 3', mayBeAlways: false };
      },
    ],
    ['the integration is gone', 'does not have the tool', () => fixture.catalog.setWorkers([])],
    [
      'the tool has changed',
      'has changed since',
      async () => {
        fixture.worker.setTools([
          { ...createIssue, inputSchema: { properties: { subject: { type: 'string', maxLength: 99 } } } },
        ]);
        await fixture.catalog.refresh();
      },
    ],
  ])('is not carried out where %s', async (_case, message, change) => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    await change();
    expect(await fixture.approve(action)).toMatchObject({
      state: 'failed',
      error: { error: expect.stringContaining(message) },
    });
    expect(ledger).toEqual([]);
  });

  it('is carried out where only the words of the tool have changed', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.worker.setTools([{ ...createIssue, description: 'Makes an issue.' }]);
    await fixture.catalog.refresh();
    expect((await fixture.approve(action)).state).toBe('applied');
  });

  it('for ever is kept only where that may be, and can be taken back', async () => {
    const always = async (mayBeAlways: boolean) => {
      fixture.decision = { verdict: 'ask', rule: 'mode ask', mayBeAlways };
      const action = await fixture.stage('create_issue', { subject: 'Crane' });
      const taken = await fixture.approvals.approve(action.id, action.hash, 'http', true);
      if (typeof taken !== 'string') await taken.done;
      return fixture.approvals.always();
    };
    expect(await always(false)).toEqual([]);
    const [rule] = await always(true);
    expect(rule).toMatchObject({ integration: 'tracker', tool: 'create_issue', surface: 'http' });
    expect(await fixture.approvals.revokeAlways(rule?.kind ?? '', 'http')).toBe(true);
    expect(fixture.approvals.always()).toEqual([]);
  });
});

describe('what fails when it is carried out', () => {
  it('can be approved again where it has surely not happened', async () => {
    answer = () => failure({ error: 'too many requests', code: 'API_ERROR', retryable: true });
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(await fixture.approve(action)).toMatchObject({ state: 'failed', isRetryable: true });
    expect(fixture.approvals.open()).toHaveLength(1);
    // For the script it is not: the operator could approve this one, and the one that it makes anew.
    expect(await fixture.ask('result', { id: action.id })).toMatchObject({
      status: 'failed',
      error: { code: 'API_ERROR', retryable: false, hint: expect.stringContaining('do not make it anew') },
    });
    answer = () => text('{"id":8}');
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'applied', result: { id: 8 } });
  });

  it('is final where it may have happened', async () => {
    answer = () => {
      fixture.worker.cut();
      return new Promise(() => undefined);
    };
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(await fixture.approve(action)).toMatchObject({
      state: 'failed',
      isRetryable: false,
      error: { retryable: false },
    });
    expect(await fixture.approvals.approve(action.id, action.hash, 'http', false)).toBe('decided');
    expect(ledger).toHaveLength(1);
  });

  it('is none where the worker did it and only its answer cannot be used', async () => {
    answer = () => text(`[${'['.repeat(300)}${']'.repeat(300)}]`);
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'applied' });
  });
});

describe('a hub that starts over the store of one that died', () => {
  it('does not send again what the other was sending, and says that it may have happened', async () => {
    answer = () => new Promise(() => undefined);
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    await fixture.approvals.approve(action.id, action.hash, 'terminal', false);
    await expect.poll(() => ledger.length).toBe(1);
    fixture.restart();
    expect(fixture.approvals.find(action.id)).toMatchObject({
      state: 'failed',
      isRetryable: false,
      error: { retryable: false, error: expect.stringContaining('may have taken effect') },
    });
    expect(await fixture.approvals.approve(action.id, action.hash, 'terminal', false)).toBe('decided');
    expect(ledger).toHaveLength(1);
  });

  it('goes on with what waits', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.restart();
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(ledger).toEqual([{ subject: 'Crane' }]);
  });
});
