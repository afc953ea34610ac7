import { expect, test } from 'vitest';
import { awayOptions } from './away.ts';

test('what has been away for a moment may be tried again', () => {
  expect(awayOptions({ awaySince: Date.now() - 50_000 }, 'Soon.')).toEqual({ hint: 'Soon.' });
  expect(awayOptions({ awaySince: undefined }, 'Soon.')).toEqual({ hint: 'Soon.' });
  expect(awayOptions(undefined, 'Soon.')).toEqual({ hint: 'Soon.' });
});

test('what has been away for minutes is for the operator, and is not tried again', () => {
  expect(awayOptions({ awaySince: Date.now() - 185_000 }, 'Soon.')).toEqual({
    retryable: false,
    hint: 'It has not answered for 3 min: trying again will not help. Tell the operator, who sees why with: bin/sallyport status',
  });
});
