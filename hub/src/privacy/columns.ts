/** What the headings of rows that are lists say about the values under them. */
import { isSecretUnder } from './cell-secret.ts';
import { looksRandom } from './looks-random.ts';
import { type KeySensitivity, keySensitivity } from './sensitive-key.ts';
import { besides } from './siblings.ts';

export interface Columns {
  /** '' where a column has no name. */
  readonly names: readonly string[];
  /** As for the names of fields; empty where none of them tells anything. */
  readonly sensitivities: readonly KeySensitivity[];
  /** Which column holds the names of what stands in which other one: `Field` and `Value`. */
  readonly pair?: { readonly name: number; readonly value: number } | undefined;
  /** How many rows end with that of the headings; none where they stand beside the rows. */
  readonly headingRows: number;
}

/** Names alone: in a pair or a row of values stands what nobody calls a column. */
const HEADING = /^[\s"'`*]*(?:[\p{L}#№][\p{L}\p{M}\p{N}\s"'`’*_./,&()#%:?-]*)?$/u;

/** A table of settings: what one is called, and what it is. */
export const NAME_HEADING =
  /^(?:name|key|variable|field|setting|parameter|property|feld|einstellung|nazwa|pole|nombre|campo|nom|champ)$/i;
export const VALUE_HEADING = /^(?:value|content|wert|inhalt|wartość|valor|valeur)$/i;

/** Judges each heading once for all rows. `headingRows`: 0 where the headings stand beside the rows. */
export function columnsFrom(names: readonly string[], headingRows: number): Columns {
  const isTable = headingRows === 0 || names.every((name) => HEADING.test(name));
  const own = isTable ? names.map((name) => keySensitivity(name)) : [];
  const pair = isTable ? pairOf(names) : undefined;
  if (own.every((each) => each === 'none')) return { names, sensitivities: [], pair, headingRows };
  const fields = Object.fromEntries(names.map((name) => [name, '']));
  const sensitivities = own.map((each, column) => besides(names[column] ?? '', fields, '') ?? each);
  return { names, sensitivities, pair, headingRows };
}

function pairOf(names: readonly string[]): Columns['pair'] {
  const name = names.findIndex((each) => NAME_HEADING.test(each.trim()));
  const value = names.findIndex((each) => VALUE_HEADING.test(each.trim()));
  return name === -1 || value === -1 ? undefined : { name, value };
}

/** What the cell of a row is. Under headings that are only taken for such, the value has to look like a secret, too. */
export function cellSensitivity(
  { names, sensitivities, pair, headingRows }: Columns,
  column: number,
  row: readonly unknown[],
): KeySensitivity {
  const value = row[column];
  const told = sensitivities[column] ?? 'none';
  // Some services repeat the headings as the first row.
  if (told !== 'none' && textOf(value) === names[column] && row.every((cell, n) => textOf(cell) === names[n]))
    return 'none';
  if (told === 'none' && pair?.value === column) return isNamedIn(row, pair) ? 'secret' : 'none';
  if (told === 'none' || headingRows === 0) return told;
  if (typeof value !== 'string' && typeof value !== 'number') return 'none';
  const text = String(value).trim();
  const isOne = told === 'secret' ? isSecretUnder(names[column] ?? '', text) : looksRandom(text);
  return isOne ? 'secret' : 'none';
}

/** Whether the name in a row of settings is that of a secret, and the value beside it looks like one. */
function isNamedIn(row: readonly unknown[], pair: { readonly name: number; readonly value: number }): boolean {
  const [name, value] = [textOf(row[pair.name]), textOf(row[pair.value])];
  return name !== undefined && value !== undefined && keySensitivity(name) === 'secret' && isSecretUnder(name, value);
}

const CELL_TEXTS = ['VarCharValue', 'ScalarValue', 'stringValue', 'value', 'v'];
const isText = (value: unknown): value is string => typeof value === 'string';

/** What a cell says, also where it is an object around one text: `{VarCharValue: '…'}`. */
function textOf(cell: unknown): string | undefined {
  if (typeof cell === 'string') return cell;
  if (typeof cell !== 'object' || cell === null) return undefined;
  return CELL_TEXTS.map((field) => (cell as Readonly<Record<string, unknown>>)[field]).find(isText);
}

/** Whether what stands beside headings is one row and no list of them: `{columns: ['id', 'pin'], values: [1, 4711]}`. */
export function isOnlyRow(list: readonly unknown[], headings: Columns | undefined): boolean {
  if (headings?.headingRows !== 0 || list.length !== headings.names.length) return false;
  return list.every((cell) => typeof cell !== 'object' || cell === null);
}
