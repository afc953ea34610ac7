/** Values that are named by what stands beside them: headings of rows, and the type in their entry. */
import { describe, expect, test } from 'vitest';
import { maskValue } from './mask.ts';
import { contextOf } from './privacy-fixture.ts';

async function masked(value: unknown): Promise<string> {
  return JSON.stringify(await maskValue(value, contextOf())).replace(/\[([A-Z_]+):[0-9a-f]{8,}\]/g, '<$1>');
}

describe('rows that are lists', () => {
  test('go by the headings in the field beside them', async () => {
    const rows = [[418, '602418739', '602418740']];
    expect(await masked({ columns: ['id', 'phone', 'order_no'], rows })).toContain('[418,"<PHONE>","602418740"]');
    const columns = [{ name: 'id' }, { name: 'mobile' }, { name: 'order' }];
    expect(await masked({ columns, rows })).toContain('[418,"<PHONE>","602418740"]');
  });

  test('go by their first row', async () => {
    const values = [
      ['Name', 'Handy', 'Auftrag'],
      ['Huber', '0680 418 27', '0699-104'],
    ];
    expect(await masked({ values })).toContain('["Huber","<PHONE>","0699-104"]');
  });

  test('have no headings where the first row is one like the others', async () => {
    expect(
      await masked([
        ['phone', '602418739'],
        ['x', '602418740'],
      ]),
    ).toBe('[["phone","602418739"],["x","602418740"]]');
    expect(await masked({ columns: 3, rows: [['602418739']] })).toContain('602418739');
  });
});

test('the type in its entry says what a value is', async () => {
  expect(await masked({ type: 'phone', value: '602418739' })).toContain('<PHONE>');
  expect(await masked({ system: 'https://fhir.example/Id/nhs-number', value: '4182770420' })).toContain(
    '<NATIONAL_ID>',
  );
  expect(await masked({ type: 'order', value: '602418739' })).toContain('"602418739"');
});

test('a messenger writes its senders without a plus; other numbers in such a field stay', async () => {
  expect(await masked({ messages: [{ from: '5491141827703' }] })).toContain('<PHONE>');
  expect(await masked({ messages: [{ from: '1793779929331' }], range: { from: 5491141827703 } })).not.toContain(
    'PHONE',
  );
});
