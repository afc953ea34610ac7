/** Knows the headings of tables in a text (CSV, TSV, Markdown, of a database): in a row only the heading says what a number is. */
import { keyWords } from './key-words.ts';
import { rowCells } from './row-cells.ts';

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
/** What parts the heading from the rows, and frames them: `----+-----`. */
const RULE = /^[ \t]{0,4}[|+:=-](?=[^\n]{0,2000}(?:--|==))[ \t|+:=-]{2,2000}\r?\n?$/;
/** How a database copies its rows. */
const COPY = /^COPY [^\s()]{1,200} \(([^()]{1,1500})\) FROM stdin/i;

/** A function that says in which cell a position of the text lies, undefined outside tables. It reads each line once. */
export function tableCells(text: string): (at: number) => Cell | undefined {
  const tables: Table[] = [];
  let next = 0;
  let open: Table | undefined;

  const readLine = (): void => {
    const newline = text.indexOf('\n', next);
    const end = newline === -1 ? text.length : newline + 1;
    const table = withLine(open, lineOf(text, next, end), next, end);
    if (table !== undefined && table !== open) tables.push(table);
    open = table;
    next = end;
  };

  return (at) => {
    while (next <= at && next < text.length) readLine();
    const table = tables.findLast(({ start }) => start <= at);
    if (table === undefined || at < table.rows || at >= table.end) return undefined;
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const before = rowCells(text.slice(lineStart, at), table.delimiter, true);
    const heading = keyWords(table.headings[before.length - 1] ?? '');
    return { heading, start: at - (before.at(-1)?.length ?? 0) };
  };
}

interface RowCell {
  readonly heading: string;
  readonly start: number;
  readonly text: string;
}

/** Lines that are read without a pause. */
const LINES_AT_ONCE = 100;

/** The cells of all rows that stand under a heading of those that are wanted, row by row; an empty list where there were none for a while. */
export function* tableRows(
  text: string,
  wantedOf: (headings: readonly string[]) => readonly string[],
): Generator<readonly RowCell[], void, undefined> {
  let open: Table | undefined;
  let wanted: readonly string[] = [];
  let lines = 0;
  for (let start = 0, end = 0; start < text.length; start = end) {
    const newline = text.indexOf('\n', start);
    end = newline === -1 ? text.length : newline + 1;
    const line = lineOf(text, start, end);
    const table = withLine(open, line, start, end);
    if (table !== open) wanted = table === undefined ? [] : wantedOf(table.headings);
    else if (table !== undefined && wanted.length > 0) yield cellsOf(line, start, table, wanted);
    const hasHeading = table !== undefined && table !== open;
    open = table;
    lines += 1;
    // A heading may be a thousand cells, each line of a text one.
    if (hasHeading || lines % LINES_AT_ONCE === 0) yield [];
  }
}

function cellsOf(
  line: string,
  start: number,
  { delimiter, headings }: Table,
  wanted: readonly string[],
): readonly RowCell[] {
  const cells: RowCell[] = [];
  let at = start;
  for (const [column, text] of rowCells(line, delimiter).entries()) {
    const heading = headings[column];
    if (heading !== undefined && wanted.includes(heading)) cells.push({ heading, start: at, text });
    at += text.length + delimiter.length;
  }
  return cells;
}

function lineOf(text: string, start: number, end: number): string {
  return end - start > MAX_LINE_CHARS ? '' : text.slice(start, end);
}

/** The table that a line belongs to: the one before it where it is one of its rows, or a new one that it is the heading of. */
function withLine(open: Table | undefined, line: string, start: number, end: number): Table | undefined {
  if (open === undefined) return tableFrom(line, start);
  if (!RULE.test(line) && rowCells(line, open.delimiter).length < open.headings.length) return tableFrom(line, start);
  open.end = end;
  return open;
}

/** A line is a heading if it has several short cells without long numbers. */
function tableFrom(line: string, start: number): Table | undefined {
  const rows = start + line.length;
  const copied = COPY.exec(line)?.[1];
  if (copied !== undefined) return { delimiter: '\t', headings: copied.split(','), start, rows, end: rows };
  const delimiter = DELIMITERS.find((each) => line.includes(each));
  if (delimiter === undefined) return undefined;
  const headings = rowCells(line, delimiter);
  if (headings.some((cell) => cell.trim().length > MAX_HEADING_CHARS || /\d{4}/.test(cell))) return undefined;
  return { delimiter, headings, start, rows, end: rows };
}
