/** Finland's personal identity code. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const hetu: NationalId = {
  name: 'HETU',
  country: 'FI',
  distinctive: /^\d{6}[-+A]\d{3}[\dA-Z]$/,
  shape: /^\d{6}[-+A]\d{3}[\dA-Z]$/,
  labels: phrases('hetu, henkilötunnus'),
  isValid: checkOf('FI', 'hetu'),
};
