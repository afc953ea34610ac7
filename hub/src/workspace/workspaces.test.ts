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
