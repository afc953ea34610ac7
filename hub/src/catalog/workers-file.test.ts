import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type WorkerEntry, watchWorkersFile } from './workers-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sallyport-workers-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('the list is read, read again when it changes, and kept when the file breaks', async () => {
  const path = join(folder, 'workers.json');
  const lists: (readonly WorkerEntry[])[] = [];
  const idle: (readonly string[])[] = [];
  const errors: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) });
  let changed: () => void = () => undefined;
  const next = () =>
    new Promise<void>((resolve) => {
      changed = resolve;
    });
  const demo = { name: 'demo', url: 'http://demo-mcp:4000/mcp' };
  const first = next();
  const take = (list: readonly WorkerEntry[], notSetUp: readonly string[]): void => {
    lists.push(list);
    idle.push(notSetUp);
    changed();
  };
  const watching = watchWorkersFile(folder, take, log);
  await first;
  const second = next();
  await writeFile(path, JSON.stringify({ workers: [demo] }));
  await second;
  await writeFile(path, '{"workers": [{"name": "Bad Name"}]}');
  await expect.poll(() => errors.length, { timeout: 20_000 }).toBe(1);
  const third = next();
  await writeFile(path, JSON.stringify({ workers: [], notSetUp: ['demo'] }));
  await third;
  (await watching)();
  // Nobody answers for a worker of which nothing is said.
  expect(lists).toEqual([[], [{ ...demo, trust: 'byo' }], []]);
  expect(idle).toEqual([[], [], ['demo']]);
  expect(errors[0]).toContain('workers.json');
});
