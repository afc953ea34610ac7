/** Turns a query into what is looked up: its words that say something, each with the other words it may be called. */

import { guessWords } from './spelling.ts';
import { splitWords } from './split-words.ts';
import { stem } from './vocabulary/stem.ts';
import { stopWordsIn } from './vocabulary/stop-words.ts';
import { alternativesIn } from './vocabulary/synonyms.ts';
import { translate } from './vocabulary/translate.ts';

/** What is read of a query. */
const MAX_QUERY_CHARS = 4_000;
const MAX_QUERY_WORDS = 160;
/** Words that say something, at most: each costs a walk through the index. */
export const MAX_MEANT_WORDS = 64;
/** Each costs a walk through all words of the catalogue. */
const MAX_GUESSED_WORDS = 8;

export const Q = { equal: 0.8, near: 0.5, kin: 0.35, guess: 1, brevity: 4, brevExp: 1, translated: 0.9 };

/** One way to say a word, or the phrase it is part of. */
export interface Variant {
  readonly terms: readonly string[];
  /** How many words of the query it stands for. */
  readonly span: number;
  /** 1 for the word itself, less for what only means much the same. */
  readonly weight: number;
}

export interface QueryWord {
  /** The word itself comes first, where the catalogue has it. */
  readonly variants: readonly Variant[];
}

/** What the catalogue knows, in the eyes of the asker. */
export interface KnownWords {
  has(term: string): boolean;
  terms(): Iterable<string>;
}

export function queryWords(query: string, known: KnownWords): readonly QueryWord[] {
  const asked = splitWords(query.slice(0, MAX_QUERY_CHARS)).slice(0, MAX_QUERY_WORDS);
  const meanings = translate(asked, (word) => known.has(stem(word)));
  const english = asked.flatMap((word, n) => (meanings[n] === undefined ? [word] : (meanings[n][0]?.split(' ') ?? [])));
  const stops = stopWordsIn(english);
  const stems = english.map(stem);
  const meant: { variants: Variant[] }[] = stems.map(() => ({ variants: [] }));
  let guessed = 0;
  for (const [at, term] of stems.entries()) {
    if (stops[at] === true || stems.indexOf(term) < at) continue;
    if (known.has(term)) meant[at]?.variants.push({ terms: [term], span: 1, weight: 1 });
    else if (guessed++ < MAX_GUESSED_WORDS) {
      for (const { terms, likeness } of guessWords(term, known.terms(), (one) => known.has(one))) {
        meant[at]?.variants.push({ terms, span: 1, weight: Q.guess * likeness });
      }
    }
  }
  const said = stems.filter((_, at) => stops[at] !== true).length;
  const brevity = Math.min(1, Q.brevity / said) ** Q.brevExp;
  for (const { at, span, stems: terms, closeness } of alternativesIn(stems)) {
    if (!terms.every((term) => known.has(term))) continue;
    for (let n = at; n < at + span; n++) {
      if (stops[n] !== true)
        meant[n]?.variants.push({ terms, span, weight: Q[closeness] * (closeness === 'equal' ? 1 : brevity) });
    }
  }
  let at = 0;
  for (const [n] of asked.entries()) {
    const meaning = meanings[n];
    const length = meaning === undefined ? 1 : (meaning[0]?.split(' ').length ?? 0);
    for (const other of meaning?.slice(1) ?? []) {
      const terms = other.split(' ').map(stem);
      if (terms.some((term) => !known.has(term))) continue;
      for (let k = at; k < at + length; k++) meant[k]?.variants.push({ terms, span: length, weight: Q.translated });
    }
    at += length;
  }
  return meant.filter(({ variants }) => variants.length > 0).slice(0, MAX_MEANT_WORDS);
}
