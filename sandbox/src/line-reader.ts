/** Splits a stream of UTF-8 bytes into lines; used on the sandbox's side, where the other end is the hub. */

const NEWLINE = 10;

/** The returned function takes the next bytes; their memory may be used again once it has returned. */
export function makeLineReader(onLine: (line: string) => void): (chunk: Buffer) => void {
  /** The start of a line whose end has not come. */
  let held: Buffer[] = [];
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      let line: string;
      if (held.length === 0) line = chunk.toString('utf8', start, end);
      else {
        line = Buffer.concat([...held, chunk.subarray(start, end)]).toString('utf8');
        held = [];
      }
      start = end + 1;
      onLine(line);
    }
    if (start < chunk.length) held.push(Buffer.from(chunk.subarray(start)));
  };
}
