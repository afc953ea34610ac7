/** China's number of a resident. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const residentIdCn: NationalId = {
  name: 'resident identity number',
  country: 'CN',
  distinctive: /^\d{17}[\dX]$/,
  shape: /^\d{17}[\dX]$/i,
  labels: phrases('身份证, resident id, resident identity'),
  isValid: checkOf('CN', 'ric'),
};
