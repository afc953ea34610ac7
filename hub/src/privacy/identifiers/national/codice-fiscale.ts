/** Italy's tax code of a person. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const codiceFiscale: NationalId = {
  name: 'Codice Fiscale',
  country: 'IT',
  distinctive: /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/i,
  shape: /^[A-Z]{6}[\dA-Z]{9}[A-Z]$/i,
  labels: phrases('codice fiscale, cf'),
  isValid: checkOf('IT', 'codicefiscale'),
};
