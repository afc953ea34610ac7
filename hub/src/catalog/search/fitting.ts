/** Leaves out what fits a query too little to be worth reading, so that a search for what is not there says so. */
import type { Fit, Ranked } from './rank.ts';

/** Of a query of few words a document has to be worth this share, and of a longer one so many words in all. */
const MIN_SHARE = 0.28;
const MIN_WORDS = 0.5;
/** Of the best that was found; of a longer query each document may meet another part. */
const MIN_OF_BEST = 0.3;
const MIN_OF_BEST_WORDS = 1.2;

/** @param words how many words of the query say something, those included that nothing is known for */
export function fitting(ranked: readonly Fit[], words: number): readonly Ranked[] {
  let best = 0;
  for (const { fit } of ranked) best = Math.max(best, fit);
  const least = Math.max(
    Math.min(MIN_SHARE, MIN_WORDS / words),
    Math.min(MIN_OF_BEST, MIN_OF_BEST_WORDS / words) * best,
  );
  return ranked.filter(({ fit }) => fit >= least);
}
