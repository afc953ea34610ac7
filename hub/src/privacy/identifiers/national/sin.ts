/** Canada's social insurance number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const sin: NationalId = {
  name: 'SIN',
  country: 'CA',
  distinctive: undefined,
  shape: /^\d{3}[- ]?\d{3}[- ]?\d{3}$/,
  labels: phrases('sin, social insurance'),
  isValid: checkOf('CA', 'sin'),
};
