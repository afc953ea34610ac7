/** Goes through the whole audit log and finds the first record that was altered, taken away or moved. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { firstSeqOf } from './log-files.ts';
import { type LogLine, type LogSource, readLines } from './read-log.ts';
import { GENESIS, type Link, type StoredRecord, soundRecord } from './record-line.ts';
import type { SetAside } from './settle-end.ts';

export interface Verdict {
  /** Sound records in an unbroken chain from the first one on. */
  readonly records: number;
  /** The last of them. */
  readonly head: Link;
  /** The first thing that is wrong, and where. */
  readonly problem?: { readonly file: string; readonly line: number; readonly what: string };
  /** Unfinished ends that kills left, as the log itself names them. */
  readonly tornEnds: readonly TornEnd[];
  /** Bytes after the last record: one that is being written at this moment, or that a kill cut. */
  readonly unfinishedBytes: number;
}

export interface TornEnd extends SetAside {
  /** The record that it followed. */
  readonly after: number;
}

/** Reads all of it. */
export async function verifyLog(source: LogSource): Promise<Verdict> {
  let head: Link = GENESIS;
  let unfinished: LogLine | undefined;
  const tornEnds: TornEnd[] = [];
  const end = (problem?: Verdict['problem']): Verdict => ({
    records: head.seq,
    head,
    tornEnds,
    unfinishedBytes: unfinished?.bytes?.length ?? 0,
    ...(problem === undefined ? {} : { problem }),
  });
  const lines = readLines(source);
  for await (const line of lines) {
    const { file, number } = line;
    const wrong = (what: string): Verdict => end({ file, line: number, what });
    if (unfinished !== undefined) {
      const cut = { file: unfinished.file, line: unfinished.number };
      unfinished = undefined;
      return end({ ...cut, what: `the end of record ${head.seq + 1} is missing, and the log goes on after it` });
    }
    if (!line.isWhole) {
      unfinished = line;
      continue;
    }
    const record = line.bytes === undefined ? undefined : soundRecord(line.bytes);
    if (record === undefined) return wrong(`record ${head.seq + 1} was altered: its hash is not that of its text`);
    if (number === 1 && firstSeqOf(file) !== record.seq && record.seq === head.seq + 1) {
      return wrong(`the file begins with record ${record.seq}, which is not the one in its name`);
    }
    const what = await chainProblem(record, head, lines);
    if (what !== undefined) return wrong(what);
    for (const torn of tornEndsIn(record)) {
      const problem = await tornProblem(torn, source);
      if (problem !== undefined) return wrong(problem);
      tornEnds.push({ ...torn, after: head.seq });
    }
    head = record;
  }
  return end();
}

/** What is wrong with a sound record at this place; `rest` is read on to tell a record that was moved from one that is gone. */
async function chainProblem(
  { seq, prev }: StoredRecord,
  head: Link,
  rest: AsyncIterable<LogLine>,
): Promise<string | undefined> {
  const expected = head.seq + 1;
  if (seq === expected) {
    if (prev === head.hash) return undefined;
    const before = head.seq === 0 ? 'the beginning of the log' : `record ${head.seq}`;
    return `record ${seq} does not follow ${before} as it stands: one of the two was replaced`;
  }
  if (seq < expected)
    return `record ${seq} stands here a second time, or was moved here; record ${expected} is expected`;
  for await (const { file, number, bytes } of rest) {
    if (bytes !== undefined && soundRecord(bytes)?.seq === expected) {
      return `record ${seq} stands in the place of record ${expected}, which was moved to ${file} line ${number}`;
    }
  }
  return seq === expected + 1 ? `record ${expected} is missing` : `records ${expected} to ${seq - 1} are missing`;
}

const Opened = z.object({
  event: z.literal('audit.opened'),
  setAside: z.array(z.object({ file: z.string(), bytes: z.int(), lines: z.int(), sha256: z.string() })),
});

function tornEndsIn(record: StoredRecord): readonly SetAside[] {
  return Opened.safeParse(record).data?.setAside ?? [];
}

async function tornProblem({ file, bytes, sha256 }: SetAside, source: LogSource): Promise<string | undefined> {
  if (!(await source.names()).includes(file)) return `${file}, which this record says was set aside, is missing`;
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of source.read(file)) {
    hash.update(chunk);
    size += chunk.length;
  }
  const isSame = size === bytes && hash.digest('hex') === sha256;
  return isSame ? undefined : `${file}, which this record says was set aside, was altered`;
}
