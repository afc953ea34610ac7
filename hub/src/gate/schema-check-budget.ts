/** What one evaluation of a schema may cost: every look at a value is charged, and costly looks at it are taken once. */

/** The schema could not be evaluated within the budget: nothing is known about the value. */
export class OverBudget extends Error {}

/** One evaluation. A step is a fraction of a microsecond. */
export interface Run {
  readonly root: unknown;
  stepsLeft: number;
  depth: number;
  /** A keyword that is not evaluated here was passed over: a value without problems may still not fit. */
  isUnsure: boolean;
  readonly keys: WeakMap<object, readonly string[]>;
  /** Code points of long texts. */
  readonly lengths: Map<string, number>;
  readonly references: Map<string, unknown>;
  /** Whether all keywords of a schema are evaluated. */
  readonly understood: WeakMap<object, boolean>;
}

/** Shorter texts cost less than a place in a map. */
const LONG_TEXT_CHARS = 1_000;
const CHARS_PER_STEP = 100;
const ENTRIES_PER_STEP = 10;

export function startRun(root: unknown, steps: number): Run {
  return {
    root,
    stepsLeft: steps,
    depth: 0,
    isUnsure: false,
    keys: new WeakMap(),
    lengths: new Map(),
    references: new Map(),
    understood: new WeakMap(),
  };
}

/** Throws OverBudget where fewer steps are left. */
export function spend(run: Run, steps: number): void {
  run.stepsLeft -= steps;
  if (run.stepsLeft < 0) throw new OverBudget();
}

/** The list of the schema's, which is gone through with little work for each entry; a short one costs nothing. */
export function spendOnList(run: Run, list: readonly unknown[]): readonly unknown[] {
  spend(run, Math.floor(list.length / ENTRIES_PER_STEP));
  return list;
}

/** The object's own keys, listed once. */
export function keysOf(value: object, run: Run): readonly string[] {
  const known = run.keys.get(value);
  if (known !== undefined) return known;
  const keys = Object.keys(value);
  run.keys.set(value, keys);
  spend(run, Math.floor(keys.length / ENTRIES_PER_STEP));
  return keys;
}

/** The number of code points, counted once for a long text. */
export function lengthOf(text: string, run: Run): number {
  if (text.length < LONG_TEXT_CHARS) {
    spend(run, Math.ceil(text.length / CHARS_PER_STEP));
    return codePoints(text);
  }
  const known = run.lengths.get(text);
  if (known !== undefined) return known;
  spend(run, Math.ceil(text.length / CHARS_PER_STEP));
  const length = codePoints(text);
  run.lengths.set(text, length);
  return length;
}

function codePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return count;
}

/** Whether two JSON values are equal: lists in their order, objects whatever the order of their members. */
export function sameJson(a: unknown, b: unknown, run: Run): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length !== b.length) return false;
    if (a.length >= LONG_TEXT_CHARS) spend(run, Math.ceil(a.length / CHARS_PER_STEP));
    return a === b;
  }
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  spend(run, 1);
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!(Array.isArray(a) && Array.isArray(b)) || a.length !== b.length) return false;
    return a.every((item, index) => sameJson(item, b[index], run));
  }
  const keys = keysOf(a, run);
  if (keys.length !== keysOf(b, run).length) return false;
  return keys.every((key) => {
    spend(run, 1);
    return Object.hasOwn(b, key) && sameJson(Reflect.get(a, key), Reflect.get(b, key), run);
  });
}
