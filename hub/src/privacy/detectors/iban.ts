/** Bank account numbers (ISO 13616): country, its length, and the remainder 1 of ISO 7064 mod 97-10; Polish ones without their country, too. */
import type { Detector, Finding, Place } from '../finding.ts';
import { IBAN_LENGTHS } from '../identifiers/iban-lengths.ts';

const CANDIDATE = /(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ \u00a0-]?[a-z0-9]){11,30}/giu;
/** As it is written in Poland: by its form, or beside a word of accounts. */
const POLISH =
  /(?<![\p{L}\p{N}])(?<!\p{N}[ -])\d{2}(?:([ \u00a0-]?)\d{4}(?:\1\d{4}){5})(?![\p{L}\p{N}])(?![ -]\p{N})/gu;
const ACCOUNT = /kont|rachun|nrb|przelew|account/i;
const LABEL_CHARS = 40;
const BLANK = /[ \u00a0-]/;

export const iban: Detector = (text, place) => {
  const findings: Finding[] = polish(text, place);
  CANDIDATE.lastIndex = 0;
  for (let match = CANDIDATE.exec(text); match !== null; match = CANDIDATE.exec(text)) {
    const length = IBAN_LENGTHS[match[0].slice(0, 2).toUpperCase()];
    const end = length === undefined ? undefined : endOf(match[0], length);
    // Words may follow after a blank, so the next search starts where this number ended, not where the pattern did.
    CANDIDATE.lastIndex = match.index + (end ?? 2);
    if (end === undefined || /^[\p{L}\p{N}]/u.test(text.slice(match.index + end))) continue;
    if (remainder97(match[0].slice(0, end).replace(/[ \u00a0-]/g, '')) !== 1) continue;
    findings.push({ kind: 'IBAN', start: match.index, end: match.index + end });
  }
  return findings;
};

function polish(text: string, { key, cellAt }: Place): Finding[] {
  return [...text.matchAll(POLISH)].flatMap(({ 0: number, 1: blank, index }) => {
    const before = text.slice(Math.max(0, index - LABEL_CHARS), index);
    const around = [...key, ...(cellAt?.(index)?.heading ?? [])].join(' ');
    const isTold = blank !== '' || ACCOUNT.test(before) || ACCOUNT.test(around);
    if (!isTold || remainder97(`PL${number.replace(/\D/g, '')}`) !== 1) return [];
    return [{ kind: 'IBAN' as const, start: index, end: index + number.length }];
  });
}

/** The position after so many letters and digits; undefined where there are fewer. */
function endOf(text: string, count: number): number | undefined {
  let seen = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (BLANK.test(text.charAt(at))) continue;
    seen += 1;
    if (seen === count) return at + 1;
  }
  return undefined;
}

function remainder97(number: string): number {
  let remainder = 0;
  for (const character of `${number.slice(4)}${number.slice(0, 4)}`) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}
