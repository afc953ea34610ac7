import { expect, test } from 'vitest';
import { stem } from './stem.ts';

test.each([
  ['requests', 'request'],
  ['listing', 'lists'],
  ['deleted', 'deletes'],
  ['deployments', 'deploy'],
  ['wrote', 'write'],
  ['people', 'person'],
  ['indices', 'index'],
  ['analyses', 'analyze'],
  ['notifications', 'notify'],
  ['added', 'add'],
  ['organisations', 'organization'],
  ['colour', 'colors'],
  ['catalogue', 'catalogs'],
  ['repos', 'repository'],
  ['configs', 'configuration'],
  ['docs', 'document'],
  ['prs', 'pr'],
  ['pdfs', 'pdf'],
])('%s and %s are one word', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test.each([
  ['organization', 'organ'],
  ['customer', 'custom'],
  ['news', 'new'],
  ['settings', 'set'],
  ['internal', 'intern'],
  ['conversation', 'conversion'],
  ['department', 'departure'],
  ['university', 'universe'],
  ['community', 'communication'],
  ['recipient', 'recipe'],
  ['policy', 'police'],
  ['added', 'ads'],
  ['pms', 'pm'],
  ['css', 'cs'],
])('%s and %s are two words', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

test.each(['k8s', 's3', 'żółć', 'naïves', '', 'x'.repeat(33)])('%j is no English word and stays as it is', (word) => {
  expect(stem(word)).toBe(word);
});

test('a word has the same stem after any number of others', () => {
  const before = stem('requested');
  for (let n = 0; n < 25_000; n++) stem(`word${n}`);
  expect(stem('requested')).toBe(before);
});
