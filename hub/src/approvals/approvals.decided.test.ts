/** Decisions about calls that wait: taken once, carried out at most once, and what is left when that fails or the hub dies. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ACTION_LIMITS } from './action.ts';
import { type ApprovalsFixture, approvalsBefore } from './approvals-fixture.ts';
import { failure, type Issues, text, trackIssues } from './issues-fixture.ts';

let issues: Issues;
let fixture: ApprovalsFixture;
beforeEach(async () => {
  issues = trackIssues();
  fixture = await approvalsBefore([issues.tool]);
});
afterEach(() => fixture[Symbol.asyncDispose]());

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
    expect(issues.made).toHaveLength(1);
  });

  it('is refused for anything but what was shown', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    const other = await fixture.stage('create_issue', { subject: 'Crane' }, { callId: 2 });
    expect(other.hash).not.toBe(action.hash);
    expect(await fixture.approvals.approve(action.id, other.hash, 'http', false)).toBe('other');
    expect(await fixture.approvals.approve('act-none', other.hash, 'http', false)).toBe('none');
    expect(issues.made).toEqual([]);
  });

  it('is not carried out where it cannot be put on the audit log, and can be taken again', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.failingEvent = 'action.approved';
    await expect(fixture.approve(action)).rejects.toThrow('the disk is full');
    expect([issues.made, fixture.approvals.find(action.id)?.state]).toEqual([[], 'pending']);
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
          { ...issues.tool, inputSchema: { properties: { subject: { type: 'string', maxLength: 99 } } } },
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
    expect(issues.made).toEqual([]);
  });

  it('is carried out where only the words of the tool have changed', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.worker.setTools([{ ...issues.tool, description: 'Makes an issue.' }]);
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
    issues.answer = () => failure({ error: 'too many requests', code: 'API_ERROR', retryable: true });
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect(await fixture.approve(action)).toMatchObject({ state: 'failed', isRetryable: true });
    expect(fixture.approvals.open()).toHaveLength(1);
    // For the script it is not: the operator could approve this one, and the one that it makes anew.
    expect(await fixture.ask('result', { id: action.id })).toMatchObject({
      status: 'failed',
      error: { code: 'API_ERROR', retryable: false, hint: expect.stringContaining('do not make it anew') },
    });
    issues.answer = () => text('{"id":8}');
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'applied', result: { id: 8 } });
  });

  it('is final where it may have happened', async () => {
    issues.answer = () => {
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
    expect(issues.made).toHaveLength(1);
  });

  it('is none where the worker did it and only its answer cannot be used', async () => {
    issues.answer = () => text(`[${'['.repeat(300)}${']'.repeat(300)}]`);
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(await fixture.ask('result', { id: action.id })).toEqual({ status: 'applied' });
  });
});

describe('a hub that starts over the store of one that died', () => {
  it('does not send again what the other was sending, and says that it may have happened', async () => {
    issues.answer = () => new Promise(() => undefined);
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    await fixture.approvals.approve(action.id, action.hash, 'terminal', false);
    await expect.poll(() => issues.made.length).toBe(1);
    fixture.restart();
    expect(fixture.approvals.find(action.id)).toMatchObject({
      state: 'failed',
      isRetryable: false,
      error: { retryable: false, error: expect.stringContaining('may have taken effect') },
    });
    expect(await fixture.approvals.approve(action.id, action.hash, 'terminal', false)).toBe('decided');
    expect(issues.made).toHaveLength(1);
  });

  it('goes on with what waits', async () => {
    const action = await fixture.stage('create_issue', { subject: 'Crane' });
    fixture.restart();
    expect((await fixture.approve(action)).state).toBe('applied');
    expect(issues.made).toEqual([{ subject: 'Crane' }]);
  });
});
