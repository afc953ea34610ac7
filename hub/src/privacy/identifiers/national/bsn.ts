/** The Netherlands' citizen service number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const bsn: NationalId = {
  name: 'BSN',
  country: 'NL',
  distinctive: undefined,
  shape: /^\d{4}[. ]?\d{2}[. ]?\d{3}$|^\d{8,9}$/,
  labels: phrases('bsn, burgerservicenummer, sofinummer'),
  isValid: checkOf('NL', 'bsn'),
};
