/** Writes violations of the wire to the audit log: each of them, but not so many that the log becomes the target. */
import type { Logger } from 'pino';
import type { AuditLog, AuditRecord } from '../audit/audit-log.ts';
import { pacedRecord } from '../audit/paced-record.ts';

const MAX_RECORDS_PER_MINUTE = 100;
const MAX_TEXT_CHARS = 300;

/** The function records one violation. `runner` says by which one, where that is known. */
export function createAttackRecord(
  audit: AuditLog,
  log: Logger,
  now?: () => number,
): (what: string, runner?: string) => void {
  const record = pacedRecord(
    (attack: AuditRecord) => {
      log.warn(attack, 'the sandbox broke the rules of the wire');
      audit.append(attack).catch((error: unknown) => log.error({ error }, 'audit record lost'));
    },
    MAX_RECORDS_PER_MINUTE,
    now,
  );
  return (what, runner) => {
    const bounded = { event: 'sandbox.attack', what: what.slice(0, MAX_TEXT_CHARS) };
    record(runner === undefined ? bounded : { ...bounded, runner });
  };
}
