/** Spain's number of a foreigner. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const nie: NationalId = {
  name: 'NIE',
  country: 'ES',
  distinctive: /^[XYZ]\d{7}[A-Z]$/,
  shape: /^[XYZ]-?\d{7}-?[A-Z]$/i,
  labels: phrases('nie, extranjero'),
  isValid: checkOf('ES', 'nie'),
};
