import { describe, expect, test } from 'vitest';
import { type ErrorCode, MAX_ERROR_CHARS, RETRYABLE, SallyportError } from './errors.ts';

/** Those of which the same request may succeed when it is simply sent again; all others are final. */
const MAY_BE_SENT_AGAIN = [
  'CIRCUIT_OPEN',
  'SANDBOX_LOST',
  'SANDBOX_MEMORY',
  'SANDBOX_TIMEOUT',
  'UPSTREAM_TIMEOUT',
  'WORKER_UNAVAILABLE',
];
const FINAL = [
  'ACTION_REJECTED',
  'API_ERROR',
  'CALL_LIMIT_EXCEEDED',
  'CONCURRENT_LIMIT_EXCEEDED',
  'INVALID_API_REQUEST',
  'INVALID_ARGUMENTS',
  'PERMISSION_DENIED',
  'RESULT_TOO_LARGE',
  'SANDBOX_EXECUTION',
  'SANDBOX_FORBIDDEN',
  'SANDBOX_SYNTAX',
  'TOOL_CHANGED',
  'UNKNOWN_INTEGRATION',
  'UNKNOWN_METHOD',
  'UNKNOWN_TOKEN',
];

test('there are these codes and no others', () => {
  expect(Object.keys(RETRYABLE).sort()).toEqual([...MAY_BE_SENT_AGAIN, ...FINAL].sort());
});

// The keys of the table are the codes.
describe.each(Object.keys(RETRYABLE) as ErrorCode[])('%s', (code) => {
  test('says by itself whether it may be sent again, and differently only where it is told so', () => {
    expect(new SallyportError(code, 'x').toShape()).toEqual({
      error: 'x',
      code,
      retryable: MAY_BE_SENT_AGAIN.includes(code),
    });
    expect(new SallyportError(code, 'x', { retryable: false }).toShape().retryable).toBe(false);
  });

  test('shows neither path nor stack nor cause, in message or hint, and no more than its length', () => {
    const words = `boom in /home/ada/x.js:1:2\n    at run (/app/a.js:1:2)\n${'y'.repeat(2 * MAX_ERROR_CHARS)}`;
    const error = new SallyportError(code, words, { hint: words, cause: new Error('hidden') });
    const shape = error.toShape();
    for (const text of [shape.error, shape.hint ?? '']) {
      expect(text).toMatch(/^boom in \[file\]\ny+…$/);
      expect(text).toHaveLength(MAX_ERROR_CHARS);
    }
    expect(JSON.stringify(shape)).not.toContain('hidden');
  });
});
