/** Reads the audit log from its end, as far back as somebody wants to see. */
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { firstSeqOf, namesIn, segmentsAmong } from '../../audit/log-files.ts';
import { type StoredRecord, soundRecord } from '../../audit/record-line.ts';

const CHUNK_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;

/** Where a record stands: reading goes on before it. */
export interface Place {
  /** Its own, or of another in the same file that is not after it. */
  readonly seq: number;
  /** Of its first byte in its file. */
  readonly offset: number;
}

export interface PlacedRecord {
  readonly record: StoredRecord;
  readonly place: Place;
}

interface PlacedLine {
  /** Undefined where the line is passed over. */
  readonly record: StoredRecord | undefined;
  readonly place: Place;
  readonly bytes: number;
}

/**
 * Lines from the newest to the oldest, or from the one before `before`. `mayFit` sees a line as bytes: what it refuses is
 * passed over unread. Lines that are no sound record are passed over.
 */
export async function* readBack(
  folder: string,
  before: Place | undefined,
  mayFit: (line: Buffer) => boolean,
): AsyncGenerator<PlacedLine> {
  const names = segmentsAmong(await namesIn(folder)).toReversed();
  for (const name of names) {
    if (before !== undefined && (firstSeqOf(name) ?? 0) > before.seq) continue;
    const isFirst = before !== undefined && name === names.find((one) => (firstSeqOf(one) ?? 0) <= before.seq);
    const file = await open(join(folder, name), 'r');
    try {
      const { size } = await file.stat();
      const end = isFirst ? Math.min(size, before.offset) : size;
      for await (const { line, offset } of linesBack(file, end)) {
        const record = mayFit(line) ? soundRecord(line) : undefined;
        yield { record, place: { seq: record?.seq ?? firstSeqOf(name) ?? 0, offset }, bytes: line.length + 1 };
      }
    } finally {
      await file.close();
    }
  }
}

/** The lines that end before `end`, the last one first, without their line feeds. */
async function* linesBack(
  file: FileHandle,
  end: number,
): AsyncGenerator<{ readonly line: Buffer; readonly offset: number }> {
  let from = end;
  // Parts of one line, the last one first; a line that is being written has no line feed yet, and is left out.
  let parts: Buffer[] = [];
  let isWhole = false;
  while (from > 0) {
    const length = Math.min(CHUNK_BYTES, from);
    from -= length;
    const chunk = Buffer.alloc(length);
    await file.read(chunk, 0, length, from);
    let rest = length;
    for (let at = chunk.lastIndexOf(LINE_FEED); at >= 0; at = at === 0 ? -1 : chunk.lastIndexOf(LINE_FEED, at - 1)) {
      const line = Buffer.concat([chunk.subarray(at + 1, rest), ...parts]);
      if (isWhole) yield { line, offset: from + at + 1 };
      isWhole = true;
      parts = [];
      rest = at;
    }
    if (rest > 0) parts.unshift(chunk.subarray(0, rest));
  }
  if (isWhole && parts.length > 0) yield { line: Buffer.concat(parts), offset: 0 };
}
