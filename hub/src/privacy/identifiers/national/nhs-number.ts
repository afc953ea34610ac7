/** The number of a patient in England. */
import { phrases } from '../../labels.ts';
import type { NationalId } from '../national-id.ts';

export const nhsNumber: NationalId = {
  name: 'NHS number',
  country: 'GB',
  distinctive: /^\d{3} \d{3} \d{4}$/,
  shape: /^\d{3}[ -]?\d{3}[ -]?\d{4}$/,
  labels: phrases('nhs'),
  isValid: hasRemainder,
};

/** Modulo 11 over the first nine digits with the weights 10 to 2. */
function hasRemainder(digits: string): boolean {
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (10 - index), 0);
  return digits.length === 10 && (11 - (sum % 11)) % 11 === Number(digits[9]);
}
