/** What the store of actions has room for, and what it forgets. */
import type { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it } from 'vitest';
import { workspaceOf } from '../identity.ts';
import type { ActionKind } from '../policy/decision.ts';
import { IN_MEMORY, openStore } from '../store/store.ts';
import { ACTION_LIMITS, type ActionError, type ActionLimits } from './action.ts';
import { type ActionStore, createActionStore } from './action-store.ts';
import { ACTION_TABLES } from './action-table.ts';

const FAILED: ActionError = { error: 'no', code: 'API_ERROR', retryable: false };
let database: DatabaseSync;
let store: ActionStore;
let made = 0;

function storeWith(limits: Partial<ActionLimits> = {}): void {
  database = openStore(IN_MEMORY, [ACTION_TABLES]);
  store = createActionStore(database, { ...ACTION_LIMITS, ...limits });
}
beforeEach(() => storeWith());

/** The id of a new action. */
function stage({ client = 'claude', args = '{}', expiresAt = 1_000 } = {}): string {
  made += 1;
  const id = `act-${made}`;
  const workspace = workspaceOf({ name: client }, undefined);
  const names = { id, client, entry: undefined, workspace, scriptId: `s-${made}`, callId: 1 };
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

it('counts what is open, and what is pending, as they become decided', () => {
  const [failed, applying, applied] = [stage(), stage(), stage(), stage()];
  store.beginApplying(failed ?? '', 'h', 'http', 0);
  store.failed(failed ?? '', { ...FAILED, retryable: true }, 0);
  store.beginApplying(applying ?? '', 'h', 'http', 0);
  apply(applied ?? '', '1');
  expect([store.openCount(), store.open().length, store.pendingCount()]).toEqual([3, 3, 1]);
  store.failed(applying ?? '', FAILED, 0);
  expect([store.openCount(), store.open().length, store.pendingCount()]).toEqual([2, 2, 1]);
});

it('counts, and sums arguments, from indexes alone', () => {
  const prepared: string[] = [];
  const listening = new Proxy(database, {
    get(target, name) {
      if (name === 'prepare')
        return (sql: string) => {
          prepared.push(sql);
          return target.prepare(sql);
        };
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  createActionStore(listening);
  const counting = prepared.filter((sql) => sql.startsWith('SELECT count(*)'));
  expect(counting).toHaveLength(4);
  for (const sql of counting) {
    const parameters = sql.includes('?') ? ['claude'] : [];
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...parameters);
    expect(plan.map(({ detail }) => String(detail))).toEqual([expect.stringContaining('USING COVERING INDEX')]);
  }
});

it('reads no long text for the list of what is open', () => {
  stage();
  const [head] = store.open();
  expect(Object.keys(head ?? {})).toContain('hash');
  for (const text of ['shownArgs', 'preview', 'description', 'args']) expect(head).not.toHaveProperty(text);
});

it('forgets how long arguments were when it erases them', () => {
  storeWith({ argsBytesPerClient: 15 });
  store.reject(stage({ args: '"1234567890"' }), 'http', undefined, 0);
  stage({ args: '"1234567890"' });
  expect(() => stage({ args: '"1234567890"' })).toThrow('have 15 bytes of arguments');
});

it('measures the arguments that an earlier version kept', () => {
  const [first = '', second = '', ...later] = ACTION_TABLES.migrations;
  const older = openStore(IN_MEMORY, [{ ...ACTION_TABLES, migrations: [first, second] }]);
  older.exec(`INSERT INTO action_script VALUES ('s', 'x', 'y');
    INSERT INTO action (id, client, workspace, script_id, call_id, integration, method, tool, access, description, kind,
      rule, may_be_always, pin, hash, shown_args, call_lines, staged_at, expires_at, state, args)
    VALUES ('a', 'claude', 'w', 's', 1, 'i', 'm', 't', 'write', '', 'k', 'r', 0, 'p', 'h', '{}', '[]', 0, 9, 'pending', '"ääää"'),
      ('b', 'claude', 'w', 's', 2, 'i', 'm', 't', 'write', '', 'k', 'r', 0, 'p', 'h', '{}', '[]', 0, 9, 'rejected', NULL)`);
  for (const sql of later) older.exec(sql);
  const bytes = older.prepare('SELECT args_bytes FROM action ORDER BY id').all();
  expect(bytes.map((row) => row['args_bytes'])).toEqual([10, null]);
});
