/** Calls that wait for a person, from their staging to their result, over a real worker. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ApprovalsFixture, approvalsBefore, CODE } from './approvals-fixture.ts';
import { type Issues, trackIssues } from './issues-fixture.ts';

let issues: Issues;
let fixture: ApprovalsFixture;
beforeEach(async () => {
  issues = trackIssues();
  fixture = await approvalsBefore([issues.tool]);
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
    expect(issues.made).toEqual([]);
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
    expect(issues.made).toEqual([{ subject: 'Crane' }]);
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
    expect(issues.made).toEqual([]);
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
    expect(issues.made).toHaveLength(5);
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
