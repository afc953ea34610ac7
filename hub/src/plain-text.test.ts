import { expect, test } from 'vitest';
import { plainText, visibleJson } from './plain-text.ts';

test('text keeps what can be seen and loses what cannot', () => {
  expect(plainText(' a\u200Bb\u202Ec\u0007\n\td\u{E0041} ', 100)).toBe('abc\n\td');
  // Variation selectors, of which there are enough to hide a message in, and letters that are drawn as nothing.
  expect(plainText('a\u{E0100}\u{E01EF}b\uFE0Fc\u3164d\u034Fe', 100)).toBe('abcde');
  expect(plainText('żółć 漢字 🙂', 100)).toBe('żółć 漢字 🙂');
});

test('a cut shows, and goes through no word that is not very long', () => {
  expect(plainText('x'.repeat(50), 10)).toBe(`${'x'.repeat(9)}…`);
  expect(plainText('Lists the harbours', 16)).toBe('Lists the…');
  expect(plainText('Lists the harbours', 10)).toBe('Lists the…');
  expect(plainText('Lists  harbours', 10)).toBe('Lists…');
  expect(plainText(`Lists ${'x'.repeat(50)}`, 40)).toBe(`Lists ${'x'.repeat(33)}…`);
  expect(plainText('Lists the harbours', 18)).toBe('Lists the harbours');
});

test('a JSON value with hidden characters shows them and stays the same value', () => {
  const value = { 'a\u202E': ['\u200Bb', '\u{E0041}'] };
  const json = visibleJson(value);
  expect(json).toBe('{"a\\u202e":["\\u200bb","\\udb40\\udc41"]}');
  expect(JSON.parse(json)).toEqual(value);
});
