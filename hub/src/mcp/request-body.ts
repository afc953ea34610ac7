/** Reads the body of a request, which may come in any pieces and at any pace, within its bounds. */
import type { Readable } from 'node:stream';
import { countJson } from '../json-cost.ts';
import { HttpRefusal } from './http-errors.ts';
import type { RequestRoom } from './request-room.ts';

/** Objects, lists and their members. The most that a client has to say are a person's answers to 20 questions. */
export const MAX_PARTS = 10_000;
const MAX_DEPTH = 200;
/** What a value takes beside its text. */
const PART_BYTES = 64;
/** Where the length is not declared; doubled when it is full. */
const FIRST_BYTES = 16 * 1024;

/**
 * Resolves with the text; rejects with an HttpRefusal as soon as it is over a bound, after which the rest is dropped.
 * `declared`: its length where the client has said it.
 */
export function readBody(
  payload: Readable,
  { declared, maxBytes, room }: { declared: number | undefined; maxBytes: number; room: Pick<RequestRoom, 'take'> },
): Promise<string> {
  const cost = countJson();
  // One piece of memory of our own: a byte that comes as a chunk of its own takes a hundred.
  let body = Buffer.alloc(0);
  let length = 0;

  const grow = (size: number): void => {
    if (size > maxBytes) throw new HttpRefusal(413);
    room.take(size - body.length);
    const larger = Buffer.allocUnsafeSlow(size);
    body.copy(larger, 0, 0, length);
    body = larger;
  };
  const add = (chunk: Buffer): void => {
    const needed = length + chunk.length;
    if (needed > body.length) grow(Math.max(needed, Math.min(maxBytes, Math.max(FIRST_BYTES, 2 * body.length))));
    chunk.copy(body, length);
    length = needed;
    cost.add(chunk);
    if (cost.parts > MAX_PARTS || cost.deepest > MAX_DEPTH) throw new HttpRefusal(413);
  };

  return new Promise((resolve, reject) => {
    const settle = (settling: () => void): void => {
      payload.off('data', onData).off('end', onEnd).off('error', onError);
      settling();
    };
    const attempt = (step: () => void): void => {
      try {
        step();
      } catch (error) {
        settle(() => reject(error));
      }
    };
    const onData = (chunk: Buffer): void => attempt(() => add(chunk));
    const onError = (): void => settle(() => reject(new HttpRefusal(400)));
    const onEnd = (): void =>
      attempt(() => {
        room.take(cost.parts * PART_BYTES);
        settle(() => resolve(body.toString('utf8', 0, length)));
      });
    attempt(() => {
      if (declared !== undefined) grow(declared);
      payload.on('data', onData).on('end', onEnd).on('error', onError);
    });
  });
}
