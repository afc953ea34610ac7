/**
 * The audit log in files: append-only JSON lines, each chained to the one before by SHA-256, over files of bounded size.
 * Records that arrive while a write is under way go out together with the next one (group commit).
 */
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SallyportError } from '../errors.ts';
import { type AuditLog, type AuditRecord, refuseOwnMembers } from './audit-log.ts';
import { boundedText } from './bounded-record.ts';
import { segmentName, syncFolder } from './log-files.ts';
import { chainedLine, type Link } from './record-line.ts';
import { settleEnd } from './settle-end.ts';

/** Longest record of the log, without what the chain adds. */
const MAX_RECORD_BYTES = 64 * 1024;
/** A file that has grown to this is followed by the next one. */
const SEGMENT_BYTES = 64 * 1024 * 1024;
/** What the hub's own log repeats of each record, so that it can be held against the files. */
const REPEATED = [
  'event',
  'client',
  'correlationId',
  'callId',
  'actionId',
  'attempt',
  'integration',
  'tool',
  'outcome',
] as const;

interface Waiting {
  readonly record: AuditRecord;
  readonly text: string;
  readonly time: string;
  readonly durable: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export interface FileAuditLogOptions {
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly segmentBytes?: number;
  readonly openFile?: (path: string) => Promise<AuditFile>;
}

/** What the log needs of a file that is only ever appended to. */
type AuditFile = Pick<FileHandle, 'appendFile' | 'datasync' | 'truncate' | 'close'>;

/**
 * Opens the log in the folder (made if it is not there), goes on with its chain, and puts down how it ended before; what
 * a kill left unfinished is set aside, see {@link settleEnd}. While it cannot be written every append fails: nothing runs
 * unrecorded. Once there is room again the log goes on by itself, with a record of how many were lost.
 * @throws Error when what lies there is no audit log, or cannot be written.
 */
export async function openAuditLog(folder: string, options: FileAuditLogOptions): Promise<AuditLog> {
  const { log, segmentBytes = SEGMENT_BYTES, openFile = (path) => open(path, 'a', 0o600) } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const end = await settleEnd(folder);
  let link: Link = end.link;
  let { size } = end;
  let file = await openFile(join(folder, end.segment));
  await syncFolder(folder);
  let waiting: Waiting[] = [];
  let isWriting = false;
  /** Records that could not be written, and why; the file may end in a part of them. */
  let lost: { count: number; readonly cause: unknown } | undefined;
  /** What the disk holds is not known after a failed sync, whatever a later one says. */
  let unsynced: { readonly cause: unknown } | undefined;

  async function nextSegment(): Promise<void> {
    await sync();
    const next = await openFile(join(folder, segmentName(link.seq + 1)));
    await syncFolder(folder);
    await file.close();
    file = next;
    size = 0;
  }

  async function write(group: readonly Waiting[]): Promise<void> {
    if (unsynced !== undefined) throw unsynced.cause;
    if (lost !== undefined) await file.truncate(size);
    if (size >= segmentBytes) await nextSegment();
    const told = [];
    let last = link;
    let lines = '';
    for (const { record, text, time } of lost === undefined ? group : [resumed(lost), ...group]) {
      const made = chainedLine(text, time, last);
      last = made.link;
      lines += made.line;
      told.push({ ...last, ...Object.fromEntries(REPEATED.map((field) => [field, record[field]])) });
    }
    const bytes = Buffer.from(lines);
    await file.appendFile(bytes);
    size += bytes.length;
    link = last;
    if (lost !== undefined) log.warn({ lost: lost.count }, 'the audit log can be written again');
    lost = undefined;
    for (const audit of told) log.info({ audit }, 'audit');
  }

  async function sync(): Promise<void> {
    try {
      await file.datasync();
    } catch (error) {
      unsynced = { cause: error };
      log.error(
        { err: error },
        'the audit log could not be put on disk; nothing is recorded until the hub is restarted',
      );
      throw error;
    }
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      try {
        await write(group);
      } catch (error) {
        if (lost === undefined) log.error({ err: error }, 'the audit log cannot be written; nothing runs until it can');
        lost = { count: (lost?.count ?? 0) + group.length, cause: error };
        for (const { reject } of group) reject(unwritten(error));
        continue;
      }
      for (const { durable, resolve } of group) if (!durable) resolve();
      const durable = group.filter((one) => one.durable);
      if (durable.length === 0) continue;
      try {
        await sync();
        for (const { resolve } of durable) resolve();
      } catch (error) {
        for (const { reject } of durable) reject(unwritten(error));
      }
    }
    isWriting = false;
  }

  const append = async (record: AuditRecord, { durable = false } = {}): Promise<void> => {
    refuseOwnMembers(record);
    const text = boundedText(record, MAX_RECORD_BYTES);
    return new Promise((resolve, reject) => {
      waiting.push({ record, text, time: new Date().toISOString(), durable, resolve, reject });
      if (isWriting) return;
      isWriting = true;
      void flush();
    });
  };

  if (end.setAside.length > 0) log.warn({ setAside: end.setAside }, 'the end of the audit log was unfinished');
  const setAside = end.setAside.length === 0 ? {} : { setAside: end.setAside };
  await append({ event: 'audit.opened', before: end.before, ...setAside }, { durable: true });
  return {
    append,
    async close() {
      // Where it cannot be written, the next start finds the log interrupted, which is what happened.
      await append({ event: 'audit.closed' }, { durable: true }).catch(() => undefined);
      await file.close();
    },
  };
}

/** Stands first once the log can be written again. */
function resumed({ count, cause }: { readonly count: number; readonly cause: unknown }) {
  const code = cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown';
  const record: AuditRecord = { event: 'audit.resumed', lost: count, cause: code };
  return { record, text: JSON.stringify(record), time: new Date().toISOString() };
}

function unwritten(cause: unknown): SallyportError {
  return new SallyportError('API_ERROR', 'The audit log cannot be written, and nothing is done that is not recorded.', {
    hint: 'Tell the operator: is the disk of the hub full? Its log has the reason.',
    cause,
  });
}
