/** Scores documents for the words of a query: BM25F over the words, blended with how alike the names are spelled. */
import type { IndexedDocuments } from './indexed-documents.ts';
import type { InvertedIndex } from './inverted-index.ts';
import { nameGrams } from './name-grams.ts';
import type { QueryWord, QueryWords } from './query-words.ts';

/** How soon more of the same word stops to count (BM25's k1). */
const SATURATION = 1.2;
/** How much it counts that a document has all the words and not some of them often. */
const COVERAGE = 0.5;
/** Of longer queries no document has all the words: coverage counts less, the more there are. */
const COVERED_WORDS = 4;
/** What a word that every document has is worth still: in a small catalogue that is most of them. */
const COMMON_WORD = 1;
/** How much more the name of an integration counts than another word as rare. */
const NAMED = 1.6;
/** What a document has to be worth by its words, of what the best is, to be looked at for words side by side. */
const CANDIDATE = 0.3;
/** What a word adds that a document has in its name and nowhere else, of what it can add at most. */
const IN_NAME = 3 / (SATURATION + 3);
/** What the likeness of spelling adds to a score of at most 1. */
const SPELLING_SHARE = 0.2;

/** What the asker may know of. The rest has no part in anything: not in how rare a word is, nor in what is known. */
export interface Shown {
  /** 1 for every slot that is shown. */
  readonly flags: Uint8Array;
  readonly count: number;
}

export interface Ranked {
  readonly slot: number;
  readonly score: number;
}

export interface Fit extends Ranked {
  /** What the query's words are worth in the document, of what all of them can be worth together; 1 and a little more at most. */
  readonly fit: number;
}

/** The shown documents that have any of the words, in no order. */
export function rank(query: string, words: QueryWords, documents: IndexedDocuments, shown: Shown): readonly Fit[] {
  const { total, fits } = wordScores(words, documents, shown);
  addPairs(total, words, documents, shown);
  const best = highest(total);
  const alike = spellingScores(query, documents.grams, shown);
  const mostAlike = Math.max(highest(alike), Number.MIN_VALUE);
  const found: Fit[] = [];
  for (let slot = 0; slot < total.length; slot++) {
    const score = total[slot] ?? 0;
    if (score === 0) continue;
    const spelling = (SPELLING_SHARE * (alike[slot] ?? 0)) / mostAlike;
    found.push({ slot, score: score / best + spelling, fit: fits[slot] ?? 0 });
  }
  return found;
}

/** For every slot the sum of its words' scores, less where words are missing; and what share that sum is of what it could be. */
function wordScores(
  { words, unknown }: QueryWords,
  documents: IndexedDocuments,
  shown: Shown,
): { readonly total: Float32Array; readonly fits: Float32Array } {
  const total = new Float32Array(shown.flags.length);
  const covered = new Float32Array(shown.flags.length);
  const scores = new ScoredSlots(total.length);
  const phrase = new ScoredSlots(total.length);
  const fits = new Float32Array(shown.flags.length);
  let all = 0;
  let worth = unknown * rarityOf(0, shown.count);
  for (const word of words) {
    const rare = scoreWord(word, documents.words, shown, scores, phrase);
    worth += rare;
    const weight = isNamed(word, documents, shown) ? NAMED : 1;
    for (const slot of scores.slots) {
      total[slot] = (total[slot] ?? 0) + weight * scores.of(slot);
      covered[slot] = (covered[slot] ?? 0) + rare;
    }
    all += rare;
    scores.clear();
  }
  const coverage = COVERAGE * Math.min(1, COVERED_WORDS / words.length);
  for (let slot = 0; slot < total.length; slot++) {
    const sum = total[slot] ?? 0;
    if (sum === 0) continue;
    total[slot] = sum * ((covered[slot] ?? 0) / all) ** coverage;
    fits[slot] = sum / (worth * IN_NAME);
  }
  return { total, fits };
}

/** Whether it is the name of an integration: who writes it means that one. */
function isNamed({ own }: QueryWord, documents: IndexedDocuments, shown: Shown): boolean {
  return own !== undefined && documents.slotsOfNamed(own).some((slot) => shown.flags[slot] === 1);
}

/** Adds what words are worth that stand side by side. In short queries nothing: all of their words belong together. */
function addPairs(total: Float32Array, { words, pairs }: QueryWords, documents: IndexedDocuments, shown: Shown): void {
  const share = 1 - Math.min(1, COVERED_WORDS / words.length);
  if (share === 0) return;
  const ofWords = total.slice();
  const least = Math.max(CANDIDATE * highest(ofWords), Number.MIN_VALUE);
  for (const pair of pairs) {
    const found = documents.adjacent.matches(pair, documents.words, (slot) => (ofWords[slot] ?? 0) >= least);
    const worth = share * rarityOf(found.size, shown.count);
    for (const [slot, weight] of found) total[slot] = (total[slot] ?? 0) + (worth * weight) / (SATURATION + weight);
  }
}

/**
 * What a word is worth in the slots that have it: as much as its best variant, so that one thing said twice counts once.
 * @returns how rare it is: what it would be worth where it is surely meant. Of a word that the catalogue has not got, what is found by
 * other words for it may be something else
 */
function scoreWord(
  { own, others, isLacking }: QueryWord,
  index: InvertedIndex,
  shown: Shown,
  scores: ScoredSlots,
  phrase: ScoredSlots,
): number {
  const ownRarity = own === undefined ? Number.POSITIVE_INFINITY : rarity(own, index, shown);
  const raise = (slot: number, score: number): void => scores.raise(slot, score);
  if (own !== undefined) eachScore(own, ownRarity, index, shown, raise);
  let ofOthers = 0;
  for (const { terms, weight, span } of others) {
    const share = weight / span;
    const rarities = terms.map((term) => rarity(term, index, shown));
    const together = rarities.reduce((sum, rare) => sum + rare, 0);
    ofOthers = Math.max(ofOthers, together / span);
    const [only] = terms;
    if (only !== undefined && terms.length === 1) {
      // Another word is never a surer sign than the word itself, however rare it is; words together may be one.
      eachScore(only, share * (span === 1 ? Math.min(together, ownRarity) : together), index, shown, raise);
      continue;
    }
    for (const [n, term] of terms.entries()) {
      eachScore(term, share * (rarities[n] ?? 0), index, shown, (slot, score) => phrase.add(slot, score));
    }
    for (const slot of phrase.slots) if (phrase.count(slot) === terms.length) scores.raise(slot, phrase.of(slot));
    phrase.clear();
  }
  if (isLacking) return Math.max(ofOthers, rarityOf(0, shown.count));
  return own === undefined ? ofOthers : ownRarity;
}

/** Calls back for every shown document that has the term. */
function eachScore(
  term: string,
  weight: number,
  index: InvertedIndex,
  { flags }: Shown,
  found: (slot: number, score: number) => void,
): void {
  const { slots, weights } = index.matches(term);
  for (let n = 0; n < slots.length; n++) {
    const slot = slots[n] ?? 0;
    const frequency = weights[n] ?? 0;
    if (flags[slot] === 1) found(slot, (weight * frequency) / (SATURATION + frequency));
  }
}

/** Scores of few slots among many, cleared without walking through all. */
class ScoredSlots {
  readonly slots: number[] = [];
  readonly #scores: Float32Array;
  readonly #counts: Uint8Array;

  constructor(size: number) {
    this.#scores = new Float32Array(size);
    this.#counts = new Uint8Array(size);
  }

  of(slot: number): number {
    return this.#scores[slot] ?? 0;
  }

  /** Sets the score where it is higher than the one that is there. */
  raise(slot: number, score: number): void {
    const before = this.#scores[slot] ?? 0;
    if (score <= before) return;
    if (before === 0) this.slots.push(slot);
    this.#scores[slot] = score;
  }

  /** How often something was added. */
  count(slot: number): number {
    return this.#counts[slot] ?? 0;
  }

  add(slot: number, score: number): void {
    this.raise(slot, this.of(slot) + score);
    this.#counts[slot] = this.count(slot) + 1;
  }

  clear(): void {
    for (const slot of this.slots) {
      this.#scores[slot] = 0;
      this.#counts[slot] = 0;
    }
    this.slots.length = 0;
  }
}

/** How rare a term is among what is shown (BM25's inverse document frequency, and a share for all). */
function rarity(term: string, index: InvertedIndex, { flags, count }: Shown): number {
  let found = 0;
  for (const slot of index.matches(term).slots) found += flags[slot] ?? 0;
  return found === 0 ? 0 : rarityOf(found, count);
}

function rarityOf(found: number, count: number): number {
  return COMMON_WORD + Math.log(1 + (count - found + 0.5) / (found + 0.5));
}

/** For every slot how many pieces its name has in common with the query, the rare ones first. */
function spellingScores(query: string, grams: InvertedIndex, shown: Shown): Float32Array {
  const scores = new Float32Array(shown.flags.length);
  for (const gram of nameGrams(query).keys()) {
    const rare = rarity(gram, grams, shown);
    const { slots, weights } = grams.matches(gram);
    for (let n = 0; n < slots.length; n++) {
      const slot = slots[n] ?? 0;
      if (shown.flags[slot] === 1) scores[slot] = (scores[slot] ?? 0) + rare * (weights[n] ?? 0);
    }
  }
  return scores;
}

function highest(scores: Float32Array): number {
  let best = 0;
  for (let slot = 0; slot < scores.length; slot++) best = Math.max(best, scores[slot] ?? 0);
  return best;
}
