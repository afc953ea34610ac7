/** Finds the words of a catalogue that a word it lacks may stand for: misspelt, cut short, or two written as one. */

/** Words that are compared letter by letter for one misspelt word, at most: a hostile catalogue has any number of them. */
const MAX_COMPARED = 3_000;
const MIN_CORRECTED_CHARS = 4;
const MIN_PREFIX_CHARS = 3;
const MAX_ALTERNATIVES = 3;
const LONGEST = 32;

export interface Guess {
  readonly terms: readonly string[];
  /** 0 to 1: how likely it is what was meant. */
  readonly likeness: number;
}

/** The likeliest guesses, best first. `terms` are all words there are, `isKnown` says which of them may be told. */
export function guessWords(
  word: string,
  terms: Iterable<string>,
  isKnown: (term: string) => boolean,
): readonly Guess[] {
  if (word.length < MIN_PREFIX_CHARS) return [];
  const guesses: Guess[] = [];
  const worst = word.length < MIN_CORRECTED_CHARS ? 0 : word.length < 8 ? 1 : 2;
  const letters = lettersOf(word);
  let compared = 0;
  for (const term of terms) {
    if (term.length > word.length && term.startsWith(word)) {
      if (isKnown(term)) guesses.push({ terms: [term], likeness: 0.5 + (0.4 * word.length) / term.length });
    } else if (worst > 0 && Math.abs(term.length - word.length) <= worst && compared < MAX_COMPARED) {
      // A word of one edit has at most one letter of its own on either side.
      if (bits(letters & ~lettersOf(term)) > worst || bits(lettersOf(term) & ~letters) > worst) continue;
      compared++;
      const distance = editDistance(word, term, worst);
      if (distance === undefined || distance > worst || !isKnown(term)) continue;
      const sameStart = term[0] === word[0] ? 0 : 0.3;
      guesses.push({ terms: [term], likeness: 1 - (1.2 * distance) / word.length - sameStart });
    }
  }
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts = [word.slice(0, cut), word.slice(cut)];
    if (parts.every(isKnown)) guesses.push({ terms: parts, likeness: 0.8 });
  }
  return guesses
    .toSorted((a, b) => b.likeness - a.likeness || (a.terms.join(' ') < b.terms.join(' ') ? -1 : 1))
    .slice(0, MAX_ALTERNATIVES);
}

/** The letters that a word has, one bit each. */
function lettersOf(word: string): number {
  let set = 0;
  for (let i = 0; i < word.length; i++) set |= 1 << (word.charCodeAt(i) & 31);
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

const rows = [0, 1, 2].map(() => new Uint8Array(LONGEST + 2));

/** Insertions, deletions, substitutions and swaps of neighbours; undefined where there are surely more than `worst`. */
function editDistance(a: string, b: string, worst: number): number | undefined {
  let [before, last, next] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    next[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped =
        i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next[j] = cost;
      if (cost < best) best = cost;
    }
    if (best > worst) return undefined;
    [before, last, next] = [last, next, before];
  }
  return last[b.length];
}
