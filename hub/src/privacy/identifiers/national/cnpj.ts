/** Brazil's number of a legal entity. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const cnpj: NationalId = {
  name: 'CNPJ',
  country: 'BR',
  distinctive: /^\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}$/,
  shape: /^\d{2}\.?\d{3}\.?\d{3}\/?\d{4}-?\d{2}$/,
  labels: phrases('cnpj'),
  isValid: checkOf('BR', 'cnpj'),
};
