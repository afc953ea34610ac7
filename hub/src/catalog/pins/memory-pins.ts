/** For tests: pins in a store that lives in memory. */
import type { AuditLog, AuditRecord } from '../../audit/audit-log.ts';
import { IN_MEMORY, openStore } from '../../store/store.ts';
import { createPinStore, PIN_TABLES } from './pin-store.ts';
import { createPins, type Pins } from './pins.ts';

/** `audit` gets the records; without one they are lost. */
export function memoryPins(audit: Pick<AuditLog, 'append'> = { append: async () => undefined }): Pins {
  return createPins({ store: createPinStore(openStore(IN_MEMORY, [PIN_TABLES])), audit });
}

/** An audit log that the test reads. */
export function memoryAudit(): Pick<AuditLog, 'append'> & { readonly records: readonly AuditRecord[] } {
  const records: AuditRecord[] = [];
  return { records, append: async (record) => void records.push(record) };
}
