import { describe, expect, it } from 'vitest';
import { type Report, summarize } from './test.ts';

const report = (part: Partial<Report>): Report => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  success: true,
  testResults: [],
  ...part,
});

describe('the last line of the tests', () => {
  it('counts what passed and what was skipped', () => {
    expect(summarize(report({ numPassedTests: 5, numPendingTests: 2, numTodoTests: 1 }), 0)).toEqual({
      line: '5 passed, 0 failed, 3 skipped',
      passed: true,
    });
  });

  it('is no success when a test failed, none ran, or nothing was reported', () => {
    expect(summarize(report({ numPassedTests: 5, numFailedTests: 1, success: false }), 1).passed).toBe(false);
    expect(summarize(report({ numPendingTests: 9 }), 0).passed).toBe(false);
    expect(summarize(report({ numPassedTests: 5 }), 1).passed).toBe(false);
    expect(summarize(undefined, 0)).toEqual({ line: '0 passed, 0 failed, 0 skipped', passed: false });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const broken = { name: 'x.test.ts', status: 'failed', assertionResults: [] };
    const { line, passed } = summarize(report({ numPassedTests: 5, testResults: [broken] }), 1);
    expect(line).toBe('5 passed, 1 failed, 0 skipped');
    expect(passed).toBe(false);
  });
});
