/** Reads rows that are lists in a text: of JSON, or as a program prints them, `[ [ 'user', 'password' ], [ … ] ]`. */

interface ListCell {
  /** Where its text begins and ends in the whole, without quotes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Whether it is a text or a number, unlike a name in a program. */
  readonly isWritten: boolean;
}

interface ListRow {
  readonly headings: readonly string[];
  /** Whether the headings stand in a field beside the rows, and not in a first row. */
  readonly isBeside: boolean;
  readonly cells: readonly ListCell[];
}

const HAS_ROWS = /\[\s{0,20}\[/;
const PART = /"(?:[^"\\\n]|\\.){0,2000}"|'(?:[^'\\\n]|\\.){0,2000}'|[[\]{}:]|[^\s[\]{}:,"']+/g;
const HEADING_FIELD = /^(?:columns|cols|fields|headers?|headings|columnNames|column_names)$/;
const ROW_FIELD = /^(?:rows|data|values|records)$/;
const MAX_CELLS = 500;
/** Parts of a text that are read without a pause. */
const PARTS_AT_ONCE = 500;

/** Each row below its headings, one after the other; undefined where there was none for a while. */
export function* listRows(text: string): Generator<ListRow | undefined, void, undefined> {
  if (!text.includes('[') || !HAS_ROWS.test(text)) return;
  let cells: ListCell[] | undefined;
  let [last, key] = ['', ''];
  /** Of the rows that are open, of a field beside the next ones. */
  let headings: readonly string[] | undefined;
  let beside: readonly string[] | undefined;
  let isBeside = false;
  let parts = 0;
  for (const { 0: part, index } of text.matchAll(PART)) {
    parts += 1;
    if (parts % PARTS_AT_ONCE === 0) yield undefined;
    if (part === '[') {
      // Two of them begin rows.
      if (cells !== undefined) {
        isBeside = beside !== undefined && ROW_FIELD.test(key);
        headings = isBeside ? beside : undefined;
      }
      cells = [];
    } else if (part === ']' && cells !== undefined) {
      const row = cells;
      cells = undefined;
      if (HEADING_FIELD.test(key)) [beside, key] = [row.map((cell) => cell.text), ''];
      else if (headings !== undefined) yield { headings, isBeside, cells: row };
      else headings = row.map((cell) => cell.text);
    } else if (part === ']' || part === '{' || part === '}') {
      [cells, headings] = [undefined, undefined];
    } else if (part === ':') key = last;
    else {
      const quote = /^["']/.test(part) ? 1 : 0;
      last = part.slice(quote, part.length - quote);
      if (cells !== undefined && cells.length < MAX_CELLS)
        cells.push({
          start: index + quote,
          end: index + part.length - quote,
          text: last,
          isWritten: quote > 0 || /^-?\d/.test(part),
        });
    }
  }
}
