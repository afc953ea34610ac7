import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openAuditLog } from '../../audit/file-audit-log.ts';
import { visited } from './console-fixture.ts';

test('a decision is shown as of whoever took it, and for the client that made the call', async () => {
  const auditFolder = await mkdtemp(join(tmpdir(), 'sp-activity-page-'));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const audit = await openAuditLog(auditFolder, { log: quiet });
  const about = { client: 'claude', integration: 'crane', tool: 'lift' };
  await audit.append({ event: 'action.approved', ...about, surface: 'http' });
  await audit.append({ event: 'action.rejected', ...about, surface: 'elicitation' });
  await audit.close();
  const { get } = await visited({ auditFolder });
  const cells = [...(await get('activity')).body.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) =>
    cell.replace(/<[^>]*>/g, ''),
  );
  expect(cells).toContain('operator (console) for claude');
  expect(cells).toContain('user of claude (asked) for claude');
  expect((await get('approvals')).body.replace(/<[^>]*>/g, '')).toContain('user of claude (asked)');
});
