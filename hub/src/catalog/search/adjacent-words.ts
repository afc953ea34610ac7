/**
 * Words that stand side by side, in a request as in a text of a tool (`exchange rate`, `track package`), are a surer sign than the
 * same words apart. Which do is looked up in the texts themselves, since an index of all pairs would be larger than that of the words.
 */
import type { InvertedIndex } from './inverted-index.ts';
import { stem } from './vocabulary/stem.ts';
import { isStopWord } from './vocabulary/stop-words.ts';

/** Of longer texts the first words: what follows is about details. */
const MAX_WORDS = 40;

/** A text in its order. */
export interface Passage {
  /** Marks of the stems that say something. */
  readonly marks: readonly number[];
  /** What a word in it is worth. */
  readonly weight: number;
}

/** Two stems, the first right before the second, but for words that say nothing. */
export type Pair = readonly [first: string, second: string];

/** @param words lower case, not stemmed */
export function passageOf(words: readonly string[], weight: number): Passage {
  const said = words.filter((word) => !isStopWord(word)).slice(0, MAX_WORDS);
  return { marks: said.map((word) => markOf(stem(word))), weight };
}

export class AdjacentWords {
  readonly #passages = new Map<number, readonly Passage[]>();

  add(slot: number, passages: readonly Passage[]): void {
    const withPairs = passages.filter(({ marks }) => marks.length > 1);
    this.#passages.set(slot, withPairs);
  }

  remove(slot: number): void {
    this.#passages.delete(slot);
  }

  /** The documents that have the pair, with what it weighs in the passage that says most. Only candidates are looked at. */
  matches(
    [first, second]: Pair,
    words: InvertedIndex,
    isCandidate: (slot: number) => boolean,
  ): ReadonlyMap<number, number> {
    const found = new Map<number, number>();
    const [one, other] = [words.matches(first).slots, words.matches(second).slots];
    const marks = [markOf(first), markOf(second)] as const;
    for (const slot of one.length < other.length ? one : other) {
      if (!isCandidate(slot)) continue;
      let best = 0;
      for (const passage of this.#passages.get(slot) ?? []) {
        if (passage.weight > best && hasInRow(passage.marks, marks)) best = passage.weight;
      }
      if (best > 0) found.set(slot, best);
    }
    return found;
  }
}

function hasInRow(marks: readonly number[], [first, second]: readonly [number, number]): boolean {
  for (let at = marks.indexOf(first); at !== -1; at = marks.indexOf(first, at + 1)) {
    if (marks[at + 1] === second) return true;
  }
  return false;
}

/** A number that stands for a word, small enough to lie in an array as it is. Two words in a million share one, at no harm. */
function markOf(word: string): number {
  let mark = 0;
  for (let at = 0; at < word.length; at++) mark = (Math.imul(mark, 31) + word.charCodeAt(at)) & 0x3fffffff;
  return mark;
}
