/**
 * What a kill or a power cut left at the end of the log, put right before it is continued: whatever follows the last sound
 * record was never acknowledged to anybody, and is set aside in a file of its own.
 */
import { createHash } from 'node:crypto';
import { open, readFile, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { firstSeqOf, namesIn, segmentName, segmentsAmong, syncFolder, tornName } from './log-files.ts';
import { GENESIS, type Link, type StoredRecord, soundRecord } from './record-line.ts';

const LINE_FEED = 0x0a;

/** Bytes that were set aside: beside the log, in a file named after the record that they followed. */
export interface SetAside {
  readonly file: string;
  readonly bytes: number;
  /** Line feeds in it: a kill leaves none, since only the last line can be unfinished. */
  readonly lines: number;
  readonly sha256: string;
}

interface LogEnd {
  /** The last record. */
  readonly link: Link;
  /** `interrupted`: the hub was killed, and the last records of what it did may be missing. */
  readonly before: 'nothing' | 'closed' | 'interrupted';
  readonly setAside: readonly SetAside[];
  /** Name and size of the file that the next record belongs to. */
  readonly segment: string;
  readonly size: number;
}

/**
 * Leaves nothing but sound records at the end of the log, and says where it ends. Killed in the middle, it does the same
 * the next time: what was set aside after the last record has not been put down yet, or there would be a later one.
 * @throws Error when there are lines but no record: that is no audit log, and not continued.
 */
export async function settleEnd(folder: string): Promise<LogEnd> {
  const names = segmentsAmong(await namesIn(folder));
  const tails: { readonly name: string; readonly from: number; readonly bytes: Buffer }[] = [];
  let last: { readonly record: StoredRecord; readonly end: number } | undefined;
  for (const name of names.toReversed()) {
    const bytes = await readFile(join(folder, name));
    last = lastRecord(bytes);
    const from = last?.end ?? 0;
    if (from < bytes.length) tails.unshift({ name, from, bytes: bytes.subarray(from) });
    if (last !== undefined) break;
  }
  if (last === undefined && tails.some(({ bytes }) => bytes.includes(LINE_FEED))) {
    throw new Error(`${join(folder, names[0] ?? '')} holds no audit record. Move the file away to start a new log.`);
  }
  const seq = last?.record.seq ?? 0;
  for (const { bytes } of tails) await setAside(folder, seq, bytes);
  for (const { name, from } of tails) await truncate(join(folder, name), from);
  const aside = await setAsideAfter(folder, seq);
  const segment = names.at(-1) ?? segmentName(seq + 1);
  const wasClosed = last?.record.event === 'audit.closed' && aside.length === 0;
  const before = last === undefined && aside.length === 0 ? 'nothing' : wasClosed ? 'closed' : 'interrupted';
  const isInLast = last !== undefined && (firstSeqOf(segment) ?? 0) <= seq;
  return { link: last?.record ?? GENESIS, before, setAside: aside, segment, size: isInLast ? (last?.end ?? 0) : 0 };
}

function lastRecord(bytes: Buffer): { readonly record: StoredRecord; readonly end: number } | undefined {
  let end = bytes.lastIndexOf(LINE_FEED) + 1;
  while (end > 0) {
    const start = end < 2 ? 0 : bytes.lastIndexOf(LINE_FEED, end - 2) + 1;
    const record = soundRecord(bytes.subarray(start, end - 1));
    if (record !== undefined) return { record, end };
    end = start;
  }
  return undefined;
}

async function setAside(folder: string, seq: number, bytes: Buffer): Promise<void> {
  for (let nth = 1; ; nth += 1) {
    const path = join(folder, tornName(seq, nth));
    const there = await readFile(path).catch(() => undefined);
    // Begun by a start that was itself killed.
    if (there !== undefined && !bytes.subarray(0, there.length).equals(there)) continue;
    const file = await open(path, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await syncFolder(folder);
    return;
  }
}

async function setAsideAfter(folder: string, seq: number): Promise<readonly SetAside[]> {
  const found: SetAside[] = [];
  for (let nth = 1; ; nth += 1) {
    const file = tornName(seq, nth);
    const bytes = await readFile(join(folder, file)).catch(() => undefined);
    if (bytes === undefined) return found;
    const lines = bytes.reduce((count, byte) => count + (byte === LINE_FEED ? 1 : 0), 0);
    found.push({ file, bytes: bytes.length, lines, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
}
