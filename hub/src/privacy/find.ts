/** Everything in one text that is to be masked; a part of it may be found twice. */

import { assignedSecret } from './detectors/assigned-secret.ts';
import { callSecret } from './detectors/call-secret.ts';
import { clusterSecret } from './detectors/cluster-secret.ts';
import { commandSecret } from './detectors/command-secret.ts';
import { credentialUrl } from './detectors/credential-url.ts';
import { directiveSecret } from './detectors/directive-secret.ts';
import { email } from './detectors/email.ts';
import { generatedSecret } from './detectors/generated-secret.ts';
import { headerSecret } from './detectors/header-secret.ts';
import { hasHiddenAddress, hiddenAddress } from './detectors/hidden-address.ts';
import { iban } from './detectors/iban.ts';
import { identifier } from './detectors/identifier.ts';
import { jwt } from './detectors/jwt.ts';
import { namedValue } from './detectors/named-value.ts';
import { networkAddress } from './detectors/network-address.ts';
import { phoneLink } from './detectors/phone-link.ts';
import { privateKey } from './detectors/private-key.ts';
import { secondFactor } from './detectors/second-factor.ts';
import { signedUrl } from './detectors/signed-url.ts';
import { sqlSecret } from './detectors/sql-secret.ts';
import { tableSecret } from './detectors/table-secret.ts';
import { toldSecret } from './detectors/told-secret.ts';
import type { Detector, Finding, Place, WholeDetector } from './finding.ts';
import { htmlCells } from './html-rows.ts';
import { SENSITIVITY } from './kinds.ts';
import { createRunEnd } from './run-end.ts';
import { type Cell, tableCells } from './tables.ts';
import { tellsSecret } from './tells-secret.ts';

/** They look at the whole text: their findings have ends of their own, however far away. */
const WHOLE: readonly WholeDetector[] = [privateKey, jwt, tableSecret, clusterSecret];
const PIECEWISE: readonly Detector[] = [
  credentialUrl,
  assignedSecret,
  commandSecret,
  toldSecret,
  headerSecret,
  signedUrl,
  namedValue,
  sqlSecret,
  secondFactor,
  directiveSecret,
  callSecret,
  generatedSecret,
  phoneLink,
  email,
  hiddenAddress,
  iban,
  identifier,
  networkAddress,
];

/** Characters that are looked at without a pause, and how far their surroundings reach. */
const PIECE_CHARS = 8_192;
const BEFORE_CHARS = 256;
const AFTER_CHARS = 1_024;

/** The findings of a text, one piece after the other, so that whoever asks may pause in between. */
export function* findIn(
  text: string,
  place: Place,
  extra: readonly Detector[] = [],
): Generator<readonly Finding[], void, undefined> {
  for (const detector of WHOLE) for (const finding of detector(text)) yield finding === undefined ? [] : [finding];
  const ofLines = tableCells(text);
  const ofHtml = htmlCells(text);
  const cellAt = (at: number): Cell | undefined => ofHtml(at) ?? ofLines(at);
  const runEnd = createRunEnd(text);
  for (let start = 0; start < text.length; start += PIECE_CHARS) {
    const from = Math.max(0, start - BEFORE_CHARS);
    const piece = text.slice(from, start + PIECE_CHARS + AFTER_CHARS);
    // The tables are read on with each piece, and not at once where the first number stands.
    ofLines(start);
    const tells = tellsSecret(piece);
    if (!place.strict && extra.length === 0 && !tells && holdsNothing(piece) && !hasHiddenAddress(piece)) {
      yield [];
      continue;
    }
    const here: Place = {
      ...place,
      tellsSecret: tells,
      cellAt: (at) => {
        const cell = cellAt(at + from);
        return cell === undefined ? undefined : { ...cell, start: cell.start - from };
      },
    };
    const isLast = from + piece.length === text.length;
    const findings: Finding[] = [];
    for (const detector of [...PIECEWISE, ...extra]) {
      for (const { kind, start: at, end } of detector(piece, here)) {
        // What begins before the piece was found with the piece before.
        if (at + from < start || at + from >= start + PIECE_CHARS) continue;
        const isCut = !isLast && end === piece.length && SENSITIVITY[kind] === 'secret';
        findings.push({ kind, start: at + from, end: isCut ? runEnd(end + from, at + from) : end + from });
      }
    }
    yield findings;
  }
}

/** Whether a text that tells no secret is without what every finding has: a sign of an address or an assignment, or two digits. */
function holdsNothing(text: string): boolean {
  return !/[@%:=<]|\d\D*\d/.test(text);
}
