/** India's number of a resident. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const aadhaar: NationalId = {
  name: 'Aadhaar',
  country: 'IN',
  distinctive: /^[2-9]\d{3} \d{4} \d{4}$/,
  shape: /^[2-9]\d{3}[ -]?\d{4}[ -]?\d{4}$/,
  labels: phrases('aadhaar, aadhar, uidai, uid'),
  isValid: checkOf('IN', 'aadhaar'),
};
