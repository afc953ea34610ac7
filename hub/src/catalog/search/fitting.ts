/** Tells what fits a query from what only has some word of it, so that a search for what is not there says so. */
import type { Fit, Ranked } from './rank.ts';

/** Of a query of few words a document has to be worth this share, and of a longer one so many words in all. */
interface Bound {
  readonly share: number;
  readonly words: number;
}

/** What is worth less is not worth reading. */
const LEAST: Bound = { share: 0.14, words: 0.25 };
/** The best has to be worth so much for the answer to be taken for one. */
const GOOD: Bound = { share: 0.28, words: 0.5 };
/** Of the best that was found; of a longer query each document may meet another part. */
const OF_BEST: Bound = { share: 0.3, words: 1.2 };

const least = (bound: Bound, words: number): number => Math.min(bound.share, bound.words / words);

/**
 * Those worth reading, in the order that they came in, and whether any of them fits well: other words for the same may
 * have little in common with the query, so that what fits badly can still be what was meant.
 * @param words how many words of the query say something, those included that nothing is known for
 */
export function fitting(
  ranked: readonly Fit[],
  words: number,
): { readonly found: readonly Ranked[]; readonly isGood: boolean } {
  let best = 0;
  for (const { fit } of ranked) best = Math.max(best, fit);
  const bound = Math.max(least(LEAST, words), least(OF_BEST, words) * best);
  return { found: ranked.filter(({ fit }) => fit >= bound), isGood: best >= least(GOOD, words) };
}
