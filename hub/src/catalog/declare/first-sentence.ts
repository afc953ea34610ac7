/** The first sentence of a description, which is what a summary shows. */
import { shortened } from '../../plain-text.ts';

/** A full stop after one of these ends no sentence, even before a capital letter. */
const ABBREVIATION = /(?:^|[\s([{])(?:e\.g|i\.e|vs|cf|approx|ca|incl|excl|resp|fig|dr|mr|mrs|ms)$/i;
const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/**
 * The first sentence of the first line, at most `maxChars` characters; a cut shows as an ellipsis
 * behind a word. A sentence ends with
 * punctuation before a capital letter (or a sign that may begin a sentence) or the end of the line, outside of brackets.
 */
export function firstSentence(text: string, maxChars: number): string {
  const [line = ''] = text.split('\n', 1);
  const sentence = line.slice(0, endOfSentence(line));
  return shortened(sentence, maxChars);
}

function endOfSentence(line: string): number {
  let depth = 0;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (OPENING.has(character)) depth += 1;
    else if (CLOSING.has(character)) depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      /[.!?]/.test(character) &&
      /^(?:$|\s+(?:$|[\p{Lu}`"'([{*_]))/u.test(line.slice(at + 1, at + 10))
    ) {
      if (character !== '.' || !ABBREVIATION.test(line.slice(Math.max(0, at - 12), at))) return at + 1;
    }
  }
  return line.length;
}
