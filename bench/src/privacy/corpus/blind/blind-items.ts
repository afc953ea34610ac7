/** The blind part: written last, by an author who had seen neither the other parts, nor a detector, nor its documentation. */
import type { MarkedItem } from '../corpus.ts';
import { ACCOUNTS_AND_IDENTIFIERS } from './accounts-and-identifiers.ts';
import { ADDRESSES_AND_PHONES } from './addresses-and-phones.ts';
import { ANSWERS } from './answers.ts';
import { HARMLESS } from './harmless.ts';
import { SECRETS } from './secrets.ts';

export function blindItems(): readonly MarkedItem[] {
  const texts = [...ADDRESSES_AND_PHONES, ...ACCOUNTS_AND_IDENTIFIERS, ...SECRETS, ...HARMLESS];
  return [...texts, ...ANSWERS].map((marked, n) => {
    const id = `blind: ${n}`;
    return { template: id, id, group: 'blind', strict: false, marked };
  });
}
