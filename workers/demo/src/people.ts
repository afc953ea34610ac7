/** The invented people: the same 95 every time. Addresses and numbers lie in ranges that belong to nobody. */

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

const FIRST = [
  'Ada',
  'Ben',
  'Cleo',
  'Dara',
  'Elif',
  'Finn',
  'Gita',
  'Hugo',
  'Ines',
  'Jun',
  'Kofi',
  'Lena',
  'Mira',
  'Nils',
  'Olga',
  'Pablo',
  'Quinn',
  'Rosa',
  'Sami',
];
const LAST = ['Quay', 'Moor', 'Tidewell', 'Lantern', 'Brook'];
// Domains of RFC 2606.
const DOMAINS = ['example.com', 'example.org', 'example.net'];

export const PEOPLE: readonly Person[] = LAST.flatMap((last) => FIRST.map((first) => [first, last] as const)).map(
  ([first, last], index) => ({
    id: index + 1,
    name: `${first} ${last}`,
    email: `${first}.${last}@${DOMAINS[index % DOMAINS.length]}`.toLowerCase(),
    // 555-0100 to 555-0199 are set aside for fiction in every North American area code.
    phone: `+1 ${[212, 415, 617][index % 3]} 555 ${String(100 + index).padStart(4, '0')}`,
  }),
);
