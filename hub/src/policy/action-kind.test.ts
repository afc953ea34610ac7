import { expect, test } from 'vitest';
import { actionKindOf } from './action-kind.ts';

test('a kind shows which tool of which worker it is', () => {
  const kind = actionKindOf({ name: 'git', endpoint: 'http://git:3000/mcp?a=1' }, { wireName: 'drop:all' });
  expect(kind).toBe('git@http%3A%2F%2Fgit%3A3000%2Fmcp%3Fa%3D1:drop%3Aall');
});

test('no two tools share a kind, whatever their names are made to look like', () => {
  const texts = ['a', 'a:b', 'a@b', 'b', 'a%3Ab', 'a%40b', '%', '%25', '', ':', '@', '\ud800', '%uD800', '\udc00', 'A'];
  const kinds = new Set<string>();
  for (const name of texts)
    for (const endpoint of texts)
      for (const wireName of texts) kinds.add(actionKindOf({ name, endpoint }, { wireName }));
  expect(kinds.size).toBe(texts.length ** 3);
});

test('an endpoint is the same only if all of its address is', () => {
  const urls = ['http://git:1/mcp', 'http://git:1/mcp/', 'http://git:1/mcp?x', 'http://git:1/', 'https://git:1/mcp'];
  expect(new Set(urls.map((endpoint) => actionKindOf({ name: 'git', endpoint }, { wireName: 'x' }))).size).toBe(5);
});
