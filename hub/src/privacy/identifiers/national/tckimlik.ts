/** Turkey's identity number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const tckimlik: NationalId = {
  name: 'T.C. Kimlik',
  country: 'TR',
  distinctive: undefined,
  shape: /^[1-9]\d{10}$/,
  labels: phrases('tckn, kimlik'),
  isValid: checkOf('TR', 'tckimlik'),
};
