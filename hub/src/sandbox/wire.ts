/**
 * The hub's side of the wire: lines of JSON from a peer that is not trusted. The first thing that does not fit (a line
 * too long, no JSON, too deep, another shape) is a violation, after which nothing more is read.
 */
import type { Socket } from 'node:net';
import { MAX_FRAME_BYTES, MAX_FRAME_DEPTH } from '@sallyport/sandbox/frames';
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
export function parseFrame<Frame>(line: string, schema: z.ZodType<Frame>): { frame: Frame } | { violation: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return { violation: 'a line that is no JSON' };
  }
  if (isTooDeep(parsed)) return { violation: `nested deeper than ${MAX_FRAME_DEPTH} levels` };
  const checked = schema.safeParse(parsed);
  if (checked.success) return { frame: checked.data };
  const [issue] = checked.error.issues;
  return { violation: `an unknown frame (${issue?.path.join('.') || 'type'}: ${issue?.message ?? 'invalid'})` };
}

export interface LineReader {
  /** From now on lines go to `onLine`; what was read and not yet consumed comes first. */
  onLine: (line: string) => void;
  /** No further line is delivered. */
  stop(): void;
}

/** Reads lines of at most `maxBytes`; a longer one calls `onViolation` once and stops. */
export function readLines(
  socket: Socket,
  maxBytes: number,
  onLine: (line: string) => void,
  onViolation: (what: string) => void,
): LineReader {
  let parts: Buffer[] = [];
  let length = 0;
  let stopped = false;
  const reader: LineReader = {
    onLine,
    stop() {
      stopped = true;
      parts = [];
    },
  };
  socket.on('data', (chunk: Buffer) => {
    let start = 0;
    while (!stopped) {
      const end = chunk.indexOf(NEWLINE, start);
      const part = chunk.subarray(start, end < 0 ? chunk.length : end);
      length += part.length;
      if (length > maxBytes) {
        reader.stop();
        onViolation(`a line longer than ${maxBytes} bytes`);
        return;
      }
      if (end < 0) {
        if (part.length > 0) parts.push(part);
        return;
      }
      const line = parts.length === 0 ? part : Buffer.concat([...parts, part]);
      parts = [];
      length = 0;
      start = end + 1;
      reader.onLine(line.toString('utf8'));
    }
  });
  return reader;
}

/** The longest first line of a connection. */
export const MAX_HELLO_BYTES = 1024;
export { MAX_FRAME_BYTES };
