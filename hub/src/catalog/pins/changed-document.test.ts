import { expect, test } from 'vitest';
import { changedDocument } from './changed-document.ts';

test('the text of a skill is told line by line, the rest of it by its path', () => {
  const before = { title: 'Lift', content: 'one\ntwo\nthree' };
  expect(changedDocument(before, { title: 'Lower', content: 'one\n2\nthree' })).toEqual({
    members: [{ path: 'title', was: '"Lift"', is: '"Lower"' }],
    lines: [
      { sign: '-', line: 'two' },
      { sign: '+', line: '2' },
    ],
  });
});

test.each([
  ['a description of an interface', { content: { paths: {} } }, { content: { paths: { '/': 1 } } }],
  ['a text that becomes something else', { content: 'one' }, { content: { paths: {} } }],
])('%s is told by its paths alone', (_what, before, after) => {
  const { members, lines } = changedDocument(before, after);
  expect(members.length).toBeGreaterThan(0);
  expect(lines).toEqual([]);
});
