import { expect, test } from 'vitest';
import { callLines } from './call-lines.ts';

const CODE = `const wrx = 1, a = tracker;
tracker.wr(1);
// wr, and once more: wr
my_tracker.wr();
await tracker
  .wr(2); tracker.wr(3);
tracker.callTool("do-it", {});
$wr(tracker);`;

test.each<readonly [string, string, string, readonly number[]]>([
  ['the method beside its integration', 'wr', 'wr_it', [2, 6]],
  ['the tool where the script named that', 'callTool', 'do-it', [7]],
  ['nothing for a name that is not there', 'gone', 'gone', []],
  ['nothing for no name', '', '', []],
])('the lines are those that name %s, as whole words', (_what, method, wireName, lines) => {
  expect(callLines(CODE, 'tracker', method, wireName)).toEqual(lines);
});

test('where none names both, those are told that name the method', () => {
  expect(callLines(CODE, 'harbour', 'wr', 'wr_it')).toEqual([2, 3, 4, 6]);
});

test('so many lines are told, the first ones; a line that names both counts however late it comes', () => {
  const named = '\nwr()'.repeat(100);
  expect(callLines(named, 't', 'wr', 'wr')).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
  expect(callLines(`${named}\nt.wr()`, 't', 'wr', 'wr')).toEqual([102]);
  expect(callLines(`${named}${'\nt.wr()'.repeat(60)}`, 't', 'wr', 'wr')).toHaveLength(50);
});
