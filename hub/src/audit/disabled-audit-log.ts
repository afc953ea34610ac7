/** For development: no audit log. That it was switched off stands at the end of the one there was, before it is closed. */
import type { AuditLog } from './audit-log.ts';
import { type FileAuditLogOptions, openAuditLog } from './file-audit-log.ts';

/** Puts down that nothing is put down from here on, and then does not. */
export async function openDisabledAuditLog(folder: string, options: FileAuditLogOptions): Promise<AuditLog> {
  const file = await openAuditLog(folder, options);
  await file.append({ event: 'audit.disabled' }, { durable: true });
  await file.close();
  options.log.warn('THE AUDIT LOG IS OFF (ENABLE_AUDIT=false): what scripts do is recorded nowhere');
  return { append: async () => undefined, close: async () => undefined };
}
