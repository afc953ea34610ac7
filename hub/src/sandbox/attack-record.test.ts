import { expect, test } from 'vitest';
import type { AuditRecord } from '../audit/audit-log.ts';
import { createAttackRecord } from './attack-record.ts';
import { silent } from './testing/sandbox-fixture.ts';

test('what was not recorded for its number is counted on the next record', () => {
  let now = 0;
  const records: AuditRecord[] = [];
  const audit = { append: async (record: AuditRecord) => void records.push(record), close: async () => {} };
  const record = createAttackRecord(audit, silent, () => now);
  for (let n = 1; n <= 250; n += 1) record(`attack ${n}`, 'runner-1');
  expect(records).toHaveLength(100);
  expect(records[0]).toEqual({ event: 'sandbox.attack', what: 'attack 1', runner: 'runner-1' });
  now = 60_000;
  record('x'.repeat(1_000));
  record('last');
  expect(records.slice(100)).toEqual([
    { event: 'sandbox.attack', what: 'x'.repeat(300), unrecorded: 150 },
    { event: 'sandbox.attack', what: 'last' },
  ]);
});
