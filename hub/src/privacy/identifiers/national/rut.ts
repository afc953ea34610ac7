/** Chile's number of a person or a business. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const rut: NationalId = {
  name: 'RUT',
  country: 'CL',
  distinctive: undefined,
  shape: /^\d{1,2}\.?\d{3}\.?\d{3}-?[\dK]$/i,
  labels: phrases('rut, run'),
  isValid: checkOf('CL', 'rut'),
};
