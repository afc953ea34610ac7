/** Turns a query into what is looked up: its words that say something, each with the other words it may be called. */
import type { Pair } from './adjacent-words.ts';
import { guessWords } from './spelling.ts';
import { splitWords } from './split-words.ts';
import { valuesAsKinds } from './values.ts';
import { stem } from './vocabulary/stem.ts';
import { stopWordsIn } from './vocabulary/stop-words.ts';
import { alternativesIn } from './vocabulary/synonyms.ts';
import { translate } from './vocabulary/translate.ts';

/** What is read of a query. */
const MAX_QUERY_CHARS = 4_000;
const MAX_QUERY_WORDS = 160;
/** Words that are looked up: each costs a walk through the index. */
const MAX_MEANT_WORDS = 64;
/** Words that are guessed: each costs a walk through all words of the catalogue. */
const MAX_GUESSED_WORDS = 8;

/** How much another word counts beside the word itself. */
const CLOSENESS_WEIGHTS = { equal: 0.8, said: 0.95, near: 0.5, kin: 0.3 } as const;
const TRANSLATION_WEIGHT = 0.9;
/** Two words that the catalogue writes as one (`You Tube`, or `WhatsApp`, split where its case changes). */
const JOINED_WEIGHT = 0.8;
const MIN_JOINED_CHARS = 6;
/** In longer queries what does not mean the very same counts less: the words around say what is meant. */
const SHORT_QUERY_WORDS = 4;
const WEAK_WEIGHT = 0.5;
/** What would count less is left out: it changes no order and costs a walk through the index. */
const MIN_WEIGHT = 0.1;

/** Words that say something of a tool, but less than one would think of words that so few tools have. */
const WEAK_WORDS = new Set(
  `my me who when where all every everything everyone everybody each other another new first last next now today much
   many more most one two people thing things way time make makes give gives get gets show see tell say said know look put
   keep go come take back up down off over left well good exactly actually there here`.split(/\s+/),
);

/** Another way to say a word, or to say the phrase that it is part of. */
interface Variant {
  /** A document says it that has all of them. */
  readonly terms: readonly string[];
  /** How many words of the query it stands for. */
  readonly span: number;
  /** 0 to 1: how surely it is meant. */
  readonly weight: number;
}

export interface QueryWord {
  /** Its own stem, where it is known and says as much as it seems to. */
  readonly own: string | undefined;
  readonly others: readonly Variant[];
  /** Whether the catalogue has not got the word itself. */
  readonly isLacking: boolean;
}

export interface QueryWords {
  /** The words that can be looked up, in their order. */
  readonly words: readonly QueryWord[];
  /** How many more say something that the catalogue has nothing like. */
  readonly unknown: number;
  /** Those that stand side by side, each pair once. */
  readonly pairs: readonly Pair[];
}

/** The words of the catalogue, in the eyes of the asker. */
export interface KnownWords {
  has(term: string): boolean;
  /** All words there are; `has` says which of them the asker may be told. */
  terms(): Iterable<string>;
}

/** A word of the query in English, while its variants are gathered. */
interface Word {
  readonly word: string;
  readonly stem: string;
  /** Other meanings, where it was translated, with the number of English words its first meaning has. */
  readonly meanings: readonly string[];
  readonly span: number;
  readonly others: Variant[];
}

/** The words of a query that say something. */
export function queryWords(query: string, known: KnownWords): QueryWords {
  const words = englishWords(query, known);
  const stops = stopWordsIn(words.map(({ word }) => word));
  const stems = words.map((word) => word.stem);
  const isMeant = (at: number) => stops[at] === false;
  const add = (places: readonly number[], terms: readonly string[], weight: number): void => {
    if (weight < MIN_WEIGHT || !terms.every((term) => known.has(term))) return;
    const meant = places.filter(isMeant);
    for (const at of meant) words[at]?.others.push({ terms, span: meant.length, weight });
  };

  const brevity = Math.min(1, SHORT_QUERY_WORDS / stops.filter((isStop) => !isStop).length);
  for (const { places, stems: terms, closeness } of alternativesIn(stems, (at) => !isMeant(at))) {
    const share = closeness === 'equal' ? 1 : closeness === 'said' ? Math.sqrt(brevity) : brevity;
    add(places, terms, CLOSENESS_WEIGHTS[closeness] * share);
  }
  for (const [at, { meanings, span }] of words.entries()) {
    const places = Array.from({ length: span }, (_, n) => at + n);
    for (const meaning of meanings) add(places, meaning.split(' ').map(stem), TRANSLATION_WEIGHT);
  }
  for (let at = 1; at < words.length; at++) {
    const [first = '', second = ''] = [words[at - 1]?.word, words[at]?.word];
    const isOne = Math.min(first.length, second.length) > 1 && first.length + second.length >= MIN_JOINED_CHARS;
    if (isOne) add([at - 1, at], [stem(first + second)], JOINED_WEIGHT);
  }
  let guessed = 0;
  for (const [at, word] of words.entries()) {
    const isUnknown = isMeant(at) && !known.has(word.stem) && word.others.length === 0;
    if (!isUnknown || stems.indexOf(word.stem) < at || guessed++ >= MAX_GUESSED_WORDS) continue;
    for (const { terms, likeness } of guessWords(word.stem, known)) add([at], terms, likeness);
  }
  const meant = words.flatMap((word, at) =>
    isMeant(at) && stems.indexOf(word.stem) === at ? [queryWord(word, known)] : [],
  );
  const found = meant.filter(({ own, others }) => own !== undefined || others.length > 0);
  return {
    words: found.slice(0, MAX_MEANT_WORDS),
    unknown: meant.length - found.length,
    pairs: pairsOf(stems.filter((_, at) => isMeant(at))),
  };
}

function pairsOf(stems: readonly string[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [at, second] of stems.slice(0, MAX_MEANT_WORDS).entries()) {
    const first = stems[at - 1];
    if (first !== undefined) pairs.set(`${first} ${second}`, [first, second]);
  }
  return [...pairs.values()];
}

function queryWord({ word, stem: own, others }: Word, known: KnownWords): QueryWord {
  if (!WEAK_WORDS.has(word)) return { own: known.has(own) ? own : undefined, others, isLacking: !known.has(own) };
  const self: Variant[] = known.has(own) ? [{ terms: [own], span: 1, weight: 1 }] : [];
  const weakened = [...self, ...others].map((variant) =>
    // Words together may say much, where one of them says little.
    variant.span > 1 ? variant : { ...variant, weight: variant.weight * WEAK_WEIGHT },
  );
  return { own: undefined, others: weakened, isLacking: false };
}

/** The words of a query, those of other languages by their first meaning. */
function englishWords(query: string, known: KnownWords): readonly Word[] {
  const asked = splitWords(valuesAsKinds(query.slice(0, MAX_QUERY_CHARS))).slice(0, MAX_QUERY_WORDS);
  const translated = translate(asked, (word) => known.has(stem(word)));
  return asked.flatMap((word, at): readonly Word[] => {
    const [first, ...meanings] = translated[at] ?? [word];
    const english = first?.split(' ') ?? [];
    return english.map((one, n) => ({
      word: one,
      stem: stem(one),
      meanings: n === 0 ? meanings : [],
      span: english.length,
      others: [],
    }));
  });
}
