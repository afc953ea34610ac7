/** Finds phrases in a query, also where other words stand between theirs or in another order. */
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';

/** Words between two words of a phrase, stop words not counted: `turn the old light off`. */
const MAX_GAP = 2;

/** A word or several that mean something together. */
export interface Phrase {
  /** Its stems, without stop words where two or more other words are left (`picture of page`, not `log in`). */
  readonly stems: readonly string[];
  /** The stems as one text, by which a phrase is known. */
  readonly key: string;
  /** Whether it is meant wherever its stems stand near each other; otherwise only as it is written. */
  readonly isLoose: boolean;
}

export interface FoundPhrase {
  readonly phrase: Phrase;
  /** The places of its stems in the query. */
  readonly places: readonly number[];
}

/** The phrase that a text (lower case, words between blanks) stands for. */
export function phraseOf(text: string): Phrase {
  const words = text.split(' ');
  const content = words.filter((word) => !isStopWord(word));
  const isLoose = content.length > 1;
  const stems = (isLoose ? content : words).map(stem);
  return { stems, key: stems.join(' '), isLoose };
}

/**
 * A search for any of the phrases. It takes the stems of a query in their order, and whether the word at a place is a
 * stop word; a phrase is found once for every place of its first stem.
 */
export function phraseFinder(
  phrases: Iterable<Phrase>,
): (stems: readonly string[], isStop: (at: number) => boolean) => readonly FoundPhrase[] {
  const byFirst = Map.groupBy(phrases, ({ stems }) => stems[0]);
  return (stems, isStop) => {
    const present = new Set(stems);
    const found: FoundPhrase[] = [];
    for (const [at, first] of stems.entries()) {
      for (const phrase of byFirst.get(first) ?? []) {
        // Of the many phrases that begin with a common word nearly all have a word that the query lacks.
        if (!phrase.stems.every((stem) => present.has(stem))) continue;
        const places = phrase.isLoose ? loosely(phrase, at, stems, isStop) : exactly(phrase, at, stems);
        if (places !== undefined) found.push({ phrase, places });
      }
    }
    return found;
  };
}

type Places = readonly number[] | undefined;

function exactly(phrase: Phrase, at: number, stems: readonly string[]): Places {
  const places = phrase.stems.map((_, n) => at + n);
  return phrase.stems.every((stem, n) => stems[at + n] === stem) ? places : undefined;
}

function loosely(phrase: Phrase, at: number, stems: readonly string[], isStop: (at: number) => boolean): Places {
  const places = [at];
  const near = (wanted: string, from: number, step: 1 | -1): number | undefined => {
    let gap = 0;
    for (let n = from + step; n >= 0 && n < stems.length && gap <= MAX_GAP; n += step) {
      if (stems[n] === wanted && !places.includes(n)) return n;
      if (!isStop(n)) gap++;
    }
    return undefined;
  };
  let last = at;
  for (const wanted of phrase.stems.slice(1)) {
    const place = near(wanted, last, 1) ?? near(wanted, last, -1);
    if (place === undefined) return undefined;
    places.push(place);
    last = place;
  }
  return places;
}
