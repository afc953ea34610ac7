/** Words that say what a number is, or that it is none that identifies a person. */
import { isThing } from './thing-words.ts';

/** Labels of one word or of several that stand next to each other. */
export interface Phrases {
  readonly whole: ReadonlySet<string>;
  /** How a word begins. */
  readonly starts: readonly string[];
  /** What a word holds, in scripts without blanks. */
  readonly parts: readonly string[];
  /** Those of several words, by their first one. */
  readonly several: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly longest: number;
}

/** What stands before a number and around it. */
export interface Labels {
  /** Of its field, of its column, and the last ones before it in its line; lower case. */
  readonly words: readonly string[];
  /** How many of the last words stand, behind a comma, between another number and this one, and name something new. */
  readonly fresh: number;
  /** Where the word stands that says that the number belongs to a thing; -1: there is none. */
  readonly thingAt: number;
}

/** `phrases('tel, phone number, telef*, *電話*')`: `telef*` is any word that begins so, `*電話*` any that holds it; lower case. */
export function phrases(list: string): Phrases {
  const all = list.split(',').map((phrase) => phrase.trim().split(/\s+/));
  const single = all.flatMap((words) => (words.length === 1 ? words : []));
  const parts = single.filter((word) => word.startsWith('*'));
  return {
    whole: new Set(single.filter((word) => !word.includes('*'))),
    starts: single.filter((word) => word.endsWith('*') && !word.startsWith('*')).map((word) => word.slice(0, -1)),
    parts: parts.map((word) => word.slice(1, -1)),
    several: Map.groupBy(
      all.filter((words) => words.length > 1),
      ([first = '']) => first,
    ),
    longest: Math.max(...all.map((words) => words.length)),
  };
}

/** Words between a label and its number. */
const LINKS = new Set(['no', 'nr', 'num', 'number', 'is', 'of', 'n', 'º', 'č', 'št', 'бр', 'број', '№']);
/** Forms of `to be` between a label and its number. */
const COPULAS = new Set('ist lautet är er è é es est to jest on este je это је е'.split(' '));
/** Words between two numbers of the same sort: `office`, `or`, `fijo`. */
const GOES_ON = new Set(
  `number or and also oder und lub albo i a o e ou et y u of en eller og och tai ja или и або nebo sau veya ve vagy ili ali alt
  home work office desk direct private main other second mobile dienstlich privat büro zentrale durchwahl geschäft fest
  dom praca biuro stacjonarny fijo casa oficina trabajo fixo escritório fixe bureau domicile ufficio casa vast thuis werk
  kantoor kantor växel kontor hem hjem arbete sentralbord toimisto vaihde koti skrifstofa iroda kancelář kancelária birou
  офис раб дом канц офіс γραφείο ofis ev iş ured pisarna biuras birojs`.split(/\s+/),
);
/** A shorter number is no other one, but a part of its label. */
const MIN_OTHER_DIGITS = 6;
const NUMBER = /^\d+$/;

/** `words`: as of `Labels`; `fresh`: those that stand between another number, a comma and this number. */
export function labelsFrom(words: readonly string[], fresh: readonly string[]): Labels {
  const goesOn = fresh.every((word) => GOES_ON.has(word));
  const at = words.findLastIndex((word) => !LINKS.has(word));
  const nearest = words[at];
  return {
    words,
    fresh: goesOn ? 0 : fresh.length,
    thingAt: nearest !== undefined && isThing(nearest) ? at : -1,
  };
}

/** The labels of several lists in one. */
export function together(lists: readonly Phrases[]): Phrases {
  return {
    whole: new Set(lists.flatMap(({ whole }) => [...whole])),
    starts: [...new Set(lists.flatMap(({ starts }) => starts))],
    parts: [...new Set(lists.flatMap(({ parts }) => parts))],
    several: Map.groupBy(
      lists.flatMap(({ several }) => [...several.values()].flat()),
      ([first = '']) => first,
    ),
    longest: Math.max(...lists.map(({ longest }) => longest)),
  };
}

/** Whether the nearest word says that the number belongs to a thing. */
export function isLabelledHarmless({ thingAt }: Labels): boolean {
  return thingAt !== -1;
}

/** Whether one of the phrases stands among the labels, and neither a thing nor another number has come after it. */
export function isLabelled(labels: Labels, wanted: Phrases): boolean {
  const { words, thingAt } = labels;
  // What ends before the word of a thing says nothing any more.
  for (let at = Math.max(0, thingAt + 1 - wanted.longest); at < words.length; at += 1) {
    const length = lengthOf(words, at, wanted);
    if (length > 0 && at + length > thingAt && !hasItsNumber(labels, at + length)) return true;
  }
  return false;
}

/** Only the last so many words. */
export function lastOf({ words, fresh, thingAt }: Labels, count: number): Labels {
  const cut = Math.max(0, words.length - count);
  return { words: words.slice(cut), fresh, thingAt: Math.max(-1, thingAt - cut) };
}

/** How many words the label is long that begins at this one; 0: none does. */
function lengthOf(words: readonly string[], at: number, wanted: Phrases): number {
  const word = words[at] ?? '';
  const isOne =
    wanted.whole.has(word) ||
    wanted.starts.some((start) => word.startsWith(start)) ||
    wanted.parts.some((part) => word.includes(part));
  if (isOne) return 1;
  const several = wanted.several
    .get(word)
    ?.find((phrase) => phrase.every((each, offset) => isWord(words[at + offset], each)));
  return several?.length ?? 0;
}

/** Whether the label that ends here stands right before another number, after which something new is named: `tel. 604 418 277, VS 2604418277`. */
function hasItsNumber({ words, fresh }: Labels, end: number): boolean {
  if (fresh === 0 || end > words.length - fresh) return false;
  let at = end;
  while (LINKS.has(words[at] ?? '') || COPULAS.has(words[at] ?? '')) at += 1;
  let digits = 0;
  for (let word = words[at]; word !== undefined && NUMBER.test(word); word = words[at]) {
    digits += word.length;
    at += 1;
  }
  return digits >= MIN_OTHER_DIGITS;
}

function isWord(word: string | undefined, wanted: string): boolean {
  return wanted.endsWith('*') ? word?.startsWith(wanted.slice(0, -1)) === true : word === wanted;
}
