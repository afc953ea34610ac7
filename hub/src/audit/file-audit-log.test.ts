import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAuditLog } from './file-audit-log.ts';
import { folderSource } from './read-log.ts';
import { logFolder, silent } from './testing.ts';
import { verifyLog } from './verify-log.ts';

const eventsOf = (records: readonly { readonly event: string }[]) => records.map(({ event }) => event);

test('records are chained, in order, across restarts and under concurrency', async () => {
  await using folder = await logFolder();
  const first = await folder.open();
  await Promise.all(Array.from({ length: 50 }, (_, n) => first.append({ event: 'one', n }, { durable: n % 7 === 0 })));
  await first.close();
  const second = await folder.open();
  await second.append({ event: 'two' });
  await second.close();
  const records = await folder.records();
  expect(records.filter(({ event }) => event === 'one').map(({ n }) => n)).toEqual([...Array(50).keys()]);
  expect(eventsOf(records)).toEqual([
    'audit.opened',
    ...Array(50).fill('one'),
    'audit.closed',
    'audit.opened',
    'two',
    'audit.closed',
  ]);
  expect(await folder.verify()).toMatchObject({ records: 55, head: { seq: 55 }, unfinishedBytes: 0 });
});

test('a record is in the file when append resolves, and the hash of a line is that of its own text', async () => {
  await using folder = await logFolder();
  const log = await folder.open();
  await log.append({ event: 'one', word: 'zażółć' });
  const [, line = ''] = (await readFile(await folder.pathOf(), 'utf8')).split('\n');
  const [, body, hash] = /^(.*),"hash":"([0-9a-f]{64})"\}$/.exec(line) ?? [];
  expect(createHash('sha256').update(`${body}}`).digest('hex')).toBe(hash);
  expect(JSON.parse(line)).toMatchObject({ seq: 2, event: 'one', word: 'zażółć' });
  await log.close();
});

test.each(['seq', 'time', 'prev', 'hash'])(
  "a record that brings a member of the log's own, %s, is refused",
  async (name) => {
    await using folder = await logFolder();
    const log = await folder.open();
    // As an object that is spread into a record hides it from the types.
    const hidden: object = { [name]: 'of something else' };
    await expect(log.append({ event: 'one', ...hidden })).rejects.toThrow(`"${name}"`);
    await log.append({ event: 'two' });
    await log.close();
    expect(eventsOf(await folder.records())).toEqual(['audit.opened', 'two', 'audit.closed']);
  },
);

test('how the log ended before is put down', async () => {
  await using folder = await logFolder();
  await (await folder.open()).close();
  await (await folder.open()).close();
  expect((await folder.records()).map(({ before }) => before)).toEqual(['nothing', undefined, 'closed', undefined]);
  // As a kill leaves it: opened, and never closed.
  const lines = (await readFile(await folder.pathOf(), 'utf8')).split('\n');
  await writeFile(await folder.pathOf(), `${lines.slice(0, 3).join('\n')}\n`);
  await (await folder.open()).close();
  expect((await folder.records())[3]).toMatchObject({ before: 'interrupted' });
  expect(await folder.verify()).toMatchObject({ tornEnds: [], records: 5 });
});

test('a last line that was cut by a kill is set aside at every length, and the log says where', async () => {
  await using folder = await logFolder();
  const log = await folder.open();
  await log.append({ event: 'one' });
  await log.append({ event: 'two', text: 'ą\u2028'.repeat(20) });
  const whole = await readFile(await folder.pathOf());
  const start = whole.lastIndexOf(0x0a, -2) + 1;
  await log.close();
  const line = whole.subarray(start);
  for (let length = 1; length < line.length; length += length < 8 || length > line.length - 8 ? 1 : 7) {
    const torn = line.subarray(0, length);
    await writeFile(await folder.pathOf(), Buffer.concat([whole.subarray(0, start), torn]));
    await (await folder.open()).close();
    const sha256 = createHash('sha256').update(torn).digest('hex');
    const setAside = [{ file: 'torn-after-000000000002.part', bytes: length, lines: 0, sha256 }];
    expect((await folder.records()).slice(2)).toMatchObject([{ before: 'interrupted', setAside }, {}]);
    expect(await readFile(join(folder.path, 'torn-after-000000000002.part'))).toEqual(torn);
    expect(await folder.verify()).toMatchObject({ records: 4, tornEnds: [{ after: 2, ...setAside[0] }] });
    await rm(join(folder.path, 'torn-after-000000000002.part'));
  }
});

test('a start that is itself killed leaves nothing out: not while setting aside, nor before that is recorded', async () => {
  await using folder = await logFolder();
  await (await folder.open()).close();
  const sound = await readFile(await folder.pathOf());
  const torn = '{"seq":3,"event":"first"';
  const begun = 'torn-after-000000000002.part';
  // Killed while the bytes were copied.
  await appendFile(await folder.pathOf(), torn);
  await writeFile(join(folder.path, begun), torn.slice(0, 5));
  await (await folder.open()).close();
  expect(await readFile(join(folder.path, begun), 'utf8')).toBe(torn);
  // Killed after the log was cut, while the record that says so was written.
  await writeFile(await folder.pathOf(), Buffer.concat([sound, Buffer.from('{"seq":3,"event":"audit.op')]));
  await (await folder.open()).close();
  expect((await folder.records())[2]?.['setAside']).toMatchObject([
    { file: begun, bytes: torn.length },
    { file: 'torn-after-000000000002-2.part', bytes: 26 },
  ]);
  expect((await folder.verify()).tornEnds.map(({ file, after }) => [file, after])).toEqual([
    [begun, 2],
    ['torn-after-000000000002-2.part', 2],
  ]);
});

test('what a power cut leaves after the last sound record is set aside as well, whole lines too', async () => {
  await using folder = await logFolder();
  await (await folder.open()).close();
  await appendFile(await folder.pathOf(), `${'\0'.repeat(4_096)}\n{"seq":4}\n`);
  await (await folder.open()).close();
  expect(await folder.verify()).toMatchObject({ records: 4, tornEnds: [{ after: 2, lines: 2, bytes: 4_107 }] });
});

test.each(['{"some": "thing"}\n', 'no JSON at all\n'])(
  'a file that is no audit log is not continued: %j',
  async (text) => {
    await using folder = await logFolder();
    const path = join(folder.path, 'audit-000000000001.jsonl');
    await writeFile(path, text);
    await expect(folder.open()).rejects.toThrow('no audit record');
    expect(await readFile(path, 'utf8')).toBe(text);
  },
);

test('the chain goes on over files of bounded size, each named after its first record', async () => {
  await using folder = await logFolder();
  for (let run = 0; run < 3; run += 1) {
    const log = await folder.open({ segmentBytes: 2_000 });
    for (let n = 0; n < 20; n += 1) await log.append({ event: 'one', n });
    await log.close();
  }
  const files = await folder.files();
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const text = await readFile(join(folder.path, file), 'utf8');
    expect(file).toBe(`audit-${String(JSON.parse(text.split('\n')[0] ?? '').seq).padStart(12, '0')}.jsonl`);
    expect((await stat(join(folder.path, file))).size).toBeLessThan(2_400);
  }
  expect(await folder.verify()).toMatchObject({ records: 66, head: { seq: 66 } });
});

test('a kill just after a new file was made, empty or with the beginning of a line, costs nothing', async () => {
  await using folder = await logFolder();
  await (await folder.open()).close();
  const next = join(folder.path, 'audit-000000000003.jsonl');
  await writeFile(next, '');
  await (await folder.open()).close();
  expect((await folder.records()).map(({ before }) => before)).toEqual(['nothing', undefined, 'closed', undefined]);
  await truncate(next, 10);
  await (await folder.open()).close();
  expect(await folder.verify()).toMatchObject({ records: 4, tornEnds: [{ after: 2, bytes: 10 }] });
  expect(await folder.files()).toEqual(['audit-000000000001.jsonl', 'audit-000000000003.jsonl']);
});

/** A file whose disk is full while `isFull` says so, after it took the beginning of what was written. */
async function fillingFile(path: string, isFull: () => boolean) {
  const file = await open(path, 'a');
  const full = () => Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  return {
    async appendFile(data: string | Uint8Array) {
      if (!isFull()) return file.appendFile(data);
      await file.appendFile(Buffer.from(data).subarray(0, 7));
      throw full();
    },
    datasync: () => file.datasync(),
    truncate: (length?: number) => file.truncate(length),
    close: () => file.close(),
  };
}

test('on a full disk every record is refused, and with room again the log goes on and says how many were lost', async () => {
  await using folder = await logFolder();
  let isFull = false;
  const log = await folder.open({ openFile: (path) => fillingFile(path, () => isFull) });
  isFull = true;
  const refused = { code: 'API_ERROR', retryable: false, message: expect.stringContaining('cannot be written') };
  for (let n = 0; n < 3; n += 1)
    await expect(log.append({ event: 'lost' }, { durable: true })).rejects.toMatchObject(refused);
  isFull = false;
  await log.append({ event: 'one' });
  await log.close();
  expect(await folder.records()).toMatchObject([
    { event: 'audit.opened' },
    { event: 'audit.resumed', lost: 3, cause: 'ENOSPC' },
    { event: 'one' },
    { event: 'audit.closed' },
  ]);
  expect(await folder.verify()).toMatchObject({ records: 4, tornEnds: [] });
});

/** A file whose disk fails to sync while `fails` says so. */
async function failingFile(path: string, fails: () => boolean) {
  const file = await fillingFile(path, () => false);
  return { ...file, datasync: () => (fails() ? Promise.reject(new Error('EIO')) : file.datasync()) };
}

test('a disk that fails to sync is not trusted any more, and a record that need not be on disk is not held up by that', async () => {
  await using folder = await logFolder();
  let fails = false;
  const log = await folder.open({ openFile: (path) => failingFile(path, () => fails) });
  fails = true;
  const both = [log.append({ event: 'one' }), log.append({ event: 'two' }, { durable: true })];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  fails = false;
  await expect(log.append({ event: 'three' })).rejects.toMatchObject({ code: 'API_ERROR' });
  await log.close();
});

test('a disk that fails to sync a file before the next one is begun is not trusted any more either', async () => {
  await using folder = await logFolder();
  let fails = false;
  const log = await folder.open({ segmentBytes: 1, openFile: (path) => failingFile(path, () => fails) });
  fails = true;
  await expect(log.append({ event: 'one' })).rejects.toMatchObject({ code: 'API_ERROR' });
  fails = false;
  await expect(log.append({ event: 'two' })).rejects.toMatchObject({ code: 'API_ERROR' });
  await log.close();
  expect(eventsOf(await folder.records())).toEqual(['audit.opened']);
});

/** Mounts a file system of 64 KB; only root can. */
async function tinyDisk(): Promise<(AsyncDisposable & { readonly path: string }) | undefined> {
  const path = await mkdtemp(join(tmpdir(), 'sallyport-full-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', path], { stdio: 'ignore' });
  } catch {
    await rm(path, { recursive: true });
    return undefined;
  }
  return {
    path,
    async [Symbol.asyncDispose]() {
      execFileSync('umount', [path]);
      await rm(path, { recursive: true });
    },
  };
}
const probe = await tinyDisk();
await probe?.[Symbol.asyncDispose]();

test.skipIf(probe === undefined)(
  'a real full disk: what was acknowledged is there, what was refused is not',
  async () => {
    await using disk = await tinyDisk();
    if (disk === undefined) throw new Error('mounting worked a moment ago');
    const folder = join(disk.path, 'audit');
    const log = await openAuditLog(folder, { log: silent });
    let acknowledged = 0;
    let refusal: unknown;
    while (refusal === undefined && acknowledged < 1_000) {
      await log.append({ event: 'one', n: acknowledged, text: 'x'.repeat(3_000) }, { durable: true }).then(
        () => {
          acknowledged += 1;
        },
        (error: unknown) => {
          refusal = error;
        },
      );
    }
    expect(refusal).toMatchObject({ code: 'API_ERROR' });
    await log.close();
    // At least the closing record fits into what the refused one left behind.
    const records = (await readFile(join(folder, (await readdir(folder))[0] ?? ''), 'utf8'))
      .split('\n')
      .filter(Boolean);
    expect(records.filter((line) => JSON.parse(line).event === 'one')).toHaveLength(acknowledged);
    expect(await verifyLog(folderSource(folder))).not.toHaveProperty('problem');
  },
);
