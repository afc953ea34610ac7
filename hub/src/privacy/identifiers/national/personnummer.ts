/** Sweden's number of a person. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const personnummer: NationalId = {
  name: 'personnummer',
  country: 'SE',
  distinctive: /^\d{6}[-+]\d{4}$|^(?:19|20)\d{6}-\d{4}$/,
  shape: /^(?:\d{2})?\d{6}[-+]?\d{4}$/,
  labels: phrases('personnummer, personnr, samordningsnummer'),
  isValid: checkOf('SE', 'personnummer'),
};
