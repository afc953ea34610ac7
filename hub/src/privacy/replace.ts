/** Puts tokens in the place of what was found in a text; in steps, since a text may hold hundreds of thousands of them. */
import type { Finding } from './finding.ts';
import { MASK_KINDS, type MaskKind } from './kinds.ts';
import type { MaskRules } from './rules.ts';
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

/** Findings between two steps. */
const AT_ONCE = 200;
/** Findings are brought in order a stretch of the text at a time. */
const STRETCH_CHARS = 8_192;

export function tokenFor(kind: MaskKind, value: Maskable, { vault, origin, onMasked }: MaskContext): string {
  onMasked?.(kind);
  return vault.tokenOf(kind, value, origin);
}

export function isToken(value: Maskable, { keepTokens }: MaskContext): boolean {
  return keepTokens && typeof value === 'string' && value.match(TOKEN_PATTERN)?.[0] === value;
}

/** The text with its findings replaced, and what looks like a token as well where the context does not keep it. */
export function* replacing(
  text: string,
  found: readonly Finding[],
  context: MaskContext,
): Generator<undefined, string, undefined> {
  if (found.length === 0 && (context.keepTokens || !text.includes('['))) return text;
  const tokens = yield* tokensIn(text);
  const kept = yield* notInside(yield* inOrder(found), tokens);
  const findings = joining(yield* inOrder([...kept, ...(context.keepTokens ? [] : tokens)]));
  let masked = '';
  let parts: string[] = [];
  let from = 0;
  for (const { kind, start, end } of findings) {
    parts.push(text.slice(from, start), tokenFor(kind, text.slice(start, end), context));
    from = end;
    if (parts.length < AT_ONCE) continue;
    masked += parts.join('');
    parts = [];
    yield;
  }
  return from === 0 ? text : `${masked}${parts.join('')}${text.slice(from)}`;
}

/** Findings that overlap become one, of the kind that weighs more; in the order of the text. */
export function joined(findings: readonly Finding[]): readonly Finding[] {
  return [...joining(findings.toSorted(byPlace))];
}

function* joining(sorted: Iterable<Finding>): Generator<Finding, void, undefined> {
  let last: Finding | undefined;
  for (const finding of sorted) {
    if (last !== undefined && finding.start < last.end) {
      const kind = weight(finding) > weight(last) ? finding.kind : last.kind;
      last = { kind, start: last.start, end: Math.max(last.end, finding.end) };
      continue;
    }
    if (last !== undefined) yield last;
    last = finding;
  }
  if (last !== undefined) yield last;
}

const byPlace = (a: Finding, b: Finding): number => a.start - b.start || b.end - a.end;

/** Secrets weigh more than what identifies a person: they go back to fewer. Of two personal kinds the earlier. */
function weight({ kind }: Finding): number {
  return MASK_KINDS.indexOf(kind) >= MASK_KINDS.indexOf('SECRET') ? MASK_KINDS.length : -MASK_KINDS.indexOf(kind);
}

function* tokensIn(text: string): Generator<undefined, readonly Finding[], undefined> {
  const tokens: Finding[] = [];
  for (const { index, 0: token } of text.matchAll(TOKEN_PATTERN)) {
    tokens.push({ kind: 'LITERAL', start: index, end: index + token.length });
    if (tokens.length % AT_ONCE === 0) yield;
  }
  return tokens;
}

function* inOrder(findings: readonly Finding[]): Generator<undefined, readonly Finding[], undefined> {
  const stretches = new Map<number, Finding[]>();
  let last = 0;
  for (const [index, finding] of findings.entries()) {
    const stretch = Math.floor(finding.start / STRETCH_CHARS);
    const there = stretches.get(stretch);
    if (there === undefined) stretches.set(stretch, [finding]);
    else there.push(finding);
    last = Math.max(last, stretch);
    if (index % AT_ONCE === 0) yield;
  }
  const sorted: Finding[] = [];
  for (let stretch = 0; stretch <= last; stretch += 1) {
    for (const finding of stretches.get(stretch)?.sort(byPlace) ?? []) sorted.push(finding);
    yield;
  }
  return sorted;
}

/** What is not part of a token; both stand in the order of the text. What goes beyond a token is masked with it. */
function* notInside(
  found: readonly Finding[],
  tokens: readonly Finding[],
): Generator<undefined, readonly Finding[], undefined> {
  if (tokens.length === 0) return found;
  const kept: Finding[] = [];
  let next = 0;
  for (const [index, finding] of found.entries()) {
    while ((tokens[next]?.end ?? Number.POSITIVE_INFINITY) <= finding.start) next += 1;
    const token = tokens[next];
    if (token === undefined || finding.start < token.start || finding.end > token.end) kept.push(finding);
    if (index % AT_ONCE === 0) yield;
  }
  return kept;
}
