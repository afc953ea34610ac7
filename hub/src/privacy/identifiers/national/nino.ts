/** The United Kingdom's national insurance number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const nino: NationalId = {
  name: 'NINO',
  country: 'GB',
  distinctive: undefined,
  shape: /^[A-Z]{2}\d{6}[A-D]$/i,
  labels: phrases('nino, national insurance, ni'),
  isValid: checkOf('GB', 'nino'),
};
