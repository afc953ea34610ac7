/** Reads the words of one language from its table and says what one of them means in English. */

/** The words of one language, as a table that people can read and extend. */
export interface LanguageTable {
  /**
   * Entries at lines of their own or between semicolons: `english, other english: word word stem*`. A stem stands for
   * itself with any of the endings; a word may stand in several entries. Accents may be left out, here and in a query.
   */
  readonly words: string;
  /** Words without a meaning of their own (articles, pronouns, auxiliaries), separated by white space. */
  readonly stopWords: string;
  /** What may follow a stem. */
  readonly endings: RegExp;
  /** What the language puts behind English words that it borrows (`ticketów`), longest first, without accents. */
  readonly loanEndings: readonly string[];
  /** How the end of a stem changes before an ending (`faktura`, `w fakturze`): what a word ends in, and what it had been. */
  readonly changedEnds: readonly (readonly [string, string])[];
  /** Whether words are put together to longer ones (`Kalender` + `Eintrag`). */
  readonly compounds: boolean;
}

export interface Dictionary {
  /**
   * The English of a folded word: one or more meanings, a meaning being one word or a phrase. Undefined for words that
   * the dictionary lacks.
   */
  lookUp(word: string): Meaning | undefined;
  isStopWord(word: string): boolean;
  /** What a folded word may be without the endings that the language gives to English words. */
  borrowed(word: string): readonly string[];
  /** All English words of the table. */
  readonly english: readonly string[];
}

export interface Meaning {
  readonly english: readonly string[];
  /** Whether the word itself stands in the table; false for one made of a stem and an ending, or of several words. */
  readonly isExact: boolean;
}

/** Longer words are not looked for: the time for a word grows with its length. */
const MAX_WORD_CHARS = 32;
/** A stem of three letters takes an ending of three at most, or half of all words would be one of it. */
const SHORT_STEM_CHARS = 3;
const MAX_ENDING_CHARS = 7;
/** Shorter words are found inside others by chance. */
const MIN_PART_CHARS = 3;
const MAX_PARTS = 3;
const MAX_COMPOUND_MEANINGS = 4;
/** What German puts between the parts of a word. */
const JOINTS = ['', 's', 'es', 'n', 'en'];

/** Lower case, without accents: the form in which words are compared. */
export function folded(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss');
}

export function createDictionary(table: LanguageTable): Dictionary {
  const words = new Map<string, readonly string[]>();
  const stems = new Map<string, readonly string[]>();
  const english = new Set<string>();
  for (const entry of folded(table.words)
    .trim()
    .split(/;\s|\n/)) {
    const colon = entry.indexOf(':');
    const meanings = entry.slice(0, colon).split(', ');
    for (const meaning of meanings) for (const word of meaning.split(' ')) english.add(word);
    for (const key of folded(entry.slice(colon + 1))
      .trim()
      .split(/ +/)) {
      const isStem = key.endsWith('*');
      const word = isStem ? key.slice(0, -1) : key;
      const entries = isStem ? stems : words;
      const known = entries.get(word);
      entries.set(word, known === undefined ? meanings : [...new Set([...known, ...meanings])]);
    }
  }
  const stopWords = new Set(folded(table.stopWords).trim().split(/\s+/));

  function simple(word: string): Meaning | undefined {
    const exact = words.get(word);
    if (exact !== undefined) return { english: exact, isExact: true };
    for (let end = word.length; end >= Math.max(SHORT_STEM_CHARS, word.length - MAX_ENDING_CHARS); end--) {
      const found = stems.get(word.slice(0, end));
      const ending = word.slice(end);
      if (found === undefined || (end === SHORT_STEM_CHARS && ending.length > SHORT_STEM_CHARS)) continue;
      if (table.endings.test(ending)) return { english: found, isExact: ending === '' };
    }
    return undefined;
  }

  /** The meaning of a word whose stem has changed before its ending. */
  function changed(word: string): Meaning | undefined {
    for (const [end, base] of table.changedEnds) {
      if (!word.endsWith(end)) continue;
      const found = simple(word.slice(0, -end.length) + base);
      if (found !== undefined) return { english: found.english, isExact: false };
    }
    return undefined;
  }

  /** The meanings of a word that is made of others: those of its parts in their order. */
  function compound(word: string, parts: number): readonly string[] | undefined {
    const whole = simple(word)?.english;
    if (whole !== undefined || parts === 1) return whole;
    for (let at = word.length - MIN_PART_CHARS; at >= MIN_PART_CHARS; at--) {
      const first = firstPart(word.slice(0, at));
      const rest = first === undefined ? undefined : compound(word.slice(at), parts - 1);
      if (first === undefined || rest === undefined) continue;
      return first.flatMap((a) => rest.map((b) => `${a} ${b}`)).slice(0, MAX_COMPOUND_MEANINGS);
    }
    return undefined;
  }

  function firstPart(part: string): readonly string[] | undefined {
    for (const joint of JOINTS) {
      if (!part.endsWith(joint) || part.length - joint.length < MIN_PART_CHARS) continue;
      const found = simple(part.slice(0, part.length - joint.length));
      if (found !== undefined) return found.english;
    }
    return undefined;
  }

  return {
    lookUp(word) {
      if (word.length > MAX_WORD_CHARS) return undefined;
      const found = simple(word) ?? changed(word);
      if (found !== undefined || !table.compounds) return found;
      for (const spelling of new Set([word, word.replace(/([aou])e/g, '$1')])) {
        const parts = compound(spelling, MAX_PARTS);
        if (parts !== undefined) return { english: parts, isExact: false };
      }
      return undefined;
    },
    isStopWord: (word) => stopWords.has(word),
    borrowed: (word) =>
      table.loanEndings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length)),
    english: [...english],
  };
}
