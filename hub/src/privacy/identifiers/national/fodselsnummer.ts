/** Norway's number of a person. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const fodselsnummer: NationalId = {
  name: 'fødselsnummer',
  country: 'NO',
  distinctive: /^\d{6} \d{5}$/,
  shape: /^\d{6}[ ]?\d{5}$/,
  labels: phrases('fødselsnummer, fodselsnummer, personnummer, fnr'),
  isValid: checkOf('NO', 'fodselsnummer'),
};
