/** Writes violations of the wire to the audit log: each of them, but not so many that the log becomes the target. */
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';

const PERIOD_MS = 60_000;
const MAX_RECORDS_PER_PERIOD = 100;
const MAX_TEXT_CHARS = 300;

/**
 * The function records one violation. `runner` says by which one, where that is known. Over 100 in a minute are counted
 * only: the next record has their number as `unrecorded`.
 */
export function createAttackRecord(
  audit: AuditLog,
  log: Logger,
  now: () => number = performance.now.bind(performance),
): (what: string, runner?: string) => void {
  let periodStart = Number.NEGATIVE_INFINITY;
  let records = 0;
  let unrecorded = 0;

  return (what, runner) => {
    if (now() - periodStart >= PERIOD_MS) {
      periodStart = now();
      records = 0;
    }
    if (records >= MAX_RECORDS_PER_PERIOD) {
      unrecorded += 1;
      return;
    }
    records += 1;
    const bounded = what.slice(0, MAX_TEXT_CHARS);
    log.warn({ what: bounded, runner, unrecorded }, 'the sandbox broke the rules of the wire');
    const record = {
      event: 'sandbox.attack',
      what: bounded,
      ...(runner === undefined ? {} : { runner }),
      ...(unrecorded === 0 ? {} : { unrecorded }),
    };
    unrecorded = 0;
    audit.append(record).catch((error: unknown) => log.error({ error }, 'audit record lost'));
  };
}
