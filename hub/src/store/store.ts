/**
 * The hub's embedded store: one SQLite file. Each part of the hub that keeps something owns its tables, brings the list of
 * statements that made them, and alone reads and writes them.
 */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The tables of one part of the hub. */
export interface StoreOwner {
  /** Names the part in the store; never changes. */
  readonly name: string;
  /** SQL that leads from one version to the next. Only ever appended to: what stands here has run somewhere. */
  readonly migrations: readonly string[];
}

/** Of the way in which versions themselves are kept. */
const FORMAT = 1;
const BUSY_TIMEOUT_MS = 5_000;
export const IN_MEMORY = ':memory:';

/**
 * Opens the file (made if it is not there, mode 0600) and brings the owners' tables up to date. Every committed
 * transaction is on disk when it returns.
 * @throws Error when the file is of a newer version, or is no store.
 */
export function openStore(path: string, owners: readonly StoreOwner[]): DatabaseSync {
  if (path !== IN_MEMORY) {
    mkdirSync(dirname(path), { recursive: true });
    // Made here, since SQLite would make it with the mode of the process; its companions take the mode of the file.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
  }
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
    inTransaction(database, () => migrate(database, path, owners));
  } catch (error) {
    database.close();
    throw isNoDatabase(error)
      ? new Error(`${path} is not a store of this hub. Move the file away to start a new one.`, { cause: error })
      : error;
  }
  return database;
}

/** Runs the statements of `work` as one: all of them take effect, or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function migrate(database: DatabaseSync, path: string, owners: readonly StoreOwner[]): void {
  const format = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
  if (format > FORMAT) throw newer(path);
  database.exec(`PRAGMA user_version = ${FORMAT}`);
  database.exec('CREATE TABLE IF NOT EXISTS store_owner (name TEXT PRIMARY KEY, version INTEGER NOT NULL) STRICT');
  const kept = database.prepare('SELECT name, version FROM store_owner').all();
  const versions = new Map(kept.map(({ name, version }) => [String(name), Number(version)]));
  const known = new Map(owners.map(({ name, migrations }) => [name, migrations.length]));
  for (const [name, version] of versions) if (version > (known.get(name) ?? 0)) throw newer(path);
  const remember = database.prepare('INSERT OR REPLACE INTO store_owner (name, version) VALUES (?, ?)');
  for (const { name, migrations } of owners) {
    for (const sql of migrations.slice(versions.get(name) ?? 0)) database.exec(sql);
    remember.run(name, migrations.length);
  }
}

function newer(path: string): Error {
  return new Error(
    `${path} was written by a newer version of Sallyport, which this one would damage. Start that version, or move the file away to start without what it holds.`,
  );
}

function isNoDatabase(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 26;
}
