/**
 * The audit log in a file: append-only JSON lines, each chained to the one before by SHA-256.
 * Records that arrive while a write is under way go out together with the next one (group commit).
 */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditLog, AuditRecord } from './audit-log.ts';

const GENESIS = '0'.repeat(64);
/** Longer than any record: arguments and results are on the log as hashes only. */
const TAIL_BYTES = 256 * 1024;

interface Waiting {
  readonly line: string;
  readonly durable: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens `audit.jsonl` in the folder (made if it is not there) and goes on with its chain. A last line that a kill cut
 * in the middle was never acknowledged to anybody: it is taken off, and a record says so.
 * After a failed write every later one fails too: nothing runs unrecorded.
 * @throws Error when the last whole line is no record: a log that may have been tampered with is not continued silently.
 */
export async function openAuditLog(folder: string): Promise<AuditLog> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'audit.jsonl');
  const file = await open(path, 'a+', 0o600);
  const end = await readEnd(file, path);
  let { seq, hash } = end;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let broken: { readonly cause: unknown } | undefined;

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        if (broken !== undefined) throw new Error('The audit log cannot be written.', broken);
        await writeGroup(file, group);
        for (const { resolve } of group) resolve();
      } catch (error) {
        broken ??= { cause: error };
        for (const { reject } of group) reject(error);
      }
    }
    writing = undefined;
  };

  const append = (record: AuditRecord, { durable = false } = {}): Promise<void> => {
    seq += 1;
    const body = JSON.stringify({ seq, time: new Date().toISOString(), ...record, prev: hash });
    hash = createHash('sha256').update(body).digest('hex');
    const line = `${body.slice(0, -1)},"hash":"${hash}"}\n`;
    return new Promise((resolve, reject) => {
      waiting.push({ line, durable, resolve, reject });
      writing ??= flush();
    });
  };

  if (end.cutBytes > 0) await append({ event: 'audit.recovered', cutBytes: end.cutBytes }, { durable: true });
  return {
    append,
    async close() {
      await writing;
      await file.datasync();
      await file.close();
    },
  };
}

async function writeGroup(file: FileHandle, group: readonly Waiting[]): Promise<void> {
  await file.appendFile(group.map(({ line }) => line).join(''));
  if (group.some(({ durable }) => durable)) await file.datasync();
}

interface LogEnd {
  readonly seq: number;
  readonly hash: string;
  /** Bytes of an unfinished last line that were taken off. */
  readonly cutBytes: number;
}

async function readEnd(file: FileHandle, path: string): Promise<LogEnd> {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL_BYTES);
  const tail = Buffer.alloc(size - start);
  await file.read(tail, 0, tail.length, start);
  const wholeLines = tail.subarray(0, tail.lastIndexOf('\n') + 1);
  const cutBytes = tail.length - wholeLines.length;
  if (cutBytes > 0) await file.truncate(size - cutBytes);
  const last = wholeLines.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
  if (last === '') return { seq: 0, hash: GENESIS, cutBytes };
  const record: unknown = JSON.parse(last);
  if (typeof record === 'object' && record !== null && 'seq' in record && 'hash' in record) {
    if (typeof record.seq === 'number' && typeof record.hash === 'string')
      return { seq: record.seq, hash: record.hash, cutBytes };
  }
  throw new Error(`The last line of ${path} is not an audit record. Move the file away to start a new log.`);
}
