/** An audit log that says when there is something new on it. */
import type { AuditLog } from '../../audit/audit-log.ts';

export interface HeardAuditLog extends AuditLog {
  /** Calls back after each record that was written. */
  onRecord(listener: () => void): void;
}

export function heardAudit(audit: AuditLog): HeardAuditLog {
  const listeners: (() => void)[] = [];
  return {
    ...audit,
    async append(record, options) {
      await audit.append(record, options);
      for (const listener of listeners) listener();
    },
    onRecord: (listener) => void listeners.push(listener),
  };
}
