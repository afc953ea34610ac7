/** The United States' social security number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const ssn: NationalId = {
  name: 'SSN',
  country: 'US',
  distinctive: /^\d{3}-\d{2}-\d{4}$/,
  shape: /^\d{3}[- ]?\d{2}[- ]?\d{4}$/,
  labels: phrases('ssn, social security, social'),
  isValid: checkOf('US', 'ssn'),
};
