/** Private keys in PEM and OpenSSH form; one that was cut is masked to the end of its text. */
import type { Finding } from '../finding.ts';

const BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;

export function* privateKey(text: string): Generator<Finding, void, undefined> {
  if (!text.includes('PRIVATE KEY')) return;
  let from = 0;
  for (const begin of text.matchAll(BEGIN)) {
    if (begin.index < from) continue;
    END.lastIndex = begin.index;
    const end = END.exec(text);
    from = end === null ? text.length : end.index + end[0].length;
    yield { kind: 'PRIVATE_KEY', start: begin.index, end: from };
  }
}
