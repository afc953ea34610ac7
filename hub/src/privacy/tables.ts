/** Knows the headings of tables in a text (CSV, TSV, Markdown): in a row only the heading says what a number is. */
import { keyWords } from './key-words.ts';

export interface Cell {
  /** The words of its column's heading, lower case. */
  readonly heading: readonly string[];
  /** Where the cell begins in the text. */
  readonly start: number;
}

interface Table {
  readonly delimiter: string;
  readonly headings: readonly string[];
  readonly start: number;
  /** Where its rows begin and end. */
  readonly rows: number;
  end: number;
}

const DELIMITERS = ['|', '\t', ';', ','];
/** Longer lines are no rows that a person reads; it bounds what is looked at for each cell. */
const MAX_LINE_CHARS = 2_000;
const MAX_HEADING_CHARS = 40;

/** A function that says in which cell a position of the text lies, undefined outside tables. It reads each line once. */
export function tableCells(text: string): (at: number) => Cell | undefined {
  const tables: Table[] = [];
  let next = 0;
  let open: Table | undefined;

  const readLine = (): void => {
    const newline = text.indexOf('\n', next);
    const end = newline === -1 ? text.length : newline + 1;
    const line = end - next > MAX_LINE_CHARS ? '' : text.slice(next, end);
    if (open !== undefined && line.split(open.delimiter).length >= open.headings.length) open.end = end;
    else {
      open = tableFrom(line, next);
      if (open !== undefined) tables.push(open);
    }
    next = end;
  };

  return (at) => {
    while (next <= at && next < text.length) readLine();
    const table = tables.findLast(({ start }) => start <= at);
    if (table === undefined || at < table.rows || at >= table.end) return undefined;
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const before = text.slice(lineStart, at).split(table.delimiter);
    const heading = keyWords(table.headings[before.length - 1] ?? '');
    return { heading, start: at - (before.at(-1)?.length ?? 0) };
  };
}

/** A line is a heading if it has several short cells without long numbers. */
function tableFrom(line: string, start: number): Table | undefined {
  const delimiter = DELIMITERS.find((each) => line.includes(each));
  if (delimiter === undefined) return undefined;
  const headings = line.split(delimiter);
  if (headings.some((cell) => cell.length > MAX_HEADING_CHARS || /\d{4}/.test(cell))) return undefined;
  const rows = start + line.length;
  return { delimiter, headings, start, rows, end: rows };
}
