/** The fullest text of a type that fits: what tells least gives way first. */
import { type PrintedType, type PrintLimits, printDocument } from './print-shape.ts';
import type { Document } from './read-shape.ts';

const EVERYTHING: PrintLimits = {
  isSummary: true,
  depth: 12,
  options: 30,
  optional: Number.POSITIVE_INFINITY,
  required: Number.POSITIVE_INFINITY,
  notes: 'brief',
  description: 0,
  literal: 100,
};

/** From the fullest text to the shortest that still names every argument. */
const SUMMARY: readonly PrintLimits[] = [
  EVERYTHING,
  { ...EVERYTHING, depth: 4, options: 15 },
  { ...EVERYTHING, depth: 3, options: 10, literal: 60 },
  { ...EVERYTHING, depth: 2, options: 8, literal: 60 },
  { ...EVERYTHING, depth: 2, options: 6, literal: 40, notes: 'none' },
  { ...EVERYTHING, depth: 1, options: 4, literal: 40, notes: 'none' },
];

const WITH_DESCRIPTIONS: PrintLimits = { ...EVERYTHING, isSummary: false, notes: 'full' };

const FULL: readonly PrintLimits[] = [
  { ...WITH_DESCRIPTIONS, options: 200, literal: 300, description: 300 },
  { ...WITH_DESCRIPTIONS, options: 50, description: 120 },
  { ...WITH_DESCRIPTIONS, depth: 4, description: 80 },
  { ...WITH_DESCRIPTIONS, depth: 2, options: 20, description: 40 },
  ...SUMMARY.map((limits) => ({ ...limits, isSummary: false })),
];

const NOTHING_FITS: PrintedType = { text: 'object /* too large to show */', definitions: [], isCut: true };

/** The type in at most `maxChars` characters, unless nothing but its being too large can be said. */
export function fitType(document: Document, detail: 'summary' | 'full', maxChars: number): PrintedType {
  const levels = detail === 'full' ? FULL : SUMMARY;
  for (const limits of levels) {
    const printed = printDocument(document, limits, maxChars);
    if (printed !== undefined) return printed;
  }
  const last = levels.at(-1) ?? EVERYTHING;
  return (
    most((optional) => printDocument(document, { ...last, optional }, maxChars)) ??
    most((required) => printDocument(document, { ...last, optional: 0, required }, maxChars)) ??
    NOTHING_FITS
  );
}

/** The type as it stands in a summary, or undefined where anything had to be left out of it. */
export function wholeType(document: Document, maxChars: number): PrintedType | undefined {
  const printed = printDocument(document, EVERYTHING, maxChars);
  return printed?.isCut === true ? undefined : printed;
}

const MAX_MEMBERS = 1_024;

/** The text with the most members that there is one for: with more of them it only becomes longer. */
function most(print: (members: number) => PrintedType | undefined): PrintedType | undefined {
  let best: PrintedType | undefined;
  let [few, many] = [0, MAX_MEMBERS];
  while (few < many) {
    const middle = Math.floor((few + many) / 2);
    const printed = print(middle);
    if (printed === undefined) many = middle;
    else [best, few] = [printed, middle + 1];
  }
  return best;
}
