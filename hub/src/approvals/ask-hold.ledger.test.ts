/** What is known of a call that a person decides about, so that its script is not repeated where it could be done twice. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { unanswered } from './ask.ts';
import { APPROVE, type AskHoldFixture, askHoldFixture, says } from './ask-hold-fixture.ts';

let at: AskHoldFixture['at'];
let call: AskHoldFixture['call'];
let ledger: AskHoldFixture['ledger'];
let staged: AskHoldFixture['staged'];
beforeEach(async () => {
  ({ at, call, ledger, staged } = await askHoldFixture());
});
afterEach(() => at[Symbol.asyncDispose]());

describe('what the ledger of the script says', () => {
  test('of a call that the operator approved while the user was asked: that it left, whatever its worker answered', async () => {
    const failed = call('breakPage', async () => {
      await at.approve(staged());
      return [unanswered('ended')];
    });
    await expect(failed).rejects.toMatchObject({ code: 'API_ERROR' });
    expect(ledger.entries()).toMatchObject([{ left: true, outcome: 'failed' }]);
    expect(ledger.mayHaveChanged()).toBe(true);
  });

  test('of one that the operator approved and that was done: that it was done', async () => {
    await call('writePage', async () => {
      await at.approve(staged());
      return [unanswered('ended')];
    });
    expect(ledger.entries()).toMatchObject([{ left: true, outcome: 'done' }]);
  });

  test('of one that can be approved again: that the script must not be repeated', async () => {
    const failed = call('writePage', async () => {
      await at.worker.close();
      return [APPROVE];
    });
    await expect(failed).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE', retryable: false });
    expect(at.approvals.openCount()).toBe(1);
    expect(ledger.mayHaveChanged()).toBe(true);
  });

  test('of one that waits and whose end could not be recorded: the same', async () => {
    at.failingEvent = 'call.finished';
    await expect(call('writePage', says(unanswered('cancelled')))).rejects.toThrow('the disk is full');
    expect(staged().state).toBe('pending');
    expect(ledger.mayHaveChanged()).toBe(true);
  });

  test('of one that could not be staged: that nothing waits', async () => {
    at.failingEvent = 'action.staged';
    await expect(call('writePage', says(APPROVE))).rejects.toThrow('the disk is full');
    expect(at.approvals.openCount()).toBe(0);
    expect(ledger.mayHaveChanged()).toBe(false);
  });

  test('of one whose script ended before it was staged: the same', async () => {
    const signal = AbortSignal.abort();
    await expect(call('writePage', says(APPROVE), { signal })).rejects.toMatchObject({ code: 'SANDBOX_TIMEOUT' });
    expect(ledger.mayHaveChanged()).toBe(false);
  });

  test('of one that was refused: that nothing can come of it', async () => {
    await expect(call('writePage', says({ verdict: 'reject' }))).rejects.toMatchObject({ code: 'ACTION_REJECTED' });
    expect(ledger.mayHaveChanged()).toBe(false);
  });
});
