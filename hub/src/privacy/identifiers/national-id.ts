/** What one national identifier is: its shape, its check, and when a number that passes counts as one. */
import type { Candidate } from '../candidate.ts';
import { isLabelled, isLabelledHarmless, lastOf, type Phrases, phrases } from '../labels.ts';
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
  /** Whether it has nothing to be checked but its form, so that only its own labels say what it is. */
  readonly isUnchecked?: boolean;
  /** Whether it counts only in the groups of its form, since other numbers have as many digits and pass its check. */
  readonly hasFixedGroups?: boolean;
  /** The check digits, and whatever else can be checked; `compact` has letters and digits only, upper case. */
  readonly isValid: (compact: string) => boolean;
}

/** An identifier that counts beside its label only: its check, or its name in stdnum, its form in whole, and what it is called. */
export function row(
  name: string,
  country: string,
  check: string | ((compact: string) => boolean),
  shape: RegExp,
  labels: string,
): NationalId {
  const isValid = typeof check === 'string' ? checkOf(country, check) : check;
  return { name, country, distinctive: undefined, shape, labels: phrases(labels), isValid };
}

/** The same for one without anything that could be checked but its form. */
export function unchecked(name: string, country: string, shape: RegExp, labels: string): NationalId {
  return { ...row(name, country, () => true, shape, labels), isUnchecked: true, hasFixedGroups: true };
}

/** Words that go with the identifiers of many countries. */
export const GENERAL_LABELS = phrases(
  `national id, national identity, national number, identity number, identification number, id number, personal number,
  personal id, tax id, tax number, taxpayer, tin, social security, insurance number, citizen, national identifier,
  رقم الهوية, الهوية الوطنية, الرقم القومي, الرقم الوطني, رقم الاقامة, iqama`,
);

/** How near its label has to be to a number that cannot be checked: `passport number is`. */
const NEAR_WORDS = 4;

/** Whether it is this one. People part the digits as they like, so that without its groups it counts as well. */
export function isNationalId(id: NationalId, { text, compact, labels }: Candidate): boolean {
  const isDistinctive = id.distinctive?.test(text) === true;
  if (!isDistinctive && !id.shape.test(text) && (id.hasFixedGroups === true || !id.shape.test(compact))) return false;
  const said = labels();
  const isSaid =
    id.isUnchecked === true
      ? isLabelled(lastOf(said, NEAR_WORDS), id.labels)
      : isLabelled(said, id.labels) || isLabelled(said, GENERAL_LABELS);
  return (isSaid || (isDistinctive && !isLabelledHarmless(said))) && id.isValid(compact);
}
