/** Invented phone numbers of many countries, by the public numbering plans. */
import type { Random } from '../random.ts';

interface Plan {
  readonly country: string;
  readonly code: string;
  /** What stands before a national number at home; '' where there is nothing. */
  readonly trunk: string;
  /** Numbers as they are grouped after the country code. */
  readonly numbers: readonly string[];
}

const plan = (country: string, code: string, trunk: string, ...numbers: string[]): Plan => ({
  country,
  code,
  trunk,
  numbers,
});

export const PLANS: readonly Plan[] = [
  plan('US', '1', '', '212 N3# ####', '415 N5# ####', '617 N2# ####'),
  plan('GB', '44', '0', '20 7946 0###', '7400 12####', '121 234 5###'),
  plan('DE', '49', '0', '1512 345####', '30 9018 2###', '89 2345 6###', '171 34567##'),
  plan('FR', '33', '0', '6 12 34 ## ##', '1 42 68 ## ##'),
  plan('PL', '48', '', '512 3## ###', '22 123 45 ##', '601 ### ###'),
  plan('ES', '34', '', '612 34 ## ##', '912 34 ## ##'),
  plan('IT', '39', '', '312 345 ####', '02 1234 ####'),
  plan('NL', '31', '0', '6 1234 ####', '20 123 ####'),
  plan('PT', '351', '', '912 345 ###', '212 345 ###'),
  plan('SE', '46', '0', '70 123 ## ##', '8 123 4## ##'),
  plan('NO', '47', '', '406 12 ###', '21 23 ## ##'),
  plan('DK', '45', '', '32 12 ## ##', '20 12 ## ##'),
  plan('FI', '358', '0', '41 234 ####', '50 123 ####'),
  plan('AT', '43', '0', '664 123 ####', '1 515 ####'),
  plan('CH', '41', '0', '78 123 ## ##', '44 668 ## ##'),
  plan('BE', '32', '0', '470 12 ## ##', '2 512 ## ##'),
  plan('IE', '353', '0', '85 012 ####', '1 679 ####'),
  plan('CZ', '420', '', '601 123 ###', '212 345 ###'),
  plan('SK', '421', '0', '912 123 ###', '2 5931 ####'),
  plan('HU', '36', '06', '20 123 ####', '1 234 ####'),
  plan('RO', '40', '0', '712 034 ###', '21 312 ####'),
  plan('GR', '30', '', '691 234 ####', '21 0345 ####'),
  plan('TR', '90', '0', '501 234 ## ##', '212 345 ## ##'),
  plan('UA', '380', '0', '50 123 ## ##', '44 234 ## ##'),
  plan('IN', '91', '0', '81234 5####', '98765 4####'),
  plan('JP', '81', '0', '90 1234 ####', '3 1234 ####'),
  plan('CN', '86', '', '131 2345 ####', '138 0013 ####'),
  plan('AU', '61', '0', '412 345 ###', '2 9374 ####'),
  plan('NZ', '64', '0', '21 123 4###', '9 357 ####'),
  plan('BR', '55', '', '11 96123 ####', '21 2345 ####'),
  plan('MX', '52', '', '55 5123 ####', '222 123 ####'),
  plan('ZA', '27', '0', '71 123 ####', '11 234 ####'),
  plan('IL', '972', '0', '50 234 ####', '2 123 4###'),
  plan('SG', '65', '', '8123 ####', '6123 ####'),
  plan('KR', '82', '0', '10 2000 ####', '2 312 ####'),
];

export const planOf = (country: string): Plan => {
  const found = PLANS.find((each) => each.country === country);
  if (found === undefined) throw new Error(`no numbering plan of ${country}`);
  return found;
};

/** With the country code, in one of the usual spellings. */
export function internationalPhone(random: Random, { code, numbers, trunk }: Plan, n: number): string {
  const number = random.fill(random.pick(numbers));
  const glued = number.replaceAll(' ', '');
  switch (n % 7) {
    case 0:
      return `+${code}${glued}`;
    case 1:
      return `+${code}-${number.replaceAll(' ', '-')}`;
    case 2:
      return `+${code}.${number.replaceAll(' ', '.')}`;
    case 3:
      return trunk === '0' ? `+${code} (0)${number}` : `+${code} (${number.replace(' ', ') ')}`;
    case 4:
      return `00${code} ${number}`;
    default:
      return `+${code} ${number}`;
  }
}

/** As it is dialled at home. */
export function nationalPhone(random: Random, { country, trunk, numbers }: Plan, n: number): string {
  const number = random.fill(random.pick(numbers));
  if (country === 'US')
    return (
      [
        number.replace(/^(\d+) (\d+) /, '($1) $2-'),
        number.replaceAll(' ', '-'),
        number.replaceAll(' ', '.'),
        number.replaceAll(' ', ''),
      ][n % 4] ?? number
    );
  const grouped = `${trunk}${number}`;
  switch (n % 5) {
    case 0:
      return grouped.replaceAll(' ', '');
    case 1:
      return grouped.replaceAll(' ', '-');
    case 2:
      return trunk === '0' ? grouped.replace(' ', '/').replaceAll(' ', '') : grouped;
    default:
      return grouped;
  }
}
