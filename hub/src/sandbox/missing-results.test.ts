import { expect, test } from 'vitest';
import { missingResultsNote } from './missing-results.ts';

test.each([
  'return results.r9',
  'return results["r9"]',
  "return results['r9']",
  'return results[`r9`]',
  'return results?.r9?.items',
  'return results?.["r9"]',
  'return results\n  .r9\n  .map(String)',
  'const { r9 } = results; return r9',
  'const { r1, r9: old } = results; return old',
  'return [results.r1, { old: results.r9 ?? [] }]',
])('%s: the missing one is named, and those that are there', (source) => {
  expect(missingResultsNote(source, ['r1', 'r7'])).toBe(
    'results.r9 is not kept here: a saved value lives 30 minutes after its last use, in its own conversation; kept now: results.r1, results.r7; make it again',
  );
});

test('several are named, each once; where none is kept, that is said', () => {
  expect(missingResultsNote('return [results.r2, results.r3, results.r2]', [])).toMatch(
    /^results\.r2, results\.r3 are not kept here.*; none is kept now; make it again$/,
  );
});

test('of hundreds the newest are named', () => {
  const kept = Array.from({ length: 300 }, (_, n) => `r${n + 1}`);
  const note = missingResultsNote('return results.r999', kept);
  expect(note).toContain('kept now: results.r281,');
  expect(note).toMatch(/results\.r300; make it again$/);
});

test.each([
  'return results.r1',
  'return Object.keys(results)',
  'const { r1 } = results',
  'const r9 = 4; return r9',
  'return myresults.r9',
  'return results.rows',
  'const { results: { r9 } } = await batch([])',
  'const { length = r9 } = results.r1',
])('%s: nothing is missing', (source) => {
  expect(missingResultsNote(source, ['r1'])).toBeUndefined();
});
