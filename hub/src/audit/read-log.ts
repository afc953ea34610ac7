/** Reads the audit log from wherever it lies, line by line. Nothing of what it reads is believed yet. */
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, segmentsAmong } from './log-files.ts';

/** Where the files of a log can be had. */
export interface LogSource {
  names(): Promise<readonly string[]>;
  /** The bytes of one of the files. */
  read(name: string): AsyncIterable<Uint8Array>;
}

export interface LogLine {
  readonly file: string;
  /** Within the file, from 1. */
  readonly number: number;
  /** Without its line feed; undefined for a line that is longer than any record. */
  readonly bytes: Buffer | undefined;
  /** False for the end of a file that has no line feed. */
  readonly isWhole: boolean;
}

/** No record comes near. */
const MAX_LINE_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/** A folder on this machine. */
export function folderSource(folder: string): LogSource {
  return { names: () => namesIn(folder), read: (name) => regularFile(folder, name) };
}

/** A device or a pipe in the place of a file may have no end, and no beginning. */
async function* regularFile(folder: string, name: string): AsyncGenerator<Uint8Array> {
  const file = await open(join(folder, name), constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    if (!(await file.stat()).isFile()) throw new Error(`The audit log can't be read: ${name} is no regular file`);
    yield* file.createReadStream({ autoClose: false });
  } finally {
    await file.close();
  }
}

/** All lines, in the order of the chain. */
export async function* readLines(source: LogSource): AsyncGenerator<LogLine> {
  for (const file of segmentsAmong(await source.names())) {
    let number = 0;
    for await (const { bytes, isWhole } of linesOf(source.read(file))) {
      number += 1;
      yield { file, number, bytes, isWhole };
    }
  }
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Pick<LogLine, 'bytes' | 'isWhole'>> {
  let parts: Buffer[] = [];
  let size = 0;
  const add = (part: Buffer): void => {
    size += part.length;
    // What is too long is counted, not kept.
    if (size <= MAX_LINE_BYTES) parts.push(part);
  };
  const take = (): Buffer | undefined => {
    const line = size <= MAX_LINE_BYTES ? Buffer.concat(parts) : undefined;
    parts = [];
    size = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let rest = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    for (let at = rest.indexOf(LINE_FEED); at >= 0; at = rest.indexOf(LINE_FEED)) {
      add(rest.subarray(0, at));
      yield { bytes: take(), isWhole: true };
      rest = rest.subarray(at + 1);
    }
    if (rest.length > 0) add(rest);
  }
  if (size > 0) yield { bytes: take(), isWhole: false };
}
