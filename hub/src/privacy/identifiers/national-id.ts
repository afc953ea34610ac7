/** What one national identifier is: its shape, its check, and when a number that passes counts as one. */
import type { Candidate } from '../candidate.ts';
import { isLabelled, isLabelledHarmless, type Phrases, phrases } from '../labels.ts';
import { checkOf } from './check-digits.ts';

export interface NationalId {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The forms that are distinctive enough to count without a label, in whole; undefined: none is. */
  readonly distinctive: RegExp | undefined;
  /** Every form, in whole. */
  readonly shape: RegExp;
  /** Words near it that say what it is. */
  readonly labels: Phrases;
  /** The check digits, and whatever else can be checked; `compact` has letters and digits only, upper case. */
  readonly isValid: (compact: string) => boolean;
}

/** An identifier that counts beside its label only: its name in stdnum, its form in whole, and what it is called. */
export function row(name: string, country: string, check: string, shape: RegExp, labels: string): NationalId {
  return { name, country, distinctive: undefined, shape, labels: phrases(labels), isValid: checkOf(country, check) };
}

/** Words that go with the identifiers of many countries. */
const GENERAL_LABELS = phrases(
  `national id, national identity, national number, identity number, identification number, id number, personal number,
  personal id, tax id, tax number, taxpayer, tin, social security, insurance number, citizen`,
);

export function isNationalId(id: NationalId, { text, compact, labels }: Candidate): boolean {
  const isDistinctive = id.distinctive?.test(text) === true;
  if (!isDistinctive && !id.shape.test(text)) return false;
  const said = labels();
  const isSaid = isLabelled(said, id.labels) || isLabelled(said, GENERAL_LABELS);
  return (isSaid || (isDistinctive && !isLabelledHarmless(said))) && id.isValid(compact);
}
