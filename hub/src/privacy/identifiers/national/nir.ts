/** France's social security number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const nir: NationalId = {
  name: 'NIR',
  country: 'FR',
  distinctive: /^[12] \d{2} \d{2} \d{2} \d{3} \d{3}(?: \d{2})?$/,
  shape: /^[12][ ]?\d{2}[ ]?\d{2}[ ]?\d{2}[ ]?\d{3}[ ]?\d{3}[ ]?\d{2}$/,
  labels: phrases('nir, insee, sécurité sociale, securite sociale, sécu'),
  isValid: checkOf('FR', 'nir'),
};
