/** Mexico's number of a person. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const curp: NationalId = {
  name: 'CURP',
  country: 'MX',
  distinctive: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/,
  shape: /^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d$/i,
  labels: phrases('curp'),
  isValid: checkOf('MX', 'curp'),
};
