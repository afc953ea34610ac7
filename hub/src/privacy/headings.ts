/** What a value is called by something beside it: the heading of its column where rows are lists, or the type in its entry. */
import { type Columns, columnsFrom } from './columns.ts';

const HEADING_FIELDS = [
  ...['columns', 'cols', 'fields', 'headers', 'header', 'headings', 'head', 'columnNames', 'column_names', 'Columns'],
  // ClickHouse, Snowflake, and the databases of AWS
  ...['meta', 'rowType', 'columnMetadata', 'ColumnInfo'],
];
const ROW_FIELDS = new Set(['rows', 'data', 'values', 'records', 'body', 'Rows']);
/** Rows of BigQuery, of a chart and of a graph are objects around their cells. */
const CELL_FIELDS = new Set(['f', 'c', 'row', 'cells', 'Data']);
/** What a heading that is an object is called by. */
/** What stands around the headings, in the field beside the rows. */
const AROUND_FIELDS = ['schema', 'resultSetMetaData', 'ResultSetMetadata', 'metadata', 'manifest'];
const NAME_FIELDS = ['name', 'Name', 'column_name', 'columnName', 'ColumnName', 'title', 'label', 'key', 'field', 'id'];
const MAX_HEADINGS = 500;
const MAX_HEADING_CHARS = 60;
/** Above the headings of a sheet may stand its title. */
const MAX_ROWS_ABOVE = 4;
/** Fields that say what the value beside them is: `{type: 'phone', value: '…'}`. */
const LABEL_FIELDS = ['type', 'label', 'system'];
const MAX_LABEL_CHARS = 100;

/** The headings that stand in a field beside the rows: `{columns: ['id', 'phone'], rows: [[1, '…']]}`; undefined where there are none. */
export function headingsBeside(fields: Readonly<Record<string, unknown>>, key: string): Columns | undefined {
  if (!ROW_FIELDS.has(key)) return undefined;
  const places = [fields, ...AROUND_FIELDS.map((field) => fields[field])].filter(isObject);
  const beside = places.flatMap((place) => HEADING_FIELDS.map((field) => place[field])).find(Array.isArray);
  if (beside === undefined || beside.length > MAX_HEADINGS) return undefined;
  const names = beside.map(nameOf).map((name) => (isHeading(name) ? name : ''));
  return names.every((name) => name === '') ? undefined : columnsFrom(names, 0);
}

/** The headings that are the first of several rows; undefined where there are none. */
export function headingsIn(list: readonly unknown[]): Columns | undefined {
  if (!Array.isArray(list[0]) || !Array.isArray(list[1])) return undefined;
  const above = list.slice(0, MAX_ROWS_ABOVE).findIndex((row) => !isTitle(row));
  const row: unknown = list[Math.max(above, 0)];
  if (!Array.isArray(row) || row.length > MAX_HEADINGS) return undefined;
  const names = row.map((cell: unknown) => cell ?? '');
  return names.every(isHeading) ? columnsFrom(names, Math.max(above, 0) + 1) : undefined;
}

/** Whether the field of a row holds its cells. */
export function holdsCells(key: string): boolean {
  return CELL_FIELDS.has(key);
}

/** The texts of the fields that say what the value beside them is, with blanks between. */
export function labelBeside(fields: Readonly<Record<string, unknown>>): string {
  const texts = LABEL_FIELDS.map((field) => fields[field]);
  return texts.filter((text) => typeof text === 'string' && text.length <= MAX_LABEL_CHARS).join(' ');
}

/** `{name: 'phone', type: 'text'}` is a heading, too. */
function nameOf(column: unknown): unknown {
  return isObject(column) ? NAME_FIELDS.map((field) => column[field]).find((name) => typeof name === 'string') : column;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Words alone, short ones without long numbers. */
function isHeading(cell: unknown): cell is string {
  return typeof cell === 'string' && cell.length <= MAX_HEADING_CHARS && !/\d{4}|@/.test(cell);
}

/** A row with at most one cell, above others with more. */
function isTitle(row: unknown): boolean {
  return Array.isArray(row) && row.slice(0, MAX_HEADINGS).filter((cell) => cell !== '' && cell !== null).length < 2;
}
