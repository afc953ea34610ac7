/** The audit log as the rest of the hub sees it. */

/** One record; the log adds time, sequence number and the hash chain. Values are JSON and carry no secret. */
export interface AuditRecord {
  readonly event: string;
  readonly [field: string]: unknown;
}

export interface AuditLog {
  /**
   * Resolves once the record is written; `durable` waits until it is on disk as well.
   * @throws SallyportError when it cannot be written: what it speaks of must not happen then, or not be answered.
   */
  append(record: AuditRecord, options?: { durable?: boolean }): Promise<void>;
  /** Writes what is left and closes the file. */
  close(): Promise<void>;
}
