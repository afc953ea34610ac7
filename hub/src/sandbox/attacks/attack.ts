/** What an attack is, as data. The families hold them; suite.test.ts runs each in every configuration. */

/**
 * When an attack has succeeded:
 * - `flag`: the content of a file, or an environment variable, that it must not see is in what it returned or sent;
 * - `admin-call`: the gate saw a call of `admin`, an integration that the script does not have;
 * - `second-args`: the gate saw arguments other than those that were checked first;
 * - `changed-next`: the script after it answers `changed`;
 * - `late-call`: the gate saw a call of `late`, made after the answer;
 * - `endless`: it is neither stopped by a limit, nor does it end by itself.
 */
type Goal = 'flag' | 'admin-call' | 'second-args' | 'changed-next' | 'late-call' | 'endless';

export interface Attack {
  readonly name: string;
  /**
   * The body of an async function. `FILE` stands for the path of the file with the flag, and `read(process)` is there
   * to read it for whoever has `process`.
   */
  readonly code: string;
  readonly goal?: Goal;
  /** What the gate answers, or an error that is thrown inside it. */
  readonly reply?: unknown;
  readonly replyError?: { readonly message: string };
  /** The script that runs next in the same place, for `changed-next`; by default one that asks for `globalThis.left`. */
  readonly next?: string;
  /** The text stands for itself, without a way to read the flag before it. */
  readonly isBare?: boolean;
}

export interface Family {
  readonly name: string;
  readonly attacks: readonly Attack[];
}

/** Short form of a family: its attacks by name. */
export function family(name: string, attacks: { readonly [name: string]: string | Omit<Attack, 'name'> }): Family {
  return {
    name,
    attacks: Object.entries(attacks).map(([title, attack]) =>
      typeof attack === 'string' ? { name: title, code: attack } : { name: title, ...attack },
    ),
  };
}

/** Before each attack that is not bare. */
export const PRELUDE = `const read = (p) => p.getBuiltinModule('fs').readFileSync(FILE, 'utf8'); `;

export const DEFAULT_NEXT = 'return globalThis.left === 1 ? "changed" : "as ever"';
