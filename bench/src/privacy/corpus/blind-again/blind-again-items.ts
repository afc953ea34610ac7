/** The second blind part: by an author who had seen no detector, no documentation of one, and 20 lines of the other parts. */
import type { MarkedItem } from '../corpus.ts';
import { ANSWERS_BUSINESS } from './answers-business.ts';
import { ANSWERS_CLOUDS } from './answers-clouds.ts';
import { ANSWERS_PEOPLE } from './answers-people.ts';
import { ANSWERS_PIPELINES } from './answers-pipelines.ts';
import { ANSWERS_SERVICES } from './answers-services.ts';
import { ANSWERS_SETTINGS } from './answers-settings.ts';
import { ANSWERS_TRACKERS } from './answers-trackers.ts';
import { HARMLESS } from './harmless.ts';
import { IDENTIFIERS } from './identifiers.ts';
import { MAIL } from './mail.ts';
import { MONEY } from './money.ts';
import { PASSWORDS } from './passwords.ts';
import { PHONES } from './phones.ts';
import { TOKENS } from './tokens.ts';

export function blindAgainItems(): readonly MarkedItem[] {
  const texts = [...MAIL, ...PHONES, ...MONEY, ...IDENTIFIERS, ...TOKENS, ...PASSWORDS, ...HARMLESS];
  const answers = [
    ...ANSWERS_BUSINESS,
    ...ANSWERS_CLOUDS,
    ...ANSWERS_PEOPLE,
    ...ANSWERS_PIPELINES,
    ...ANSWERS_SERVICES,
    ...ANSWERS_SETTINGS,
    ...ANSWERS_TRACKERS,
  ];
  return [...texts, ...answers].map((marked, n) => {
    const id = `blind again: ${n}`;
    return { template: id, id, group: 'blind again', strict: false, marked };
  });
}
