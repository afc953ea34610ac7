/** National identifiers of Asia, the Pacific and Africa, Turkey among them. */
import { phrases } from '../labels.ts';
import { checkOf, isMyNumber, isNric } from './check-digits.ts';
import { type NationalId, row } from './national-id.ts';

export const ASIA_PACIFIC_AFRICA: readonly NationalId[] = [
  {
    name: 'Aadhaar',
    country: 'IN',
    distinctive: /^[2-9]\d{3} \d{4} \d{4}$/,
    shape: /^[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}$/,
    labels: phrases('aadhaar, aadhar, uidai, uid'),
    isValid: checkOf('IN', 'aadhaar'),
  },
  {
    name: 'PAN',
    country: 'IN',
    distinctive: undefined,
    shape: /^[A-Z]{5}\d{4}[A-Z]$/i,
    labels: phrases('pan, permanent account'),
    isValid: checkOf('IN', 'pan'),
  },
  {
    name: 'TFN',
    country: 'AU',
    distinctive: undefined,
    shape: /^\d{3}[ ]?\d{3}[ ]?\d{3}$/,
    labels: phrases('tfn, tax file'),
    isValid: checkOf('AU', 'tfn'),
  },
  {
    name: 'T.C. Kimlik',
    country: 'TR',
    distinctive: undefined,
    shape: /^[1-9]\d{10}$/,
    labels: phrases('tckn, kimlik'),
    isValid: checkOf('TR', 'tckimlik'),
  },
  {
    name: 'resident identity number',
    country: 'CN',
    distinctive: /^\d{17}[\dX]$/,
    shape: /^\d{17}[\dX]$/i,
    labels: phrases('身份证*, resident id, resident identity, chinese id, id card'),
    isValid: checkOf('CN', 'ric'),
  },
  {
    name: 'My Number',
    country: 'JP',
    distinctive: undefined,
    shape: /^\d{4}[ -]?\d{4}[ -]?\d{4}$/,
    labels: phrases('マイナンバー*, 個人番号*, my number, mynumber'),
    isValid: isMyNumber,
  },
  {
    name: 'RRN',
    country: 'KR',
    distinctive: /^\d{6}-\d{7}$/,
    shape: /^\d{6}-?\d{7}$/,
    labels: phrases('rrn, 주민등록번호*, resident registration'),
    isValid: checkOf('KR', 'rrn'),
  },
  {
    name: 'NRIC',
    country: 'SG',
    distinctive: undefined,
    shape: /^[STFGM]\d{7}[A-Z]$/i,
    labels: phrases('nric, nric fin, fin'),
    isValid: isNric,
  },
  row('teudat zehut', 'IL', 'idnr', /^\d{9}$/, 'teudat zehut, zehut, israeli id, תז, ת ז, תעודת זהות'),
  row('identity number', 'ZA', 'idnr', /^\d{6} ?\d{4} ?\d{3}$/, 'sa id, south african id, rsa id, id no'),
  row('IRD number', 'NZ', 'ird', /^\d{2,3}-?\d{3}-?\d{3}$/, 'ird'),
  row('NRIC', 'MY', 'nric', /^\d{6}-?\d{2}-?\d{4}$/, 'nric, mykad, kad pengenalan, ic'),
  row('citizen number', 'TH', 'idnr', /^\d-?\d{4}-?\d{5}-?\d{2}-?\d$/, 'thai id, เลขประจำตัวประชาชน'),
  row('CNIC', 'PK', 'cnic', /^\d{5}-?\d{7}-?\d$/, 'cnic'),
];
