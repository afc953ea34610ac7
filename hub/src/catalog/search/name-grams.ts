/** Pieces of three letters that names are made of: names alike in spelling have many in common. */
import { splitWords } from './split-words.ts';

/** Of longer texts the first ones. */
const MAX_GRAMS = 64;

/** The pieces of a name, borders of words among them, each with the share that it has of the whole. */
export function nameGrams(text: string): ReadonlyMap<string, number> {
  const grams = new Set<string>();
  for (const word of splitWords(text)) {
    const bordered = ` ${word} `;
    for (let at = 0; at + 3 <= bordered.length; at++) grams.add(bordered.slice(at, at + 3));
  }
  const kept = [...grams].slice(0, MAX_GRAMS);
  return new Map(kept.map((gram) => [gram, 1 / Math.sqrt(kept.length)]));
}
