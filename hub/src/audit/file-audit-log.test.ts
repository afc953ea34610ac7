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

test('records are chained, in order, across restarts and under concurrency', async () => {
  const first = await openAuditLog(folder);
  await Promise.all(Array.from({ length: 50 }, (_, n) => first.append({ event: 'one', n }, { durable: n % 7 === 0 })));
  await first.close();
  const second = await openAuditLog(folder);
  await second.append({ event: 'two' });
  await second.close();
  const written = await lines();
  expect(written).toHaveLength(51);
  expect(written.slice(0, 50).map((line) => JSON.parse(line).n)).toEqual(Array.from({ length: 50 }, (_, n) => n));
  expectChained(written);
});

test('a record is in the file when append resolves', async () => {
  const log = await openAuditLog(folder);
  await log.append({ event: 'one' });
  expect(await lines()).toHaveLength(1);
  await log.close();
});

test('a last line that was cut by a kill is taken off, and the log says so', async () => {
  const first = await openAuditLog(folder);
  await first.append({ event: 'one' });
  await first.close();
  await appendFile(path(), '{"seq":2,"eve');
  const second = await openAuditLog(folder);
  await second.append({ event: 'two' });
  await second.close();
  const written = await lines();
  expect(written.map((line) => JSON.parse(line).event)).toEqual(['one', 'audit.recovered', 'two']);
  expectChained(written);
});

test('a file that is no audit log is not continued', async () => {
  await writeFile(path(), '{"some": "thing"}\n');
  await expect(openAuditLog(folder)).rejects.toThrow('not an audit record');
});
