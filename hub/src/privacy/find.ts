/** Everything in one text that is to be masked, each part once. */

import { assignedSecret, SECRET_WORD } from './detectors/assigned-secret.ts';
import { credentialUrl } from './detectors/credential-url.ts';
import { email } from './detectors/email.ts';
import { iban } from './detectors/iban.ts';
import { identifier } from './detectors/identifier.ts';
import { jwt } from './detectors/jwt.ts';
import { networkAddress } from './detectors/network-address.ts';
import { privateKey } from './detectors/private-key.ts';
import type { Detector, Finding, Place } from './finding.ts';
import { MASK_KINDS } from './kinds.ts';
import { tableCells } from './tables.ts';

/** Those whose findings are longer than a piece overlaps the next one; they look at the whole text. */
const WHOLE: readonly Detector[] = [privateKey, jwt];
const PIECEWISE: readonly Detector[] = [credentialUrl, assignedSecret, email, iban, identifier, networkAddress];

/** Characters that are looked at without a pause, and how far a finding may reach beyond them. */
const PIECE_CHARS = 8_192;
const BEFORE_CHARS = 64;
const AFTER_CHARS = 1_024;

/** The findings of a text, one piece after the other, so that whoever asks may pause in between. */
export function* findIn(
  text: string,
  place: Place,
  extra: readonly Detector[] = [],
): Generator<readonly Finding[], void, undefined> {
  if (!place.strict && extra.length === 0 && holdsNothing(text)) return;
  yield WHOLE.flatMap((detector) => detector(text, place));
  const cellAt = tableCells(text);
  for (let start = 0; start < text.length; start += PIECE_CHARS) {
    const from = Math.max(0, start - BEFORE_CHARS);
    const piece = text.slice(from, start + PIECE_CHARS + AFTER_CHARS);
    const here: Place = {
      ...place,
      cellAt: (at) => {
        const cell = cellAt(at + from);
        return cell === undefined ? undefined : { ...cell, start: cell.start - from };
      },
    };
    yield [...PIECEWISE, ...extra].flatMap((detector) =>
      detector(piece, here)
        .map(({ kind, start: at, end }) => ({ kind, start: at + from, end: end + from }))
        // What begins before the piece was found with the piece before.
        .filter((finding) => finding.start >= start && finding.start < start + PIECE_CHARS),
    );
  }
}

/** Whether a text is without what every finding has: a sign of an address or an assignment, two digits, or a word that goes with a secret. */
function holdsNothing(text: string): boolean {
  return !/[@%:=<]|\d\D*\d/.test(text) && !SECRET_WORD.test(text);
}

/** Findings that overlap become one, of the kind that weighs more; in the order of the text. */
export function joined(findings: readonly Finding[]): readonly Finding[] {
  const sorted = findings.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const result: Finding[] = [];
  for (const finding of sorted) {
    const last = result.at(-1);
    if (last === undefined || finding.start >= last.end) {
      result.push(finding);
      continue;
    }
    result[result.length - 1] = {
      kind: weight(finding) > weight(last) ? finding.kind : last.kind,
      start: last.start,
      end: Math.max(last.end, finding.end),
    };
  }
  return result;
}

/** Secrets weigh more than what identifies a person: they go back to fewer. Of two personal kinds the earlier. */
function weight({ kind }: Finding): number {
  return MASK_KINDS.indexOf(kind) >= MASK_KINDS.indexOf('SECRET') ? MASK_KINDS.length : -MASK_KINDS.indexOf(kind);
}
