/** Passwords in rows that are lists, in a text. */
import { describe, expect, test } from 'vitest';
import { listRows } from './list-rows.ts';
import { kindsIn } from './privacy-fixture.ts';

const S = '<SECRET>';

describe.each<readonly [string, (value: string) => string]>([
  [
    'JSON',
    (value) =>
      JSON.stringify([
        ['user', 'password', 'n'],
        ['ana', value, 7],
      ]),
  ],
  [
    'JSON in lines',
    (value) =>
      JSON.stringify(
        [
          ['user', 'password'],
          ['ana', value],
        ],
        null,
        2,
      ),
  ],
  ['what a program prints', (value) => `[ [ 'user', 'password' ],\n  [ 'ana', '${value}' ] ]`],
  ['JSON below its headings', (value) => `{"columns":["id","pin"],"rows":[[1,"${value}"],[2,null]]}`],
  ['two tables', (value) => `[["a","b"],["Elm.Root8","c"]] [["password"],["${value}"]]`],
])('of %s', (_, textOf) => {
  test('are masked', async () => {
    expect(await kindsIn({ text: textOf('Elm.Root7') })).toEqual({ text: textOf(S) });
  });
});

test('words count where a field beside the rows says what they are', async () => {
  const textOf = (value: string) =>
    JSON.stringify({
      columns: ['id', 'password'],
      rows: [
        [1, value],
        [2, value],
      ],
    });
  expect(await kindsIn({ text: textOf('elm') })).toEqual({ text: textOf(S) });
});

test.each([
  '[["password","count"],["changed",7]]',
  '[["token","n"],["quick",7]]',
  '{"required":["password"],"rows":[["Elm.Root7"]]}',
  '[["a"],["Elm.Root7"]] password',
  '[[token1, token2...], [othertoken1, othertoken2...]]',
  'const table = { columns: ["id", "password"], rows: [[1, value]] };',
  '{"columns":["password"],"n":{"rows":[]},"tags":[["v2-Beta7","x"]]}',
])('%s stays', async (text) => {
  expect(await kindsIn({ text })).toEqual({ text });
});

test('a quote that is not closed ends nothing', () => {
  expect([...listRows('[["a", "b], ["c')]).toEqual([]);
});
