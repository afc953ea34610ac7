import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { boundedText } from './bounded-record.ts';

const MAX = 64 * 1024;
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const bounded = (record: Parameters<typeof boundedText>[0]) => {
  const text = boundedText(record, MAX);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX);
  return JSON.parse(text);
};
const WHO = {
  event: 'script',
  client: 'claude',
  correlationId: 'a'.repeat(36),
  outcome: 'SANDBOX_TIMEOUT',
  durationMs: 7,
};

test('a record that fits is as it was', () => {
  const record = { ...WHO, code: 'x'.repeat(60_000), nothing: undefined };
  expect(bounded(record)).toEqual(JSON.parse(JSON.stringify(record)));
});

test('what is too long is cut field by field: the beginning, the length and the hash of the whole', () => {
  const code = `return "${'ą'.repeat(50_000)}"`;
  const ledger = Array.from({ length: 5_000 }, (_, id) => ({ id, call: 'demo.add', outcome: 'done' }));
  const cut = bounded({ ...WHO, code, arguments: { a: 1 }, ledger });
  expect(cut).toMatchObject({ ...WHO, arguments: { a: 1 } });
  const json = JSON.stringify(ledger);
  expect(cut.code).toEqual({ cut: expect.any(String), bytes: Buffer.byteLength(code), sha256: sha256(code) });
  expect(cut.ledger).toEqual({ cut: expect.any(String), bytes: json.length, sha256: sha256(json) });
  expect(code.startsWith(cut.code.cut)).toBe(true);
  expect(json.startsWith(cut.ledger.cut)).toBe(true);
  expect(cut.code.cut.length).toBeGreaterThan(1_000);
});

test.each([
  ['control characters, six bytes each', '\u0001'.repeat(300_000)],
  ['halves of characters', '\ud83d'.repeat(100_000)],
  ['quotes', '"'.repeat(200_000)],
])('text of %s stays within the line too', (_, text) => {
  const cut = bounded({ ...WHO, arguments: { text } });
  expect(cut).toMatchObject(WHO);
  expect(cut.arguments.sha256).toBe(sha256(JSON.stringify({ text })));
});

test('many long fields share the line, and none is left out', () => {
  const fields = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`field${n}`, 'y'.repeat(20_000)]));
  const cut = bounded({ ...WHO, ...fields });
  expect(Object.keys(cut)).toEqual([...Object.keys(WHO), ...Object.keys(fields)]);
  expect(cut).toMatchObject(WHO);
});
