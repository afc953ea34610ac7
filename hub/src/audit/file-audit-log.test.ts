import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openAuditLog } from './file-audit-log.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sallyport-audit-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'audit.jsonl');
const lines = async () => (await readFile(path(), 'utf8')).trimEnd().split('\n');

/** Each record names the hash of the one before, and its own hash covers all of it. */
function expectChained(records: readonly string[]): void {
  let prev = '0'.repeat(64);
  records.forEach((line, index) => {
    const { hash, ...body } = JSON.parse(line);
    expect(body).toMatchObject({ seq: index + 1, prev });
    expect(hash).toBe(createHash('sha256').update(JSON.stringify(body)).digest('hex'));
    prev = hash;
  });
}

const events = async () => (await lines()).map((line) => JSON.parse(line).event);

test('records are chained, in order, across restarts and under concurrency', async () => {
  const first = await openAuditLog(folder);
  await Promise.all(Array.from({ length: 50 }, (_, n) => first.append({ event: 'one', n }, { durable: n % 7 === 0 })));
  await first.close();
  const second = await openAuditLog(folder);
  await second.append({ event: 'two' });
  await second.close();
  const written = await lines();
  const numbers = written.map((line) => JSON.parse(line)).filter(({ event }) => event === 'one');
  expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  expect(await events()).toEqual([
    'audit.opened',
    ...Array(50).fill('one'),
    'audit.closed',
    'audit.opened',
    'two',
    'audit.closed',
  ]);
  expectChained(written);
});

test('a record is in the file when append resolves', async () => {
  const log = await openAuditLog(folder);
  await log.append({ event: 'one' });
  expect(await events()).toEqual(['audit.opened', 'one']);
  await log.close();
});

test('how the log ended before is put down', async () => {
  await (await openAuditLog(folder)).close();
  await (await openAuditLog(folder)).close();
  const written = await lines();
  expect(written.map((line) => JSON.parse(line).before)).toEqual(['nothing', undefined, 'closed', undefined]);
  // As a kill leaves it: opened, and never closed.
  await writeFile(path(), `${written.slice(0, 3).join('\n')}\n`);
  await (await openAuditLog(folder)).close();
  expect(JSON.parse((await lines())[3] ?? '')).toMatchObject({ before: 'interrupted' });
});

test.each([
  ['short', '{"seq":2,"eve'],
  ['longer than what is read at a time', `{"seq":2,"event":"${'x'.repeat(300_000)}`],
])('a last line that was cut by a kill, %s, is taken off, and the log says so', async (_, torn) => {
  const first = await openAuditLog(folder);
  await first.append({ event: 'one' });
  await first.close();
  await appendFile(path(), torn);
  const second = await openAuditLog(folder);
  await second.append({ event: 'two' });
  await second.close();
  const written = await lines();
  expect(await events()).toEqual(['audit.opened', 'one', 'audit.closed', 'audit.opened', 'two', 'audit.closed']);
  expect(JSON.parse(written[3] ?? '')).toMatchObject({ before: 'interrupted', cutBytes: torn.length });
  expectChained(written);
});

test('a record that is too long is put down as size and hash, and the log opens again', async () => {
  const first = await openAuditLog(folder);
  await first.append({ event: 'script', calls: '\u0001'.repeat(300_000) });
  await first.close();
  await (await openAuditLog(folder)).close();
  const written = await lines();
  expect(Math.max(...written.map((line) => line.length))).toBeLessThan(70_000);
  expect(JSON.parse(written[1] ?? '')).toMatchObject({
    event: 'script',
    tooLong: { bytes: expect.any(Number), sha256: expect.any(String) },
  });
  expectChained(written);
});

test.each(['{"some": "thing"}\n', 'no JSON at all\n'])(
  'a file that is no audit log is not continued: %j',
  async (text) => {
    await writeFile(path(), text);
    await expect(openAuditLog(folder)).rejects.toThrow('not an audit record');
    expect(await readFile(path(), 'utf8')).toBe(text);
  },
);
