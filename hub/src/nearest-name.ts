/** The names that somebody may have meant. */

/** Up to `count` of the names, nearest first, that are close enough to be worth showing; case and punctuation do not count. */
export function nearestNames(wanted: string, names: readonly string[], count: number): readonly string[] {
  const target = bareName(wanted).slice(0, 64);
  return names
    .map((name) => ({ name, distance: distance(target, bareName(name).slice(0, 64)) }))
    .filter(
      ({ name, distance: d }) => d <= Math.max(2, Math.ceil(Math.max(target.length, bareName(name).length) * 0.5)),
    )
    .toSorted((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name);
}

/** A name without case and punctuation: every spelling of it is the same text. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Levenshtein's distance, one row at a time. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitute = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(substitute, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
