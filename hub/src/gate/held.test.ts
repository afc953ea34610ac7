/** What is said first of a tool that waits for an operator. */
import { expect, test } from 'vitest';
import type { Integration } from '../catalog/tool.ts';
import { refuseHeld } from './held.ts';

const TIDE: Integration = {
  name: 'tide',
  trust: 'byo',
  endpoint: 'sha256:2',
  purpose: 'Tides.',
  state: 'available',
  tools: [],
  held: [{ wireName: 'get_tide', method: 'getTide', reason: 'image' }],
  skills: [],
  spec: undefined,
  refreshedAt: 0,
  lastError: undefined,
};

function refusal(of: Partial<Integration>): unknown {
  try {
    return refuseHeld({ ...TIDE, ...of }, 'getTide', undefined);
  } catch (error) {
    return error;
  }
}

test.each(['starting', 'available'] as const)(
  'a tool that is held waits for the operator, its worker being %s',
  (state) => {
    expect(refusal({ state })).toMatchObject({ code: 'TOOL_CHANGED', retryable: false });
  },
);

test('a held tool of a worker that does not answer is told as that: accepting it would not help', () => {
  expect(refusal({ state: 'unavailable', awaySince: Date.now() })).toMatchObject({
    code: 'WORKER_UNAVAILABLE',
    message: 'tide does not answer at the moment. Nothing was sent.',
    retryable: true,
  });
  expect(refusal({ state: 'unavailable', awaySince: Date.now() - 120_000 })).toMatchObject({
    retryable: false,
    hint: expect.stringContaining('bin/sallyport status'),
  });
});
