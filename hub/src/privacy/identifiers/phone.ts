/** Telephone numbers of every country, by the numbering plans of libphonenumber. */
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Candidate } from '../candidate.ts';
import { isLabelled, isLabelledHarmless, type Phrases, phrases } from '../labels.ts';

/** Names of the thing: what follows is one, whatever its plan. */
const NAMES = phrases(
  `phone*, telephon*, tel, telef*, teléf*, téléph*, tél, tlf, tfn, mobile, mobiel*, mobil, mobiltelefon*, mobilfunk*,
  mobilnummer, mob, cell, cellphone*, cellul*, celular*, móvil, movil, telemóvel, telemovel, handy*, rufnummer*,
  portable, gsm, *手机*, *手機*, *电话*, *電話*, *携帯*, *座机*, *전화*, 휴대폰*, 연락처*, msisdn, fax*, faks*, whatsapp, sms, landline, hotline, komórk*, kom, puhelin*, matkapuhelin*, recapito,
  cel, puh, whats app, sđt, đt, điện thoại, telp, telepon, *โทร*, *เบอร์*, هاتف*, جوال*, موبايل*, تلفن*, मोबाइल*, फ़ोन*, फोन*, दूरभाष*, τηλ*, κιν, κινητό*,
  טל, טלפון*, נייד*, fone, fono, natel, sími, símanúmer, gsm, simu, tālr*, tel nr, फ़ोन*, فون, محمول*,
  contact number, contact no, call number, тел, телефон*, моб`,
);
/** Words of calling: what follows is one if some country has such numbers. */
const VERBS = phrases(
  `call, callback*, called, caller*, callee*, calling, dial*, ring*, text me, text us, reach*, anruf*, rufen, ruf, ruft, rückruf, erreich*, zadzwo*, dzwoń*, dzwoni*, llam*, appel*, joignable,
  joindre, bel, bellen, chiam*, telefona*, liga, ligar, ligue, ring, contact*, kontakt*, contatto, new number, neue nummer,
  meine nummer, nowy numer, mój numer, nuevo número, my number, mitt nummer, mit nummer, mijn nummer, mio numero, meu número, numărul meu,
  numeroni, мой номер, мій номер, मेरा नंबर, nomor saya, mi número, nouveau numéro, mon numéro, nuovo numero, novo número`,
);

/** Words that name a telephone in some countries alone: elsewhere `hp` makes machines, and a `cep` is a postcode. */
const LOCAL_NAMES: readonly (readonly [Phrases, readonly CountryCode[]])[] = [
  [phrases('hp'), ['SG', 'ID']],
  [phrases('cep'), ['TR']],
];
/** Of fields in which a messenger writes numbers with their country code and without a plus. */
const SENDERS = phrases('messages from, message from, messages to, message to, sms from, sms to, wa id, whatsapp id');

/** Whose numbers are tried for one without a country code. */
const COUNTRIES: readonly CountryCode[] = [
  ...(['DE', 'FR', 'GB', 'IT', 'AT', 'CH', 'NL', 'BE', 'SE', 'AU', 'JP', 'IN', 'IE', 'FI', 'NZ', 'ZA', 'KR'] as const),
  ...([
    'US',
    'PL',
    'ES',
    'PT',
    'BR',
    'MX',
    'CZ',
    'DK',
    'NO',
    'GR',
    'HU',
    'RO',
    'TR',
    'SG',
    'IL',
    'UA',
    'RU',
    'ID',
    'TH',
  ] as const),
];
/** Whose people write a leading zero inside the country: with it a number is seen without a label. */
const WITH_TRUNK_ZERO = COUNTRIES.slice(0, 17);
const NORTH_AMERICAN = /^(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[.-]\d{4}$/;
/** With a slash it could as well be a ratio. */
const TRUNK_ZERO = /^\(?0\d{1,5}\)?[ -]\d/;
/** As long numbers of things are printed. */
const GROUPS_OF_FOUR = /^\d{4}(?:[ -]\d{4})+$/;
/** A mobile in Germany or Austria, with blanks: with dashes it could as well be a thing's. */
const MOBILE_OF_FOURS = /^0(?:1[5-7]|6[5-9])\d \d{4} \d{4}$/;
/** `+44 7700 900123`: a plus, the country, and groups with blanks between. */
const INTERNATIONAL_GROUPS = /^\+\d{1,3} (?:\(0\) ?)?\d{2,5}(?:[ -]\d{2,8}){1,4}$/;
/** Only in France all groups are of two. */
const PAIRS = /^0\d(?:[ .-]\d\d)+$/;
const FRENCH_DIGITS = 10;
const MIN_UNLABELLED_DIGITS = 9;
const ZIP_PLUS_FOUR = /^0\d{4}-\d{4}$/;
const BRAZILIAN_POSTCODE = /^\d{5}-\d{3}$/;
const MIN_DIGITS = 7;
/** ITU-T E.164. */
const MAX_DIGITS = 15;

export function isPhone({ text, compact, labels }: Candidate): boolean {
  if (!/^\d+$/.test(compact) || compact.length < MIN_DIGITS || compact.length > MAX_DIGITS + 2) return false;
  if (isDate(text)) return false;
  const said = labels();
  const isNamed = isLabelled(said, NAMES);
  const international = internationalOf(text);
  if (international !== undefined && (text.includes('+') || isNamed || /[ -]/.test(text))) {
    const number = parsePhoneNumberFromString(international.replace(/^(\+\d{1,3}?)0(?=\d{9})/, '$1'));
    const plain = parsePhoneNumberFromString(international);
    // A new or reserved range is no number of its plan yet; its form, or a word, still says that it is one.
    const isTold = isNamed || isLabelled(said, VERBS) || INTERNATIONAL_GROUPS.test(text);
    return [number, plain].some((parsed) => parsed?.isValid() === true || (isTold && parsed?.isPossible() === true));
  }
  if (isNamed) return compact.length <= MAX_DIGITS;
  if (isLabelledHarmless(said) || BRAZILIAN_POSTCODE.test(text)) return false;
  if (isLabelled(said, VERBS)) return isValidIn(text, COUNTRIES);
  if (isLabelled(said, SENDERS)) return parsePhoneNumberFromString(`+${compact}`)?.isValid() === true;
  if (LOCAL_NAMES.some(([names, countries]) => isLabelled(said, names) && isValidIn(text, countries))) return true;
  if (NORTH_AMERICAN.test(text)) return isValidIn(text, ['US']);
  return hasDomesticForm(text, compact) && isValidIn(text, WITH_TRUNK_ZERO);
}

/** A leading zero and groups that say, without a word, that it is a telephone number. */
function hasDomesticForm(text: string, compact: string): boolean {
  if (MOBILE_OF_FOURS.test(text)) return true;
  if (!TRUNK_ZERO.test(text) || GROUPS_OF_FOUR.test(text) || ZIP_PLUS_FOUR.test(text)) return false;
  return PAIRS.test(text) ? compact.length === FRENCH_DIGITS : compact.length >= MIN_UNLABELLED_DIGITS;
}

/** With its `+`, where the text has the country code; the zero in `+49 (0)511` is for those who are in the country. */
function internationalOf(text: string): string | undefined {
  const compact = text.replace('(0)', '').replace(/\D/g, '');
  if (/^\(?\+/.test(text)) return `+${compact}`;
  return compact.startsWith('00') ? `+${compact.slice(2)}` : undefined;
}

function isValidIn(text: string, countries: readonly CountryCode[]): boolean {
  return countries.some((country) => parsePhoneNumberFromString(text, country)?.isValid() === true);
}

/** Dates, and the numbers of cases, which end in a year: `4418/2026`. */
function isDate(text: string): boolean {
  if (/^\d{1,6}\/(?:19|20)\d\d$/.test(text)) return true;
  return /^(?:(?:19|20)\d\d[-./][01]?\d[-./][0-3]?\d|[0-3]?\d[-./][0-3]?\d[-./](?:19|20)\d\d)(?:\D|$)/.test(text);
}
