/** Compares a masked value with its labels: what was found, and which masks are right. */
import type { MaskKind } from '@sallyport/hub/mask-kinds';
import type { Vault } from '@sallyport/hub/vault';
import type { Item } from './corpus/corpus.ts';
import type { Label } from './corpus/marks.ts';

/** One value that must be masked. */
interface Found {
  /** The label's kind without its detail: `national id`. */
  readonly kind: string;
  readonly isFound: boolean;
  readonly isOfItsKind: boolean;
}

/** One mask. `kind` is that of what it hides, or what it was taken for where it hides nothing that must be. */
interface Mask {
  readonly kind: string;
  readonly isRight: boolean;
  readonly text: string;
}

export interface Score {
  readonly values: readonly Found[];
  readonly masks: readonly Mask[];
  /** For whoever mends the detectors: what went wrong, in words. */
  readonly problems: readonly string[];
}

interface Span {
  readonly kind: MaskKind;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TOKEN = /\[([A-Z_]+):[0-9a-f]{8,64}\]/g;
/** Characters that a mask may hide beyond its value. */
const MAX_EXTRA_CHARS = 3;

const PERSONAL: Partial<Readonly<Record<MaskKind, string>>> = {
  EMAIL: 'email',
  PHONE: 'phone',
  IBAN: 'iban',
  CARD: 'card',
  NATIONAL_ID: 'national id',
  IP: 'ip',
  MAC: 'mac',
};
const OTHER_SECRET = 'other secret';
export const SECRET_KINDS: ReadonlySet<string> = new Set([
  'token',
  'password',
  'connection',
  'header',
  'private key',
  'jwt',
  'sensitive key',
  OTHER_SECRET,
]);

export function scoreOf(item: Item, masked: unknown, vault: Vault): Score {
  const values: Found[] = [];
  const masks: Mask[] = [];
  const problems: string[] = [];
  const places = Map.groupBy(item.labels, ({ path }) => JSON.stringify(path));
  const visit = (original: unknown, result: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(original)) {
      for (const [n, inner] of original.entries())
        visit(inner, Array.isArray(result) ? result[n] : undefined, [...path, n]);
    } else if (typeof original === 'object' && original !== null) {
      for (const [key, inner] of Object.entries(original)) visit(inner, fieldOf(result, key), [...path, key]);
    } else scoreLeaf(original, result, places.get(JSON.stringify(path)) ?? [], path);
  };
  const scoreLeaf = (
    original: unknown,
    result: unknown,
    labels: readonly Label[],
    path: readonly (string | number)[],
  ) => {
    const text = String(original);
    const spans = spansOf(text, String(result), vault);
    const wanted = labels.filter(({ demand }) => demand === 'mask');
    for (const { kind, start, end } of wanted) {
      const over = spans.filter((span) => span.start < end && span.end > start);
      const isFound = Array.from({ length: end - start }, (_, n) => start + n).every((at) =>
        over.some((span) => span.start <= at && at < span.end),
      );
      values.push({ kind: withoutDetail(kind), isFound, isOfItsKind: over.every((span) => isKind(span.kind, kind)) });
      if (!isFound) problems.push(`missed ${kind}: ${text.slice(start, end)} in ${excerpt(text, start, path)}`);
    }
    for (const span of spans) {
      const hidden = wanted.filter(({ start, end }) => span.start < end && span.end > start);
      const isWhole = hidden.every(({ start, end }) => span.start <= start && span.end >= end);
      const isRight = hidden.length > 0 && isWhole && extraChars(span, labels) <= MAX_EXTRA_CHARS;
      const [first] = hidden;
      const isEither = hidden.length === 0 && extraChars(span, labels) === 0;
      if (isEither) continue;
      masks.push({
        kind: first === undefined ? kindOf(span.kind) : withoutDetail(first.kind),
        isRight,
        text: span.text,
      });
      if (!isRight)
        problems.push(`wrong ${span.kind} ${first?.kind ?? ''}: ${span.text} in ${excerpt(text, span.start, path)}`);
    }
  };
  visit(item.value, masked, []);
  return { values, masks, problems };
}

/** The masked parts of a text, at their places in the original. */
function spansOf(original: string, masked: string, vault: Vault): readonly Span[] {
  if (original === masked) return [];
  const spans: Span[] = [];
  let shift = 0;
  for (const match of masked.matchAll(TOKEN)) {
    const revealed = vault.reveal(match[0]);
    if (revealed === undefined) continue;
    const start = match.index + shift;
    const text = String(revealed.value);
    shift += text.length - match[0].length;
    spans.push({ kind: revealed.kind, start, end: start + text.length, text });
  }
  if (spans.length === 0) throw new Error(`changed without a token: ${original} became ${masked}`);
  return spans;
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key))
    throw new Error(`the field ${key} is gone`);
  return Object.entries(value).find(([name]) => name === key)?.[1];
}

function extraChars(span: Span, labels: readonly Label[]): number {
  const allowed = labels.filter(({ demand }) => demand !== 'leave');
  let extra = 0;
  for (let at = span.start; at < span.end; at += 1)
    if (!allowed.some(({ start, end }) => start <= at && at < end)) extra += 1;
  return extra;
}

const withoutDetail = (kind: string): string => kind.replace(/:.*/, '');
const kindOf = (kind: MaskKind): string => PERSONAL[kind] ?? OTHER_SECRET;

function isKind(kind: MaskKind, wanted: string): boolean {
  const corpusKind = withoutDetail(wanted);
  return SECRET_KINDS.has(corpusKind) ? PERSONAL[kind] === undefined : PERSONAL[kind] === corpusKind;
}

function excerpt(text: string, at: number, path: readonly (string | number)[]): string {
  const around = text.slice(Math.max(0, at - 50), at + 90);
  return `${path.length === 0 ? '' : `${path.join('.')} = `}${JSON.stringify(around)}`;
}
