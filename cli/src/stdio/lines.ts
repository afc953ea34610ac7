/** Newline-delimited text from a stream of bytes. */
import type { Readable } from 'node:stream';

/**
 * The lines of a stream, without their line feed and without empty ones. Only a line feed ends a line: JSON strings
 * may hold other line separators as they are, at which `node:readline` would break them.
 */
export async function* linesOf(stream: Readable): AsyncGenerator<string, void, undefined> {
  let held: Buffer[] = [];
  for await (const data of stream) {
    let chunk = Buffer.from(data);
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10)) {
      const line = Buffer.concat([...held, chunk.subarray(0, end)]).toString('utf8');
      held = [];
      chunk = chunk.subarray(end + 1);
      if (line.trim() !== '') yield line;
    }
    if (chunk.length > 0) held.push(chunk);
  }
  const rest = Buffer.concat(held).toString('utf8');
  if (rest.trim() !== '') yield rest;
}
