/**
 * The audit log in a file: append-only JSON lines, each chained to the one before by SHA-256.
 * Records that arrive while a write is under way go out together with the next one (group commit).
 */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { AuditLog, AuditRecord } from './audit-log.ts';

const GENESIS = '0'.repeat(64);
/** Longest line of the log. What is longer is put down as its size and hash: no record is left out. */
const MAX_LINE_BYTES = 64 * 1024;
const CHUNK_BYTES = 64 * 1024;

interface Waiting {
  readonly line: string;
  readonly durable: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Opens `audit.jsonl` in the folder (made if it is not there), goes on with its chain, and puts down how the log ended
 * before: a last line that a kill cut in the middle was never acknowledged to anybody, and is taken off.
 * After a failed write every later one fails too: nothing runs unrecorded.
 * @throws Error when the last whole line is no record: a log that may have been tampered with is not continued silently.
 */
export async function openAuditLog(folder: string): Promise<AuditLog> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'audit.jsonl');
  const file = await open(path, 'a+', 0o600);
  const end = await readEnd(file, path).catch(async (error: unknown) => {
    await file.close();
    throw error;
  });
  let { seq, hash } = end;
  let waiting: Waiting[] = [];
  let isWriting = false;
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
    isWriting = false;
  };

  const append = (record: AuditRecord, { durable = false } = {}): Promise<void> => {
    seq += 1;
    const body = bodyOf({ seq, time: new Date().toISOString() }, record, hash);
    hash = createHash('sha256').update(body).digest('hex');
    const line = `${body.slice(0, -1)},"hash":"${hash}"}\n`;
    return new Promise((resolve, reject) => {
      waiting.push({ line, durable, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      void flush();
    });
  };

  await append({ event: 'audit.opened', before: end.before, cutBytes: end.cutBytes }, { durable: true });
  return {
    append,
    async close() {
      await append({ event: 'audit.closed' });
      await file.datasync();
      await file.close();
    },
  };
}

async function writeGroup(file: FileHandle, group: readonly Waiting[]): Promise<void> {
  await file.appendFile(group.map(({ line }) => line).join(''));
  if (group.some(({ durable }) => durable)) await file.datasync();
}

function bodyOf(head: { seq: number; time: string }, record: AuditRecord, prev: string): string {
  const body = JSON.stringify({ ...head, ...record, prev });
  const bytes = Buffer.byteLength(body);
  if (bytes <= MAX_LINE_BYTES) return body;
  const sha256 = createHash('sha256').update(JSON.stringify(record)).digest('hex');
  return JSON.stringify({ ...head, event: record.event, tooLong: { bytes, sha256 }, prev });
}

interface LogEnd {
  readonly seq: number;
  readonly hash: string;
  /** `interrupted`: the hub was killed, and the last records of what it did may be missing. */
  readonly before: 'nothing' | 'closed' | 'interrupted';
  /** Bytes of an unfinished last line that were taken off. */
  readonly cutBytes: number;
}

async function readEnd(file: FileHandle, path: string): Promise<LogEnd> {
  const { size } = await file.stat();
  const end = await lastNewline(file, size);
  const cutBytes = size - end;
  if (cutBytes > 0) await file.truncate(end);
  if (end === 0) return { seq: 0, hash: GENESIS, before: cutBytes > 0 ? 'interrupted' : 'nothing', cutBytes };
  const start = await lastNewline(file, end - 1);
  const { seq, hash, event } = recordIn(await read(file, start, end)) ?? {};
  if (typeof seq !== 'number' || typeof hash !== 'string') {
    throw new Error(`The last line of ${path} is not an audit record. Move the file away to start a new log.`);
  }
  return { seq, hash, before: event === 'audit.closed' && cutBytes === 0 ? 'closed' : 'interrupted', cutBytes };
}

function recordIn(
  line: string,
): { readonly seq?: unknown; readonly hash?: unknown; readonly event?: unknown } | undefined {
  try {
    const record: unknown = JSON.parse(line);
    return typeof record === 'object' && record !== null ? record : undefined;
  } catch {
    return undefined;
  }
}

/** The position after the last line feed before `end`; 0 where there is none. */
async function lastNewline(file: FileHandle, end: number): Promise<number> {
  for (let to = end; to > 0; to -= CHUNK_BYTES) {
    const from = Math.max(0, to - CHUNK_BYTES);
    const at = (await read(file, from, to)).lastIndexOf('\n');
    if (at >= 0) return from + at + 1;
  }
  return 0;
}

/** Bytes as Latin-1 text: one character a byte, so that positions are those of the file. */
async function read(file: FileHandle, from: number, to: number): Promise<string> {
  const bytes = Buffer.alloc(to - from);
  await file.read(bytes, 0, bytes.length, from);
  return bytes.toString('latin1');
}
