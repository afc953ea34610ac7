import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { MAX_PARTS, readBody } from './request-body.ts';

const MAX_BYTES = 100_000;

function reading(declared?: number) {
  const payload = new PassThrough();
  const taken: number[] = [];
  const room = { take: (bytes: number) => void taken.push(bytes), releaseAfter: () => {} };
  return { payload, taken, body: readBody(payload, { declared, maxBytes: MAX_BYTES, room }) };
}

test.each([1, 2, 7, 50_000])('a body in pieces of %d bytes is the same text', async (size) => {
  const text = JSON.stringify({ code: 'zażółć 日本 "{[,' });
  const { payload, body } = reading();
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) payload.write(bytes.subarray(at, at + size));
  payload.end();
  expect(await body).toBe(text);
});

test('room is taken for a declared length before anything comes, otherwise as it comes, and for the values', async () => {
  const declared = reading(80_000);
  expect(declared.taken).toEqual([80_000]);
  const streamed = reading();
  expect(streamed.taken).toEqual([]);
  streamed.payload.end(`[${'1,'.repeat(9_998)}1]`);
  await streamed.body;
  const [text = 0, values] = streamed.taken;
  expect(text).toBeGreaterThanOrEqual(19_999);
  expect(values).toBe(9_999 * 64);
});

test.each([
  ['too long', 'x'.repeat(MAX_BYTES + 1)],
  ['of too many values', `[${'{},'.repeat(MAX_PARTS / 2)}`],
  ['nested too deeply', '['.repeat(201)],
])('a body that is %s is refused before it has ended', async (_, text) => {
  const { payload, body } = reading();
  payload.write(text);
  await expect(body).rejects.toMatchObject({ statusCode: 413 });
});

test('one that is declared too long is not waited for, and one that breaks off is refused', async () => {
  await expect(reading(MAX_BYTES + 1).body).rejects.toMatchObject({ statusCode: 413 });
  const broken = reading();
  broken.payload.destroy(new Error('gone'));
  await expect(broken.body).rejects.toMatchObject({ statusCode: 400 });
});
