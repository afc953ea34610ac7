/** Invented national identifiers with correct check digits, written from their public specifications. */
import type { Random } from '../random.ts';
import { UPPER } from '../random.ts';
import { withLuhn } from './card.ts';

export interface NationalId {
  readonly name: string;
  /** The language of most people who have one. */
  readonly lang: string;
  /** What people and systems call it. */
  readonly labels: readonly string[];
  /** What a field of an API is called that holds it. */
  readonly keys: readonly string[];
  readonly make: (random: Random) => string;
}

const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, n) => total + weight * Number(digits.charAt(n)), 0);

/** Draws until the check digit exists: some sums have none. */
function until(make: () => string | undefined): string {
  for (;;) {
    const made = make();
    if (made !== undefined) return made;
  }
}

interface Birth {
  readonly yy: string;
  readonly mm: string;
  readonly dd: string;
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function birth(random: Random): Birth {
  const [year, month, day] = [random.int(1941, 1999), random.int(1, 12), random.int(1, 28)];
  const two = (value: number): string => String(value).padStart(2, '0');
  return { yy: two(year % 100), mm: two(month), dd: two(day), year, month, day };
}

const ddmmyy = (random: Random): string => {
  const { dd, mm, yy } = birth(random);
  return dd + mm + yy;
};
const yymmdd = (random: Random): string => {
  const { dd, mm, yy } = birth(random);
  return yy + mm + dd;
};

const pesel = (random: Random): string => {
  const digits = yymmdd(random) + random.digits(4);
  return digits + String((10 - (sum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10);
};
const nip = (random: Random): string =>
  until(() => {
    const digits = random.fill('NNN######');
    const check = sum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
    if (check === 10) return undefined;
    const plain = digits + String(check);
    return random.pick([plain, plain.replace(/^(...)(...)(..)(..)$/, '$1-$2-$3-$4')]);
  });
const regon = (random: Random): string => {
  const digits = random.fill('N#######');
  return digits + String((sum(digits, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10);
};
const ssn = (random: Random): string => `${random.int(101, 665)}-${random.int(10, 99)}-${random.int(1000, 9999)}`;
const bsn = (random: Random): string =>
  until(() => {
    const digits = random.fill('N#######');
    const check = sum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return check === 10 ? undefined : digits + String(check);
  });
const brazilian = (digits: string, weights: readonly number[]): string => {
  const rest = sum(digits, weights) % 11;
  return digits + String(rest < 2 ? 0 : 11 - rest);
};
const cpf = (random: Random): string => {
  const plain = brazilian(brazilian(random.digits(9), [10, 9, 8, 7, 6, 5, 4, 3, 2]), [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return random.pick([plain, plain.replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4')]);
};
const cnpj = (random: Random): string => {
  const weights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
  const plain = brazilian(brazilian(`${random.digits(8)}0001`, weights), [6, ...weights]);
  return random.pick([plain, plain.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')]);
};
const dniLetter = (digits: string): string => 'TRWAGMYFPDXBNJZSQVHLCKE'.charAt(Number(digits) % 23);
const dni = (random: Random): string => {
  const digits = random.fill('N#######');
  return random.pick([digits + dniLetter(digits), `${digits}-${dniLetter(digits)}`]);
};
const nie = (random: Random): string => {
  const first = random.int(0, 2);
  const digits = random.digits(7);
  return 'XYZ'.charAt(first) + digits + dniLetter(String(first) + digits);
};
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
const codiceFiscale = (random: Random): string => {
  const { yy, month, day } = birth(random);
  const consonants = (length: number): string => random.text('BCDFGLMNPRSTV', length);
  const dayText = String(day + random.pick([0, 40])).padStart(2, '0');
  const body = `${consonants(6)}${yy}${'ABCDEHLMPRST'.charAt(month - 1)}${dayText}${random.pick(['H501', 'F205', 'L219', 'F839', 'A944'])}`;
  const total = [...body].reduce((value, char, n) => {
    const position = /\d/.test(char) ? Number(char) : UPPER.indexOf(char);
    return value + (n % 2 === 0 ? (ODD_VALUES[position] ?? 0) : position);
  }, 0);
  const made = body + UPPER.charAt(total % 26);
  return random.pick([made, made, made.toLowerCase()]);
};
const personnummer = (random: Random): string => {
  const { yy, mm, dd, year } = birth(random);
  const digits = withLuhn(`${yy}${mm}${dd}${random.digits(3)}`);
  const tail = digits.slice(-4);
  return random.pick([`${yy}${mm}${dd}-${tail}`, `${year}${mm}${dd}-${tail}`, `${year}${mm}${dd}${tail}`]);
};
const steuerId = (random: Random): string => {
  // Ten digits of which exactly one occurs twice and one not at all, then ISO 7064 MOD 11,10.
  const digits = [...'0123456789'];
  for (let n = digits.length - 1; n > 0; n--) {
    const other = random.int(0, n);
    [digits[n], digits[other]] = [digits[other] ?? '', digits[n] ?? ''];
  }
  digits[9] = digits[random.int(1, 4)] ?? '';
  if (digits[0] === '0') [digits[0], digits[5]] = [digits[5] ?? '', digits[0] ?? ''];
  const ten = digits.join('');
  let product = 10;
  for (const digit of ten) {
    const step = (Number(digit) + product) % 10 || 10;
    product = (step * 2) % 11;
  }
  const plain = ten + String((11 - product) % 10);
  return random.pick([plain, plain.replace(/^(..)(...)(...)(...)$/, '$1 $2 $3 $4')]);
};
const nhs = (random: Random): string =>
  until(() => {
    const digits = random.fill('4########');
    const check = (11 - (sum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    if (check === 10) return undefined;
    const plain = digits + String(check);
    return random.pick([plain, plain.replace(/^(...)(...)(....)$/, '$1 $2 $3')]);
  });
const VERHOEFF_PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];
const dihedral = (a: number, b: number): number =>
  a < 5 ? (b < 5 ? (a + b) % 5 : 5 + ((a + b) % 5)) : b < 5 ? 5 + ((a - b) % 5) : (a - b + 5) % 5;
const aadhaar = (random: Random): string => {
  const digits = random.fill('N##########');
  let check = 0;
  for (const [n, digit] of [...digits].reverse().entries())
    check = dihedral(check, Number(VERHOEFF_PERMUTATION[(n + 1) % 8]?.charAt(Number(digit))));
  const last = check < 5 ? (5 - check) % 5 : check;
  const plain = digits + String(last);
  return random.pick([plain, plain.replace(/^(....)(....)(....)$/, '$1 $2 $3')]);
};
const nir = (random: Random): string => {
  const { yy, mm } = birth(random);
  const body = `${random.pick(['1', '2'])}${yy}${mm}${String(random.int(1, 95)).padStart(2, '0').replace('20', '21')}${String(random.int(1, 500)).padStart(3, '0')}${String(random.int(1, 900)).padStart(3, '0')}`;
  const key = String(97 - Number(BigInt(body) % 97n)).padStart(2, '0');
  return random.pick([body + key, body.replace(/^(.)(..)(..)(..)(...)(...)$/, `$1 $2 $3 $4 $5 $6 ${key}`)]);
};
const ahv = (random: Random): string => {
  const digits = `756${random.digits(9)}`;
  const check = (10 - (sum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10;
  const plain = digits + String(check);
  return random.pick([plain, plain.replace(/^(...)(....)(....)(..)$/, '$1.$2.$3.$4')]);
};
const rodneCislo = (random: Random): string =>
  until(() => {
    const { month, day } = birth(random);
    const yy = random.int(54, 99);
    const head = `${yy}${String(month + random.pick([0, 50])).padStart(2, '0')}${String(day).padStart(2, '0')}${random.digits(3)}`;
    const check = Number(head) % 11;
    if (check === 10) return undefined;
    const plain = head + String(check);
    return random.pick([plain, `${plain.slice(0, 6)}/${plain.slice(6)}`]);
  });
const hetu = (random: Random): string => {
  const date = ddmmyy(random);
  const number = String(random.int(2, 899)).padStart(3, '0');
  return `${date}-${number}${'0123456789ABCDEFHJKLMNPRSTUVWXY'.charAt(Number(date + number) % 31)}`;
};

export const NATIONAL_IDS: readonly NationalId[] = [
  {
    name: 'PESEL',
    lang: 'pl',
    labels: ['PESEL', 'nr PESEL', 'numer PESEL'],
    keys: ['pesel', 'peselNumber'],
    make: pesel,
  },
  { name: 'NIP', lang: 'pl', labels: ['NIP', 'numer NIP'], keys: ['nip', 'tax_id'], make: nip },
  { name: 'REGON', lang: 'pl', labels: ['REGON', 'nr REGON'], keys: ['regon'], make: regon },
  {
    name: 'SSN',
    lang: 'en',
    labels: ['SSN', 'social security number', 'Social Security No.'],
    keys: ['ssn', 'social_security_number'],
    make: ssn,
  },
  { name: 'BSN', lang: 'nl', labels: ['BSN', 'burgerservicenummer'], keys: ['bsn', 'burgerservicenummer'], make: bsn },
  { name: 'CPF', lang: 'pt', labels: ['CPF', 'CPF nº'], keys: ['cpf', 'taxId'], make: cpf },
  { name: 'CNPJ', lang: 'pt', labels: ['CNPJ', 'CNPJ nº'], keys: ['cnpj', 'company_cnpj'], make: cnpj },
  { name: 'DNI', lang: 'es', labels: ['DNI', 'DNI n.º', 'NIF'], keys: ['dni', 'nif'], make: dni },
  { name: 'NIE', lang: 'es', labels: ['NIE', 'NIE n.º'], keys: ['nie'], make: nie },
  {
    name: 'Codice Fiscale',
    lang: 'it',
    labels: ['codice fiscale', 'C.F.', 'Codice Fiscale'],
    keys: ['codice_fiscale', 'codiceFiscale'],
    make: codiceFiscale,
  },
  {
    name: 'personnummer',
    lang: 'sv',
    labels: ['personnummer', 'pnr', 'Personnr'],
    keys: ['personnummer', 'personal_identity_number'],
    make: personnummer,
  },
  {
    name: 'Steuer-ID',
    lang: 'de',
    labels: ['Steuer-ID', 'Steueridentifikationsnummer', 'IdNr.', 'Steuerliche Identifikationsnummer'],
    keys: ['steuer_id', 'taxId'],
    make: steuerId,
  },
  { name: 'NHS', lang: 'en', labels: ['NHS number', 'NHS no.'], keys: ['nhs_number', 'nhsNumber'], make: nhs },
  {
    name: 'Aadhaar',
    lang: 'en',
    labels: ['Aadhaar', 'Aadhaar number', 'Aadhaar No.'],
    keys: ['aadhaar', 'aadhaar_number'],
    make: aadhaar,
  },
  {
    name: 'NIR',
    lang: 'fr',
    labels: ['NIR', 'numéro de sécurité sociale', 'n° de sécu'],
    keys: ['nir', 'numero_securite_sociale'],
    make: nir,
  },
  { name: 'AHV', lang: 'de', labels: ['AHV-Nummer', 'AHV-Nr.', 'AHV'], keys: ['ahv_nummer', 'ahvNumber'], make: ahv },
  {
    name: 'rodné číslo',
    lang: 'cs',
    labels: ['rodné číslo', 'RČ', 'r.č.'],
    keys: ['rodne_cislo', 'rodneCislo'],
    make: rodneCislo,
  },
  { name: 'HETU', lang: 'fi', labels: ['henkilötunnus', 'HETU'], keys: ['hetu', 'henkilotunnus'], make: hetu },
];
