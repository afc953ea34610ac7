/** Which known names a wrong one may have meant. */

/** Edit distance, for short names. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const [above = 0, diagonal = 0, left = 0] = [previous[column], previous[column - 1], current[column - 1]];
      current.push(Math.min(above + 1, left + 1, diagonal + cost));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}

const MAX_NAME_CHARS = 64;

/** Up to `count` names, nearest first; those that share nothing with `name` are left out. */
export function nearestNames(name: string, known: readonly string[], count: number): string[] {
  const wanted = name.slice(0, MAX_NAME_CHARS).toLowerCase();
  return known
    .map((candidate) => ({ candidate, far: distance(wanted, candidate.slice(0, MAX_NAME_CHARS).toLowerCase()) }))
    .filter(({ candidate, far }) => far <= Math.max(2, Math.max(wanted.length, candidate.length) / 2))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
