/** What the two sides of the bare process say to each other: one JSON text a line. */
import type { Socket } from 'node:net';
import type { TOOLS } from './contestant.ts';

export type ToScript =
  | { readonly type: 'run'; readonly script: number; readonly code: string }
  | { readonly type: 'reply'; readonly call: number; readonly value: unknown };
export type FromScript =
  | { readonly type: 'call'; readonly call: number; readonly method: keyof typeof TOOLS; readonly args: unknown }
  | { readonly type: 'done'; readonly script: number; readonly value: unknown };

export function writeLine(socket: Socket, line: ToScript | FromScript): void {
  socket.write(`${JSON.stringify(line)}\n`);
}

/** Each side trusts the other. */
export function readLines<Line extends ToScript | FromScript>(socket: Socket, onLine: (line: Line) => void): void {
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(JSON.parse(line) as Line);
  });
}
