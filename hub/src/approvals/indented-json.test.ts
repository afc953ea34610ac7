import { expect, test } from 'vitest';
import { indentedJson } from './indented-json.ts';

const VALUES: readonly unknown[] = [
  null,
  true,
  -1.5e300,
  '',
  'a "quoted"\n\u2028 text',
  [],
  {},
  [[], {}, [[]], [{}]],
  { a: { b: [1, 'two', null, { c: false }] }, '': 0, 'with "quotes"': '\u0000', ['__proto__']: 1 },
  JSON.parse('{"__proto__": {"x": [1]}, "1": 2, "a": "\\ud800"}'),
];

test('what is whole is written as JSON.stringify writes it, and what is cut is the beginning of that', () => {
  for (const value of VALUES) {
    const all = JSON.stringify(value, undefined, 2);
    expect(indentedJson(value, all.length)).toEqual({ text: all, isWhole: true });
    for (let most = 0; most < all.length; most += 1)
      expect(indentedJson(value, most)).toEqual({ text: all.slice(0, most), isWhole: false });
  }
});

test('a value is read no further than it is shown', () => {
  let read = 0;
  const items = new Proxy(
    Array.from({ length: 100_000 }, () => 1),
    {
      get(target, key, receiver) {
        read += 1;
        return Reflect.get(target, key, receiver);
      },
    },
  );
  expect(indentedJson({ items }, 4_000).isWhole).toBe(false);
  expect(read).toBeLessThan(4_000);
});
