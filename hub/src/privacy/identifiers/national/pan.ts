/** India's number of a taxpayer. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const pan: NationalId = {
  name: 'PAN',
  country: 'IN',
  distinctive: undefined,
  shape: /^[A-Z]{5}\d{4}[A-Z]$/i,
  labels: phrases('pan, permanent account'),
  isValid: checkOf('IN', 'pan'),
};
