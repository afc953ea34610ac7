/** A response body from a worker, passed on while it stays within its bounds: a stranger decides how much it sends. */
import { countJson, type JsonCost } from '../../json-cost.ts';
import type { AnswerRoom } from './answer-room.ts';

export interface BodyLimits {
  /** Of the whole body. */
  readonly maxBytes: number;
  /** Of one event; a body that is no event stream is one event. */
  readonly maxEventBytes: number;
  /** Events (lines that carry data); each costs the hub a parse. */
  readonly maxEvents: number;
  /** Values of the whole body, as commas and opening brackets: each may cost the hub an object, and a check of it. */
  readonly maxParts: number;
}

/** Levels of nesting: what reads values recursively after us has a stack to lose. */
const MAX_DEPTH = 200;

/** One answer of a worker, with the progress notifications before it. */
export const ANSWER_LIMITS: BodyLimits = {
  maxBytes: 16 << 20,
  maxEventBytes: 16 << 20,
  maxEvents: 2_000,
  maxParts: 300_000,
};

/** Beside the value: progress, the envelope, and what JSON within JSON adds. */
const SLACK_BYTES = 1 << 20;

/** For a call whose result may have so many bytes: an answer carries it twice, as `structuredContent` and as its text. */
export function answerLimits(maxResultBytes: number): BodyLimits {
  const maxBytes = Math.min(ANSWER_LIMITS.maxBytes, 2 * maxResultBytes + SLACK_BYTES);
  return { ...ANSWER_LIMITS, maxBytes, maxEventBytes: maxBytes };
}

/** Connecting and listing: no list of tools that is worth serving is longer. */
export const LISTING_LIMITS: BodyLimits = {
  maxBytes: 4 << 20,
  maxEventBytes: 4 << 20,
  maxEvents: 100,
  maxParts: 200_000,
};

/** The stream on which a worker tells of changes. A worker that has told so much is connected to anew. */
export const STANDING_LIMITS: BodyLimits = {
  maxBytes: 8 << 20,
  maxEventBytes: 64 << 10,
  maxEvents: 10_000,
  maxParts: 200_000,
};

const NEWLINE = 10;

export interface GuardedExchange {
  readonly limits: BodyLimits;
  /** In which the body takes its place; undefined where nothing of it is held. */
  readonly room: AnswerRoom | undefined;
  /** Whether the body is `text/event-stream`. */
  readonly eventStream: boolean;
  /** Called once, with the limit that was passed, or undefined at any other end. */
  readonly onEnd: (exceeded: Exceeded | undefined) => void;
}

export interface Exceeded {
  readonly what: string;
  /** It was not this body but all together that were too large. */
  readonly crowded: boolean;
}

/** Pipes the body through. Over a limit nothing more is read and the connection is closed. */
export function guardBody(
  body: ReadableStream<Uint8Array>,
  { limits, room, eventStream, onEnd }: GuardedExchange,
): ReadableStream<Uint8Array> {
  let bytes = 0;
  let eventBytes = 0;
  let events = 0;
  let exceeded: Exceeded | undefined;
  const cost = countJson({ eventStream });
  const stop = new AbortController();
  const endReading = room?.reading(() => {
    exceeded = { what: 'no room beside other answers', crowded: true };
    stop.abort();
  });

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
    if (eventBytes > limits.maxEventBytes) return `an event of more than ${limits.maxEventBytes} bytes`;
    cost.add(chunk);
    if (cost.parts > limits.maxParts) return `more than ${limits.maxParts} values`;
    return cost.deepest > MAX_DEPTH ? `values nested deeper than ${MAX_DEPTH} levels` : undefined;
  };

  const guard = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      const before = valuesOf(cost);
      const what = check(chunk);
      if (what === undefined) {
        await room?.take(chunk.byteLength + (valuesOf(cost) - before) * VALUE_BYTES);
        if (exceeded === undefined) controller.enqueue(chunk);
      } else {
        exceeded = { what, crowded: false };
        controller.error(new Error(`the worker sent ${what}`));
      }
    },
  });
  const ended = () => {
    endReading?.();
    onEnd(exceeded);
  };
  body.pipeTo(guard.writable, { signal: stop.signal }).then(ended, ended);
  return guard.readable;
}

/** `event:`, `id:`, `data:` and the blank line. */
const LINES_PER_EVENT = 4;

/** What a value takes beyond its text, before it is masked and as a copy: `{}` is 60 bytes of heap, and 3 of text. */
const VALUE_BYTES = 32;

/** Those in texts count as well: a text may be JSON, and is read as such. More than the limit are refused, not read. */
function valuesOf({ parts, quotedParts }: JsonCost): number {
  return parts + Math.min(quotedParts, ANSWER_LIMITS.maxParts);
}
