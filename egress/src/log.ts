/** JSON lines on stderr: what was denied, and what the proxy itself does. */

export type Log = (event: string, fields?: Readonly<Record<string, unknown>>) => void;

/** Writes one line per event; `write` and `now` are parameters for the tests. */
export function createLog(
  write: (line: string) => void = (line) => void process.stderr.write(line),
  now: () => Date = () => new Date(),
): Log {
  return (event, fields = {}) => write(`${JSON.stringify({ time: now().toISOString(), event, ...fields })}\n`);
}
