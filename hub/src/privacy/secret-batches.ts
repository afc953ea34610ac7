/** Looks for known makers' secrets in many short texts at a time: each look costs something, however short the text. */
import type { Finding } from './finding.ts';
import type { Leaf } from './leaves.ts';
import type { Pause } from './pause.ts';
import { createRunEnd } from './run-end.ts';

const BATCH_CHARS = 16_384;
/** Long texts are cut with an overlap, so that what lies across a cut is found in one of the two. */
const OVERLAP_CHARS = 1_024;
/** What every known secret has somewhere: a run that is no word, a URL, or a key's first line. */
const MAY_HOLD_SECRET = /[\w+/=-]{16}|:\/\/|-----BEGIN/;
const SEPARATOR = '\n\n';

type Text = Pick<Leaf, 'value' | 'sensitivity'>;

interface Part<T> {
  readonly leaf: T;
  /** Where the part begins in its leaf. */
  readonly from: number;
  readonly text: string;
}

/** The findings by leaf, at their places in the leaf's own text. */
export async function knownSecretsOf<T extends Text>(
  leaves: readonly T[],
  find: (text: string) => Promise<readonly Finding[]>,
  pause: Pause,
): Promise<ReadonlyMap<T, readonly Finding[]>> {
  const findings = new Map<T, Finding[]>();
  const runEnds = new Map<T, (end: number) => number>();
  for (const batch of batches(partsOf(leaves))) {
    if (batch.length > 0) {
      const found = await find(batch.map(({ text }) => text).join(SEPARATOR));
      let offset = 0;
      for (const { leaf, from, text } of batch) {
        const own = findings.get(leaf) ?? [];
        for (const { kind, start, end } of found) {
          const [first, last] = [Math.max(start - offset, 0), Math.min(end - offset, text.length)];
          if (first >= last) continue;
          const whole = String(leaf.value);
          const runEnd = runEnds.get(leaf) ?? createRunEnd(whole);
          runEnds.set(leaf, runEnd);
          const isCut = last === text.length && from + last < whole.length;
          own.push({ kind, start: first + from, end: isCut ? runEnd(from + last) : from + last });
        }
        findings.set(leaf, own);
        offset += text.length + SEPARATOR.length;
      }
    }
    const turn = pause();
    if (turn !== undefined) await turn;
  }
  return findings;
}

/** Every part that may hold a secret; undefined for one that cannot, so that whoever asks may pause. */
function* partsOf<T extends Text>(leaves: readonly T[]): Generator<Part<T> | undefined, void, undefined> {
  for (const leaf of leaves) {
    const { value, sensitivity } = leaf;
    if (typeof value !== 'string' || sensitivity === 'left') continue;
    const count = Math.max(1, Math.ceil((value.length - OVERLAP_CHARS) / (BATCH_CHARS - OVERLAP_CHARS)));
    for (let index = 0; index < count; index += 1) {
      const from = index * (BATCH_CHARS - OVERLAP_CHARS);
      const text = value.slice(from, from + BATCH_CHARS);
      if (MAY_HOLD_SECRET.test(text)) yield { leaf, from, text };
      else if (count > 1) yield undefined;
    }
  }
}

/** Parts that are looked at together; an empty batch where there was nothing to look at for a while. */
function* batches<T>(parts: Iterable<Part<T> | undefined>): Generator<readonly Part<T>[], void, undefined> {
  let batch: Part<T>[] = [];
  let chars = 0;
  for (const part of parts) {
    if (part === undefined) {
      yield [];
      continue;
    }
    if (chars > 0 && chars + part.text.length > BATCH_CHARS) {
      yield batch;
      [batch, chars] = [[], 0];
    }
    batch.push(part);
    chars += part.text.length + SEPARATOR.length;
  }
  yield batch;
}
