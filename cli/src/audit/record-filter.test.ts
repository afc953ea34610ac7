import type { StoredRecord } from '@sallyport/hub/audit-record';
import { expect, it } from 'vitest';
import type { FlagName } from '../flags.ts';
import { recordFilter } from './record-filter.ts';

/** What cannot be made a text of: `String()` of it throws. */
const textless = { toString: 1 };
const odd = (fields: object): StoredRecord => ({ seq: 1, time: '', event: 'x', prev: '', hash: '', ...fields });

it.each<[FlagName, string, object, object]>([
  ['script', 'abcdef', { correlationId: textless }, { correlationId: 'abcdef12' }],
  ['tool', 'demo.add', { integration: textless, tool: 'add' }, { integration: 'demo', tool: 'add' }],
  ['tool', 'demo.add', { integration: 'demo', method: textless }, { integration: 'demo', method: 'add' }],
  ['tool', 'demo.add', { endpointsAccessed: [textless] }, { endpointsAccessed: [textless, 'demo.add'] }],
  ['integration', 'demo', { endpointsAccessed: [textless] }, { endpointsAccessed: [textless, 'demo.add'] }],
])('--%s %s passes over a field that is no text, and still finds', (flag, wanted, passedOver, found) => {
  const filter = recordFilter(new Map([[flag, wanted]]), new Date());
  expect([passedOver, found].map((fields) => filter(odd(fields)))).toEqual([false, true]);
});
