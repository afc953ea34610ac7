/** Takes a JSON value apart into the texts and numbers that may have to be masked, and puts it together again. */
import type { MaskRules } from './rules.ts';
import { isCount, isDescribing, isListOfTokens, keySensitivity } from './sensitive-key.ts';

export interface Leaf {
  readonly value: string | number;
  /** The names of the two nearest fields around it, the outer one first, and the name that stands beside it, with blanks between. */
  readonly key: string;
  /** What its fields say: `secret`, `doubtful`, `none`, or `left` where the operator leaves it alone. */
  readonly sensitivity: 'secret' | 'doubtful' | 'none' | 'left';
  /** Puts something else in its place. */
  readonly set: (value: unknown) => void;
}

interface Open {
  readonly value: unknown;
  /** The names of the fields around it, the outermost first; list positions are left out. */
  readonly path: readonly string[];
  readonly sensitivity: Leaf['sensitivity'];
  readonly set: (value: unknown) => void;
}

/** Names of a field that holds the name of the value beside it: `{key: 'DB_PASSWORD', value: '…'}`. */
const NAME_FIELDS = ['key', 'name', 'variable'];
const VALUE_FIELDS = new Set(['value', 'default', 'content', 'secret']);
/** Long keys are told apart by this many levels; deeper ones have no name that an operator would write. */
const MAX_PATH = 200;

/** `holder.value` is a copy of the value in which each leaf can be replaced. `nameOf`: what a key is called in the copy. */
export async function collectLeaves(
  value: unknown,
  rules: MaskRules,
  nameOf: (key: string) => string,
  pause: () => Promise<void> | undefined,
): Promise<{ readonly holder: { readonly value: unknown }; readonly leaves: readonly Leaf[] }> {
  const holder: { value: unknown } = { value };
  const leaves: Leaf[] = [];
  const open: Open[] = [];
  const visit = (item: Open, named = ''): void => {
    const { value: found, path, sensitivity, set } = item;
    if (typeof found === 'string' || typeof found === 'number') {
      const isLeft = sensitivity === 'left' || rules.mode === 'off';
      const key = [...path.slice(-2), named].join(' ');
      const isHarmless = typeof found === 'number' && isCount(path.at(-1) ?? '');
      leaves.push({ value: found, key, sensitivity: isLeft ? 'left' : isHarmless ? 'none' : sensitivity, set });
    } else if (typeof found === 'object' && found !== null) open.push(item);
  };
  visit({
    value,
    path: [],
    sensitivity: 'none',
    set: (next) => {
      holder.value = next;
    },
  });
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    const { value: found, path, sensitivity, set } = item;
    if (Array.isArray(found)) {
      const copy: unknown[] = [...found];
      set(copy);
      for (const [index, value] of found.entries()) {
        const setItem = (next: unknown): void => {
          copy[index] = next;
        };
        visit({ value, path, sensitivity, set: setItem });
      }
    } else {
      // Not a list, and only objects are put there: a record of JSON.
      visitFields(found as Readonly<Record<string, unknown>>, item);
    }
    await pause();
  }
  return { holder, leaves };

  function visitFields(fields: Readonly<Record<string, unknown>>, { path, sensitivity, set: setAll }: Open): void {
    const copy: Record<string, unknown> = Object.create(null);
    const named = nameBeside(fields);
    for (const [key, value] of Object.entries(fields)) {
      const name = nameOf(key);
      copy[name] = value;
      const inner = [...path.slice(-MAX_PATH), key];
      const isNamed = named !== '' && VALUE_FIELDS.has(key);
      const set = (replacement: unknown): void => {
        copy[name] = replacement;
      };
      const next = isLeft(inner, rules.leave)
        ? 'left'
        : inherited(
            sensitivity,
            path.at(-1) ?? '',
            key,
            stronger(keySensitivity(key), isNamed ? keySensitivity(named) : 'none'),
          );
      visit({ value, path: inner, sensitivity: next, set }, isNamed ? named : '');
    }
    setAll(copy);
  }
}

/** The name that an entry of a list gives to the value in it; '' where it gives none. */
function nameBeside(fields: Readonly<Record<string, unknown>>): string {
  const name = NAME_FIELDS.map((field) => fields[field]).find((value) => typeof value === 'string');
  return typeof name === 'string' ? name : '';
}

/** What a field is inside another one: all of a secret is secret, but what describes it. */
function inherited(
  outer: Leaf['sensitivity'],
  outerKey: string,
  key: string,
  own: 'secret' | 'doubtful' | 'none',
): Leaf['sensitivity'] {
  if (outer === 'left') return 'left';
  if (outer === 'secret') return isDescribing(key) ? own : 'secret';
  return outer === 'doubtful' && isListOfTokens(outerKey) ? stronger('doubtful', own) : own;
}

function stronger<T extends 'secret' | 'doubtful' | 'none'>(a: T, b: T): T {
  const order = ['none', 'doubtful', 'secret'];
  return order.indexOf(a) >= order.indexOf(b) ? a : b;
}

function isLeft(path: readonly string[], leave: readonly string[]): boolean {
  if (leave.length === 0) return false;
  const whole = path.join('.');
  return leave.some((field) => whole === field || whole.endsWith(`.${field}`));
}
