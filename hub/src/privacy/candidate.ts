/** A run of digits, or of letters and digits, that could be an identifier, with what stands around it. */
import type { Place } from './finding.ts';
import { keyWords } from './key-words.ts';
import { type Labels, labelsFrom } from './labels.ts';

export interface Candidate {
  readonly start: number;
  readonly end: number;
  /** As it is written. */
  readonly text: string;
  /** Letters and digits only, upper case. */
  readonly compact: string;
  /** Words that say what it is. */
  readonly labels: () => Labels;
}

/** How far before a number its label may stand, and how many words of it count. */
const LABEL_CHARS = 64;
const LABEL_WORDS = 8;
/** `R.U.T.`, `r.č.` */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,8}/gu;
/** `?user=phone&tag=`: in a list of assignments the name right before a number is all that names it. */
const ASSIGNED = /[?&;,][ "']?([\p{L}\p{N}_.:-]{1,64})=["'`]?$/u;
/** How UPS prints the number of a parcel: its end looks like a telephone number. */
const PARCEL = /\b1Z [A-Z\d]{3} [A-Z\d]{3} $/;
/** `601 202 303 (Anna)` */
const REMARK = /(?<=\d) ?\([^()\d]{0,40}\)/g;
/** What stands behind the last comma, or the end of a sentence, after the last number. */
const FRESH = /\d(?:[^\d]*[,;|·、，；。/(]|\. )([^\d,;|·、，；。/(]*)$/;
/** A part of a longer run that could be a number of its own. */
const MIN_PART_DIGITS = 7;

/** A letter that a number may not touch; some scripts have no blanks between a word and its number. */
const LETTER = '[\\p{L}--[\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}]]';
/** `0119x4`, `70доб. 214`: an extension that touches its number. */
const EXTENSION = '(?:[xX]|ext|доб|вн|wew)\\.? ?\\d{1,6}(?![\\p{L}\\p{N}])';
/** `0221 / 418 277 - 0`: an extension behind a dash with blanks, at the end of what it stands in. */
const APART = '(?: [\\-–] \\d{1,4}(?=[ \\t]*(?:$|[\\n,;\\|\\)])))?';
/** `http://wiki.example:`: what follows is the number of a port. */
const HOST = ':\\/\\/[\\p{L}\\p{N}.\\-\\[\\]]{1,253}:';
const DIGITS = new RegExp(
  `(?<!${HOST}|${LETTER}|[\\p{N}_#\\/]|[\\p{L}\\p{N}][\\-.]|\\d:|,,)[+\\(]{0,2}\\d(?:(?:[ \\u00a0.\\/\\u2011\\-]|(?<=(?<!\\d)(?:0\\d{1,5}|\\+\\d{1,3} ?(?:\\(0\\) ?)?\\d{1,5})) [\\/–\\-] |\\)[ \\-]?|[ \\-]?\\()?\\d){5,22}${APART}(?!(?!${EXTENSION})${LETTER}|[\\p{N}_]|[\\-.:\\/]\\p{L}|[.:\\-]\\d)`,
  'gv',
);
const EXTENSION_APART = / [-–] \d{1,4}$/;
const LETTERS_AND_DIGITS =
  /(?<![\p{L}\p{N}_./#@-])(?=[A-Z]{0,17}\d)(?=\d{0,17}[A-Z])[A-Z\d]{8,18}(?![\p{L}\p{N}_@]|[-.:]\p{L})/giu;
/** Letters apart from the digits: `030669-689T`, `27112459-J`, `9.915.997-K`, `X-1234567-L`, `JG 74 74 66 C`, `A418277(7)`, `65 170839 J 003`. */
const LETTERS_APART =
  /(?<![\p{L}\p{N}_./#@-])(?:\d{2} \d{6} [A-Z] \d{3}|\d{6}[-+A-FU-Y]\d{3}[\dA-Z]|\d{1,2}\.?\d{3}\.?\d{3}[- ][A-Z]|[XYZ]-\d{7}-?[A-Z]|[A-Z]{2} \d{2} \d{2} \d{2} [A-D]|[A-Z]{1,2}\d{6}\([\dA]\)|[VE]-\d{1,2}\.?\d{3}\.?\d{3})(?![\p{L}\p{N}_@])/giu;

/** Every run of the text, and of a run of several long parts each part as well. */
export function candidatesIn(text: string, place: Place): readonly Candidate[] {
  const runs = [DIGITS, LETTERS_AND_DIGITS, LETTERS_APART].flatMap((pattern) => [...text.matchAll(pattern)]);
  return runs.flatMap((match) => {
    let known: Labels | undefined;
    const labels = (): Labels => {
      known ??= labelsOf(text, match.index, place);
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
  const extension = EXTENSION_APART.exec(run);
  if (extension !== null) return [[0, run.length], ...spansOf(run.slice(0, extension.index))];
  const parts = [...run.matchAll(/[^ \u00a0]+/g)].filter(([part]) => part.replace(/\D/g, '').length >= MIN_PART_DIGITS);
  const inner = parts.length > 1 ? parts.map((part) => [part.index, part.index + part[0].length] as const) : [];
  return [[0, run.length], ...inner];
}

function labelsOf(text: string, start: number, { key, cellAt }: Place): Labels {
  const cell = cellAt?.(start);
  const before = text.slice(Math.max(0, cell?.start ?? 0, start - LABEL_CHARS), start);
  const whole = before.slice(before.lastIndexOf('\n') + 1);
  const line = (ASSIGNED.exec(whole)?.[1] ?? whole)
    .replace(DOTTED, (word) => `${word.replaceAll('.', '')} `)
    .replace(REMARK, ' ')
    .replace(PARCEL, ' parcel ');
  const words = keyWords(line).slice(-LABEL_WORDS);
  return labelsFrom([...key, ...(cell?.heading ?? []), ...words], keyWords(FRESH.exec(line)?.[1] ?? ''));
}
