/** The labelled corpus: every text and answer with what must be masked in it, the same on every machine. */
import { createHash } from 'node:crypto';
import { answerItems } from './answer-items.ts';
import type { Label } from './marks.ts';
import { readMarks } from './marks.ts';
import { textItems } from './text-items.ts';

export type Half = 'dev' | 'unseen';

/** A text or answer with its marks. */
export interface MarkedItem {
  /** The sentence or answer that it was made from: what decides its half. */
  readonly template: string;
  readonly id: string;
  /** What stands in it: a kind of the corpus, or `harmless: …`, or `answer: …`. */
  readonly group: string;
  /** Whether it is masked as the operator's strict mode asks. */
  readonly strict: boolean;
  readonly marked: unknown;
}

export interface Item {
  readonly id: string;
  readonly group: string;
  readonly half: Half;
  readonly strict: boolean;
  readonly value: unknown;
  readonly labels: readonly Label[];
}

/** All items. A sentence or answer belongs to one half with all values that were set into it. */
export function readCorpus(): readonly Item[] {
  return [...textItems(), ...answerItems()].map(({ template, id, group, strict, marked }) => ({
    id,
    group,
    half: halfOf(template),
    strict,
    ...readMarks(marked),
  }));
}

function halfOf(template: string): Half {
  return /^[89a-f]/.test(createHash('sha256').update(template).digest('hex')) ? 'unseen' : 'dev';
}
