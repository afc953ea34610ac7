/** The names that somebody may have meant. */

/** Of longer names the beginning is compared. */
const MAX_CHARS = 64;
/** Of a name with its case and punctuation no more is read. */
const MAX_SPELLED_CHARS = 256;
/** More names than any list here has by right. */
const MAX_NAMES = 2_000;

/** `redmine.` of `redmine.listIssues`, `demo/` of `demo/first-steps`. */
const OWNER = /^.*[./](?=.)/s;

/** Room for three rows of distances, none of which is over MAX_CHARS. */
type Rows = readonly [Uint8Array, Uint8Array, Uint8Array];

interface Candidate {
  readonly name: string;
  readonly distance: number;
}

/**
 * Up to `count` of the names, nearest first, that somebody may have meant: a third of the letters may be wrong, left out, too
 * many or exchanged, or one of the two stands in the other and makes half of it (`issues`, `listIssues`). Case and punctuation
 * do not count, nor does what stands before the last dot or slash of a name where nothing does in what is wanted.
 */
export function nearestNames(wanted: string, names: readonly string[], count: number): readonly string[] {
  const beginning = wanted.slice(0, MAX_SPELLED_CHARS);
  const isOwned = OWNER.test(beginning);
  const target = comparedPart(beginning);
  const rows: Rows = [new Uint8Array(MAX_CHARS + 1), new Uint8Array(MAX_CHARS + 1), new Uint8Array(MAX_CHARS + 1)];
  return names
    .slice(0, MAX_NAMES)
    .flatMap((name): readonly Candidate[] => {
      const spelled = name.slice(0, MAX_SPELLED_CHARS);
      const distance = nearness(target, comparedPart(isOwned ? spelled : spelled.replace(OWNER, '')), rows);
      return distance === undefined ? [] : [{ name, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name);
}

/** A name without case and punctuation: every spelling of it is the same text. */
export function bareName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function comparedPart(name: string): string {
  return bareName(name).slice(0, MAX_CHARS);
}

/** How many letters tell the two apart, where they are near. */
function nearness(a: string, b: string, rows: Rows): number | undefined {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (longer.length <= 2 * shorter.length && longer.includes(shorter)) return longer.length - shorter.length;
  return distanceWithin(a, b, Math.floor(longer.length / 3), rows);
}

/**
 * Levenshtein's distance, with two neighbours exchanged as one step, where it is at most `worst`, else undefined. One row
 * at a time, and of a row the band around the diagonal: what lies further out needs more than `worst` insertions.
 */
function distanceWithin(a: string, b: string, worst: number, rows: Rows): number | undefined {
  if (Math.abs(a.length - b.length) > worst) return undefined;
  const tooFar = worst + 1;
  let [before, row, next] = rows;
  for (let j = 0; j <= b.length; j++) row[j] = Math.min(j, tooFar);
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    next.fill(tooFar);
    next[0] = Math.min(i, tooFar);
    // At the band's left edge: outside it everything is too far.
    let left = Math.min(i, tooFar);
    let best = left;
    const end = Math.min(b.length, i + worst);
    for (let j = Math.max(1, i - worst); j <= end; j++) {
      const substituted = (row[j - 1] ?? tooFar) + (letter === b.charCodeAt(j - 1) ? 0 : 1);
      const isExchanged =
        i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
      const exchanged = isExchanged ? (before[j - 2] ?? tooFar) + 1 : tooFar;
      left = Math.min(substituted, exchanged, (row[j] ?? tooFar) + 1, left + 1, tooFar);
      next[j] = left;
      if (left < best) best = left;
    }
    if (best > worst) return undefined;
    [before, row, next] = [row, next, before];
  }
  const distance = row[b.length] ?? tooFar;
  return distance > worst ? undefined : distance;
}
