/** The words for what is wrong with a value. They are found only for what is shown: a schema can fail in many ways at once. */
import { nearestNames } from '../nearest-name.ts';
import { visibleJson } from '../plain-text.ts';

const MAX_NAMES_SHOWN = 20;
/** So many are worded in full; of the others it matters that they are there. */
const MAX_IN_FULL = 3;
const MAX_WORDED = 100;
const MAX_PATH_CHARS = 100;

/** One thing that is wrong. */
export interface Problem {
  /** A sentence that costs little. */
  readonly brief: () => string;
  /** The sentence with all that helps; the brief one where there is nothing more to say. */
  readonly full?: () => string;
}

/** A sentence for each different problem, at most a hundred; the first three say all that is known. */
export function wordsOf(problems: readonly Problem[]): readonly string[] {
  const texts: string[] = [];
  const seen = new Set<string>();
  for (const { brief, full } of problems.slice(0, MAX_WORDED)) {
    const key = brief();
    if (seen.has(key)) continue;
    seen.add(key);
    texts.push(full !== undefined && texts.length < MAX_IN_FULL ? full() : key);
  }
  return texts;
}

/** The path of a member; no more of it than is shown. */
export function join(path: string, name: string): string {
  if (path.length >= MAX_PATH_CHARS) return path;
  return path === '' ? name.slice(0, MAX_PATH_CHARS) : `${path}.${name.slice(0, MAX_PATH_CHARS)}`;
}

export function named(path: string): string {
  return path === '' ? 'the argument' : visibleJson(path.slice(0, MAX_PATH_CHARS));
}

export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

export function wrongType(path: string, types: readonly unknown[], value: unknown): Problem {
  const wanted = (): string => list(types.slice(0, MAX_NAMES_SHOWN).filter(isText), 'or');
  return { brief: () => `${named(path)} must be ${wanted()}, not ${shown(value)}` };
}

export function wrongChoice(path: string, choices: readonly unknown[], value: unknown): Problem {
  const wanted = (): string => list(choices.slice(0, MAX_NAMES_SHOWN).map(visibleJson), 'or');
  return {
    brief: () => `${named(path)} must be another value, not ${shown(value)}`,
    full: () => `${named(path)} must be ${wanted()}, not ${shown(value)}`,
  };
}

/** `known`: the names that the object may have. */
export function unknownMember(path: string, name: string, known: object): Problem {
  const what = (): string => `there is no ${named(join(path, name))}`;
  return {
    brief: what,
    full: () => {
      const names = Object.keys(known);
      const [meant] = nearestNames(name, names, 1);
      const guess = meant === undefined ? '' : `, did you mean "${meant}"?`;
      const there = names.length === 0 ? 'nothing' : list(names.slice(0, MAX_NAMES_SHOWN), 'and');
      return `${what()}${guess} (${path === '' ? 'it' : named(path)} takes ${there})`;
    },
  };
}

function shown(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return `${kindOf(value)} ${visibleJson(typeof value === 'string' ? value.slice(0, 40) : value)}`;
  }
  return kindOf(value);
}

function list(words: readonly string[], conjunction: 'and' | 'or'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
