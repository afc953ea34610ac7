/** Splits names and sentences into the words that search compares. */

/** Longer words are identifiers and noise that nobody asks for. */
const MAX_WORD_CHARS = 32;
/** What one text may be read for its words, whatever the caller asks for. */
const MAX_TEXT_CHARS = 8_000;

/** `user's`, `they're`: what follows the apostrophe says nothing. `don't` is one word. */
const CONTRACTION = /(?<=\p{L})['’](?:(?:s|ll|ve|re|m)(?!\p{L})|(?<=n['’])(t)(?!\p{L}))/gu;

/**
 * The words of a text in their order, lower case, without accents, split at case and punctuation. A word with digits
 * stands for itself and for its parts: `oauth2Token` has `oauth2`, `oauth`, `token`.
 */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const word of plain(text.slice(0, MAX_TEXT_CHARS)).split(/[^\p{L}\p{N}]+/u)) {
    if (word === '' || word.length > MAX_WORD_CHARS) continue;
    words.push(word);
    if (/\d/.test(word) && /\D/.test(word)) words.push(...word.split(/\d+/).filter((part) => part.length > 1));
  }
  return words;
}

/** Case is a border (`getMR`, `HTTPGet`) and then no difference; accents are none. */
function plain(text: string): string {
  const cased = text.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu}+)(\p{Lu}(?!s\b)\p{Ll})/gu, '$1 $2');
  const lower = cased.toLowerCase().replace(CONTRACTION, '$1');
  return /^[ -~]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}
