/** The answers of APIs in the corpus, each made several times with other values. */
import { BUSINESS } from './answers/business.ts';
import { DEVELOPMENT } from './answers/development.ts';
import { fieldsOf } from './answers/fields.ts';
import { OPERATIONS } from './answers/operations.ts';
import type { MarkedItem } from './corpus.ts';
import { createRandom } from './random.ts';

const ROUNDS = 8;

export function answerItems(): readonly MarkedItem[] {
  return Object.entries({ ...DEVELOPMENT, ...BUSINESS, ...OPERATIONS }).flatMap(([name, answer]) =>
    Array.from({ length: ROUNDS }, (_, n) => {
      const template = `answer: ${name}`;
      const id = `${template}#${n}`;
      return { template, id, group: template, strict: false, marked: answer(fieldsOf(createRandom(id), n)) };
    }),
  );
}
