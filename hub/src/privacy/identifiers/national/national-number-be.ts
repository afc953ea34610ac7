/** Belgium's national number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const nationalNumberBe: NationalId = {
  name: 'numéro national',
  country: 'BE',
  distinctive: /^\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}$/,
  shape: /^\d{2}\.?\d{2}\.?\d{2}-?\d{3}\.?\d{2}$/,
  labels: phrases('rijksregisternummer, registre national, insz, niss, numéro national'),
  isValid: checkOf('BE', 'nn'),
};
