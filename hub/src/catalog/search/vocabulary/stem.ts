/** Reduces an English word to the stem that search compares: irregular forms by table, all others by Porter2. */
import { stem as porter2 } from 'porter2';
import { IRREGULAR_FORMS, WORDS_APART } from './irregular-forms.ts';

/** How many words are remembered; a catalogue of 10,000 tools has about as many. */
const MAX_REMEMBERED = 20_000;
/** Longer words are identifiers and noise: not reduced, not remembered. */
const MAX_WORD_CHARS = 32;
/** An abbreviation of consonants in the plural (`prs`, `pdfs`); Porter takes no `s` off what has no vowel. */
const PLURAL_ABBREVIATION = /^[bcdfghj-np-tv-xz]{1,4}[bcdfghj-np-rtv-xz]s$/;

const irregular = irregularStems();
const remembered = new Map<string, string>();

/**
 * The stem of a word in lower case. Words that share a stem mean the same; a stem need not be a word. Words with
 * digits or with letters outside a–z are no English words and come back as they are.
 */
export function stem(word: string): string {
  if (word.length > MAX_WORD_CHARS) return word;
  const known = irregular.get(word) ?? remembered.get(word);
  if (known !== undefined) return known;
  const found = reduced(word);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(word, found);
  return found;
}

function reduced(word: string): string {
  if (PLURAL_ABBREVIATION.test(word)) return word.slice(0, -1);
  return /^[a-z]+$/.test(word) ? porter2(word) : word;
}

function irregularStems(): ReadonlyMap<string, string> {
  const stems = new Map<string, string>();
  for (const line of IRREGULAR_FORMS.trim().split('\n')) {
    const [base = '', forms = ''] = line.split(':');
    const word = base.replace('!', '');
    const kept = base.endsWith('!') ? word : porter2(word);
    for (const form of [word, ...forms.trim().split(' ')]) stems.set(form, kept);
  }
  for (const word of WORDS_APART.trim().split(/\s+/)) {
    stems.set(word, word);
    stems.set(word.endsWith('y') ? `${word.slice(0, -1)}ies` : `${word}s`, word);
  }
  return stems;
}
