/** What the store of actions has room for, and what it forgets. */
import { beforeEach, expect, it } from 'vitest';
import { workspaceOf } from '../identity.ts';
import type { ActionKind } from '../policy/decision.ts';
import { IN_MEMORY, openStore } from '../store/store.ts';
import { ACTION_LIMITS, type ActionError, type ActionLimits } from './action.ts';
import { type ActionStore, createActionStore } from './action-store.ts';
import { ACTION_TABLES } from './action-table.ts';

const FAILED: ActionError = { error: 'no', code: 'API_ERROR', retryable: false };
let store: ActionStore;
let made = 0;

function storeWith(limits: Partial<ActionLimits> = {}): void {
  store = createActionStore(openStore(IN_MEMORY, [ACTION_TABLES]), { ...ACTION_LIMITS, ...limits });
}
beforeEach(() => storeWith());

/** The id of a new action. */
function stage({ client = 'claude', args = '{}', expiresAt = 1_000 } = {}): string {
  made += 1;
  const id = `act-${made}`;
  const names = { id, client, workspace: workspaceOf({ name: client }, undefined), scriptId: `s-${made}`, callId: 1 };
  // Any text does for a kind here.
  const kind = 'tracker@x:make' as ActionKind;
  const tool = {
    integration: 'tracker',
    method: 'make',
    tool: 'make',
    access: 'write',
    description: '',
    kind,
    pin: 'p',
  };
  const shown = { rule: 'mode ask', mayBeAlways: false, hash: 'h', shownArgs: '{}', preview: undefined, callLines: [] };
  store.stage(
    { ...names, ...tool, ...shown, stagedAt: 0, expiresAt },
    { code: 'x', sha256: 'y' },
    { args, nonce: 'n' },
  );
  return id;
}

function apply(id: string, result: string, now = 0): void {
  store.beginApplying(id, 'h', 'http', now);
  store.applied(id, result, now);
}

it('keeps so many open actions of a client, and so many of all', () => {
  storeWith({ perClient: 2, inAll: 3 });
  const first = stage();
  stage();
  expect(() => stage()).toThrow(
    '2 calls of this client wait for a person already; this one was not queued, and not sent.',
  );
  stage({ client: 'other' });
  expect(() => stage({ client: 'other' })).toThrow('3 calls wait');
  store.reject(first, 'http', undefined, 0);
  stage();
  expect(store.open()).toHaveLength(3);
});

it('keeps so many bytes of arguments of one action, and of all of a client', () => {
  storeWith({ argsBytes: 10, argsBytesPerClient: 15 });
  expect(() => stage({ args: '"ääääää"' })).toThrow('may have 10 bytes of arguments, this one has 14');
  stage({ args: '"12345678"' });
  expect(() => stage({ args: '"1234"' })).toThrow('have 15 bytes of arguments');
  stage({ client: 'other', args: '"1234"' });
  expect(store.open()).toHaveLength(2);
});

it('changes a state only from the one that the change starts from', () => {
  const id = stage();
  store.applied(id, '1', 0);
  store.failed(id, FAILED, 0);
  store.backToPending(id);
  expect(store.find(id)?.state).toBe('pending');
  expect(store.beginApplying(id, 'another hash', 'http', 0)).toBe(false);
  expect(store.beginApplying(id, 'h', 'http', 0)).toBe(true);
  expect(store.beginApplying(id, 'h', 'http', 0)).toBe(false);
  expect(store.reject(id, 'http', undefined, 0)).toBe(false);
  store.discard(id);
  expect(store.expire(5_000)).toEqual([]);
  store.failed(id, FAILED, 0);
  expect(store.find(id)).toMatchObject({ state: 'failed', isRetryable: false });
  expect(store.beginApplying(id, 'h', 'http', 0)).toBe(false);
});

it('ends what nobody decided in time, also what could have been approved again', () => {
  const [waiting, failed, later] = [stage(), stage(), stage({ expiresAt: 2_000 })];
  store.beginApplying(failed, 'h', 'http', 0);
  store.failed(failed, { ...FAILED, retryable: true }, 0);
  expect(store.expire(1_000).map(({ id }) => id)).toEqual([waiting, failed]);
  expect(store.open().map(({ id }) => id)).toEqual([later]);
  expect([waiting, failed, later].map((id) => store.secretOf(id) !== undefined)).toEqual([false, false, true]);
});

it('keeps a result until its time is up, and shortly once it was collected', () => {
  const [collected, waiting] = [stage(), stage()];
  apply(collected, '1');
  apply(waiting, '2');
  expect(store.collect(collected, 10)).toBe('1');
  expect(store.collect(collected, 10 + ACTION_LIMITS.collectedLifetimeMs - 1)).toBe('1');
  expect(store.collect(collected, 10 + ACTION_LIMITS.collectedLifetimeMs)).toBeUndefined();
  expect(store.collect(waiting, ACTION_LIMITS.resultLifetimeMs)).toBeUndefined();
  expect(store.find(waiting)?.state).toBe('applied');
});

it('keeps no result that is too long, and of too many the newest', () => {
  storeWith({ resultBytes: 10, resultBytesInAll: 20 });
  const [long, ...ids] = [stage(), stage(), stage(), stage()];
  apply(long ?? '', '"1234567890"');
  expect(store.collect(long ?? '', 1)).toBeUndefined();
  for (const [index, id] of ids.entries()) apply(id, '"1234567"', index);
  expect(ids.map((id) => store.collect(id, 5))).toEqual([undefined, '"1234567"', '"1234567"']);
});

it('forgets finished actions after their time, and those that are too many, with their scripts', () => {
  storeWith({ records: 2, recordLifetimeMs: 100 });
  const [open, old, ...ids] = [stage({ expiresAt: 9_000 }), stage(), stage(), stage(), stage()];
  apply(old ?? '', '1', 0);
  for (const [index, id] of ids.entries()) apply(id, '1', 150 + index);
  const action = store.find(old ?? '');
  store.sweep(200);
  expect([open, old, ...ids].map((id) => store.find(id ?? '')?.state)).toEqual([
    'pending',
    undefined,
    undefined,
    'applied',
    'applied',
  ]);
  expect(() => action && store.scriptOf(action)).toThrow();
});
