/** The index that `search_tools` asks: kept per integration, filled in the background, always answering. */

import { bareName } from '../../nearest-name.ts';
import type { SearchDocument, SearchedIntegration } from './document.ts';
import { isNameOnly } from './exact-name.ts';
import { fitting } from './fitting.ts';
import { IndexedDocuments } from './indexed-documents.ts';
import { queryWords } from './query-words.ts';
import { type Fit, type Ranked, rank, type Shown } from './rank.ts';
import { needsIn, withEachNeed } from './several-needs.ts';

export interface SearchOptions {
  /** Only what belongs to this integration. */
  readonly integration?: string | undefined;
  /** What the asker may know of; everything where it is absent. The rest has no influence on the answer at all. */
  readonly isShown?: ((document: SearchDocument) => boolean) | undefined;
  /** Hits at most; a whole number over 0. */
  readonly limit: number;
}

export interface Hit {
  readonly document: SearchDocument;
  /** Higher is better; comparable within one answer only. */
  readonly score: number;
}

export interface SearchResult {
  /** Best first. */
  readonly hits: readonly Hit[];
  /** How many documents fit, with those that the limit left out. */
  readonly matches: number;
  /** Whether any of them fits well; otherwise they are only the nearest there is. */
  readonly isGood: boolean;
}

export interface ToolIndex {
  /** Takes over what an integration offers now. Until it is indexed, searches find what it offered before. */
  setIntegration(integration: SearchedIntegration): void;
  removeIntegration(name: string): void;
  search(query: string, options: SearchOptions): SearchResult;
  /** Settles when no integration that was set is still missing; one that is indexed anew is not waited for. */
  ready(): Promise<void>;
}

/** How long indexing keeps everything else waiting. */
const SLICE_MS = 8;
/** More than any other score. */
const EXACT_SCORE = 2;

export function createToolIndex(): ToolIndex {
  const documents = new IndexedDocuments();
  /** What waits to be indexed, in the order it came; undefined is to be removed. */
  const waiting = new Map<string, SearchedIntegration | undefined>();
  /** Integrations of which nothing is found yet. */
  const missing = new Set<string>();
  let whenReady: (() => void)[] = [];
  let work: Generator<void, void> | undefined;

  function* workLeft(): Generator<void, void> {
    for (const [name, integration] of waiting) {
      waiting.delete(name);
      yield* documents.replace(name, integration);
      missing.delete(name);
      if (missing.size > 0) continue;
      for (const resolve of whenReady) resolve();
      whenReady = [];
    }
  }
  const slice = (): void => {
    const end = performance.now() + SLICE_MS;
    do {
      if (work?.next().done !== true) continue;
      work = undefined;
      return;
    } while (performance.now() < end);
    setImmediate(slice);
  };
  const enqueue = (name: string, integration: SearchedIntegration | undefined): void => {
    waiting.set(name, integration);
    if (work !== undefined) return;
    work = workLeft();
    setImmediate(slice);
  };

  return {
    setIntegration(integration) {
      if (!documents.has(integration.name)) missing.add(integration.name);
      enqueue(integration.name, integration);
    },
    removeIntegration: (name) => enqueue(name, undefined),
    search(query, { integration, isShown, limit }) {
      const shown = shownTo(documents, integration, isShown);
      const whole = foundBy(query, documents, shown);
      const { found, isGood } = fitting(whole.ranked, whole.words);
      // A part of the query may say too little by itself; where something fits the whole of it, that does not count.
      const needs = found.length === 0 ? [] : needsIn(query);
      const ofNeeds = needs.flatMap((need) => bestOf(foundBy(need, documents, shown).ranked, 1, documents));
      const ranked = withEachNeed(bestOf(found, limit, documents), ofNeeds).slice(0, limit);
      const hits = ranked.flatMap(({ slot, score }): Hit[] => {
        const document = documents.at(slot);
        return document === undefined ? [] : [{ document, score }];
      });
      return { hits, matches: Math.max(hits.length, found.length), isGood };
    },
    ready: () => (missing.size === 0 ? Promise.resolve() : new Promise((resolve) => whenReady.push(resolve))),
  };
}

function shownTo(
  documents: IndexedDocuments,
  integration: string | undefined,
  isShown: SearchOptions['isShown'],
): Shown {
  const flags = new Uint8Array(documents.size);
  let count = 0;
  for (let slot = 0; slot < flags.length; slot++) {
    const document = documents.at(slot);
    if (document === undefined || (integration !== undefined && document.integration !== integration)) continue;
    if (isShown !== undefined && !isShown(document)) continue;
    flags[slot] = 1;
    count++;
  }
  return { flags, count };
}

/** What has any word of the query, and how many words of it say something. */
function foundBy(
  query: string,
  documents: IndexedDocuments,
  shown: Shown,
): { readonly ranked: readonly Fit[]; readonly words: number } {
  const name = bareName(query.slice(0, 300));
  const full = [...(documents.fullNames.get(name) ?? [])].filter((slot) => shown.flags[slot] === 1);
  const own = [...(documents.ownNames.get(name) ?? [])].filter((slot) => shown.flags[slot] === 1);
  const exact = full.length > 0 ? full : own;
  if (exact.length > 0 && isNameOnly(query, full.length > 0))
    return { ranked: exact.map((slot) => ({ slot, score: EXACT_SCORE, fit: 1 })), words: 1 };
  const said = queryWords(query, {
    has: (term) => documents.words.matches(term).slots.some((slot) => shown.flags[slot] === 1),
    terms: () => documents.words.terms(),
  });
  const words = said.words.length + said.unknown;
  const ranked = rank(query, said, documents, shown);
  if (exact.length === 0) return { ranked, words };
  const isExact = new Set(exact);
  const lifted = ranked.map((one) =>
    isExact.has(one.slot) ? { ...one, score: one.score + EXACT_SCORE, fit: Math.max(1, one.fit) } : one,
  );
  return { ranked: lifted, words };
}

/** The best few in their order. Only they are compared by name: names of thousands would cost more than the search. */
function bestOf(found: readonly Ranked[], limit: number, documents: IndexedDocuments): readonly Ranked[] {
  const worst = lastOfBest(found, limit);
  return found
    .filter(({ score }) => score >= worst)
    .toSorted((a, b) => b.score - a.score || before(documents, a.slot, b.slot))
    .slice(0, limit);
}

/** The score of the last of the best few: nearly all of thousands are passed over after one comparison. */
function lastOfBest(found: readonly Ranked[], limit: number): number {
  const best: number[] = [];
  for (const { score } of found) {
    if (best.length === limit && score <= (best[0] ?? 0)) continue;
    const at = best.findIndex((one) => one >= score);
    best.splice(at === -1 ? best.length : at, 0, score);
    if (best.length > limit) best.shift();
  }
  return best[0] ?? 0;
}

/** Of two documents that are equally good: by integration and name, so that no history of listings shows. */
function before(documents: IndexedDocuments, a: number, b: number): number {
  const [one, other] = [a, b].map((slot) => nameOf(documents.at(slot)));
  return (one ?? '') < (other ?? '') ? -1 : 1;
}

function nameOf(document: SearchDocument | undefined): string {
  if (document === undefined) return '';
  return `${document.integration} ${document.kind === 'tool' ? document.tool.wireName : document.skill.id}`;
}
