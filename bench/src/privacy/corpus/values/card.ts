/** Invented card numbers of all brands, with a correct check digit. */
import type { Random } from '../random.ts';

interface Brand {
  readonly prefixes: readonly string[];
  readonly lengths: readonly number[];
}

const BRANDS: Readonly<Record<string, Brand>> = {
  visa: { prefixes: ['4'], lengths: [16, 16, 16, 13, 19] },
  mastercard: { prefixes: ['51', '52', '53', '54', '55', '2221', '2345', '2599', '2720'], lengths: [16] },
  amex: { prefixes: ['34', '37'], lengths: [15] },
  discover: { prefixes: ['6011', '644', '65'], lengths: [16] },
  diners: { prefixes: ['300', '305', '36', '38'], lengths: [14] },
  jcb: { prefixes: ['3528', '3550', '3589'], lengths: [16] },
  unionpay: { prefixes: ['6222', '6250'], lengths: [16, 17, 18, 19] },
  maestro: { prefixes: ['5018', '5020', '5038', '6304', '6759', '6761'], lengths: [13, 15, 16, 18, 19] },
  mir: { prefixes: ['2200', '2204'], lengths: [16] },
  rupay: { prefixes: ['6521', '6070'], lengths: [16] },
};

const NAMES = Object.keys(BRANDS);

/** Digits that satisfy Luhn's formula, the last one being its check digit. */
export function withLuhn(digits: string): string {
  let sum = 0;
  for (const [n, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (n % 2 === 0 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits + String((10 - (sum % 10)) % 10);
}

export function plainCard(random: Random, n: number): string {
  const brand = BRANDS[NAMES[n % NAMES.length] ?? 'visa'] ?? { prefixes: ['4'], lengths: [16] };
  const prefix = random.pick(brand.prefixes);
  const length = random.pick(brand.lengths);
  return withLuhn(prefix + random.digits(length - prefix.length - 1));
}

/** In groups as they are printed on it, apart by a blank or a dash, or plain. */
export function card(random: Random, n: number): string {
  const plain = plainCard(random, n);
  const separator = ['', ' ', '-', ' '][random.int(0, 3)] ?? '';
  const groups =
    plain.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/ : plain.length === 14 ? /^(\d{4})(\d{6})(\d{4})$/ : undefined;
  if (groups !== undefined) return plain.replace(groups, `$1${separator}$2${separator}$3`);
  return plain.replace(/(\d{4})(?=\d)/g, `$1${separator}`);
}
