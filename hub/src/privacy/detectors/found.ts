/** What the last group of a pattern found in a text. */
import type { Finding } from '../finding.ts';
import { isPlaceholder } from '../placeholder.ts';

/** Without the signs that end a sentence, and where it is one; `before`: the groups before it; `at`: where the pattern begins. */
export function found(
  text: string,
  pattern: RegExp,
  isOne: (value: string, before: readonly (string | undefined)[], at: number) => boolean,
): readonly Finding[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [start, last] = match.indices?.at(-1) ?? [0, 0];
    const value = text.slice(start, last).replace(/[.:]+$/, '');
    return isOne(value, match.slice(1, -1), match.index) && !isPlaceholder(value)
      ? [{ kind: 'SECRET' as const, start, end: start + value.length }]
      : [];
  });
}
