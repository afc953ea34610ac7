/** Every national identifier that is looked for. One more is one more row in the table of its continent. */
import type { Candidate } from '../candidate.ts';
import { isLabelled, isLabelledHarmless, together } from '../labels.ts';
import { AMERICAS } from './americas.ts';
import { ASIA_PACIFIC_AFRICA } from './asia-pacific-africa.ts';
import { EUROPE } from './europe.ts';
import { GENERAL_LABELS, isNationalId, type NationalId } from './national-id.ts';
import { PAPERS } from './papers.ts';

export const NATIONAL_IDS: readonly NationalId[] = [...EUROPE, ...AMERICAS, ...ASIA_PACIFIC_AFRICA, ...PAPERS];

/** The forms of all without what parts their digits. Most numbers have none of them; only one is longer than 18 signs. */
const ANY_FORM = new RegExp(
  `^(?=[A-ZÑ\\d]{6,18}$|80\\d{18}$)(?:${[...new Set(NATIONAL_IDS.map(({ shape }) => shape.source))].join('|')})`,
  'i',
);

const ANY_DISTINCTIVE = new RegExp(
  `^(?:${NATIONAL_IDS.flatMap(({ distinctive }) => distinctive?.source ?? []).join('|')})`,
  'i',
);
const ANY_LABEL = together([...NATIONAL_IDS.map(({ labels }) => labels), GENERAL_LABELS]);

/** Whether a candidate is one of them. */
export function isAnyNationalId(candidate: Candidate): boolean {
  const { text, compact, labels } = candidate;
  if (!ANY_FORM.test(compact)) return false;
  const said = labels();
  if (!isLabelled(said, ANY_LABEL) && (isLabelledHarmless(said) || !ANY_DISTINCTIVE.test(text))) return false;
  return NATIONAL_IDS.some((id) => isNationalId(id, candidate));
}
