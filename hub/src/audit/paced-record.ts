/** Keeps whoever is refused from making a log the target: so many records in a minute, and then their number. */

const PERIOD_MS = 60_000;

/**
 * Appends a record, unless `atMost` were appended in this minute already: then it is counted only, and the next one that is
 * appended has their number as `unrecorded`. `append` is not called for those.
 */
export function pacedRecord<Entry extends object, Answer>(
  append: (record: Entry & { readonly unrecorded?: number }) => Answer,
  atMost: number,
  now: () => number = () => performance.now(),
): (record: Entry) => Answer | undefined {
  let periodStart = Number.NEGATIVE_INFINITY;
  let records = 0;
  let unrecorded = 0;
  return (record) => {
    if (now() - periodStart >= PERIOD_MS) {
      periodStart = now();
      records = 0;
    }
    if (records >= atMost) {
      unrecorded += 1;
      return undefined;
    }
    records += 1;
    const told = unrecorded === 0 ? record : { ...record, unrecorded };
    unrecorded = 0;
    return append(told);
  };
}
