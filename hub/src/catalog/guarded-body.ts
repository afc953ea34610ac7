/** A response body from a worker, passed on while it stays within its bounds: a stranger decides how much it sends. */

export interface BodyLimits {
  /** Of the whole body. */
  readonly maxBytes: number;
  /** Of one event; a body that is no event stream is one event. */
  readonly maxEventBytes: number;
  /** Events (lines that carry data); each costs the hub a parse. */
  readonly maxEvents: number;
}

/** One answer of a worker, with the progress notifications before it. */
export const ANSWER_LIMITS: BodyLimits = { maxBytes: 16 << 20, maxEventBytes: 16 << 20, maxEvents: 2_000 };

/** Connecting and listing: no list of tools that is worth serving is longer. */
export const LISTING_LIMITS: BodyLimits = { maxBytes: 4 << 20, maxEventBytes: 4 << 20, maxEvents: 100 };

/** The stream on which a worker tells of changes. A worker that has told so much is connected to anew. */
export const STANDING_LIMITS: BodyLimits = { maxBytes: 8 << 20, maxEventBytes: 64 << 10, maxEvents: 10_000 };

const NEWLINE = 10;

/**
 * Pipes the body through; `onEnd` is called once, with the limit that was passed, or undefined at any other end.
 * Over a limit nothing more is read and the connection is closed.
 */
export function guardBody(
  body: ReadableStream<Uint8Array>,
  limits: BodyLimits,
  onEnd: (exceeded: string | undefined) => void,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  let eventBytes = 0;
  let events = 0;
  let exceeded: string | undefined;

  const check = (chunk: Uint8Array): string | undefined => {
    bytes += chunk.byteLength;
    if (bytes > limits.maxBytes) return `more than ${limits.maxBytes} bytes`;
    // Blank lines end events; counting every line is at most a small multiple, and needs no state between chunks.
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      events += 1;
      eventBytes = 0;
      start = end + 1;
      if (events > limits.maxEvents * LINES_PER_EVENT) return `more than ${limits.maxEvents} events`;
    }
    eventBytes += chunk.byteLength - start;
    return eventBytes > limits.maxEventBytes ? `an event of more than ${limits.maxEventBytes} bytes` : undefined;
  };

  const guard = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      exceeded = check(chunk);
      if (exceeded === undefined) controller.enqueue(chunk);
      else controller.error(new Error(`the worker sent ${exceeded}`));
    },
  });
  const ended = () => onEnd(exceeded);
  body.pipeTo(guard.writable).then(ended, ended);
  return guard.readable;
}

/** `event:`, `id:`, `data:` and the blank line. */
const LINES_PER_EVENT = 4;
