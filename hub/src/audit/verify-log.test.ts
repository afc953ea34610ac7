import { mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { segmentName } from './log-files.ts';
import { chainedLine, GENESIS } from './record-line.ts';
import { type LogFolder, logFolder } from './testing.ts';

/** Ten records in files of some records each. */
async function filled(segmentBytes?: number): Promise<LogFolder & { lines: () => Promise<string[]> }> {
  const folder = await logFolder();
  const log = await folder.open(segmentBytes === undefined ? {} : { segmentBytes });
  for (let n = 1; n <= 8; n += 1) await log.append({ event: 'one', n });
  await log.close();
  return Object.assign(folder, {
    lines: async () => (await readFile(await folder.pathOf(), 'utf8')).trimEnd().split('\n'),
  });
}
const write = async (folder: LogFolder, lines: readonly string[]) =>
  writeFile(await folder.pathOf(), lines.map((line) => `${line}\n`).join(''));

/** A chain of its own over these records, as somebody makes it who knows how. */
function rechained(records: readonly object[], from = GENESIS): string[] {
  let link = from;
  return records.map((record) => {
    const made = chainedLine(JSON.stringify(record), '2026-01-01T00:00:00.000Z', link);
    link = made.link;
    return made.line.trimEnd();
  });
}

test('an untouched log is whole; an empty folder has no record', async () => {
  await using folder = await filled();
  expect(await folder.verify()).toMatchObject({ records: 10, tornEnds: [], unfinishedBytes: 0 });
  expect(await folder.verify()).not.toHaveProperty('problem');
  await using empty = await logFolder();
  expect(await empty.verify()).toMatchObject({ records: 0, head: { seq: 0 } });
});

test('what is no regular file is not read: a device may have no end', async () => {
  await using folder = await filled();
  await symlink('/dev/null', join(folder.path, segmentName(11)));
  await expect(folder.verify()).rejects.toThrow(`${segmentName(11)} is no regular file`);
  await rm(join(folder.path, segmentName(11)));
  // Where somebody keeps them elsewhere.
  const kept = join(await mkdtemp(join(tmpdir(), 'sallyport-kept-')), 'kept.jsonl');
  await rename(await folder.pathOf(), kept);
  await symlink(kept, join(folder.path, segmentName(1)));
  expect(await folder.verify()).toMatchObject({ records: 10 });
});

test('a change of any single byte is found, in the record that it is in', async () => {
  await using folder = await filled();
  const bytes = await readFile(await folder.pathOf());
  let line = 1;
  for (const [at, byte] of bytes.entries()) {
    if (at % 5 === 0) {
      const changed = Buffer.from(bytes);
      changed[at] = byte ^ 1;
      await writeFile(await folder.pathOf(), changed);
      const { problem, records, unfinishedBytes } = await folder.verify();
      if (at === bytes.length - 1) expect(unfinishedBytes).toBeGreaterThan(0);
      else expect([problem?.line, records]).toEqual([line, line - 1]);
    }
    if (byte === 0x0a) line += 1;
  }
});

test.each<[string, (lines: string[]) => string[], { line: number; what: string }]>([
  ['a record taken away', (lines) => lines.toSpliced(3, 1), { line: 4, what: 'record 4 is missing' }],
  ['several', (lines) => lines.toSpliced(3, 3), { line: 4, what: 'records 4 to 6 are missing' }],
  ['the first ones', (lines) => lines.slice(2), { line: 1, what: 'records 1 to 2 are missing' }],
  [
    'two exchanged',
    (lines) => lines.toSpliced(3, 2, lines[4] ?? '', lines[3] ?? ''),
    { line: 4, what: 'record 5 stands in the place of record 4, which was moved to audit-000000000001.jsonl line 5' },
  ],
  [
    'one twice',
    (lines) => lines.toSpliced(3, 0, lines[2] ?? ''),
    { line: 4, what: 'record 3 stands here a second time' },
  ],
  ['a line of nobody', (lines) => lines.toSpliced(3, 0, '{"event":"one"}'), { line: 4, what: 'record 4 was altered' }],
  ['an empty line', (lines) => lines.toSpliced(3, 0, ''), { line: 4, what: 'record 4 was altered' }],
  [
    'a line without end',
    (lines) => lines.toSpliced(3, 1, 'x'.repeat(3_000_000)),
    { line: 4, what: 'record 4 was altered' },
  ],
])('%s is found, and where', async (_, change, problem) => {
  await using folder = await filled();
  await write(folder, change(await folder.lines()));
  const found = await folder.verify();
  expect(found.records).toBe(problem.line - 1);
  expect(found.problem).toMatchObject({ file: 'audit-000000000001.jsonl', line: problem.line });
  expect(found.problem?.what).toContain(problem.what);
});

test('a record that was replaced by another with a right hash does not fit the next one', async () => {
  await using folder = await filled();
  const lines = await folder.lines();
  const { hash } = JSON.parse(lines[2] ?? '');
  const [other = ''] = rechained([{ event: 'one', n: 99 }], { seq: 3, hash });
  await write(folder, lines.toSpliced(3, 1, other));
  expect((await folder.verify()).problem).toMatchObject({
    line: 5,
    what: 'record 5 does not follow record 4 as it stands: one of the two was replaced',
  });
});

test('files that are missing, changed places or were cut are found', async () => {
  await using folder = await filled(700);
  const [first = '', second = '', third = ''] = await folder.files();
  const at = (name: string) => join(folder.path, name);
  const whole = await folder.verify();
  expect(whole).toMatchObject({ records: 10 });
  const bytes = await readFile(at(second));

  await rm(at(second));
  expect((await folder.verify()).problem).toMatchObject({
    file: third,
    line: 1,
    what: expect.stringContaining('missing'),
  });
  await writeFile(at(second), bytes.subarray(0, -20));
  expect((await folder.verify()).problem).toMatchObject({
    file: second,
    what: expect.stringMatching(/^the end of record \d+ is missing/),
  });
  await writeFile(at(second), bytes);
  expect(await folder.verify()).toEqual(whole);
  await rename(at(first), at('audit-000000009999.jsonl'));
  expect((await folder.verify()).problem).toMatchObject({
    file: second,
    what: expect.stringContaining('was moved to audit-000000009999.jsonl line 1'),
  });
});

test('the torn end that a record names must be there as it was set aside', async () => {
  await using folder = await filled();
  await writeFile(await folder.pathOf(), `${(await folder.lines()).join('\n')}\n{"seq":11`);
  await (await folder.open()).close();
  const torn = join(folder.path, 'torn-after-000000000010.part');
  expect(await folder.verify()).toMatchObject({ records: 12, tornEnds: [{ after: 10, bytes: 9 }] });
  await writeFile(torn, '{"seq":12');
  expect((await folder.verify()).problem).toMatchObject({ line: 11, what: expect.stringContaining('was altered') });
  await rm(torn);
  expect((await folder.verify()).problem).toMatchObject({ line: 11, what: expect.stringContaining('is missing') });
});

test('a record made to break the reader is read as it stands', async () => {
  await using folder = await logFolder();
  const hostile = [
    { event: 'audit.opened', setAside: [null, { file: '../../etc/passwd' }] },
    { event: 'audit.opened', setAside: 'x' },
    { event: 'audit.opened', setAside: [{ file: '../../etc/passwd', bytes: 1, lines: 0, sha256: '' }] },
  ];
  await writeFile(
    join(folder.path, 'audit-000000000001.jsonl'),
    rechained(hostile)
      .map((line) => `${line}\n`)
      .join(''),
  );
  expect(await folder.verify()).toMatchObject({
    records: 2,
    problem: { line: 3, what: expect.stringContaining('missing') },
  });
});
