/**
 * Masks a value on its way to a script, or a text on its way to the model. Nothing outside this folder decides what is
 * masked. Long values are worked on in slices, so that the hub goes on meanwhile.
 */
import { knownSecrets } from './detectors/secretlint.ts';
import { decodedText, encodedText, isBinary } from './encoded-text.ts';
import { findIn, joined } from './find.ts';
import type { Finding, Place } from './finding.ts';
import { keyWords } from './key-words.ts';
import type { MaskKind } from './kinds.ts';
import { collectLeaves, type Leaf } from './leaves.ts';
import { looksRandom } from './looks-random.ts';
import { createPause } from './pause.ts';
import type { MaskRules } from './rules.ts';
import { knownSecretsOf } from './secret-batches.ts';
import { TOKEN_PATTERN } from './token.ts';
import type { Maskable, Vault } from './vault.ts';

export interface MaskContext {
  readonly vault: Vault;
  /** The integration that the value comes from; the script itself is `''`. */
  readonly origin: string;
  readonly rules: MaskRules;
  /**
   * What looks like a token stays what it is: true on the way out of a script, which has no value to hide behind one. On
   * the way in it is masked, or a worker could name a value that it does not have.
   */
  readonly keepTokens: boolean;
  /** Told of every value that was masked. */
  readonly onMasked?: (kind: MaskKind) => void;
}

/** A copy of a JSON value with everything masked that is to be masked; the value itself is not changed. */
export async function maskValue(value: unknown, context: MaskContext): Promise<unknown> {
  const pause = createPause();
  const suspects = new Set<string>();
  const nameOf = (key: string): string => {
    if (mayBeSecretKey(key)) suspects.add(key);
    return maskKey(key, [], context);
  };
  let { holder, leaves } = await collectLeaves(value, context.rules, nameOf, pause);
  if (suspects.size > 0 && context.rules.mode !== 'off') {
    const found = new Map<string, readonly Finding[]>();
    for (const key of suspects) found.set(key, await knownSecrets(key));
    ({ holder, leaves } = await collectLeaves(
      value,
      context.rules,
      (key) => maskKey(key, found.get(key) ?? [], context),
      pause,
    ));
  }
  const secrets = await knownSecretsOf(leaves, knownSecrets, pause);
  for (const leaf of leaves) {
    leaf.set(await maskLeaf(leaf, secrets.get(leaf) ?? [], context, pause));
    await pause();
  }
  return holder.value;
}

/** The text with everything masked that is to be masked. */
export async function maskText(text: string, context: MaskContext): Promise<string> {
  // A text stays a text: the leaf of a string is one.
  return String(await maskValue(text, context));
}

type Pause = () => Promise<void> | undefined;

async function maskLeaf(leaf: Leaf, secrets: readonly Finding[], context: MaskContext, pause: Pause): Promise<unknown> {
  const { value, key, sensitivity } = leaf;
  if (sensitivity === 'left') return typeof value === 'string' ? replaceAll(value, [], context, pause) : value;
  const isWhole = sensitivity === 'secret' || (sensitivity === 'doubtful' && looksRandom(String(value)));
  if (isWhole && !isNothing(value) && !isToken(value, context)) return tokenFor('SECRET', value, context);
  const place: Place = { key: keyWords(key), strict: context.rules.mode === 'strict' };
  if (typeof value === 'number') return maskNumber(value, place, context);
  if (isBinary(value)) return value;
  const decoded = decodedText(value);
  if (decoded !== undefined) {
    const inside = { ...leaf, value: decoded };
    const found = await knownSecretsOf([inside], knownSecrets, pause);
    const masked = await maskPlain(decoded, place, found.get(inside) ?? [], context, pause);
    if (masked !== decoded) return encodedText(masked);
  }
  return maskPlain(value, place, secrets, context, pause);
}

async function maskPlain(
  text: string,
  place: Place,
  secrets: readonly Finding[],
  context: MaskContext,
  pause: Pause,
): Promise<string> {
  const findings: Finding[] = [...secrets];
  for (const search of [context.vault.returned.find(text), findIn(text, place, context.rules.patterns)]) {
    for (const found of search) {
      for (const finding of found) findings.push(finding);
      await pause();
    }
  }
  return replaceAll(text, findings, context, pause);
}

/** Numbers are looked at as their digits, and become a token in whole or stay what they are. */
function maskNumber(value: number, place: Place, context: MaskContext): unknown {
  if (!Number.isSafeInteger(value) || value < 1_000_000) return value;
  const text = String(value);
  const found = [...findIn(text, place, context.rules.patterns)].flat();
  const [finding] = joined([...found, ...[...context.vault.returned.find(text)].flat()]);
  const isWhole = finding !== undefined && finding.start === 0 && finding.end === text.length;
  return isWhole ? tokenFor(finding.kind, value, context) : value;
}

/** A longer key is no name but data, and becomes one token as it is. */
const MAX_KEY_CHARS = 500;

/** Whether a known maker's secret could be in a name: it has a long run, and a digit. */
function mayBeSecretKey(key: string): boolean {
  if (key.length > MAX_KEY_CHARS) return false;
  return (/[\w+/=-]{20}/.test(key) && /\d/.test(key)) || /:\/\/|-----BEGIN/.test(key);
}

/** Keys are short, and few of them hold anything; grouping by address makes such keys. */
function maskKey(key: string, secrets: readonly Finding[], context: MaskContext): string {
  const isOff = context.rules.mode === 'off';
  if (key.length > MAX_KEY_CHARS) return isOff || isToken(key, context) ? key : tokenFor('SECRET', key, context);
  const place: Place = { key: [], strict: context.rules.mode === 'strict' };
  const found = isOff
    ? []
    : [...findIn(key, place, context.rules.patterns), secrets, ...context.vault.returned.find(key)].flat();
  const steps = replacing(key, found, context);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Findings that are replaced without a pause. */
const REPLACED_AT_ONCE = 200;

/** The text with its findings replaced; yields now and then, so that whoever asks may pause. */
function* replacing(
  text: string,
  found: readonly Finding[],
  context: MaskContext,
): Generator<undefined, string, undefined> {
  const tokens = [...text.matchAll(TOKEN_PATTERN)].map((match) => ({
    kind: 'LITERAL' as const,
    start: match.index,
    end: match.index + match[0].length,
  }));
  const findings = joined([...notInside(found, tokens), ...(context.keepTokens ? [] : tokens)]);
  if (findings.length === 0) return text;
  const parts: string[] = [];
  let from = 0;
  for (const [index, { kind, start, end }] of findings.entries()) {
    parts.push(text.slice(from, start), tokenFor(kind, text.slice(start, end), context));
    from = end;
    if (index % REPLACED_AT_ONCE === 0) yield;
  }
  return [...parts, text.slice(from)].join('');
}

async function replaceAll(
  text: string,
  found: readonly Finding[],
  context: MaskContext,
  pause: Pause,
): Promise<string> {
  const steps = replacing(text, found, context);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) await pause();
  return step.value;
}

/** What is not part of a token, which stand in the order of the text. What goes beyond one is masked with it. */
function notInside(found: readonly Finding[], tokens: readonly Finding[]): readonly Finding[] {
  if (tokens.length === 0) return found;
  let next = 0;
  return found
    .toSorted((a, b) => a.start - b.start)
    .filter(({ start, end }) => {
      while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
      const token = tokens[next];
      return token === undefined || start < token.start || end > token.end;
    });
}

function tokenFor(kind: MaskKind, value: Maskable, { vault, origin, onMasked }: MaskContext): string {
  onMasked?.(kind);
  return vault.tokenOf(kind, value, origin);
}

function isToken(value: Maskable, { keepTokens }: MaskContext): boolean {
  return keepTokens && typeof value === 'string' && value.match(TOKEN_PATTERN)?.[0] === value;
}

/** What says that there is no secret, that somebody has taken it out, or what may be done with it. */
function isNothing(value: Maskable): boolean {
  return (
    typeof value === 'string' &&
    /^(?:\s*|[*•x.-]+|\[?(?:redacted|filtered|masked|hidden)\]?|null|none|undefined|true|false|read|write|read-only|inherit|required|optional)$/i.test(
      value,
    )
  );
}
