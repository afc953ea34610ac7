/** Finds what a caller means among what there is: by id, by any of its names, in any case. */
import { ToolFailure } from '@sallyport/worker-sdk';

export interface Named {
  readonly id: number;
  readonly name: string;
  /** A second unique name, such as a project's identifier or a person's login. */
  readonly alias?: string | undefined;
}

const MAX_LISTED = 30;

/** `kind` is the argument's name ("project"). Throws INVALID_ARGUMENTS with the real names where none or several match. */
export function matchName<T extends Named>(kind: string, wanted: string | number, candidates: readonly T[]): T {
  const sought = fold(String(wanted));
  const exact = candidates.filter(({ id, name, alias }) => {
    return String(id) === sought || fold(name) === sought || (alias !== undefined && fold(alias) === sought);
  });
  // A person is often called by one part of the name only.
  const matches = exact.length > 0 ? exact : candidates.filter(({ name }) => fold(name).split(/\s+/).includes(sought));
  const [match] = matches;
  if (match !== undefined && matches.length === 1) return match;
  if (match !== undefined) {
    const ids = matches.map(({ id, name }) => `${name} (id ${id})`).join(', ');
    throw new ToolFailure('INVALID_ARGUMENTS', `${kind}: several are named "${wanted}": ${ids}; give the id`);
  }
  const names = candidates
    .slice(0, MAX_LISTED)
    .map(({ name, alias }) => (alias === undefined ? name : `${name} (${alias})`));
  const more = candidates.length > MAX_LISTED ? `, and ${candidates.length - MAX_LISTED} more` : '';
  throw new ToolFailure(
    'INVALID_ARGUMENTS',
    `${kind}: none is named "${wanted}"; there are: ${names.join(', ') || 'none'}${more}`,
  );
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
