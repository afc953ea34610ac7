/** Australia's tax file number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const tfn: NationalId = {
  name: 'TFN',
  country: 'AU',
  distinctive: undefined,
  shape: /^\d{3}[ ]?\d{3}[ ]?\d{3}$/,
  labels: phrases('tfn, tax file'),
  isValid: checkOf('AU', 'tfn'),
};
