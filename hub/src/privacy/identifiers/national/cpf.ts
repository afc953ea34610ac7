/** Brazil's number of a taxpayer. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const cpf: NationalId = {
  name: 'CPF',
  country: 'BR',
  distinctive: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/,
  shape: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/,
  labels: phrases('cpf'),
  isValid: checkOf('BR', 'cpf'),
};
