/** The fresh part: written by somebody else than the first two, who had seen neither of them nor a detector. */
import type { MarkedItem } from '../corpus.ts';
import { ANSWERS } from './answers.ts';
import { LOGS_AND_TABLES } from './logs-and-tables.ts';
import { MESSAGES } from './messages.ts';

export function freshItems(): readonly MarkedItem[] {
  const texts = [...MESSAGES, ...LOGS_AND_TABLES].map((marked, n) => [`text ${n}`, marked] as const);
  return [...texts, ...Object.entries(ANSWERS)].map(([name, marked]) => {
    const id = `fresh: ${name}`;
    return { template: id, id, group: 'fresh', strict: false, marked };
  });
}
