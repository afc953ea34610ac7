/** National identifiers of further countries, likewise invented and with correct check digits. */
import type { Random } from '../random.ts';
import { withLuhn } from './card.ts';
import type { NationalId } from './national.ts';

const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, n) => total + weight * Number(digits.charAt(n)), 0);

function until(make: () => string | undefined): string {
  for (;;) {
    const made = make();
    if (made !== undefined) return made;
  }
}

function date(random: Random): {
  readonly yy: string;
  readonly mm: string;
  readonly dd: string;
  readonly yyyy: string;
} {
  const year = random.int(1945, 1999);
  const two = (value: number): string => String(value).padStart(2, '0');
  return { yy: two(year % 100), mm: two(random.int(1, 12)), dd: two(random.int(1, 28)), yyyy: String(year) };
}

const fodselsnummer = (random: Random): string =>
  until(() => {
    const { dd, mm, yy } = date(random);
    const nine = `${dd}${mm}${yy}${String(random.int(0, 499)).padStart(3, '0')}`;
    const first = (11 - (sum(nine, [3, 7, 6, 1, 8, 9, 4, 5, 2]) % 11)) % 11;
    const second = (11 - (sum(nine + String(first), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    if (first === 10 || second === 10) return undefined;
    return random.pick([`${nine}${first}${second}`, `${nine.slice(0, 6)} ${nine.slice(6)}${first}${second}`]);
  });
const nationalNumberBe = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  const nine = `${yy}${mm}${dd}${String(random.int(1, 997)).padStart(3, '0')}`;
  const plain = nine + String(97 - (Number(nine) % 97)).padStart(2, '0');
  return random.pick([plain, plain.replace(/^(..)(..)(..)(...)(..)$/, '$1.$2.$3-$4.$5')]);
};
const cnp = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  const digits = `${random.pick(['1', '2'])}${yy}${mm}${dd}${String(random.int(1, 46)).padStart(2, '0')}${String(random.int(1, 999)).padStart(3, '0')}`;
  const rest = sum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11;
  return digits + String(rest === 10 ? 1 : rest);
};
const nino = (random: Random): string => {
  const made = `${random.pick(['AB', 'CE', 'JG', 'PW', 'SK'])}${random.digits(6)}${random.pick(['A', 'B', 'C', 'D'])}`;
  return random.pick([made, made.replace(/^(..)(..)(..)(..)(.)$/, '$1 $2 $3 $4 $5')]);
};
const nifPt = (random: Random): string => {
  const digits = random.pick(['1', '2']) + random.digits(7);
  const rest = sum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  const plain = digits + String(rest < 2 ? 0 : 11 - rest);
  return random.pick([plain, plain.replace(/^(...)(...)(...)$/, '$1 $2 $3')]);
};
const pps = (random: Random): string => {
  const digits = random.digits(7);
  return digits + 'WABCDEFGHIJKLMNOPQRSTUV'.charAt(sum(digits, [8, 7, 6, 5, 4, 3, 2]) % 23);
};
const residentCn = (random: Random): string => {
  const { yyyy, mm, dd } = date(random);
  const digits = `${random.pick(['110101', '310104', '440305', '510105'])}${yyyy}${mm}${dd}${random.digits(3)}`;
  return digits + '10X98765432'.charAt(sum(digits, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11);
};
const rrn = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  const digits = `${yy}${mm}${dd}${random.pick(['1', '2'])}${random.digits(5)}`;
  const check = (11 - (sum(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10;
  return `${digits.slice(0, 6)}-${digits.slice(6)}${check}`;
};
const rut = (random: Random): string => {
  const digits = String(random.int(5_000_000, 24_999_999));
  const total = [...digits].reverse().reduce((value, digit, n) => value + Number(digit) * (2 + (n % 6)), 0);
  const check = '0123456789K0'.charAt(11 - (total % 11));
  return random.pick([`${digits}-${check}`, `${digits.replace(/\B(?=(\d{3})+$)/g, '.')}-${check}`]);
};
const sin = (random: Random): string => {
  const plain = withLuhn(random.pick(['1', '2', '4', '5', '6', '7']) + random.digits(7));
  return random.pick([
    plain,
    plain.replace(/^(...)(...)(...)$/, '$1 $2 $3'),
    plain.replace(/^(...)(...)(...)$/, '$1-$2-$3'),
  ]);
};
const tckimlik = (random: Random): string => {
  const nine = random.fill('N########');
  const odd = sum(nine, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = sum(nine, [0, 1, 0, 1, 0, 1, 0, 1, 0]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return `${nine}${tenth}${(odd + even + tenth) % 10}`;
};
const tfn = (random: Random): string =>
  until(() => {
    const digits = random.fill('N#######');
    for (let check = 0; check < 10; check++) {
      const plain = digits + String(check);
      if (sum(plain, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0)
        return random.pick([plain, plain.replace(/^(...)(...)(...)$/, '$1 $2 $3')]);
    }
    return undefined;
  });
const curp = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  const body = `${random.text('BCDFGLMPRST', 1)}${random.pick(['A', 'E', 'O'])}${random.text('BCDFGLMPRST', 2)}${yy}${mm}${dd}${random.pick(['H', 'M'])}${random.pick(['DF', 'JC', 'NL', 'PL'])}${random.text('BCDFGLMPRST', 3)}${random.digits(1)}`;
  const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
  const total = [...body].reduce((value, char, n) => value + alphabet.indexOf(char) * (18 - n), 0);
  return body + String((10 - (total % 10)) % 10);
};
const pan = (random: Random): string => `${random.fill('AAA')}P${random.fill('A####A')}`;
const isikukood = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  const digits = `${random.pick(['3', '4'])}${yy}${mm}${dd}${random.digits(3)}`;
  const first = sum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11;
  const second = sum(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11;
  return digits + String(first < 10 ? first : second % 10);
};
const egn = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  const digits = `${yy}${mm}${dd}${random.digits(3)}`;
  return digits + String((sum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10);
};
const oib = (random: Random): string => {
  const ten = random.fill('N#########');
  let rest = 10;
  for (const digit of ten) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return ten + String((11 - rest) % 10);
};
const teudatZehut = (random: Random): string => withLuhn(random.fill('NN######'));
const southAfricanId = (random: Random): string => {
  const { yy, mm, dd } = date(random);
  return withLuhn(`${yy}${mm}${dd}${random.digits(4)}08`);
};
const svnr = (random: Random): string =>
  until(() => {
    const { dd, mm, yy } = date(random);
    const serial = String(random.int(100, 999));
    const check = sum(serial + dd + mm + yy, [3, 7, 9, 5, 8, 4, 2, 1, 6]) % 11;
    return check === 10
      ? undefined
      : random.pick([`${serial}${check}${dd}${mm}${yy}`, `${serial}${check} ${dd}${mm}${yy}`]);
  });
const nric = (random: Random): string => {
  const digits = random.digits(7);
  return `S${digits}${'JZIHGFEDCBA'.charAt(sum(digits, [2, 7, 6, 5, 4, 3, 2]) % 11)}`;
};

export const MORE_NATIONAL_IDS: readonly NationalId[] = [
  {
    name: 'fødselsnummer',
    lang: 'no',
    labels: ['fødselsnummer', 'Fødselsnr.'],
    keys: ['fodselsnummer', 'national_id'],
    make: fodselsnummer,
  },
  {
    name: 'rijksregisternummer',
    lang: 'nl',
    labels: ['rijksregisternummer', 'numéro national', 'INSZ'],
    keys: ['rijksregisternummer', 'national_number'],
    make: nationalNumberBe,
  },
  { name: 'CNP', lang: 'ro', labels: ['CNP', 'cod numeric personal'], keys: ['cnp'], make: cnp },
  {
    name: 'NINO',
    lang: 'en',
    labels: ['NI number', 'National Insurance number', 'NINO'],
    keys: ['nino', 'national_insurance_number'],
    make: nino,
  },
  {
    name: 'NIF (PT)',
    lang: 'pt',
    labels: ['NIF', 'número de contribuinte'],
    keys: ['nif', 'contribuinte'],
    make: nifPt,
  },
  { name: 'PPS', lang: 'en', labels: ['PPS number', 'PPSN', 'PPS No.'], keys: ['pps_number', 'ppsn'], make: pps },
  {
    name: 'resident ID (CN)',
    lang: 'en',
    labels: ['身份证号', 'Chinese ID number', 'resident ID'],
    keys: ['id_card_number', 'resident_id'],
    make: residentCn,
  },
  {
    name: 'RRN',
    lang: 'en',
    labels: ['주민등록번호', 'RRN', 'resident registration number'],
    keys: ['rrn', 'resident_registration_number'],
    make: rrn,
  },
  { name: 'RUT', lang: 'es', labels: ['RUT', 'RUN'], keys: ['rut', 'taxId'], make: rut },
  {
    name: 'SIN',
    lang: 'en',
    labels: ['SIN', 'Social Insurance Number'],
    keys: ['sin', 'social_insurance_number'],
    make: sin,
  },
  {
    name: 'TC Kimlik',
    lang: 'tr',
    labels: ['TC Kimlik No', 'T.C. kimlik numarası', 'TCKN'],
    keys: ['tc_kimlik', 'tckn'],
    make: tckimlik,
  },
  { name: 'TFN', lang: 'en', labels: ['TFN', 'tax file number'], keys: ['tfn', 'tax_file_number'], make: tfn },
  { name: 'CURP', lang: 'es', labels: ['CURP'], keys: ['curp'], make: curp },
  {
    name: 'PAN',
    lang: 'en',
    labels: ['PAN', 'PAN number', 'Permanent Account Number'],
    keys: ['pan_number', 'panNumber'],
    make: pan,
  },
  {
    name: 'isikukood',
    lang: 'et',
    labels: ['isikukood', 'Estonian ID code'],
    keys: ['isikukood', 'personal_code'],
    make: isikukood,
  },
  {
    name: 'asmens kodas',
    lang: 'lt',
    labels: ['asmens kodas', 'a. k.'],
    keys: ['asmens_kodas', 'personal_code'],
    make: isikukood,
  },
  { name: 'EGN', lang: 'bg', labels: ['ЕГН', 'EGN'], keys: ['egn'], make: egn },
  { name: 'OIB', lang: 'hr', labels: ['OIB'], keys: ['oib'], make: oib },
  {
    name: 'teudat zehut',
    lang: 'en',
    labels: ['Teudat Zehut', 'ת.ז.', 'Israeli ID number'],
    keys: ['teudat_zehut', 'id_number'],
    make: teudatZehut,
  },
  {
    name: 'South African ID',
    lang: 'en',
    labels: ['SA ID number', 'ID number', 'South African ID'],
    keys: ['id_number', 'sa_id_number'],
    make: southAfricanId,
  },
  {
    name: 'SVNR',
    lang: 'de',
    labels: ['SVNR', 'Sozialversicherungsnummer', 'SV-Nummer'],
    keys: ['svnr', 'sozialversicherungsnummer'],
    make: svnr,
  },
  { name: 'NRIC', lang: 'en', labels: ['NRIC', 'NRIC no.'], keys: ['nric', 'nric_number'], make: nric },
];
