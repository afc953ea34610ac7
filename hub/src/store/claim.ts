/**
 * The hub's claim on its state folder. Two hubs on one folder would break the chain of its audit log, take each other's
 * sockets away and fail actions that the other is applying, so whoever claims it first has it alone.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Holds as long as this is referenced. */
export interface Claim {
  release(): void;
}

/** Of SQLite: somebody else has the lock. */
const BUSY = 5;

/**
 * Claims the folder (made if it is not there). The lock is the kernel's, on a file that stays empty: it goes with the
 * process, however that ends, and holds between containers that share a volume.
 * @throws Error when another hub has it.
 */
export function claimState(folder: string): Claim {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'hub.lock');
  // Made here, since SQLite would make it with the mode of the process. It is opened by nobody else in a process that has
  // the lock: with any of its descriptors closed, the lock would be gone.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path);
  try {
    // No journal, which a kill would leave behind; nothing is written that could need one.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new Error(`Another hub runs on ${folder}. Stop that one first: two on one state would break it.`);
  }
  return { release: () => database.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY;
}
