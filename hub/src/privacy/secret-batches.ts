/** Looks for known makers' secrets in many short texts at a time: each look costs something, however short the text. */
import type { Finding } from './finding.ts';
import type { Leaf } from './leaves.ts';

const BATCH_CHARS = 16_384;
/** Long texts are cut with an overlap, so that what lies across a cut is found in one of the two. */
const OVERLAP_CHARS = 1_024;
/** What every known secret has somewhere: a run that is no word, a URL, or a key's first line. */
const MAY_HOLD_SECRET = /[\w+/=-]{16}|:\/\/|-----BEGIN/;
const SEPARATOR = '\n\n';

interface Part {
  readonly leaf: Leaf;
  /** Where the part begins in its leaf. */
  readonly from: number;
  readonly text: string;
}

/** The findings by leaf, at their places in the leaf's own text. */
export async function knownSecretsOf(
  leaves: readonly Leaf[],
  find: (text: string) => Promise<readonly Finding[]>,
  pause: () => Promise<void> | undefined,
): Promise<ReadonlyMap<Leaf, readonly Finding[]>> {
  const findings = new Map<Leaf, Finding[]>();
  const parts: Part[] = [];
  for (const leaf of leaves) {
    if (mayHoldSecret(leaf)) parts.push(...partsOf(leaf));
    await pause();
  }
  for (const batch of batches(parts)) {
    const found = await find(batch.map(({ text }) => text).join(SEPARATOR));
    let offset = 0;
    for (const { leaf, from, text } of batch) {
      const own = findings.get(leaf) ?? [];
      for (const { kind, start, end } of found) {
        const [first, last] = [Math.max(start - offset, 0), Math.min(end - offset, text.length)];
        if (first < last) own.push({ kind, start: first + from, end: last + from });
      }
      findings.set(leaf, own);
      offset += text.length + SEPARATOR.length;
    }
    await pause();
  }
  return findings;
}

function mayHoldSecret({ value, sensitivity }: Leaf): boolean {
  return sensitivity !== 'left' && typeof value === 'string' && MAY_HOLD_SECRET.test(value);
}

function partsOf(leaf: Leaf): readonly Part[] {
  const text = String(leaf.value);
  const count = Math.max(1, Math.ceil((text.length - OVERLAP_CHARS) / (BATCH_CHARS - OVERLAP_CHARS)));
  return Array.from({ length: count }, (_, index) => {
    const from = index * (BATCH_CHARS - OVERLAP_CHARS);
    return { leaf, from, text: text.slice(from, from + BATCH_CHARS) };
  });
}

function batches(parts: readonly Part[]): readonly (readonly Part[])[] {
  const all: Part[][] = [];
  let chars = Number.POSITIVE_INFINITY;
  for (const part of parts) {
    if (chars + part.text.length > BATCH_CHARS) {
      all.push([]);
      chars = 0;
    }
    all.at(-1)?.push(part);
    chars += part.text.length + SEPARATOR.length;
  }
  return all;
}
