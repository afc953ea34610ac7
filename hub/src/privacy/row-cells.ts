/** The cells of one line of a table in a text. */

const OPENING = / {0,2}"/y;

/** Parts a line at its delimiters, but not at those in a quoted cell: `1,"a, b"`. `isCut`: a quote that is not closed goes on to the end. */
export function rowCells(line: string, delimiter: string, isCut = false): readonly string[] {
  if (delimiter === '|' || !line.includes('"')) return line.split(delimiter);
  const length = line.trimEnd().length;
  const cells: string[] = [];
  let mayClose = true;
  for (let at = 0; at <= line.length; ) {
    OPENING.lastIndex = at;
    const isQuoted = mayClose && OPENING.test(line);
    const close = isQuoted ? closingQuote(line, delimiter, OPENING.lastIndex, length) : at;
    // Once a quote is not closed, none behind it is.
    if (close === undefined) mayClose = false;
    const next = close === undefined && isCut ? -1 : line.indexOf(delimiter, close ?? at);
    const end = next === -1 ? line.length : next;
    cells.push(line.slice(at, end));
    at = end + 1;
  }
  return cells;
}

/** Where the quote is closed: before a delimiter or the end of the line; two of them are a sign in the cell. */
function closingQuote(line: string, delimiter: string, from: number, length: number): number | undefined {
  for (let at = line.indexOf('"', from); at !== -1; at = line.indexOf('"', at + 1)) {
    if (line.charAt(at + 1) === '"') at += 1;
    else if (at + 1 >= length || line.startsWith(delimiter, at + 1)) return at;
  }
  return undefined;
}
