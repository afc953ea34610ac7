/** Marks in the texts of the corpus: which part must be masked, which must stay, which may be either. */

/** What a part of a text, or a number, is labelled with. */
export interface Label {
  readonly demand: 'mask' | 'leave' | 'either';
  /** The corpus' own kind: `phone`, `token`, …; for parts to be left the sort of false alarm that they invite. */
  readonly kind: string;
  /** Where it stands; list positions are numbers. */
  readonly path: readonly (string | number)[];
  readonly start: number;
  readonly end: number;
}

class MarkedNumber {
  readonly demand: Label['demand'];
  readonly kind: string;
  readonly value: number;
  constructor(demand: Label['demand'], kind: string, value: number) {
    this.demand = demand;
    this.kind = kind;
    this.value = value;
  }
}

// Private-use characters: no text of the corpus has them.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
const MARK = new RegExp(`${OPEN}(mask|leave|either) ([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, 'g');

/** A part that must be masked. */
export const must = (kind: string, text: string): string => mark('mask', kind, text);
/** A part that must stay. */
export const leave = (kind: string, text: string): string => mark('leave', kind, text);
/** A part that belongs to a value in some readings of it: whether it is masked with it counts neither way. */
export const either = (text: string): string => mark('either', 'either', text);
export const mustNumber = (kind: string, value: number): unknown => new MarkedNumber('mask', kind, value);
export const leaveNumber = (kind: string, value: number): unknown => new MarkedNumber('leave', kind, value);

function mark(demand: Label['demand'], kind: string, text: string): string {
  return `${OPEN}${demand} ${kind}${MIDDLE}${text}${CLOSE}`;
}

/** The value without its marks, and what they said. */
export function readMarks(marked: unknown): { readonly value: unknown; readonly labels: readonly Label[] } {
  const labels: Label[] = [];
  return { value: strip(marked, [], labels), labels };
}

function strip(value: unknown, path: readonly (string | number)[], labels: Label[]): unknown {
  if (typeof value === 'string') return stripText(value, path, labels);
  if (value instanceof MarkedNumber) {
    labels.push({ demand: value.demand, kind: value.kind, path, start: 0, end: String(value.value).length });
    return value.value;
  }
  if (Array.isArray(value)) return value.map((item, n) => strip(item, [...path, n], labels));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strip(inner, [...path, key], labels)]));
}

function stripText(marked: string, path: readonly (string | number)[], labels: Label[]): string {
  let text = '';
  let from = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, demand, kind = '', inner = ''] = match;
    text += marked.slice(from, match.index);
    if (demand !== 'mask' && demand !== 'leave' && demand !== 'either') throw new Error(`no such mark: ${demand}`);
    labels.push({ demand, kind, path, start: text.length, end: text.length + inner.length });
    text += inner;
    from = match.index + whole.length;
  }
  return text + marked.slice(from);
}
