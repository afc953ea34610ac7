/** Where two versions of a text differ, line by line, for a person to read. */

export interface ChangedLine {
  readonly sign: '-' | '+';
  readonly line: string;
}

const MOST_STEPS = 4_000_000;

/**
 * Every line that went (`-`) or came (`+`), in their order, as few as there can be; an absent text has no line. Comparing
 * takes as many steps as the product of what differs of both, in lines: over `mostSteps` that is told as a whole, taken out
 * and put in.
 */
export function changedLines(
  before: string | undefined,
  after: string | undefined,
  mostSteps = MOST_STEPS,
): readonly ChangedLine[] {
  const [was, is] = [before, after].map((text) => text?.split('\n') ?? []);
  if (was === undefined || is === undefined) return [];
  let start = 0;
  while (start < was.length && start < is.length && was[start] === is[start]) start += 1;
  let end = 0;
  while (end < Math.min(was.length, is.length) - start && was.at(-1 - end) === is.at(-1 - end)) end += 1;
  return between(was.slice(start, was.length - end), is.slice(start, is.length - end), mostSteps);
}

function between(was: readonly string[], is: readonly string[], mostSteps: number): readonly ChangedLine[] {
  const gone = (lines: readonly string[]) => lines.map((line): ChangedLine => ({ sign: '-', line }));
  const come = (lines: readonly string[]) => lines.map((line): ChangedLine => ({ sign: '+', line }));
  if (was.length * is.length > mostSteps) return [...gone(was), ...come(is)];
  const common = commonLengths(was, is);
  const at = (i: number, j: number): number => common[i * (is.length + 1) + j] ?? 0;
  const changed: ChangedLine[] = [];
  let [i, j] = [0, 0];
  while (i < was.length && j < is.length) {
    if (was[i] === is[j]) [i, j] = [i + 1, j + 1];
    else if (at(i + 1, j) >= at(i, j + 1)) changed.push(...gone(was.slice(i, ++i)));
    else changed.push(...come(is.slice(j, ++j)));
  }
  return [...changed, ...gone(was.slice(i)), ...come(is.slice(j))];
}

/** For each pair of places the number of lines that both have, in the same order, from there on; row after row. */
function commonLengths(was: readonly string[], is: readonly string[]): Uint32Array {
  const width = is.length + 1;
  const common = new Uint32Array((was.length + 1) * width);
  for (let i = was.length - 1; i >= 0; i -= 1) {
    for (let j = is.length - 1; j >= 0; j -= 1) {
      const [skipOne, skipOther] = [common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0];
      const both = 1 + (common[(i + 1) * width + j + 1] ?? 0);
      common[i * width + j] = was[i] === is[j] ? both : Math.max(skipOne, skipOther);
    }
  }
  return common;
}
