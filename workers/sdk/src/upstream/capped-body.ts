/** Reads a response body that must not be larger than a limit, and stops reading as soon as it is. */
import type { Readable } from 'node:stream';
import { ToolFailure } from '../tool-failure.ts';

/** Rejects with RESULT_TOO_LARGE; the connection is closed then, so that the rest is not transferred. */
export async function readCapped(body: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the stream.
    if (size > maxBytes) {
      throw new ToolFailure('RESULT_TOO_LARGE', `the upstream's answer is larger than ${maxBytes} bytes`, {
        hint: 'ask for less: a smaller page or a narrower filter',
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
