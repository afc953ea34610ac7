import { spawnSync } from 'node:child_process';
import { lstat, readlink, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { withLock } from './lock.ts';
import { temporaryProject } from './temporary-home.ts';

async function scene() {
  const temporary = await temporaryProject();
  const path = join(temporary.project.home, 'some.lock');
  return { path, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() };
}

const isThere = (path: string) =>
  lstat(path).then(
    () => true,
    () => false,
  );

/** The number of a process that has ended. */
function deadPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

describe('a lock', () => {
  it('is held by one at a time, and gone afterwards, also when the work failed', async () => {
    await using at = await scene();
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      for (let turns = 0; turns < 5; turns += 1) await turn();
      inside -= 1;
    };
    await Promise.all([1, 2, 3, 4, 5].map(() => withLock(at.path, work)));
    expect(most).toBe(1);
    await expect(withLock(at.path, () => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
    expect(await isThere(at.path)).toBe(false);
  });

  it('of a process that has ended is taken over, by one of those that wait', async () => {
    await using at = await scene();
    await symlink(`${deadPid()}@${hostname()}`, at.path);
    let inside = 0;
    const work = async () => {
      inside += 1;
      expect(inside).toBe(1);
      await turn();
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock(at.path, work)));
    expect(await isThere(at.path)).toBe(false);
    expect(await isThere(`${at.path}.removal`)).toBe(false);
  });

  it.each([
    ['a process that runs', `${process.pid}@${hostname()}`],
    ['a process of another machine', `${deadPid()}@elsewhere.example`],
  ])('of %s is waited for, and named when it stays', async (_, holder) => {
    await using at = await scene();
    await symlink(holder, at.path);
    const never = async () => expect.unreachable();
    await expect(withLock(at.path, never, 100)).rejects.toThrow(
      `Another sallyport command (process ${holder}) is changing the same file. Try again; if there is no such process any more, remove ${at.path}.`,
    );
    expect(await readlink(at.path)).toBe(holder);
  });

  it('says what stands in its place', async () => {
    await using at = await scene();
    await writeFile(at.path, '');
    await expect(withLock(at.path, async () => undefined)).rejects.toThrow(`${at.path} is in the way`);
  });
});
