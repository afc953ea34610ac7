/**
 * The hub's side of the wire: lines of JSON from a peer that is not trusted. The first thing that does not fit (a line
 * too long, no JSON, too deep, another shape) is a violation, after which nothing more is read.
 */
import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import { MAX_FRAME_DEPTH, MAX_FRAME_PARTS } from '@sallyport/sandbox/frames';
import type { z } from 'zod';
import { countJson } from '../json-cost.ts';

const NEWLINE = 10;

/** What a comma or an opening bracket may stand for in memory: an empty object in a list. */
const PART_BYTES = 64;

/**
 * What a line of JSON costs to hold, or why it is not parsed at all: it nests too deeply, or has too many parts (`[{},{},…]`
 * takes twenty times its length).
 */
function costOf(line: Buffer): { costBytes: number } | { violation: string } {
  const cost = countJson();
  cost.add(line);
  if (cost.deepest > MAX_FRAME_DEPTH) return { violation: `nested deeper than ${MAX_FRAME_DEPTH} levels` };
  if (cost.parts > MAX_FRAME_PARTS) return { violation: `more than ${MAX_FRAME_PARTS} values in one frame` };
  return { costBytes: line.length + cost.parts * PART_BYTES };
}

interface Parsed<Frame> {
  readonly frame: Frame;
  /** About what it takes in memory. */
  readonly costBytes: number;
}

/** The frame in a line, or the reason why it is none. */
export function parseFrame<Frame>(line: Buffer, schema: z.ZodType<Frame>): Parsed<Frame> | { violation: string } {
  if (!isUtf8(line)) return { violation: 'bytes that are no UTF-8' };
  const cost = costOf(line);
  if ('violation' in cost) return cost;
  let parsed: unknown;
  try {
    parsed = JSON.parse(line.toString('utf8'));
  } catch {
    return { violation: 'a line that is no JSON' };
  }
  const checked = schema.safeParse(parsed);
  if (checked.success) return { frame: checked.data, costBytes: cost.costBytes };
  const [issue] = checked.error.issues;
  // All other messages are our own words; this one would repeat names that the peer made up, and goes on the audit log.
  const what = issue?.code === 'unrecognized_keys' ? 'more fields than it has' : (issue?.message ?? 'invalid');
  return { violation: `an unknown frame (${issue?.path.join('.') || 'type'}: ${what})` };
}

/** What is done with the lines of a connection; replaced once its hello has told what it is. */
export interface LineSink {
  readonly maxBytes: number;
  onLine(line: Buffer): void;
  /** A line is longer than `maxBytes`; nothing is read after it. */
  onTooLong(what: string): void;
}

export interface LineReader {
  sink: LineSink;
  /** No further line is delivered. */
  stop(): void;
}

export function readLines(socket: Socket, sink: LineSink): LineReader {
  /** The start of a line whose end has not come: one block that grows, so that a line in a million pieces costs no more. */
  let held = Buffer.alloc(0);
  let length = 0;
  let stopped = false;

  function hold(part: Buffer): void {
    if (length + part.length > held.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(2 * held.length, length + part.length));
      held.copy(grown, 0, 0, length);
      held = grown;
    }
    part.copy(held, length);
    length += part.length;
  }

  function release(): void {
    held = Buffer.alloc(0);
    length = 0;
  }

  const reader: LineReader = {
    sink,
    stop() {
      stopped = true;
      release();
    },
  };
  socket.on('data', (chunk: Buffer) => {
    let start = 0;
    while (!stopped && start < chunk.length) {
      const end = chunk.indexOf(NEWLINE, start);
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      if (length + part.length > reader.sink.maxBytes) {
        const what = `a line longer than ${reader.sink.maxBytes} bytes`;
        reader.stop();
        reader.sink.onTooLong(what);
        return;
      }
      if (end < 0) {
        hold(part);
        return;
      }
      start = end + 1;
      if (length === 0) reader.sink.onLine(part);
      else {
        hold(part);
        const line = held.subarray(0, length);
        release();
        reader.sink.onLine(line);
      }
    }
  });
  return reader;
}
