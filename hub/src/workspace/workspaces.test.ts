import { afterEach, expect, test, vi } from 'vitest';
import { workspaceOf } from '../identity.ts';
import { createWorkspaces } from './workspaces.ts';

const KEY = workspaceOf({ name: 'claude' }, undefined);

afterEach(() => vi.useRealTimers());

/** Workspaces whose clock the test moves. */
function underFakeClock(idleTtlMs: number) {
  vi.useFakeTimers();
  const idle: string[] = [];
  const workspaces = createWorkspaces({ idleTtlMs, sweepIntervalMs: 100, onIdle: (key) => idle.push(key) });
  return { workspaces, idle };
}

test('a conversation keeps its tokens from one use to the next', () => {
  const { workspaces, idle } = underFakeClock(1_000);
  const { vault } = workspaces.of(KEY);
  vi.advanceTimersByTime(900);
  expect(workspaces.of(KEY).vault).toBe(vault);
  vi.advanceTimersByTime(900);
  expect(workspaces.of(KEY).vault).toBe(vault);
  expect(idle).toEqual([]);
  workspaces.close();
});

test('one that nobody uses ends after its idle time, and its tokens are dead', () => {
  const { workspaces, idle } = underFakeClock(1_000);
  const token = workspaces.of(KEY).vault.tokenOf('EMAIL', 'ada@example.com', 'crm');
  vi.advanceTimersByTime(1_200);
  expect(idle).toEqual([KEY]);
  expect(workspaces.of(KEY).vault.reveal(token)).toBeUndefined();
  workspaces.close();
});

test('a script that runs for longer than the idle time keeps its conversation', () => {
  const { workspaces, idle } = underFakeClock(1_000);
  const release = workspaces.hold(KEY);
  vi.advanceTimersByTime(5_000);
  expect(idle).toEqual([]);
  release();
  vi.advanceTimersByTime(1_200);
  expect(idle).toEqual([KEY]);
  workspaces.close();
});

test('one that was ended begins anew', () => {
  const { workspaces } = underFakeClock(1_000);
  const { vault } = workspaces.of(KEY);
  workspaces.end(KEY);
  expect(workspaces.of(KEY).vault).not.toBe(vault);
  workspaces.close();
});

test('whoever gets the name of a client that was removed shares nothing with it', () => {
  const { workspaces } = underFakeClock(1_000);
  const [old, fresh] = [
    { name: 'claude', entry: 'a' },
    { name: 'claude', entry: 'b' },
  ];
  const own = [workspaceOf(old, undefined), workspaceOf(old, 's1')];
  const token = workspaces.of(workspaceOf(old, undefined)).vault.tokenOf('EMAIL', 'ada@example.com', 'crm');
  workspaces.of(workspaceOf(old, 's1'));
  expect(workspaces.of(workspaceOf(fresh, undefined)).vault.reveal(token)).toBeUndefined();
  workspaces.of(workspaceOf({ name: 'claude-a' }, undefined));
  expect(workspaces.ofClient(old)).toEqual(own);
  expect(workspaces.ofClient(fresh)).toEqual([workspaceOf(fresh, undefined)]);
  workspaces.close();
});

test('many conversations of a client with long secrets hold no more than one may', () => {
  const { workspaces } = underFakeClock(60_000);
  const kept = Array.from({ length: 12 }, (_, session) => {
    const { vault } = workspaces.of(workspaceOf({ name: 'claude' }, `s${session}`));
    const tokens = Array.from({ length: 4 }, (_one, n) => vault.tokenOf('SECRET', 'k'.repeat(3_000_000) + n, 'crm'));
    return () => tokens.map((token) => String(vault.reveal(token)?.value ?? '').length);
  });
  const lengths = kept.map((one) => one().reduce((sum, length) => sum + length, 0));
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(48 * 1024 * 1024);
  expect(lengths.at(-1)).toBeGreaterThan(0);
  workspaces.close();
});
