/** Romania's number of a person. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const cnp: NationalId = {
  name: 'CNP',
  country: 'RO',
  distinctive: undefined,
  shape: /^[1-8]\d{12}$/,
  labels: phrases('cnp'),
  isValid: checkOf('RO', 'cnp'),
};
