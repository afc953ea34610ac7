/** Takes a JSON value apart into the texts and numbers that may have to be masked, and puts it together again. */
import { isSecretArgument } from './argument-flags.ts';
import { type Columns, cellSensitivity, isOnlyRow } from './columns.ts';
import { headingsBeside, headingsIn, holdsCells, labelBeside } from './headings.ts';
import { isNothing } from './is-nothing.ts';
import { partsIn } from './list-parts.ts';
import { isNamed, nameBeside, sensitivityBeside } from './named-fields.ts';
import type { Pause } from './pause.ts';
import type { MaskRules } from './rules.ts';
import { isCount, isDescribing, isListOfTokens, keySensitivity } from './sensitive-key.ts';
import { besides } from './siblings.ts';

export interface Leaf {
  readonly value: string | number;
  /** The names of the two nearest fields around it, the outer one first, and the name that stands beside it, with blanks between. */
  readonly key: string;
  /** What its fields say: `secret`, `doubtful`, `none`, or `left` where the operator leaves it alone. */
  readonly sensitivity: 'secret' | 'doubtful' | 'none' | 'left';
  /** Puts something else in its place. */
  readonly set: (value: unknown) => void;
}

export interface Work {
  readonly rules: MaskRules;
  /** What the fields of an object are called in the copy, in their order. */
  readonly namesOf: (keys: readonly string[]) => Promise<readonly string[]>;
  /** Given some of the leaves at a time, and awaited. */
  readonly onLeaves: (leaves: readonly Leaf[]) => Promise<void>;
  readonly pause: Pause;
}

type Sensitivity = Leaf['sensitivity'];

interface Found {
  readonly value: unknown;
  /** The names of the fields around it, the outermost first; list positions are left out. */
  readonly path: readonly string[];
  readonly sensitivity: Sensitivity;
  readonly set: (value: unknown) => void;
  /** What the columns of its rows are called, where it is a list of rows. */
  readonly headings?: Columns | undefined;
  /** What its items are called, where it is a row. */
  readonly columns?: Columns | undefined;
  /** Whether it stands in a list. */
  readonly isItem?: boolean;
}

/** A list or an object that is still to be looked at. */
interface Open extends Found {
  readonly value: object;
}

/** Long keys are told apart by this many levels; deeper ones have no name that an operator would write. */
const MAX_PATH = 200;
/** Leaves that are handed over together, and characters in them. */
const MAX_LEAVES = 1_000;
const MAX_LEAF_CHARS = 64_000;
/** Smaller numbers identify nobody. */
const MIN_NUMBER = 1_000_000;
/** A shorter secret says nothing that could be known again. */
const MIN_ECHO_CHARS = 3;

/** A copy of the value in which each leaf can be replaced while it is made. */
export async function copyOf(value: unknown, work: Work): Promise<unknown> {
  const { rules, pause } = work;
  const holder: { value: unknown } = { value };
  const open: Open[] = [];
  let leaves: Leaf[] = [];
  let chars = 0;

  /** `key`: the field that it stands in, none in a list; `named`: the name beside it. */
  const visit = ({ value: found, path, sensitivity: at, set, ...rest }: Found, key?: string, named = ''): void => {
    if (typeof found === 'object' && found !== null) {
      const inner = key === undefined ? path : [...path.slice(-MAX_PATH), key];
      open.push({ value: found, path: inner, sensitivity: at, set, ...rest });
    } else if (isLeafValue(found)) {
      const names = key === undefined ? path.slice(-2) : [...path.slice(-1), key];
      const isLeft = at === 'left' || rules.mode === 'off';
      const isHarmless = typeof found === 'number' && isCount(names.at(-1) ?? '');
      const sensitivity = isLeft ? 'left' : isHarmless ? 'none' : at;
      leaves.push({ value: found, key: [...names, named].join(' '), sensitivity, set });
      chars += typeof found === 'string' ? found.length : 0;
    }
  };

  const handOver = (): Promise<void> => {
    const full = leaves;
    [leaves, chars] = [[], 0];
    return work.onLeaves(full);
  };
  const afterOne = (): Promise<void> | undefined =>
    leaves.length >= MAX_LEAVES || chars >= MAX_LEAF_CHARS ? handOver() : pause();

  const visitList = async (list: readonly unknown[], from: Open): Promise<void> => {
    const { path, sensitivity: outer, set, headings = headingsIn(list), isItem = false } = from;
    const columns = from.columns ?? (isOnlyRow(list, headings) ? headings : undefined);
    const copy = list.slice();
    set(copy);
    const partOf = outer === 'none' ? partsIn(list, path.at(-1) ?? '', isItem) : undefined;
    const sensitivityOf = (index: number, name: string): Sensitivity => {
      if (outer === 'left' || outer === 'secret') return outer;
      if (name !== '' && isLeft(path, name, rules.leave)) return 'left';
      const told = columns === undefined ? 'none' : cellSensitivity(columns, index, list);
      return isSecretArgument(list[index - 1], list[index]) ? 'secret' : stronger(outer, told);
    };
    for (let index = 0; index < list.length; index += 1) {
      const item = list[index];
      const name = columns?.names[index];
      const sensitivity = sensitivityOf(index, name ?? '');
      const part = sensitivity === 'none' ? partOf?.(index) : undefined;
      if (part !== undefined) {
        const setValue = (next: unknown): void => {
          copy[index] = `${part.before}${next}`;
        };
        visit({ ...part, path, set: setValue }, undefined, part.name);
      } else if (mayBeMasked(item, sensitivity)) {
        const setItem = (next: unknown): void => {
          copy[index] = next;
        };
        const isRow = headings !== undefined && index >= headings.headingRows;
        const found = { value: item, path, sensitivity, set: setItem, isItem: true };
        visit(isRow ? { ...found, columns: headings } : found, name);
      }
      const turn = afterOne();
      if (turn !== undefined) await turn;
    }
  };

  const visitFields = async (
    fields: Readonly<Record<string, unknown>>,
    { path, sensitivity: outer, set, columns }: Open,
  ): Promise<void> => {
    const copy: Record<string, unknown> = Object.create(null);
    set(copy);
    const keys = Object.keys(fields);
    const names = await work.namesOf(keys);
    const named = nameBeside(fields);
    const outerKey = path.at(-1) ?? '';
    const sensitivityOf = (key: string): Sensitivity => {
      if (isLeft(path, key, rules.leave)) return 'left';
      const known = outer === 'none' || outer === 'doubtful' ? besides(key, fields, outerKey) : undefined;
      if (known !== undefined) return known;
      const own = stronger(keySensitivity(key), sensitivityBeside(key, fields, named));
      return inherited({ outer, outerKey }, key, own, typeof fields[key] === 'object');
    };
    const secrets = new Set<string>();
    for (const key of keys) {
      if (sensitivityOf(key) === 'secret' && !isCount(key)) addEcho(secrets, fields[key]);
      const turn = pause();
      if (turn !== undefined) await turn;
    }
    for (const [index, key] of keys.entries()) {
      const [value, name] = [fields[key], names[index] ?? key];
      copy[name] = value;
      const own = sensitivityOf(key);
      const isEcho = secrets.size > 0 && own !== 'left' && isLeafValue(value) && secrets.has(String(value));
      const sensitivity = isEcho ? 'secret' : own;
      if (mayBeMasked(value, sensitivity)) {
        const setField = (next: unknown): void => {
          copy[name] = next;
        };
        const beside = isNamed(key) ? `${labelBeside(fields)} ${named}` : '';
        const found = { value, path, sensitivity, set: setField, headings: headingsBeside(fields, key) };
        visit(columns !== undefined && holdsCells(key) ? { ...found, columns } : found, key, beside);
      }
      const turn = afterOne();
      if (turn !== undefined) await turn;
    }
  };

  const setAll = (next: unknown): void => {
    holder.value = next;
  };
  visit({ value, path: [], sensitivity: 'none', set: setAll });
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (Array.isArray(item.value)) await visitList(item.value, item);
    // Not a list, and only objects are put there: a record of JSON.
    else await visitFields(item.value as Readonly<Record<string, unknown>>, item);
    await pause();
  }
  await handOver();
  return holder.value;
}

const isLeafValue = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** What is not is let through without another look: what has no text, and small numbers outside sensitive fields. */
function mayBeMasked(value: unknown, sensitivity: Sensitivity): boolean {
  if (typeof value === 'number') return sensitivity !== 'none' || Math.abs(value) >= MIN_NUMBER;
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}

/** A field beside a secret that holds the same value tells it, however short it is; a word stands in many innocent fields. */
function addEcho(secrets: Set<string>, value: unknown): void {
  if (!isLeafValue(value) || isNothing(value)) return;
  const text = String(value);
  if (text.length >= MIN_ECHO_CHARS && /\d/.test(text)) secrets.add(text);
}

/** What a field is inside another one: all of a secret is secret, but a text or number that describes it. */
function inherited(
  { outer, outerKey }: { readonly outer: Sensitivity; readonly outerKey: string },
  key: string,
  own: 'secret' | 'doubtful' | 'none',
  isObject: boolean,
): Sensitivity {
  if (outer === 'left') return 'left';
  if (outer === 'secret') return isDescribing(key) && !isObject ? own : 'secret';
  return outer === 'doubtful' && isListOfTokens(outerKey) ? stronger('doubtful', own) : own;
}

function stronger<T extends 'secret' | 'doubtful' | 'none'>(a: T, b: T): T {
  const order = ['none', 'doubtful', 'secret'];
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

function isLeft(path: readonly string[], key: string, leave: readonly string[]): boolean {
  if (leave.length === 0) return false;
  const whole = [...path.slice(-MAX_PATH), key].join('.');
  return leave.some((field) => whole === field || whole.endsWith(`.${field}`));
}
