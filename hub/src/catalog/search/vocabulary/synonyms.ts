/** Finds what else the words of a query may be called in tools: synonyms, abbreviations, kinds of products. */
import { stem } from './stem.ts';
import { ACTIONS } from './synonyms/actions.ts';
import { BUSINESS } from './synonyms/business.ts';
import { OFFICE } from './synonyms/office.ts';
import { OPERATIONS } from './synonyms/operations.ts';
import { PRODUCTS } from './synonyms/products.ts';
import { SOFTWARE } from './synonyms/software.ts';
import { WORLD } from './synonyms/world.ts';

/**
 * How much an alternative means the same: `equal` is another spelling of the very thing (`mr`, `merge request`), `near`
 * often stands for it (`ticket`, `issue`), `kin` is the kind of thing a product is (`postgres`, `database`).
 */
type Closeness = 'equal' | 'near' | 'kin';

export interface Alternative {
  /** Where in the query the words begin that it stands for, and how many they are. */
  readonly at: number;
  readonly span: number;
  readonly stems: readonly string[];
  readonly closeness: Closeness;
}

/** The phrases of one line of a table: equal ones stand together, and only the first set of a kin line has alternatives. */
interface Group {
  readonly sets: readonly (readonly string[])[];
  readonly others: 'near' | 'kin';
}

const MAX_PHRASE_WORDS = 4;

const TABLES = [ACTIONS, SOFTWARE, OFFICE, OPERATIONS, BUSINESS, WORLD, PRODUCTS];
const groups = index(TABLES);

/** The English words that the tables are made of, as they are written there. */
export const TRADE_WORDS: ReadonlySet<string> = new Set(TABLES.join(' ').split(/[ ~=>,\n]+/));

/**
 * The alternatives of all words and phrases in a query, given by its stems in their order (stop words too: `look at`
 * is a phrase). Each is told once a phrase, by its strongest meaning; a phrase is not its own alternative.
 */
export function alternativesIn(stems: readonly string[]): readonly Alternative[] {
  const found: Alternative[] = [];
  for (let at = 0; at < stems.length; at++) {
    for (let span = 1; span <= MAX_PHRASE_WORDS && at + span <= stems.length; span++) {
      const phrase = stems.slice(at, at + span).join(' ');
      for (const [other, closeness] of alternatives(phrase)) {
        found.push({ at, span, stems: other.split(' '), closeness });
      }
    }
  }
  return found;
}

function alternatives(phrase: string): ReadonlyMap<string, Closeness> {
  const found = new Map<string, Closeness>();
  const own = groups.get(phrase) ?? [];
  for (const { sets } of own) {
    for (const equal of sets.filter((set) => set.includes(phrase)).flat()) found.set(equal, 'equal');
  }
  for (const closeness of ['near', 'kin'] as const) {
    for (const { sets, others } of own) {
      if (others !== closeness) continue;
      for (const other of sets.flat()) if (!found.has(other)) found.set(other, closeness);
    }
  }
  found.delete(phrase);
  return found;
}

/** Reads the tables: a line is a group, `=` joins equal phrases and binds tighter than `~`; `a > b, c` gives `a` kin. */
function index(tables: readonly string[]): ReadonlyMap<string, readonly Group[]> {
  const byPhrase = new Map<string, Group[]>();
  for (const line of tables.flatMap((table) => table.trim().split('\n'))) {
    const [product = '', kinds] = line.split(' > ');
    const phrases = kinds === undefined ? line.split(' ~ ') : [product, ...kinds.split(', ')];
    const sets = phrases.map((equal) => equal.split(' = ').map(stemmed));
    const group: Group = { sets, others: kinds === undefined ? 'near' : 'kin' };
    for (const phrase of kinds === undefined ? new Set(sets.flat()) : (sets[0] ?? [])) {
      const known = byPhrase.get(phrase);
      if (known === undefined) byPhrase.set(phrase, [group]);
      else known.push(group);
    }
  }
  return byPhrase;
}

function stemmed(phrase: string): string {
  return phrase.includes(' ') ? phrase.split(' ').map(stem).join(' ') : stem(phrase);
}
