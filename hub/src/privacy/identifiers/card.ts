/** Payment cards: the ranges of the brands (ISO/IEC 7812), their lengths, and Luhn's check digit. */
import type { Candidate } from '../candidate.ts';
import { isLabelled, isLabelledHarmless, phrases } from '../labels.ts';
import { passesLuhn } from './check-digits.ts';

const LABELS = phrases(
  `card*, credit, debit, visa, mastercard, amex, pan, cc, ccn, cardnumber, creditcard*, charge*, payment*, declined, kart*,
  kredit*, tarjeta*, carte, cartes, cartão, carta, kort, kortnummer, betaalkaart, zapłac*`,
);

/** Brand ranges and lengths; the first group of digits that fits decides. */
const BRANDS: readonly { readonly range: RegExp; readonly lengths: readonly number[] }[] = [
  { range: /^4/, lengths: [13, 16, 19] },
  { range: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { range: /^9792/, lengths: [16] },
  { range: /^3[47]/, lengths: [15] },
  { range: /^(?:6011|64[4-9]|65)/, lengths: [16, 17, 18, 19] },
  { range: /^(?:30[0-5]|3095|36|3[89])/, lengths: [14, 16, 17, 18, 19] },
  { range: /^(?:352[89]|35[3-8])/, lengths: [16, 17, 18, 19] },
  { range: /^(?:62|81)/, lengths: [16, 17, 18, 19] },
  { range: /^(?:220[0-4])/, lengths: [16, 17, 18, 19] },
  { range: /^(?:60|508|353|356)/, lengths: [16] },
  { range: /^(?:50|5[6-9]|6[0-9])/, lengths: [13, 14, 15, 16, 17, 18, 19] },
];

const GROUPED =
  /^(?:\d{4}([ \u00a0.-])\d{4}\1\d{4}\1\d{1,7}|\d{4}([ \u00a0-])\d{6}\2\d{4,5}|\d{4}([ \u00a0-])\d{4}\3\d{4}\3\d{4}\3\d{1,3})$/;
const PLAIN = /^\d{13,19}$/;
/** Lengths at which a bare run is a card often enough. */
const USUAL_LENGTHS = new Set([15, 16]);

export function isCard({ text, compact, labels }: Candidate): boolean {
  const isGrouped = GROUPED.test(text);
  if (!isGrouped && !PLAIN.test(text)) return false;
  const hasBrand = BRANDS.some(({ range, lengths }) => range.test(compact) && lengths.includes(compact.length));
  if (!hasBrand || !passesLuhn(compact)) return false;
  if (isLabelled(labels(), LABELS)) return true;
  return (isGrouped || USUAL_LENGTHS.has(compact.length)) && !isLabelledHarmless(labels());
}
