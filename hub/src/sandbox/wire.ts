/**
 * The hub's side of the wire: lines of JSON from a peer that is not trusted. The first thing that does not fit (a line
 * too long, no JSON, too deep, another shape) is a violation, after which nothing more is read.
 */
import { isUtf8 } from 'node:buffer';
import type { Socket } from 'node:net';
import { MAX_FRAME_DEPTH } from '@sallyport/sandbox/frames';
import type { z } from 'zod';

const NEWLINE = 10;

/** Whether a parsed value nests deeper than frames may. Without recursion: the depth is the sender's choice. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_FRAME_DEPTH) return true;
    const next: unknown[] = [];
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue;
      for (const child of Object.values(item)) if (typeof child === 'object' && child !== null) next.push(child);
    }
    level = next;
  }
  return false;
}

/** The frame in a line, or the reason why it is none. */
export function parseFrame<Frame>(line: Buffer, schema: z.ZodType<Frame>): { frame: Frame } | { violation: string } {
  if (!isUtf8(line)) return { violation: 'bytes that are no UTF-8' };
  let parsed: unknown;
  try {
    parsed = JSON.parse(line.toString('utf8'));
  } catch {
    return { violation: 'a line that is no JSON' };
  }
  if (isTooDeep(parsed)) return { violation: `nested deeper than ${MAX_FRAME_DEPTH} levels` };
  const checked = schema.safeParse(parsed);
  if (checked.success) return { frame: checked.data };
  const [issue] = checked.error.issues;
  return { violation: `an unknown frame (${issue?.path.join('.') || 'type'}: ${issue?.message ?? 'invalid'})` };
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
