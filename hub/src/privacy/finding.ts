/** What a detector finds in a text, and what it is told about the place of the text. */

import type { MaskKind } from './kinds.ts';
import type { Cell } from './tables.ts';

/** A part of a text that is to be masked: from `start` up to and without `end`, in UTF-16 units. */
export interface Finding {
  readonly kind: MaskKind;
  readonly start: number;
  readonly end: number;
}

export interface Place {
  /** The words of the key that the text stands under, lower case: `['customer', 'phone']`; none for free text. */
  readonly key: readonly string[];
  /** Whether addresses of machines count as well. */
  readonly strict: boolean;
  /** Whether the text has a word that goes with a secret, where that is known. */
  readonly tellsSecret?: boolean;
  /** In which cell of a table a position of the text lies. */
  readonly cellAt?: (at: number) => Cell | undefined;
}

/** Finds what it is for, in any order; its time grows linearly with the text. */
export type Detector = (text: string, place: Place) => readonly Finding[];

/**
 * Finds what may be longer than a piece of a text, one after the other, in a time that grows linearly with the text;
 * undefined where nothing was found for a while.
 */
export type WholeDetector = (text: string) => Generator<Finding | undefined, void, undefined>;
