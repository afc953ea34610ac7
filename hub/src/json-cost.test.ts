import { expect, test } from 'vitest';
import { countJson } from './json-cost.ts';

function cost(text: string, { pieceBytes = 1 << 20, eventStream = false } = {}) {
  const counted = countJson({ eventStream });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += pieceBytes) counted.add(bytes.subarray(at, at + pieceBytes));
  return { parts: counted.parts, deepest: counted.deepest };
}

test.each([
  ['{"a":[{},{}]}', { parts: 5, deepest: 3 }],
  ['["[[,,", "\\"[[,,", "\\\\", []]', { parts: 5, deepest: 2 }],
  ['"é[日,"', { parts: 0, deepest: 0 }],
])('%s is counted alike however it is cut', (text, counted) => {
  expect(cost(text)).toEqual(counted);
  for (const pieceBytes of [1, 2, 3, 7]) expect(cost(text, { pieceBytes })).toEqual(counted);
});

test.each([
  ['a quote that opens in another line', `event: "\ndata: ${'['.repeat(50)}\n\n`],
  ['a quote before a lone carriage return', `event: "\rdata: ${'['.repeat(50)}\n\n`],
  ['brackets closed in comments', `${`data: ${'['.repeat(10)}\n: ${']'.repeat(10)}\n`.repeat(5)}\n`],
  ['brackets closed in other fields', `${`data: ${'['.repeat(10)}\ndatum: ${']'.repeat(10)}\n`.repeat(5)}\n`],
  ['more closed than was open', `data: ${']'.repeat(50)}\n\ndata: ${'['.repeat(50)}\n\n`],
])('%s hide nothing in an event stream', (_, text) => {
  for (const pieceBytes of [1, 4, 1 << 20]) {
    expect(cost(text, { eventStream: true, pieceBytes })).toEqual({ parts: 50, deepest: 50 });
  }
});

test('events that close what they open do not add up in depth', () => {
  expect(cost('data: {"a":[]}\n\n'.repeat(300), { eventStream: true }).deepest).toBe(2);
});

test('what a text has of JSON is counted apart, escapes that may be some as well', () => {
  const counted = countJson();
  counted.add(Buffer.from(String.raw`[1,"[{\"a\":1}, \u002c \n"]`));
  expect([counted.parts, counted.quotedParts]).toEqual([2, 4]);
});
