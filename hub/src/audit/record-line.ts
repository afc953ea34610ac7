/** One line of the audit log: how it is chained to the one before, and what makes it a sound one. */
import { createHash } from 'node:crypto';

/** A place in the chain: the record that was written last. */
export interface Link {
  readonly seq: number;
  /** SHA-256 in hex. */
  readonly hash: string;
}

/** Before the first record. */
export const GENESIS: Link = { seq: 0, hash: '0'.repeat(64) };

/** What every record has, beside what it tells. */
export interface StoredRecord extends Link {
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly event: string;
  /** Hash of the record before. */
  readonly prev: string;
  readonly [field: string]: unknown;
}

/** The end of every line: the hash of the same line without this field. */
const HASH_FIELD = /^,"hash":"([0-9a-f]{64})"\}$/;
const HASH_FIELD_BYTES = 75;

/** The line (with its line feed) of a record that follows `last`, and the link that it is. `text`: its JSON, not empty. */
export function chainedLine(text: string, time: string, last: Link): { readonly line: string; readonly link: Link } {
  const seq = last.seq + 1;
  const body = `{"seq":${seq},"time":"${time}",${text.slice(1, -1)},"prev":"${last.hash}"}`;
  const hash = createHash('sha256').update(body).digest('hex');
  return { line: `${body.slice(0, -1)},"hash":"${hash}"}\n`, link: { seq, hash } };
}

/** The record of a line (without its line feed) whose hash is that of its bytes; undefined for any other. */
export function soundRecord(line: Uint8Array): StoredRecord | undefined {
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  const end = bytes.length - HASH_FIELD_BYTES;
  const hash = HASH_FIELD.exec(bytes.toString('latin1', Math.max(0, end)))?.[1];
  if (hash === undefined) return undefined;
  if (createHash('sha256').update(bytes.subarray(0, end)).update('}').digest('hex') !== hash) return undefined;
  try {
    const record: unknown = JSON.parse(bytes.toString());
    return isStored(record) ? record : undefined;
  } catch {
    return undefined;
  }
}

function isStored(record: unknown): record is StoredRecord {
  if (typeof record !== 'object' || record === null) return false;
  // An object can be read by name; each field is looked at before it is believed.
  const { seq, time, event, prev } = record as { readonly [field: string]: unknown };
  return Number.isSafeInteger(seq) && [time, event, prev].every((field) => typeof field === 'string');
}
