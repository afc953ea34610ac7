/** Germany's tax identification number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const steuerId: NationalId = {
  name: 'Steuer-ID',
  country: 'DE',
  distinctive: /^\d{2} \d{3} \d{3} \d{3}$/,
  shape: /^\d{2}[ /]?\d{3}[ /]?\d{3}[ /]?\d{3}$/,
  labels: phrases(
    'steuer id, steuerid, idnr, steueridentifikationsnummer, identifikationsnummer, steuernummer, steuer idnr',
  ),
  isValid: checkOf('DE', 'idnr'),
};
