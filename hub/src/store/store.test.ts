import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { IN_MEMORY, inTransaction, openStore } from './store.ts';

const PINS = { name: 'pins', migrations: ['CREATE TABLE pin (name TEXT PRIMARY KEY) STRICT'] };
const PINS_2 = { name: 'pins', migrations: [...PINS.migrations, "ALTER TABLE pin ADD COLUMN why TEXT DEFAULT 'none'"] };
const ACTIONS = { name: 'actions', migrations: ['CREATE TABLE action (id INTEGER PRIMARY KEY) STRICT'] };

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sp-store-'));
  path = join(folder, 'state', 'hub.sqlite');
});
afterEach(() => rm(folder, { recursive: true }));

test('only its owner may read the file, nor what lies beside it', async () => {
  const store = openStore(path, [PINS]);
  store.exec("INSERT INTO pin VALUES ('a')");
  for (const name of [path, `${path}-wal`, `${path}-shm`]) expect((await stat(name)).mode & 0o777).toBe(0o600);
  store.close();
});

test('an owner that comes later, and a later version of one, bring their tables along and leave the rows', () => {
  const first = openStore(path, [PINS]);
  first.exec("INSERT INTO pin VALUES ('a')");
  first.close();
  const second = openStore(path, [ACTIONS, PINS_2]);
  expect(second.prepare('SELECT * FROM pin').all()).toEqual([{ name: 'a', why: 'none' }]);
  expect(second.prepare('SELECT * FROM action').all()).toEqual([]);
  second.close();
});

test.each([
  ['a table in a newer version', [PINS_2], [PINS]],
  ['a table of a part that is not known here', [PINS, ACTIONS], [PINS]],
])('a file with %s is refused, and not touched', (_, newer, older) => {
  openStore(path, newer).close();
  expect(() => openStore(path, older)).toThrow('newer version of Sallyport');
  openStore(path, newer).close();
});

test('a file in a newer format is refused', () => {
  const store = openStore(path, []);
  store.exec('PRAGMA user_version = 2');
  store.close();
  expect(() => openStore(path, [])).toThrow('newer version of Sallyport');
});

test('a migration that fails leaves the version before', () => {
  openStore(path, [PINS]).close();
  const broken = {
    name: 'pins',
    migrations: [...PINS.migrations, 'CREATE TABLE other (id INTEGER) STRICT', 'NONSENSE'],
  };
  expect(() => openStore(path, [broken])).toThrow('NONSENSE');
  const store = openStore(path, [PINS]);
  expect(store.prepare("SELECT name FROM sqlite_schema WHERE name = 'other'").all()).toEqual([]);
  store.close();
});

test('a file that is something else is named, and stays', async () => {
  await writeFile(join(folder, 'notes'), 'not a database, and longer than its header: '.repeat(10));
  expect(() => openStore(join(folder, 'notes'), [])).toThrow('is not a store of this hub');
});

test('statements of a transaction take effect together or not at all', () => {
  const store = openStore(IN_MEMORY, [PINS]);
  const attempt = () =>
    inTransaction(store, () => {
      store.exec("INSERT INTO pin VALUES ('a')");
      throw new Error('in between');
    });
  expect(attempt).toThrow('in between');
  expect(store.prepare('SELECT * FROM pin').all()).toEqual([]);
  store.close();
});

test('what was committed is there after a kill in the middle of the next transaction', async () => {
  const code = `
    import { openStore } from ${JSON.stringify(join(import.meta.dirname, 'store.ts'))};
    const store = openStore(${JSON.stringify(path)}, [${JSON.stringify(PINS)}]);
    store.exec("INSERT INTO pin VALUES ('committed')");
    store.exec("BEGIN IMMEDIATE; INSERT INTO pin VALUES ('open')");
    process.kill(process.pid, 'SIGKILL');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  const store = openStore(path, [PINS]);
  expect(store.prepare('SELECT name FROM pin').all()).toEqual([{ name: 'committed' }]);
  store.close();
});
