/** What a value is called by something beside it: the heading of its column where rows are lists, or the type in its entry. */

const HEADING_FIELDS = ['columns', 'cols', 'fields', 'headers', 'headings', 'columnNames', 'column_names'];
const ROW_FIELDS = new Set(['rows', 'data', 'values', 'records']);
const MAX_HEADINGS = 500;
const MAX_HEADING_CHARS = 60;
/** Fields that say what the value beside them is: `{type: 'phone', value: '…'}`. */
const LABEL_FIELDS = ['type', 'label', 'system'];
const MAX_LABEL_CHARS = 100;

/** The headings that stand in a field beside the rows: `{columns: ['id', 'phone'], rows: [[1, '…']]}`; undefined where there are none. */
export function headingsBeside(fields: Readonly<Record<string, unknown>>, key: string): readonly string[] | undefined {
  if (!ROW_FIELDS.has(key)) return undefined;
  const beside = HEADING_FIELDS.map((field) => fields[field]).find(Array.isArray);
  return beside === undefined ? undefined : headingsOf(beside.map(nameOf));
}

/** The headings that are the first of several rows. */
export function headingsIn(list: readonly unknown[]): readonly string[] {
  const [first, second] = list;
  return Array.isArray(first) && Array.isArray(second) ? headingsOf(first) : [];
}

/** The texts of the fields that say what the value beside them is, with blanks between. */
export function labelBeside(fields: Readonly<Record<string, unknown>>): string {
  const texts = LABEL_FIELDS.map((field) => fields[field]);
  return texts.filter((text) => typeof text === 'string' && text.length <= MAX_LABEL_CHARS).join(' ');
}

/** `{name: 'phone', type: 'text'}` is a heading, too. */
function nameOf(column: unknown): unknown {
  return typeof column === 'object' && column !== null && 'name' in column ? column.name : column;
}

/** Words alone, short ones without long numbers. */
function headingsOf(cells: readonly unknown[]): readonly string[] {
  if (cells.length > MAX_HEADINGS) return [];
  const headings = cells.flatMap((cell) =>
    typeof cell === 'string' && cell.length <= MAX_HEADING_CHARS && !/\d{4}|@/.test(cell) ? [cell] : [],
  );
  return headings.length === cells.length ? headings : [];
}
