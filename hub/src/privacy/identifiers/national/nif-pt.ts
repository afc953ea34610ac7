/** Portugal's tax number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const nifPt: NationalId = {
  name: 'NIF',
  country: 'PT',
  distinctive: undefined,
  shape: /^\d{3}[ ]?\d{3}[ ]?\d{3}$/,
  labels: phrases('nif, contribuinte'),
  isValid: checkOf('PT', 'nif'),
};
