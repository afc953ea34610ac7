/** Numbers that identify a person: payment cards, national identifiers, telephone numbers. */
import { type Candidate, candidatesIn } from '../candidate.ts';
import type { Detector } from '../finding.ts';
import { isCard } from '../identifiers/card.ts';
import { isPhone } from '../identifiers/phone.ts';
import { isAnyNationalId } from '../identifiers/registry.ts';
import type { MaskKind } from '../kinds.ts';

export const identifier: Detector = (text, place) =>
  candidatesIn(text, place).flatMap((candidate) => {
    const kind = kindOf(candidate);
    return kind === undefined ? [] : [{ kind, start: candidate.start, end: candidate.end }];
  });

function kindOf(candidate: Candidate): MaskKind | undefined {
  if (isCard(candidate)) return 'CARD';
  if (isAnyNationalId(candidate)) return 'NATIONAL_ID';
  return isPhone(candidate) ? 'PHONE' : undefined;
}
