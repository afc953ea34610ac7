import { describe, expect, it } from 'vitest';
import type { Milestone } from '../gate/call.ts';
import { createCallLedger } from './call-ledger.ts';

const tool = (access: 'read' | 'write'): Milestone => ({
  at: 'resolved',
  tool: { wireName: 'do_it', access, isDestructive: false },
});
const WRITE = tool('write');
const READ = tool('read');
const ASKED: Milestone = { at: 'decided', decision: { verdict: 'ask', rule: 'default' } };
const UNSTAGED: Milestone = { at: 'unstaged' };
const LEFT: Milestone = { at: 'left' };
const answered = (as: 'ok' | 'error' | 'unclear'): Milestone => ({ at: 'answered', as });
const lost = (sent: boolean): Milestone => ({ at: 'lost', kind: 'unreachable', sent });

describe('what a ledger says of a call', () => {
  it.each<[string, readonly Milestone[], string | undefined, object, boolean]>([
    ['that waits in line when its script ends', [WRITE], undefined, { outcome: 'queued', left: false }, false],
    ['that left when its script ends', [WRITE, LEFT], undefined, { outcome: 'unknown', left: true }, true],
    ['that was answered', [WRITE, LEFT, answered('ok')], undefined, { outcome: 'done', left: true }, true],
    [
      'that was done, and whose result the script did not get',
      [WRITE, LEFT, answered('ok')],
      'RESULT_TOO_LARGE',
      { outcome: 'done', code: 'RESULT_TOO_LARGE' },
      true,
    ],
    ['that its worker refused', [WRITE, LEFT, answered('error')], 'API_ERROR', { outcome: 'failed', left: true }, true],
    [
      'of which its worker does not know itself',
      [WRITE, LEFT, answered('unclear')],
      'UPSTREAM_TIMEOUT',
      { outcome: 'unknown', code: 'UPSTREAM_TIMEOUT' },
      true,
    ],
    [
      'whose answer got lost',
      [WRITE, LEFT, lost(true)],
      'WORKER_UNAVAILABLE',
      { outcome: 'unknown', left: true },
      true,
    ],
    [
      'whose worker was not reached',
      [WRITE, LEFT, lost(false)],
      'WORKER_UNAVAILABLE',
      { outcome: 'failed', left: false },
      false,
    ],
    ['that the hub refused', [WRITE], 'INVALID_ARGUMENTS', { outcome: 'failed', left: false }, false],
    ['of no tool', [], 'UNKNOWN_METHOD', { outcome: 'failed', left: false }, false],
    [
      'that waits for a person',
      [WRITE, ASKED],
      undefined,
      { outcome: 'queued', left: false },
      // Made once more by a second run of the script, it could be approved twice.
      true,
    ],
    ['that a person refused', [WRITE, ASKED], 'ACTION_REJECTED', { outcome: 'failed', left: false }, false],
    [
      // The operator can approve it again.
      'that a person approved, and whose worker was gone',
      [WRITE, ASKED, LEFT, lost(false)],
      'WORKER_UNAVAILABLE',
      { outcome: 'failed', left: false, isHeld: true },
      true,
    ],
    [
      'that waits for a person, and whose end could not be recorded',
      [WRITE, ASKED],
      'API_ERROR',
      { outcome: 'failed', left: false, isHeld: true },
      true,
    ],
    [
      'that could not be put before a person',
      [WRITE, ASKED, UNSTAGED],
      'API_ERROR',
      { outcome: 'failed', left: false },
      false,
    ],
    ['that only reads', [READ, LEFT], undefined, { outcome: 'unknown', access: 'read' }, false],
    ['that the hub answers itself', [answered('ok')], undefined, { outcome: 'done', left: false }, false],
  ])('%s', (_, milestones, code, expected, mayHaveChanged) => {
    const ledger = createCallLedger();
    const call = ledger.enter('demo', 'doIt');
    for (const milestone of milestones) call.pass(milestone);
    if (code !== undefined) call.settle(code);
    expect(ledger.entries()).toMatchObject([{ id: 1, integration: 'demo', method: 'doIt', ...expected }]);
    expect(ledger.mayHaveChanged()).toBe(mayHaveChanged);
  });

  it('is numbered as the calls were made, and open ones are told', () => {
    const ledger = createCallLedger();
    const [first] = [ledger.enter('demo', 'a'), ledger.enter('demo', 'b')];
    first?.settle();
    expect(ledger.entries().map(({ id, method }) => [id, method])).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect(ledger.open().map(({ id }) => id)).toEqual([2]);
  });

  it('tells the calls of which the script knows that they wait for a person', () => {
    const ledger = createCallLedger();
    const [told, rejected, asked, left] = ['told', 'rejected', 'asked', 'left'].map((name) => {
      const call = ledger.enter('demo', name);
      for (const milestone of [WRITE, ASKED]) call.pass(milestone);
      return call;
    });
    told?.settle();
    rejected?.settle('ACTION_REJECTED');
    for (const milestone of [LEFT, answered('ok')]) left?.pass(milestone);
    left?.settle();
    expect(ledger.pending()).toEqual([told]);
    expect(ledger.open()).toEqual([asked]);
  });
});
