/** Telephone numbers of every country, by the numbering plans of libphonenumber. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Candidate } from '../candidate.ts';
import { isLabelled, isLabelledHarmless, phrases } from '../labels.ts';

const LABELS = phrases(
  `phone, phones, telephone, tel, telefon, telefonu, telefonem, telefoon, telefono, teléfono, téléphone, telefone, mobile,
  mob, mobil, mobilfunk, mobilnummer, cell, cellphone, fax, faks, whatsapp, sms, handy, handynummer, rufnummer,
  telefonnummer, komórka, komórkowy, kom, móvil, celular, portable, gsm, msisdn, landline, hotline, call, dial, ring,
  zadzwoń, dzwoń, anrufen, llamar, llame, appelez, contact number`,
);

/** Countries whose people write a leading zero inside the country; a number that is valid in one of them counts. */
const WITH_TRUNK_ZERO: readonly CountryCode[] = [
  'DE',
  'FR',
  'GB',
  'IT',
  'AT',
  'CH',
  'NL',
  'BE',
  'SE',
  'AU',
  'JP',
  'IN',
];
const NORTH_AMERICAN = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[.-]\d{4}$/;
const TRUNK_ZERO = /^\(?0\d{1,5}\)?[ /-]\d/;
const MIN_DIGITS = 7;
/** ITU-T E.164. */
const MAX_DIGITS = 15;

export function isPhone({ text, compact, labels }: Candidate): boolean {
  if (!/^\d+$/.test(compact) || compact.length < MIN_DIGITS || compact.length > MAX_DIGITS + 2) return false;
  const said = labels();
  const isSaid = isLabelled(said, LABELS);
  const international = /^\(?\+/.test(text)
    ? `+${compact}`
    : compact.startsWith('00')
      ? `+${compact.slice(2)}`
      : undefined;
  if (international !== undefined && (text.includes('+') || isSaid || /[ -]/.test(text))) {
    const number = parsePhoneNumberFromString(international.replace(/^(\+\d{1,3}?)0(?=\d{9})/, '$1'));
    const plain = parsePhoneNumberFromString(international);
    return [number, plain].some((parsed) => parsed?.isValid() === true || (isSaid && parsed?.isPossible() === true));
  }
  if (isSaid) return compact.length <= MAX_DIGITS && !isDate(text);
  if (isLabelledHarmless(said)) return false;
  if (NORTH_AMERICAN.test(text)) return parsePhoneNumberFromString(text, 'US')?.isValid() === true;
  if (!TRUNK_ZERO.test(text)) return false;
  return WITH_TRUNK_ZERO.some((country) => parsePhoneNumberFromString(text, country)?.isValid() === true);
}

function isDate(text: string): boolean {
  return /^(?:\d{4}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./]\d{4})(?:\D|$)/.test(text);
}
