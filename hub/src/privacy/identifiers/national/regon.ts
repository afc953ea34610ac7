/** Poland's number of a business. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const regon: NationalId = {
  name: 'REGON',
  country: 'PL',
  distinctive: undefined,
  shape: /^(?:\d{9}|\d{14}|\d{3}[ -]\d{3}[ -]\d{3})$/,
  labels: phrases('regon, regonu'),
  isValid: checkOf('PL', 'regon'),
};
