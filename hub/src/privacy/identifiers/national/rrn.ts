/** South Korea's number of a resident. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const rrn: NationalId = {
  name: 'RRN',
  country: 'KR',
  distinctive: /^\d{6}-\d{7}$/,
  shape: /^\d{6}-?\d{7}$/,
  labels: phrases('rrn, 주민등록번호, resident registration'),
  isValid: checkOf('KR', 'rrn'),
};
