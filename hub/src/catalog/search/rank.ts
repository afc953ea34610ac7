/** Scores documents for the words of a query: BM25F over the words, blended with the likeness of names. */
import type { IndexedDocuments } from './indexed-documents.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { nameGrams } from './name-grams.ts';
import type { QueryWord, Variant } from './query-words.ts';

export const R = { k1: 1.2, coverage: 0.5, partialPhrase: 0.3, capIdf: 1, grams: 0.2, covBrev: 4 };

/** A row of scores per query word, a column per slot. */
export interface WordScores {
  readonly rows: readonly Float32Array[];
}

/** Which slots the asker may know of, and how many they are. */
export interface Shown {
  readonly flags: Uint8Array;
  readonly count: number;
}

export function wordScores(words: readonly QueryWord[], index: InvertedIndex, shown: Shown): readonly Float32Array[] {
  return words.map(({ variants }) => {
    const row = new Float32Array(shown.flags.length);
    const own = variants[0];
    const cap =
      own !== undefined && own.weight === 1 && own.terms.length === 1
        ? idf(own.terms[0] ?? '', index, shown)
        : undefined;
    for (const variant of variants) scoreVariant(variant, row, index, shown, cap);
    return row;
  });
}

function idf(term: string, index: InvertedIndex, { flags, count }: Shown): number {
  let found = 0;
  for (const slot of index.matches(term).slots) found += flags[slot] ?? 0;
  return found === 0 ? 0 : Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

function scoreVariant(
  { terms, span, weight }: Variant,
  row: Float32Array,
  index: InvertedIndex,
  shown: Shown,
  cap: number | undefined,
): void {
  if (terms.length === 1) {
    addTerm(terms[0] ?? '', weight / span, row, index, shown, cap, true);
    return;
  }
  const sum = new Float32Array(row.length);
  const counts = new Uint8Array(row.length);
  for (const term of terms) {
    addTerm(term, weight / span, sum, index, shown, undefined, false);
    for (const slot of index.matches(term).slots) counts[slot] = (counts[slot] ?? 0) + 1;
  }
  for (let slot = 0; slot < row.length; slot++) {
    const score =
      (sum[slot] ?? 0) * (counts[slot] === terms.length ? 1 : R.partialPhrase * ((counts[slot] ?? 0) / terms.length));
    if (score > (row[slot] ?? 0)) row[slot] = score;
  }
}

function addTerm(
  term: string,
  weight: number,
  row: Float32Array,
  index: InvertedIndex,
  shown: Shown,
  cap: number | undefined,
  best: boolean,
): void {
  let rarity = idf(term, index, shown);
  if (cap !== undefined && R.capIdf === 1) rarity = Math.min(rarity, cap);
  const { slots, weights } = index.matches(term);
  for (let n = 0; n < slots.length; n++) {
    const slot = slots[n] ?? 0;
    if (shown.flags[slot] !== 1) continue;
    const frequency = weights[n] ?? 0;
    const score = (weight * rarity * (R.k1 + 1) * frequency) / (R.k1 + frequency);
    if (!best) row[slot] = (row[slot] ?? 0) + score;
    else if (score > (row[slot] ?? 0)) row[slot] = score;
  }
}

export interface Ranked {
  readonly slot: number;
  readonly score: number;
}

/** Documents that have any of the words, best first. */
export function rank(
  query: string,
  words: readonly QueryWord[],
  documents: IndexedDocuments,
  shown: Shown,
): readonly Ranked[] {
  const rows = wordScores(words, documents.words, shown);
  const size = shown.flags.length;
  const total = new Float32Array(size);
  const maxima = rows.map((row) => row.reduce((a, b) => Math.max(a, b), 0));
  const all = maxima.reduce((a, b) => a + b, 0);
  for (let slot = 0; slot < size; slot++) {
    let sum = 0;
    let covered = 0;
    for (const [n, row] of rows.entries()) {
      const score = row[slot] ?? 0;
      if (score === 0) continue;
      sum += score;
      covered += maxima[n] ?? 0;
    }
    total[slot] = sum * (covered / all) ** (R.coverage * Math.min(1, R.covBrev / words.length));
  }
  const best = total.reduce((a, b) => Math.max(a, b), 0);
  const similar = R.grams > 0 ? gramScores(query, documents, shown) : total;
  const found: Ranked[] = [];
  for (let slot = 0; slot < size; slot++) {
    const score = total[slot] ?? 0;
    if (score > 0) found.push({ slot, score: score / best + R.grams * (similar[slot] ?? 0) });
  }
  return found;
}

function gramScores(query: string, documents: IndexedDocuments, shown: Shown): Float32Array {
  const scores = new Float32Array(shown.flags.length);
  for (const [gram, weight] of nameGrams(query)) {
    const rarity = idf(gram, documents.grams, shown) / 8;
    const { slots, weights } = documents.grams.matches(gram);
    for (let n = 0; n < slots.length; n++) {
      const slot = slots[n] ?? 0;
      scores[slot] = (scores[slot] ?? 0) + weight * (weights[n] ?? 0) * rarity;
    }
  }
  const best = scores.reduce((a, b) => Math.max(a, b), 0);
  return best === 0 ? scores : scores.map((score) => score / best);
}
