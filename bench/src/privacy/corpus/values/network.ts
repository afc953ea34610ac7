/** Invented addresses of machines. */
import type { Random } from '../random.ts';

export function ip(random: Random, n: number): string {
  const part = (): number => random.int(1, 254);
  switch (n % 4) {
    case 0:
      return `2001:db8:${random.hex(4)}:${random.hex(4)}::${random.int(1, 9)}`;
    case 1:
      return `fe80::${random.hex(4)}:${random.hex(4)}:${random.hex(4)}:${random.hex(4)}`;
    default:
      return `${random.pick([10, 172, 192, 203, 81, 46])}.${part()}.${part()}.${part()}`;
  }
}

export function mac(random: Random, n: number): string {
  const pairs = Array.from({ length: 6 }, () => random.hex(2));
  return n % 3 === 0 ? pairs.join('-').toUpperCase() : n % 3 === 1 ? pairs.join(':') : pairs.join(':').toUpperCase();
}
