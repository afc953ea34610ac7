/**
 * Masks a value on its way to a script, or a text on its way to the model. Nothing outside this folder decides what is
 * masked. Long values are worked on in slices, so that the hub goes on meanwhile.
 */
import { knownSecrets } from './detectors/secretlint.ts';
import { createEchoes, type Echoes } from './echoes.ts';
import { decoded, encodedText } from './encoded-text.ts';
import { createFieldNames } from './field-names.ts';
import { findIn } from './find.ts';
import type { Finding, Place } from './finding.ts';
import { isNothing } from './is-nothing.ts';
import { keyWords } from './key-words.ts';
import { copyOf, type Leaf } from './leaves.ts';
import { looksRandom } from './looks-random.ts';
import { inSlices, type Pause, pauseFor } from './pause.ts';
import { isToken, joined, type MaskContext, replacing, tokenFor } from './replace.ts';
import { knownSecretsOf } from './secret-batches.ts';

export type { MaskContext } from './replace.ts';

/** Finds in one text, in parts. */
type Search = (text: string) => Generator<readonly Finding[], void, undefined>;

interface Masking {
  readonly context: MaskContext;
  readonly pause: Pause;
}

/** A copy of a JSON value with everything masked that is to be masked; the value itself is not changed. */
export async function maskValue(
  value: unknown,
  context: MaskContext,
  pause: Pause = pauseFor(value),
): Promise<unknown> {
  const { rules } = context;
  const masking = { context, pause };
  const echoes = createEchoes();
  const masked = await copyOf(value, {
    rules,
    pause,
    namesOf: createFieldNames(context, pause),
    onLeaves: async (leaves) => {
      const secrets = await knownSecretsOf(leaves, knownSecrets, pause);
      for (const leaf of leaves) {
        leaf.set(await maskLeaf(leaf, secrets.get(leaf) ?? [], echoes, masking));
        await pause();
      }
    },
  });
  if (echoes.size === 0) return masked;
  return await withoutEchoes(masked, echoes, { context: { ...context, keepTokens: true }, pause });
}

/** The text with everything masked that is to be masked. */
export async function maskText(text: string, context: MaskContext): Promise<string> {
  // A text stays a text: the leaf of a string is one.
  return String(await maskValue(text, context));
}

/** What the sensitive fields of an answer hold is known only when all of it was seen, so it is looked for in the end. */
function withoutEchoes(masked: unknown, echoes: Echoes, masking: Masking): Promise<unknown> {
  const { context, pause } = masking;
  return copyOf(masked, {
    rules: context.rules,
    pause,
    namesOf: async (names) => names,
    onLeaves: async (leaves) => {
      for (const { value, sensitivity, set } of leaves) {
        if (sensitivity !== 'left') set(await maskFound(value, echoes.find, masking));
        await pause();
      }
    },
  });
}

async function maskLeaf(leaf: Leaf, secrets: readonly Finding[], echoes: Echoes, masking: Masking): Promise<unknown> {
  const { value, key, sensitivity } = leaf;
  const { context, pause } = masking;
  const { rules, vault } = context;
  if (sensitivity === 'left') return typeof value === 'string' ? inSlices(replacing(value, [], context), pause) : value;
  const isWhole = sensitivity === 'secret' || (sensitivity === 'doubtful' && looksRandom(String(value)));
  if (isWhole && !isNothing(value) && !isToken(value, context)) {
    echoes.add(String(value));
    return tokenFor('SECRET', value, context);
  }
  const place: Place = { key: keyWords(key), strict: rules.mode === 'strict' };
  const search: Search = function* (text) {
    yield* vault.returned.find(text);
    yield* findIn(text, place, rules.patterns);
  };
  return await maskFound(value, search, masking, async (text) => {
    if (text === value) return secrets;
    const inside = { value: text, sensitivity };
    return (await knownSecretsOf([inside], knownSecrets, pause)).get(inside) ?? [];
  });
}

/** `known`: what is found in the text or in what it decodes to beside the search. */
async function maskFound(
  value: string | number,
  search: Search,
  masking: Masking,
  known?: (text: string) => Promise<readonly Finding[]>,
): Promise<unknown> {
  const { context, pause } = masking;
  if (typeof value === 'number') return maskNumber(value, search, context);
  const masked = async (text: string): Promise<string> => {
    const findings: Finding[] = [...((await known?.(text)) ?? [])];
    for (const found of search(text)) {
      for (const finding of found) findings.push(finding);
      const turn = pause();
      if (turn !== undefined) await turn;
    }
    return await inSlices(replacing(text, findings, context), pause);
  };
  const encoded = await decoded(value, pause);
  if (encoded.kind === 'binary') return value;
  if (encoded.kind === 'text') {
    const inside = await masked(encoded.text);
    if (inside !== encoded.text) return encodedText(inside);
  }
  return await masked(value);
}

/** A number is looked at as its whole digits, and becomes a token or stays what it is. */
function maskNumber(value: number, search: Search, context: MaskContext): unknown {
  const text = String(Math.trunc(Math.abs(value)));
  if (!/^\d{7,21}$/.test(text)) return value;
  const [finding] = joined([...search(text)].flat());
  const isWhole = finding !== undefined && finding.start === 0 && finding.end === text.length;
  return isWhole ? tokenFor(finding.kind, value, context) : value;
}
