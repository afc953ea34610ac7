/** Invented IBANs with correct check digits, in the structure of each country. */
import type { Random } from '../random.ts';

/** Structure after the check digits: `#` digit, `A` letter, `c` letter or digit; a number repeats what it precedes. */
const STRUCTURES: Readonly<Record<string, string>> = {
  DE: '18#',
  PL: '24#',
  GB: '4A14#',
  FR: '10#11c2#',
  ES: '20#',
  IT: '1A10#12c',
  NL: '4A10#',
  BE: '12#',
  AT: '16#',
  CH: '5#12c',
  PT: '21#',
  SE: '20#',
  NO: '11#',
  DK: '14#',
  FI: '14#',
  IE: '4A14#',
  CZ: '20#',
  SK: '20#',
  HU: '24#',
  RO: '4A16c',
  GR: '7#16c',
  LU: '3#13c',
  LT: '16#',
  LV: '4A13c',
  EE: '16#',
  HR: '17#',
  SI: '15#',
  BG: '4A6#8c',
  MT: '4A5#18c',
  CY: '8#16c',
  TR: '6#16c',
  SA: '2#18c',
  AE: '19#',
  IL: '19#',
  UA: '6#19c',
  LI: '5#12c',
  IS: '22#',
  GE: '2A16#',
  KZ: '3#13c',
  SM: '1A10#12c',
};

export const IBAN_COUNTRIES = Object.keys(STRUCTURES);

export function iban(random: Random, country: string, n: number): string {
  const structure = (STRUCTURES[country] ?? '').replace(/(\d+)(.)/g, (_, count: string, sign: string) =>
    sign.repeat(Number(count)),
  );
  const bban = random.fill(structure);
  const check = 98 - Number(BigInt(asDigits(`${bban}${country}00`)) % 97n);
  const plain = `${country}${String(check).padStart(2, '0')}${bban}`;
  const spaced = plain.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    [plain, spaced, plain.toLowerCase(), spaced, plain, plain.replace(/(.{4})(?=.)/g, '$1-'), spaced.toLowerCase()][
      n % 7
    ] ?? plain
  );
}

function asDigits(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
}
