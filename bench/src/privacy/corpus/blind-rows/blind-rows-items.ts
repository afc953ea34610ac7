/** The third blind part: tables, rows, pairs, commands and letters, by an author who knew the list of kinds and no detector. */
import type { MarkedItem } from '../corpus.ts';
import { COMMANDS } from './commands.ts';
import { HARMLESS } from './harmless.ts';
import { LETTERS } from './letters.ts';
import { PAIRS } from './pairs.ts';
import { ROWS } from './rows.ts';
import { TABLES_IN_TEXT } from './tables-in-text.ts';

export function blindRowsItems(): readonly MarkedItem[] {
  return [...TABLES_IN_TEXT, ...ROWS, ...PAIRS, ...COMMANDS, ...LETTERS, ...HARMLESS].map((marked, n) => {
    const id = `blind rows: ${n}`;
    return { template: id, id, group: 'blind rows', strict: false, marked };
  });
}
