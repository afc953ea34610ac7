/** Secrets in SQL: `IDENTIFIED BY '…'`, and the values of rows for columns that are called so. */
import type { Detector, Finding } from '../finding.ts';
import { isNothing } from '../is-nothing.ts';
import { isPlaceholder } from '../placeholder.ts';
import { keySensitivity } from '../sensitive-key.ts';

const IDENTIFIED =
  /\bIDENTIFIED\s{1,4}(?:WITH\s{1,4}\S{1,64}\s{1,4})?(?:BY|AS)\s{1,4}(?:PASSWORD\s{1,4})?'([^'\n]{1,200})'/dgi;
const INSERT =
  /\bINSERT\s{1,4}(?:IGNORE\s{1,4})?INTO\s{1,4}[^\s(]{1,128}\s{0,4}\(([^()]{1,2000})\)\s{0,4}VALUES\s{0,4}/gi;
const ROW = /\s{0,4},?\s{0,4}\(/y;
const VALUE = /\s{0,8}(?:'((?:[^'\\]|''|\\.){0,4000})'|[^,()']{0,200})\s{0,8}([,)])/dy;
/** Enough for a piece of a text. */
const MAX_ROWS = 1_000;

export const sqlSecret: Detector = (text) => {
  const findings: Finding[] = [];
  if (!/identified|insert/i.test(text)) return findings;
  for (const { indices } of text.matchAll(IDENTIFIED)) add(findings, text, indices?.[1]);
  for (const { 0: head, 1: columns = '', index } of text.matchAll(INSERT)) {
    const isSecret = columns.split(',').map((column) => keySensitivity(column.trim()) === 'secret');
    if (isSecret.includes(true)) rows(text, index + head.length, isSecret, findings);
  }
  return findings;
};

function rows(text: string, from: number, isSecret: readonly boolean[], findings: Finding[]): void {
  let at = from;
  for (let row = 0; row < MAX_ROWS; row += 1) {
    ROW.lastIndex = at;
    if (ROW.exec(text) === null) return;
    VALUE.lastIndex = ROW.lastIndex;
    for (let column = 0; ; column += 1) {
      const match = VALUE.exec(text);
      if (match === null) return;
      if (isSecret[column] === true) add(findings, text, match.indices?.[1]);
      if (match[2] === ')') break;
    }
    at = VALUE.lastIndex;
  }
}

function add(findings: Finding[], text: string, [start, end]: readonly [number, number] = [0, 0]): void {
  const value = text.slice(start, end);
  if (value !== '' && !isPlaceholder(value) && !isNothing(value)) findings.push({ kind: 'SECRET', start, end });
}
