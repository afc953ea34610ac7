/** Where a secret ends that was cut: long texts are searched in pieces, and a secret may be longer than a piece. */

/** What an assigned secret without quotes is written with. */
const RUN = /[^\s,;&"'`<>()[\]{}]*/y;
const QUOTES = new Set(['"', "'", '`']);

/**
 * A function for one text: from a position inside a secret to its end. A secret in quotes goes on to the next such quote
 * or the end of its line, any other to the next sign that no secret has.
 * The same run is read once, however many findings lie in it.
 */
export function createRunEnd(text: string): (at: number, start?: number) => number {
  let read: { readonly from: number; readonly end: number; readonly quote: string } | undefined;
  return (at, start = at) => {
    const before = text.charAt(start - 1);
    const quote = QUOTES.has(before) ? before : '';
    if (read !== undefined && read.quote === quote && read.from <= at && at <= read.end) return read.end;
    const end = quote === '' ? runEnd(text, at) : quotedEnd(text, at, quote);
    read = { from: at, end, quote };
    return end;
  };
}

function runEnd(text: string, at: number): number {
  RUN.lastIndex = at;
  return at + (RUN.exec(text)?.[0].length ?? 0);
}

function quotedEnd(text: string, at: number, quote: string): number {
  const ends = [text.indexOf(quote, at), text.indexOf('\n', at)].filter((end) => end !== -1);
  return Math.min(...ends, text.length);
}
