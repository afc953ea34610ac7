/** Switzerland's social security number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const ahv: NationalId = {
  name: 'AHV',
  country: 'CH',
  distinctive: /^756\.\d{4}\.\d{4}\.\d{2}$/,
  shape: /^756\.?\d{4}\.?\d{4}\.?\d{2}$/,
  labels: phrases('ahv, avs, sozialversicherungsnummer'),
  isValid: checkOf('CH', 'ssn'),
};
