/** Secrets in rows that are lists, which only the heading of their column tells. */
import { describe, expect, test } from 'vitest';
import { contextOf, kindsIn } from './privacy-fixture.ts';
import { DEFAULT_RULES } from './rules.ts';

const S = '<SECRET>';
const RANDOM = 'q8Zk3nXw0Lr5Tb7Yc2VdF4Hs9Gm1Jp6A';
const HEX = '3f9a1c07b5d2e8463f9a1c07b5d2e8463f9a1c07';

describe('headings in a field beside the rows count like the names of fields', () => {
  test.each<readonly [string, object, readonly unknown[], readonly unknown[]]>([
    ['texts', { columns: ['id', 'password'] }, [1, 'elm'], [1, S]],
    ['objects', { fields: [{ name: 'id' }, { name: 'password' }] }, [1, 'Hunter22!'], [1, S]],
    ['a PIN that is a number', { headers: ['id', 'pin'] }, [1, 4711], [1, S]],
    ['one of them is long', { columns: ['id of 2026', 'api_token'] }, [1, 'elm'], [1, S]],
    [
      'cells that are objects',
      { cols: ['id', 'pw'] },
      [{ value: '1' }, { value: 'elm' }],
      [{ value: '1' }, { value: S }],
    ],
    ['a name that may go with a secret', { columns: ['id', 'session'] }, ['Keynote', RANDOM], ['Keynote', S]],
    ['a database of columns', { meta: [{ name: 'id' }, { name: 'secret' }] }, ['1', 'elm'], ['1', S]],
  ])('%s', async (_, headings, row, masked) => {
    const rows = 'meta' in headings ? 'data' : 'rows';
    expect(await kindsIn({ ...headings, [rows]: [row, row] })).toEqual({ ...headings, [rows]: [masked, masked] });
  });

  test.each<readonly [string, object, string, string]>([
    ['a warehouse', { schema: { fields: [{ name: 'id' }, { name: 'password' }] } }, 'f', 'v'],
    [
      'a chart',
      {
        cols: [
          { id: 'A', label: 'id' },
          { id: 'B', label: 'password' },
        ],
      },
      'c',
      'v',
    ],
    ['a graph', { columns: ['id', 'password'] }, 'row', 'value'],
  ])('also in rows of %s', async (_, headings, cells, value) => {
    const rowOf = (last: string) => ({ [cells]: [{ [value]: '1' }, { [value]: last }] });
    expect(await kindsIn({ ...headings, rows: [rowOf('elm')] })).toEqual({ ...headings, rows: [rowOf(S)] });
  });

  test.each<readonly [string, object]>([
    ['an object around the headings', { resultSetMetaData: { rowType: [{ name: 'ID' }, { name: 'PASSWORD' }] } }],
    ['headings of a database', { columnMetadata: [{ name: 'id' }, { name: 'password' }] }],
  ])('also in %s', async (_, headings) => {
    expect(await kindsIn({ ...headings, data: [[1, 'elm']] })).toEqual({ ...headings, data: [[1, S]] });
  });

  test('also where the first row repeats them', async () => {
    const ResultSetMetadata = { ColumnInfo: [{ Name: 'id' }, { Name: 'password' }] };
    const rowOf = (last: string) => ({ Data: [{ VarCharValue: 'id' }, { VarCharValue: last }] });
    expect(await kindsIn({ ResultSetMetadata, Rows: [rowOf('password'), rowOf('elm')] })).toEqual({
      ResultSetMetadata,
      Rows: [rowOf('password'), rowOf(S)],
    });
  });

  test('also where one column names what stands in the next', async () => {
    const header = ['Item', 'Field', 'Value'];
    const [told, other] = [
      ['NAS', 'password', 'Elm.Root7'],
      ['NAS', 'url', 'v2-a'],
    ];
    expect(await kindsIn({ header, rows: [told, other] })).toEqual({ header, rows: [['NAS', 'password', S], other] });
    expect(await kindsIn([header, told, other])).toEqual([header, ['NAS', 'password', S], other]);
  });

  test('also where they stand beside a single row', async () => {
    const columns = ['id', 'password'];
    expect(await kindsIn({ columns, values: [1, 'elm'] })).toEqual({ columns, values: [1, S] });
    expect(await kindsIn({ columns, values: ['elm', 'oak', 'fir'] })).toEqual({
      columns,
      values: ['elm', 'oak', 'fir'],
    });
  });

  test('capitals do not matter', async () => {
    const Columns = [{ ColumnName: 'id' }, { ColumnName: 'password' }];
    expect(await kindsIn({ Columns, Rows: [[1, 'elm']] })).toEqual({ Columns, Rows: [[1, S]] });
  });

  test('an operator can leave a column alone', async () => {
    const value = { columns: ['id', 'password'], rows: [[1, 'elm']] };
    const rules = { ...DEFAULT_RULES, leave: ['rows.password'] };
    expect(await kindsIn(value, contextOf({ rules }))).toEqual(value);
  });
});

describe('under a first row of headings', () => {
  test.each<readonly [string, readonly unknown[], readonly unknown[], readonly unknown[]]>([
    ['passwords', ['user', 'password', 'host'], ['anna', 'Hunter22!x', 'h1'], ['anna', S, 'h1']],
    ['passwords in another language', ['Osoba', 'Hasło'], ['anna', 'Wiosna26!'], ['anna', S]],
    ['passwords of digits', ['user', 'password'], ['anna', 84712233], ['anna', S]],
    ['PINs', ['Name', 'PIN'], ['A', 4711], ['A', S]],
    ['PINs that are texts', ['Name', 'PIN'], ['A', '4711'], ['A', S]],
    ['check numbers of cards', ['Name', 'CVV'], ['A', '123'], ['A', S]],
    ['tokens', ['id', 'api_token'], [1, '9f8e7d6c5b4a39281706'], [1, S]],
    ['tokens that look like a digest', ['id', 'api_token'], [1, HEX], [1, S]],
    ['generated keys', ['name', 'key'], ['a', RANDOM], ['a', S]],
    ['a column without a name', ['#', '', null, 'password'], [1, 'x', 'y', 'Hunter22!'], [1, 'x', 'y', S]],
    ['one column', ['password'], ['Hunter22!'], [S]],
  ])('%s are masked', async (_, headings, row, masked) => {
    expect(await kindsIn({ values: [headings, row, row] })).toEqual({ values: [headings, masked, masked] });
  });

  test('whatever title stands above it', async () => {
    const above = [['Accounts 2', ''], [], ['user', 'Passwort1']];
    expect(await kindsIn([...above, ['anna', 'Hunter22!']])).toEqual([...above, ['anna', S]]);
  });
});

test.each([
  [
    'words',
    [
      ['name', 'token', 'count'],
      ['the', 'quick', 5],
      ['a', 'running', 7],
    ],
  ],
  [
    'states',
    [
      ['job', 'token'],
      ['a', 'active'],
      ['b', 'revoked'],
      ['c', 'see below'],
    ],
  ],
  [
    'numbers of tickets',
    [
      ['key', 'title', 'price'],
      ['PROJ-12', 'Screen', '12.50'],
      ['PROJ-13', 'Mouse', 1999],
    ],
  ],
  [
    'an article',
    [
      ['id', 'key', 'qty'],
      [1048576, 'SKU-4711-B', 3],
    ],
  ],
  [
    'primary keys',
    {
      columns: ['id', 'key'],
      rows: [
        [4711, 'PROJ-12'],
        [4712, 'PROJ-13'],
      ],
    },
  ],
  [
    'yes and no',
    {
      columns: ['id', 'pin'],
      rows: [
        [1, true],
        [2, false],
        [3, null],
        [4, ''],
      ],
    },
  ],
  [
    'what is pinned',
    [
      ['note', 'pin'],
      ['a', true],
      ['b', 'no'],
      ['c', ''],
    ],
  ],
  [
    'pins of a board',
    [
      ['port', 'pin', 'mode'],
      ['LED', 13, 'out'],
      ['BTN', 7, 'in'],
    ],
  ],
  [
    'passes and fails',
    [
      ['suite', 'pass', 'fail'],
      ['unit', 1200, 3],
      ['e2e', '1,200', '98.5%'],
    ],
  ],
  ['passes beside a heading', { columns: ['suite', 'pass'], rows: [['unit', 1200]] }],
  [
    'settings in docs',
    [
      ['Setting', 'Password'],
      ['Minimum length', '8'],
      ['Rotation', '90 days'],
      ['Hash', 'argon2id'],
    ],
  ],
  [
    'parameters in docs',
    [
      ['Parameter', 'Token', 'Type'],
      ['a', 'required', 'string'],
      ['b', '$TOKEN', 'text'],
    ],
  ],
  [
    'what describes a secret',
    [
      ['user', 'password_changed_at', 'max_tokens'],
      ['anna', '2026-01-01', 4096000],
    ],
  ],
  ['parts of a text', { columns: ['token', 'start_offset'], rows: [['quick', 4]] }],
  [
    'sessions of a conference',
    {
      columns: ['id', 'session'],
      rows: [
        [1, 'Opening keynote'],
        [2, 'Lunch'],
      ],
    },
  ],
  ['headings that look like a pair', { fields: ['password', 'user'], rows: [['', 'anna']] }],
  [
    'rows without headings',
    [
      ['password', 'Elm!44', 'x'],
      ['user42!', 'y', 'z'],
    ],
  ],
])('a table of %s stays', async (_, value) => {
  expect(await kindsIn(value)).toEqual(value);
});
