/** A run of digits, or of letters and digits, that could be an identifier, with what stands around it. */
import { keyWords } from './key-words.ts';

export interface Candidate {
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly text: string;
  /** Letters and digits only, upper case. */
  readonly compact: string;
  /** Words that say what it is: of its key, and the last ones before it in its line; lower case. */
  readonly labels: () => readonly string[];
}

/** How far before a number its label may stand, and how many words of it count. */
const LABEL_CHARS = 48;
const LABEL_WORDS = 5;
/** A part of a longer run that could be a number of its own. */
const MIN_PART_DIGITS = 7;

const DIGITS =
  /(?<![\p{L}\p{N}_#/]|[\p{L}\p{N}][-.]|\d:)[+(]{0,2}\d(?:(?:[ \u00a0./\u2011-]|\)[ -]?|[ -]?\()?\d){5,22}(?![\p{L}\p{N}_]|[-.:/]\p{L}|[.:-]\d)/gu;
const LETTERS_AND_DIGITS =
  /(?<![\p{L}\p{N}_./#@-])(?=[A-Z]{0,17}\d)(?=\d{0,17}[A-Z])[A-Z\d]{8,18}(?![\p{L}\p{N}_@]|[-.:]\p{L})/giu;
const DIGITS_WITH_MARK = /(?<![\p{L}\p{N}_./#@-])\d{6}[-+A]\d{3}[\dA-Z](?![\p{L}\p{N}_])/gu;

/** Every run of the text, and of a run of several long parts each part as well. */
export function candidatesIn(text: string, key: readonly string[]): readonly Candidate[] {
  const runs = [DIGITS, LETTERS_AND_DIGITS, DIGITS_WITH_MARK].flatMap((pattern) => [...text.matchAll(pattern)]);
  return runs.flatMap((match) => {
    let known: readonly string[] | undefined;
    const labels = (): readonly string[] => {
      known ??= [...key, ...labelsBefore(text, match.index)];
      return known;
    };
    return spansOf(match[0]).map(([from, to]) => {
      const part = match[0].slice(from, to);
      const compact = part.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
      return { start: match.index + from, end: match.index + to, text: part, compact, labels };
    });
  });
}

function spansOf(run: string): readonly (readonly [number, number])[] {
  const parts = [...run.matchAll(/[^ \u00a0]+/g)].filter(([part]) => part.replace(/\D/g, '').length >= MIN_PART_DIGITS);
  const inner = parts.length > 1 ? parts.map((part) => [part.index, part.index + part[0].length] as const) : [];
  return [[0, run.length], ...inner];
}

function labelsBefore(text: string, start: number): readonly string[] {
  const before = text.slice(Math.max(0, start - LABEL_CHARS), start);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return keyWords(line).slice(-LABEL_WORDS);
}
