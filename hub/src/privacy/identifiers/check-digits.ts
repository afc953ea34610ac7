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
