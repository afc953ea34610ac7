/** Poland's number of a person. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const pesel: NationalId = {
  name: 'PESEL',
  country: 'PL',
  distinctive: /^\d{11}$/,
  shape: /^\d{11}$/,
  labels: phrases('pesel, pesela, peselem'),
  isValid: checkOf('PL', 'pesel'),
};
