/** Poland's tax number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const nip: NationalId = {
  name: 'NIP',
  country: 'PL',
  distinctive: /^\d{3}-(?:\d{3}-\d{2}-\d{2}|\d{2}-\d{2}-\d{3})$/,
  shape: /^\d{3}[- ]?\d{2,3}[- ]?\d{2}[- ]?\d{2,3}$/,
  labels: phrases('nip, nipu, podatnika'),
  isValid: checkOf('PL', 'nip'),
};
