/** Finds what else the words of a query may be called in tools: synonyms, abbreviations, sayings, kinds of products. */
import { type Phrase, phraseFinder, phraseOf } from './phrases.ts';
import { SAYINGS } from './sayings/all.ts';
import { SYNONYMS } from './synonyms/all.ts';

/**
 * How much an alternative means the same: `equal` is another spelling of the very thing (`mr`, `merge request`), `said`
 * is the trade's word for what people say in words of their own (`put back`, `revert`), `near` often stands for it
 * (`ticket`, `issue`), `kin` may be meant (a product's kind: `postgres`, `database`; a single word of everyday language).
 */
type Closeness = 'equal' | 'said' | 'near' | 'kin';

export interface Alternative {
  /** The places in the query of the words that it stands for. */
  readonly places: readonly number[];
  readonly stems: readonly string[];
  readonly closeness: Closeness;
}

/** The English words that the tables are made of, as they are written there. */
export const TRADE_WORDS: ReadonlySet<string> = new Set([...SYNONYMS, ...SAYINGS].join(' ').split(/[ ~=>,:;\n]+/));

/** Of every phrase what else it is called, by the alternative's key. */
type Thesaurus = ReadonlyMap<string, { readonly phrase: Phrase; readonly alternatives: Map<string, Closeness> }>;

const STRONGEST_FIRST: readonly Closeness[] = ['equal', 'said', 'near', 'kin'];
const thesaurus = readTables();
const findPhrases = phraseFinder([...thesaurus.values()].map(({ phrase }) => phrase));

/**
 * The alternatives of all words and phrases in a query, given by its stems in their order (stop words too: `look at`
 * is a phrase). Each is told once a phrase, by its strongest meaning; a phrase is not its own alternative.
 */
export function alternativesIn(stems: readonly string[], isStop: (at: number) => boolean): readonly Alternative[] {
  return findPhrases(stems, isStop).flatMap(({ phrase, places }) =>
    [...(thesaurus.get(phrase.key)?.alternatives ?? [])].map(([other, closeness]) => ({
      places,
      stems: other.split(' '),
      closeness,
    })),
  );
}

function readTables(): Thesaurus {
  const entries = new Map<string, { phrase: Phrase; alternatives: Map<string, Closeness> }>();
  const enter = (phrase: Phrase, other: Phrase, closeness: Closeness): void => {
    if (phrase.key === other.key) return;
    const entry = entries.get(phrase.key) ?? { phrase, alternatives: new Map() };
    entries.set(phrase.key, entry);
    const known = entry.alternatives.get(other.key);
    const isStronger = known === undefined || STRONGEST_FIRST.indexOf(closeness) < STRONGEST_FIRST.indexOf(known);
    if (isStronger) entry.alternatives.set(other.key, closeness);
  };
  for (const line of linesOf(SYNONYMS)) readSynonyms(line, enter);
  for (const line of linesOf(SAYINGS)) readSayings(line, enter);
  return entries;
}

type Enter = (phrase: Phrase, other: Phrase, closeness: Closeness) => void;

/**
 * A line is a group: `=` joins equal phrases and binds tighter than `~`. One way only are `a => b, c`, which makes `b`
 * near to `a`, and `a > b, c`, which makes it kin; `a; d => b` says the same of `d` and nothing of `a` and `d`.
 */
function readSynonyms(line: string, enter: Enter): void {
  const [, said, arrow, meant] = line.match(/^(.+?) (=?>) (.+)$/) ?? [];
  if (said === undefined || meant === undefined) {
    const sets = line.split(' ~ ').map(equalPhrases);
    for (const set of sets) enterSet(set, sets.flat(), 'near', enter);
  } else {
    const others = meant.split(', ').map(phraseOf);
    for (const set of said.split('; ')) enterSet(equalPhrases(set), others, arrow === '=>' ? 'near' : 'kin', enter);
  }
}

function equalPhrases(text: string): readonly Phrase[] {
  return text.split(' = ').map(phraseOf);
}

function enterSet(set: readonly Phrase[], others: readonly Phrase[], closeness: Closeness, enter: Enter): void {
  for (const phrase of set) {
    for (const equal of set) enter(phrase, equal, 'equal');
    for (const other of others) if (!set.includes(other)) enter(phrase, other, closeness);
  }
}

/** A line has what tools call it, then what people say: `a, b: saying; other saying`. */
function readSayings(line: string, enter: Enter): void {
  const colon = line.indexOf(': ');
  const meanings = line.slice(0, colon).split(', ').map(phraseOf);
  for (const saying of line
    .slice(colon + 2)
    .split('; ')
    .map(phraseOf)) {
    // A word alone says too little to be sure.
    for (const meaning of meanings) enter(saying, meaning, saying.stems.length > 1 ? 'said' : 'kin');
  }
}

function linesOf(tables: readonly string[]): readonly string[] {
  return tables.flatMap((table) => table.trim().split('\n'));
}
