/** Which heading a cell of a table in a text has. */
import { expect, test } from 'vitest';
import { htmlCells } from './html-rows.ts';
import { tableCells } from './tables.ts';

const headingOf = (text: string, cell: string): readonly string[] | undefined =>
  tableCells(text)(text.indexOf(cell))?.heading;

test.each([
  ['CSV', 'name,home phone\nAnn,555', ['home', 'phone']],
  ['semicolons', 'id;tel\n1;555', ['tel']],
  ['tabs', 'id\tMobile\tcity\n1\t555\tX', ['mobile']],
  ['Markdown', '| Name | Phone |\n| --- | --- |\n| Ann | 555 |', ['phone']],
  ['a quoted cell', 'id,name,tel\n1,"a, b",555', ['tel']],
  ['below a rule', ' id | tel \n----+-----\n  1 | 555', ['tel']],
  ['a table after a text', 'See below.\n\nid;tel\n1;2\n2;555', ['tel']],
])('%s', (_, text, heading) => {
  expect(headingOf(text, '555')).toEqual(heading);
});

test.each([
  ['a text without a table', 'call\n555'],
  ['the heading itself', 'tel;555\n1;2'],
  ['a line after the table', 'id;tel\n1;2\n\n555'],
  ['a first line that holds numbers', 'Ann;12345\nEva;555'],
  ['a line too long for a row', `id;tel\n${'x'.repeat(3_000)};555`],
])('%s has no heading', (_, text) => {
  expect(headingOf(text, '555')).toBeUndefined();
});

test('cells of HTML have headings, too', () => {
  const text = '<table><tr><th>Name</th><th>Phone</th></tr><tr><td>Ann</td><td> 555</td></tr></table> 777';
  const cellAt = htmlCells(text);
  expect(['Phone', '555', 'Ann', '777'].map((part) => cellAt(text.indexOf(part))?.heading)).toEqual([
    undefined,
    ['phone'],
    ['name'],
    undefined,
  ]);
});
