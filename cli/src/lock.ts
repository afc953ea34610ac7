/** Lets one process at a time of this user change a file: whoever holds the lock, the others wait for a while. */
import { readlink, rm, symlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 10_000;
const INTERVAL_MS = 20;

/**
 * Runs `work` while no other process holds the lock at `path`. The lock is a link that names its holder: making a link
 * fails where there is one, and writes its whole content in the same step. One whose process is gone is removed.
 * @throws Error that names the holder when the lock does not become free in time.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, waitMs = WAIT_MS): Promise<T> {
  const self = `${process.pid}@${hostname()}`;
  for (const end = performance.now() + waitMs; !(await tryLink(self, path)); await sleep(INTERVAL_MS)) {
    const holder = await holderOf(path);
    if (holder === undefined) continue;
    if (isGone(holder)) await removeStale(path, self);
    if (performance.now() >= end)
      throw new Error(
        `Another sallyport command (process ${holder}) is changing the same file. Try again; if there is no such process any more, remove ${path}.`,
      );
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Two that find the same dead holder must not both remove a lock: the second would remove the first one's new lock.
 * So removing takes a lock itself, and looks again under it. That one is held for two steps and never removed for
 * another process; if its holder is killed in between, a person has to remove the dead lock, as the error says.
 */
async function removeStale(path: string, self: string): Promise<void> {
  const removal = `${path}.removal`;
  if (!(await tryLink(self, removal))) return;
  try {
    const holder = await holderOf(path);
    if (holder !== undefined && isGone(holder)) await rm(path, { force: true });
  } finally {
    await rm(removal, { force: true });
  }
}

async function tryLink(self: string, path: string): Promise<boolean> {
  try {
    await symlink(self, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Undefined when the lock is free by now. */
async function holderOf(path: string): Promise<string | undefined> {
  return readlink(path).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw new Error(`${path} is in the way of a lock: remove it.`);
  });
}

/** Whether a holder has ended. Only processes of this machine can be judged. */
function isGone(holder: string): boolean {
  const [, pid = '', host] = /^(\d+)@(.*)$/.exec(holder) ?? [];
  if (host !== hostname()) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
