/** Splits a stream of UTF-8 chunks into lines; used on the sandbox's side, where the other end is the hub. */

export function makeLineReader(onLine: (line: string) => void): (chunk: string) => void {
  let parts: string[] = [];
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      parts.push(chunk.slice(start, end));
      const line = parts.length === 1 ? (parts[0] ?? '') : parts.join('');
      parts = [];
      start = end + 1;
      onLine(line);
    }
    if (start < chunk.length) parts.push(chunk.slice(start));
  };
}
