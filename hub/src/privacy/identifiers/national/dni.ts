/** Spain's identity document. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const dni: NationalId = {
  name: 'DNI',
  country: 'ES',
  distinctive: /^\d{8}[A-Z]$/,
  shape: /^\d{8}[- ]?[A-Z]$/i,
  labels: phrases('dni, nif, documento'),
  isValid: checkOf('ES', 'dni'),
};
