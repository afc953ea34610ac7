import { expect, test } from 'vitest';
import { openDisabledAuditLog } from './disabled-audit-log.ts';
import { logFolder, silent } from './testing.ts';

test('that the log is switched off stands on the one there was, which ends there and is closed', async () => {
  await using folder = await logFolder();
  await (await folder.open()).close();
  const off = await openDisabledAuditLog(folder.path, { log: silent });
  await off.append({ event: 'one' }, { durable: true });
  await off.close();
  const events = ['audit.opened', 'audit.closed', 'audit.opened', 'audit.disabled', 'audit.closed'];
  expect((await folder.records()).map(({ event }) => event)).toEqual(events);
  await (await folder.open()).close();
  expect((await folder.records())[events.length]).toMatchObject({ event: 'audit.opened', before: 'closed' });
});
