/** How a line is parted into its cells. */
import { expect, test } from 'vitest';
import { rowCells } from './row-cells.ts';

test.each<readonly [string, string, readonly string[]]>([
  ['a,b', ',', ['a', 'b']],
  ['1,"a, b",2\n', ',', ['1', '"a, b"', '2\n']],
  ['"a ""x, y"" b",c', ',', ['"a ""x, y"" b"', 'c']],
  ['"a;b";\t"c"\r\n', ';', ['"a;b"', '\t"c"\r\n']],
  ['5" pipe,"7" pipe,b', ',', ['5" pipe', '"7" pipe', 'b']],
  ['"a,b', ',', ['"a', 'b']],
  ['| "a | b" |', '|', ['', ' "a ', ' b" ', '']],
  ['a,,"",', ',', ['a', '', '""', '']],
])('%j', (line, delimiter, cells) => {
  expect(rowCells(line, delimiter)).toEqual(cells);
});

test('a line that is cut ends in a quoted cell', () => {
  expect(rowCells('1,"a, b', ',', true)).toEqual(['1', '"a, b']);
});
