/** Reads the tables of HTML in a text, as wikis and trackers return them. */
import { keyWords } from './key-words.ts';
import type { Cell } from './tables.ts';

interface HtmlCell {
  /** Where its text begins and ends in the whole, without blanks and tags around it. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Searched one by one: a pattern takes ten times as long, and most texts have none. */
const CELL_TAGS = ['<td', '<th', '<TD', '<TH'];
const hasCells = (text: string): boolean => CELL_TAGS.some((tag) => text.includes(tag));
const TAG = /<(\/?)(table|tr|td|th)(?:\s[^<>]{0,1000})?>/gi;
/** What stands around the text of a cell. */
const BEFORE = /^(?:\s|<[^<>]{0,1000}>)+/;
const AFTER = /(?:<\/?[\w:-]{1,64}(?:\s[^<>]{0,1000})?>|\s)$/;
const MAX_CELL_CHARS = 2_000;
const MAX_CELLS = 500;
const MAX_HEADING_CHARS = 40;
const MAX_TAGS_AFTER = 20;
/** Tags that are read without a pause. */
const TAGS_AT_ONCE = 200;

interface HtmlRow {
  /** Of its table. */
  readonly isFirst: boolean;
  readonly cells: readonly HtmlCell[];
}

/** Each row of the tables, one after the other; one without cells where there was none for a while. */
export function* htmlRows(text: string): Generator<HtmlRow, void, undefined> {
  if (!hasCells(text)) return;
  let isFirst = true;
  let cells: HtmlCell[] = [];
  let open: number | undefined;
  let tags = 0;
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(TAG)) {
    tags += 1;
    if (tags % TAGS_AT_ONCE === 0) yield { isFirst: false, cells: [] };
    if (open !== undefined && cells.length < MAX_CELLS) cells.push(cellIn(text, open, index));
    const isCell = /^t[dh]$/i.test(name);
    open = isCell && slash === '' ? index + tag.length : undefined;
    if (isCell) continue;
    if (cells.length > 0) {
      yield { isFirst, cells };
      isFirst = false;
      cells = [];
    }
    if (name.toLowerCase() === 'table') isFirst = true;
  }
  if (cells.length > 0) yield { isFirst, cells };
}

function cellIn(text: string, from: number, to: number): HtmlCell {
  const whole = text.slice(from, Math.min(to, from + MAX_CELL_CHARS));
  const before = BEFORE.exec(whole)?.[0].length ?? 0;
  let inner = whole.slice(before);
  for (let n = 0; n < MAX_TAGS_AFTER && AFTER.test(inner); n += 1) inner = inner.replace(AFTER, '');
  return { start: from + before, end: from + before + inner.length, text: inner };
}

/** A function that says in which cell of such a table a position of the text lies. It reads each row once. */
export function htmlCells(text: string): (at: number) => Cell | undefined {
  const rows = htmlRows(text);
  const known: { readonly start: number; readonly end: number; readonly heading: string }[] = [];
  let headings: readonly HtmlCell[] = [];
  let isDone = !hasCells(text);

  const readRow = (): void => {
    const { value: row, done } = rows.next();
    isDone = done === true;
    if (row === undefined || row.cells.length === 0) return;
    if (row.isFirst) headings = row.cells;
    else
      for (const [n, { start, end }] of row.cells.entries()) {
        const heading = headings[n]?.text ?? '';
        known.push({ start, end, heading: heading.length > MAX_HEADING_CHARS ? '' : heading });
      }
  };

  return (at) => {
    while (!isDone && (known.at(-1)?.end ?? 0) <= at) readRow();
    let [low, high] = [0, known.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((known[middle]?.end ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const cell = known[low];
    return cell !== undefined && cell.start <= at ? { heading: keyWords(cell.heading), start: cell.start } : undefined;
  };
}
