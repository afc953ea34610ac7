/** Ireland's personal public service number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const pps: NationalId = {
  name: 'PPS',
  country: 'IE',
  distinctive: undefined,
  shape: /^\d{7}[A-Z]{1,2}$/i,
  labels: phrases('pps, ppsn'),
  isValid: checkOf('IE', 'pps'),
};
