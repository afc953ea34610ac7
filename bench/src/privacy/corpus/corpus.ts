/** The labelled corpus: every text and answer with what must be masked in it, the same on every machine. */
import { createHash } from 'node:crypto';
import { answerItems } from './answer-items.ts';
import { blindItems } from './blind/blind-items.ts';
import { blindAgainItems } from './blind-again/blind-again-items.ts';
import { blindRowsItems } from './blind-rows/blind-rows-items.ts';
import { freshItems } from './fresh/fresh-items.ts';
import type { Label } from './marks.ts';
import { readMarks } from './marks.ts';
import { textItems } from './text-items.ts';

/** The last four are by other authors than the first two. */
export type Part = 'dev' | 'unseen' | 'fresh' | 'blind' | 'blind again' | 'blind rows';

/** A text or answer with its marks. */
export interface MarkedItem {
  /** The sentence or answer that it was made from: what decides its part. */
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
  readonly part: Part;
  readonly strict: boolean;
  readonly value: unknown;
  readonly labels: readonly Label[];
}

/** All items. A sentence or answer belongs to one part with all values that were set into it. */
export function readCorpus(): readonly Item[] {
  const first = [...textItems(), ...answerItems()].map((item) => itemOf(item, partOf(item.template)));
  const fresh = freshItems().map((item) => itemOf(item, 'fresh'));
  const blind = blindItems().map((item) => itemOf(item, 'blind'));
  const again = blindAgainItems().map((item) => itemOf(item, 'blind again'));
  return [...first, ...fresh, ...blind, ...again, ...blindRowsItems().map((item) => itemOf(item, 'blind rows'))];
}

function itemOf({ id, group, strict, marked }: MarkedItem, part: Part): Item {
  return { id, group, part, strict, ...readMarks(marked) };
}

function partOf(template: string): Part {
  return /^[89a-f]/.test(createHash('sha256').update(template).digest('hex')) ? 'unseen' : 'dev';
}
