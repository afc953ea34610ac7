import { expect, test } from 'vitest';
import type { AuditRecord } from './audit-log.ts';
import { pacedRecord } from './paced-record.ts';

test('so many in a minute are recorded; of the others the next record has the number', () => {
  let now = 0;
  const records: AuditRecord[] = [];
  const record = pacedRecord(
    (one: AuditRecord) => records.push(one),
    2,
    () => now,
  );
  for (let at = 0; at < 7; at++) record({ event: `e${at}` });
  now = 59_999;
  record({ event: 'e7' });
  now = 60_000;
  record({ event: 'e8' });
  record({ event: 'e9' });
  expect(records).toEqual([{ event: 'e0' }, { event: 'e1' }, { event: 'e8', unrecorded: 6 }, { event: 'e9' }]);
});
