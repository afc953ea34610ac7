/** Czechia's and Slovakia's birth number. */

import { phrases } from '../../labels.ts';
import { checkOf } from '../check-digits.ts';
import type { NationalId } from '../national-id.ts';

export const rodneCislo: NationalId = {
  name: 'rodné číslo',
  country: 'CZ',
  distinctive: /^\d{6}\/\d{3,4}$/,
  shape: /^\d{6}\/?\d{3,4}$/,
  labels: phrases('rodné, rodne, číslo, cislo, rč'),
  isValid: checkOf('CZ', 'rc'),
};
