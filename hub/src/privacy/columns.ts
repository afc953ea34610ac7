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
  /** How many rows end with that of the headings; none where they stand beside the rows. */
  readonly headingRows: number;
}

/** Names alone: in a pair or a row of values stands what nobody calls a column. */
const HEADING = /^[\s"'`*]*(?:[\p{L}#№][\p{L}\p{M}\p{N}\s"'`’*_./,&()#%:?-]*)?$/u;

/** Judges each heading once for all rows. `headingRows`: 0 where the headings stand beside the rows. */
export function columnsFrom(names: readonly string[], headingRows: number): Columns {
  const isTable = headingRows === 0 || names.every((name) => HEADING.test(name));
  const own = isTable ? names.map((name) => keySensitivity(name)) : [];
  if (own.every((each) => each === 'none')) return { names, sensitivities: [], headingRows };
  const fields = Object.fromEntries(names.map((name) => [name, '']));
  const sensitivities = own.map((each, column) => besides(names[column] ?? '', fields, '') ?? each);
  return { names, sensitivities, headingRows };
}

/** What the cell of a row is. Under headings that are only taken for such, the value has to look like a secret, too. */
export function cellSensitivity(
  { names, sensitivities, headingRows }: Columns,
  column: number,
  value: unknown,
): KeySensitivity {
  const told = sensitivities[column] ?? 'none';
  if (told === 'none' || headingRows === 0) return told;
  if (typeof value !== 'string' && typeof value !== 'number') return 'none';
  const text = String(value).trim();
  const isOne = told === 'secret' ? isSecretUnder(names[column] ?? '', text) : looksRandom(text);
  return isOne ? 'secret' : 'none';
}

/** Whether what stands beside headings is one row and no list of them: `{columns: ['id', 'pin'], values: [1, 4711]}`. */
export function isOnlyRow(list: readonly unknown[], headings: Columns | undefined): boolean {
  if (headings?.headingRows !== 0 || list.length !== headings.names.length) return false;
  return list.every((cell) => typeof cell !== 'object' || cell === null);
}
