/** The audit log as the rest of the hub sees it. */

/** One record; the log adds time, sequence number and the hash chain. Values are JSON and carry no secret. */
export interface AuditRecord {
  readonly event: string;
  /** The log's own: a second one in the line would hide one of the two from every reader. */
  readonly seq?: never;
  readonly time?: never;
  readonly prev?: never;
  readonly hash?: never;
  readonly [field: string]: unknown;
}

/** For what the types do not see: an object that is spread into a record. @throws Error for a member that is the log's own. */
export function refuseOwnMembers(record: AuditRecord): void {
  for (const name of ['seq', 'time', 'prev', 'hash'])
    if (record[name] !== undefined) throw new Error(`a record "${record.event}" has the log's own member "${name}"`);
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
