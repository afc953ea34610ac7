/** The check digits of identifiers: as stdnum knows them, and those that it lacks or wants in another form. */
import { stdnum } from 'stdnum';

/** The check of one identifier: by country (ISO 3166-1 alpha-2) and its name in stdnum. Fails at load, not in use. */
export function checkOf(country: string, name: string): (compact: string) => boolean {
  const validator = stdnum[country]?.[name];
  if (validator === undefined) throw new Error(`stdnum knows no ${country} ${name}`);
  return (compact) => validator.validate(compact).isValid;
}

/** Luhn's formula: ISO/IEC 7812-1. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

function isDayAndMonth(day: string, month: string, added = 0): boolean {
  const dayNumber = Number(day) > added ? Number(day) - added : Number(day);
  return dayNumber >= 1 && dayNumber <= 31 && Number(month) >= 1 && Number(month) <= 12;
}

/** Sweden: with or without the century; coordination numbers have 60 added to the day. */
export function isPersonnummer(compact: string): boolean {
  const ten = compact.slice(-10);
  return /^\d{10}$/.test(ten) && isDayAndMonth(ten.slice(4, 6), ten.slice(2, 4), 60) && passesLuhn(ten);
}

/** Finland: the sign of the century may be among the letters, or is left out with the other signs. */
export function isHenkilotunnus(compact: string): boolean {
  const [, date = '', serial = '', check = ''] = /^(\d{6})[A-FU-Y]?(\d{3})([\dA-Z])$/.exec(compact) ?? [];
  if (date === '' || !isDayAndMonth(date.slice(0, 2), date.slice(2, 4))) return false;
  return '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(date + serial) % 31] === check;
}

/** England: modulo 11 over the first nine digits. */
export function isNhsNumber(digits: string): boolean {
  return (
    digits.length === 10 && (11 - (weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === Number(digits[9])
  );
}

/** The United States: no area 000, 666 or from 900 on; numbers that were once printed in advertisements are somebody's, too. */
export function isSocialSecurityNumber(digits: string): boolean {
  return /^(?!000|666|9)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(digits);
}

/** Russia: the weighted sum modulo 101, of which 100 is written 00. */
export function isSnils(digits: string): boolean {
  return (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101) % 100 === Number(digits.slice(9));
}

/** Japan: modulo 11 over the first eleven digits; the remainders 0 and 1 give 0. */
export function isMyNumber(digits: string): boolean {
  const remainder = weighted(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder <= 1 ? 0 : 11 - remainder) === Number(digits[11]);
}

/** Singapore: a letter for the century and the status, and one of two or three rows of check letters. */
export function isNric(compact: string): boolean {
  const first = compact[0] ?? '';
  const offset = first === 'T' || first === 'G' ? 4 : first === 'M' ? 3 : 0;
  const rest = (weighted(compact.slice(1, 8), [2, 7, 6, 5, 4, 3, 2]) + offset) % 11;
  if (first === 'M') return 'KLJNPQRTUWX'[10 - rest] === compact[8];
  return (/[ST]/.test(first) ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK')[rest] === compact[8];
}

/** Kazakhstan: modulo 11, with other weights where the first ones leave 10. */
export function isIin(digits: string): boolean {
  const [first, second] = [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
  ].map((weights) => weighted(digits, weights) % 11);
  return (
    isDayAndMonth(digits.slice(4, 6), digits.slice(2, 4)) && (first === 10 ? second : first) === Number(digits[11])
  );
}

/** Iran: modulo 11 over the first nine digits. */
export function isCodeMelli(digits: string): boolean {
  const remainder = weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder < 2 ? remainder : 11 - remainder) === Number(digits[9]);
}

/** Kuwait: modulo 11 over the first eleven digits. */
export function isCivilId(digits: string): boolean {
  return 11 - (weighted(digits, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11) === Number(digits[11]);
}

/** Egypt: the century, the date of birth, and one of the governorates. */
export function isEgyptianId(digits: string): boolean {
  const isGovernorate = /^(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)$/.test(digits.slice(7, 9));
  return isGovernorate && isDayAndMonth(digits.slice(5, 7), digits.slice(3, 5));
}

/** Indonesia: a district, and the date of birth; women have 40 added to the day. */
export function isNik(digits: string): boolean {
  return /^[1-9]/.test(digits) && isDayAndMonth(digits.slice(6, 8), digits.slice(8, 10), 40);
}

/** Mexico: the date of birth behind four letters; its check digit is often not what the rule says. */
export function isRfc(compact: string): boolean {
  return isDayAndMonth(compact.slice(8, 10), compact.slice(6, 8));
}

/** Hungary, health insurance: the digits times 3 and 7 in turn, modulo 10. */
export function isTaj(digits: string): boolean {
  return weighted(digits, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === Number(digits[8]);
}

/** Hungary, tax: each digit times its place, modulo 11. */
export function isHungarianTaxId(digits: string): boolean {
  return weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9]) % 11 === Number(digits[9]);
}

/** Poland, identity card: three letters, a check digit, five digits; A counts 10. */
export function isDowod(compact: string): boolean {
  const values = [...compact].map((sign) => Number.parseInt(sign, 36));
  const weights = [7, 3, 1, 9, 7, 3, 1, 7, 3];
  return values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0) % 10 === 0;
}

/** Luxembourg: the date of birth, and Luhn's formula over it and the serial number. */
export function isMatricule(digits: string): boolean {
  return isDayAndMonth(digits.slice(6, 8), digits.slice(4, 6)) && passesLuhn(digits.slice(0, 12));
}

/** Brazil, social integration: modulo 11 over the first ten digits. */
export function isPis(digits: string): boolean {
  const remainder = weighted(digits, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (remainder < 2 ? 0 : 11 - remainder) === Number(digits[10]);
}

/** Australia, Medicare: modulo 10 over the first eight digits. */
export function isMedicare(digits: string): boolean {
  return weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(digits[8]);
}
