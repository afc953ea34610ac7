/** The files of the audit log: one chain over several, each named after its first record; torn ends lie beside them. */
import { open, readdir } from 'node:fs/promises';

const DIGITS = 12;
const SEGMENT = /^audit-(\d{12})\.jsonl$/;

/** The file that begins with this record. */
export function segmentName(firstSeq: number): string {
  return `audit-${padded(firstSeq)}.jsonl`;
}

/** The first record that a file should have by its name; undefined where it is none of the log's. */
export function firstSeqOf(name: string): number | undefined {
  const digits = SEGMENT.exec(name)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** The names of the log's files among these, in the order of the chain. */
export function segmentsAmong(names: readonly string[]): readonly string[] {
  return names.filter((name) => SEGMENT.test(name)).sort();
}

/** Where the bytes go that followed a record and were none themselves; `nth` counts from 1. */
export function tornName(afterSeq: number, nth: number): string {
  return `torn-after-${padded(afterSeq)}${nth === 1 ? '' : `-${nth}`}.part`;
}

/** The names of a folder; none where it is not there. */
export async function namesIn(folder: string): Promise<readonly string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Puts the names of a folder on disk: a file that nobody finds after a power cut is as good as lost. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function padded(seq: number): string {
  return String(seq).padStart(DIGITS, '0');
}
