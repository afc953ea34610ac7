/** Says what the words of a Polish, German, Spanish or French query are in English, and leaves English queries alone. */
import { createDictionary, type Dictionary, folded, type LanguageTable, type Meaning } from './dictionary.ts';
import { ENGLISH_HOMOGRAPHS } from './english-homographs.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { POLISH } from './polish.ts';
import { EVERYDAY } from './shared-words/everyday.ts';
import { PEOPLE_AND_MEDIA } from './shared-words/people-and-media.ts';
import { SYSTEMS_AND_TRADE } from './shared-words/systems-and-trade.ts';
import { SPANISH } from './spanish.ts';
import { stem } from './stem.ts';
import { isStopWord } from './stop-words.ts';
import { TRADE_WORDS } from './synonyms.ts';

const dictionaries = [POLISH, GERMAN, SPANISH, FRENCH].map(withSharedWords).map(createDictionary);
const englishWords = new Set([
  ...TRADE_WORDS,
  ...dictionaries.flatMap(({ english }) => english),
  ...ENGLISH_HOMOGRAPHS.trim().split(/\s+/),
]);
const englishStems = new Set([...englishWords].map(stem));

/** Endings in a vowel that English makes words with. */
const ENGLISH_SUFFIX = /(?:ive|ate|i[sz]e|yse|[ai]ble|age|[ae]nce|ure)$/;

/**
 * For each word of a query what it is in English: undefined where it is to be taken as it is, nothing where it is a
 * function word of the query's language, else words and phrases of which each is a possible meaning (the last one
 * the word itself, where it means something in English or in the catalogue too).
 *
 * A query counts as foreign when one of its words is in a dictionary and is neither English nor known; of the languages,
 * the one that has most of its words. Only then do words that both languages have (`die`, `most`, `plan`) and function
 * words mean what they mean there.
 *
 * @param words the words of the query, split at blanks and punctuation; case and accents do not matter
 * @param isKnown whether the catalogue has this word (lower case, not stemmed)
 */
export function translate(
  words: readonly string[],
  isKnown: (word: string) => boolean,
): readonly (readonly string[] | undefined)[] {
  const asked = words.map((word) => word.toLowerCase());
  const readings = dictionaries.map((dictionary) => read(dictionary, asked, isKnown));
  const best = readings.toSorted((a, b) => b.evidence - a.evidence || b.understood - a.understood)[0];
  if (best === undefined || best.evidence === 0) return words.map(() => undefined);
  return asked.map((word, n) => {
    const isOwn = isEnglish(word);
    // More words of English than of the language: a query in English with a foreign word in it.
    if (isOwn && best.foreign < best.english) return undefined;
    if (best.dictionary.isStopWord(folded(word))) return [];
    const other = isOwn ? undefined : readings.find(({ meanings }) => meanings[n] !== undefined);
    const meaning = best.meanings[n] ?? other?.meanings[n];
    if (meaning === undefined) {
      const borrowed = isOwn || isKnown(word) ? [] : best.dictionary.borrowed(folded(word));
      const english = borrowed.find((base) => isEnglish(base) || isKnown(base));
      return english === undefined ? undefined : [english];
    }
    return isOwn || isKnown(word) ? [...new Set([...meaning.english, word])] : meaning.english;
  });
}

/** A query as one language reads it. */
interface Reading {
  readonly dictionary: Dictionary;
  readonly meanings: readonly (Meaning | undefined)[];
  /** How many words the language alone explains, function words not counted. */
  readonly evidence: number;
  /** How many words it explains at all. */
  readonly understood: number;
  /** How many words are of the language and not English, and how many the other way round. */
  readonly foreign: number;
  readonly english: number;
}

function read(dictionary: Dictionary, words: readonly string[], isKnown: (word: string) => boolean): Reading {
  let [evidence, understood, foreign, english] = [0, 0, 0, 0];
  const meanings = words.map((word) => {
    const plain = folded(word);
    const isFunctionWord = dictionary.isStopWord(plain);
    const meaning = isFunctionWord ? undefined : dictionary.lookUp(plain);
    const isOwn = isEnglish(word);
    // A word that the catalogue uses is no ending or compound by chance.
    const isCertain = meaning !== undefined && (meaning.isExact || !isKnown(word));
    if (isCertain || isFunctionWord) understood++;
    if (isCertain && !isOwn) evidence++;
    if ((isCertain || isFunctionWord) && !isOwn) foreign++;
    if (isOwn && meaning === undefined && !isFunctionWord) english++;
    return isCertain ? meaning : undefined;
  });
  return { dictionary, meanings, evidence, understood, foreign, english };
}

function isEnglish(word: string): boolean {
  if (isStopWord(word) || englishWords.has(word)) return true;
  // A stem has lost the vowel that makes another language's word of it (`branche`, `informe`).
  return (!/[aeiou]$/.test(word) || ENGLISH_SUFFIX.test(word)) && englishStems.has(stem(word));
}

/** A language's own table with its column of the tables that have one for each of the languages. */
function withSharedWords(table: LanguageTable, column: number): LanguageTable {
  const shared = `${PEOPLE_AND_MEDIA}${SYSTEMS_AND_TRADE}${EVERYDAY}`.split('\n').flatMap((line) => {
    const [english = '', columns = ''] = line.split(': ');
    const words = columns.split('|')[column]?.trim() ?? '';
    return words === '' ? [] : [`${english}: ${words}`];
  });
  return { ...table, words: [table.words.trim(), ...shared].join('\n') };
}
