/** Finds the words of a catalogue that a word it lacks may stand for: misspelt, cut short, or two written as one. */
import type { KnownWords } from './query-words.ts';

/** Words that are compared letter by letter for one misspelt word, at most: a hostile catalogue has any number of them. */
const MAX_COMPARED = 3_000;
const MIN_CHARS = 3;
const MIN_CORRECTED_CHARS = 4;
/** From here on two letters may be wrong. */
const LONG_WORD_CHARS = 8;
const MAX_GUESSES = 3;
/** No term is longer. */
const MAX_TERM_CHARS = 32;

export interface Guess {
  readonly terms: readonly string[];
  /** 0 to 1: how likely it is what was meant. */
  readonly likeness: number;
}

/** The likeliest guesses, best first. */
export function guessWords(word: string, known: KnownWords): readonly Guess[] {
  if (word.length < MIN_CHARS) return [];
  const guesses: Guess[] = [...splitInTwo(word, known)];
  const worst = word.length < MIN_CORRECTED_CHARS ? 0 : word.length < LONG_WORD_CHARS ? 1 : 2;
  const letters = lettersOf(word);
  let compared = 0;
  for (const term of known.terms()) {
    if (term.length > word.length && term.startsWith(word)) {
      if (known.has(term)) guesses.push({ terms: [term], likeness: 0.5 + (0.4 * word.length) / term.length });
      continue;
    }
    if (worst === 0 || Math.abs(term.length - word.length) > worst || compared >= MAX_COMPARED) continue;
    // Each edit brings in at most one letter and takes out at most one.
    const ofTerm = lettersOf(term);
    if (bitCount(letters & ~ofTerm) > worst || bitCount(ofTerm & ~letters) > worst) continue;
    compared++;
    const distance = editDistance(word, term, worst);
    if (distance > worst || !known.has(term)) continue;
    // People seldom miss the first letter.
    const start = term[0] === word[0] ? 0 : 0.3;
    guesses.push({ terms: [term], likeness: 1 - (1.2 * distance) / word.length - start });
  }
  return guesses
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness - a.likeness || (a.terms.join(' ') < b.terms.join(' ') ? -1 : 1))
    .slice(0, MAX_GUESSES);
}

function splitInTwo(word: string, known: KnownWords): readonly Guess[] {
  const guesses: Guess[] = [];
  for (let cut = MIN_CHARS; cut <= word.length - MIN_CHARS; cut++) {
    const terms = [word.slice(0, cut), word.slice(cut)];
    if (terms.every((term) => known.has(term))) guesses.push({ terms, likeness: 0.8 });
  }
  return guesses;
}

/** Which letters a word has, a bit each; letters that share a bit only make the sieve coarser. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Insertions, deletions, substitutions and swaps of neighbours; anything over `worst` where there are more. */
function editDistance(a: string, b: string, worst: number): number {
  let before = new Uint8Array(MAX_TERM_CHARS + 1);
  let last = Uint8Array.from({ length: MAX_TERM_CHARS + 1 }, (_, j) => j);
  let next = new Uint8Array(MAX_TERM_CHARS + 1);
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const substituted = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : substituted;
      const cost = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, substituted, swapped);
      next[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > worst) return worst + 1;
    [before, last, next] = [last, next, before];
  }
  return last[b.length] ?? worst + 1;
}
