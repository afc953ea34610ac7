/** Search over the catalogue, for whoever asks: `search_tools`, and `search` in a script. Both get the same, in the same order. */
import type { Catalog } from '../catalog.ts';
import type { Integration, Tool } from '../tool.ts';
import type { SearchDocument } from './document.ts';
import { createToolIndex, type Hit, type SearchResult } from './tool-index.ts';

/** What an asker may know of. */
export interface Known {
  /** The integrations, each with the tools that it may call and the skills that it may read. */
  readonly integrations: readonly Integration[];
  /** Whether it may call a tool; of the index, which follows the catalogue a little later. */
  readonly mayCall: (tool: Tool) => boolean;
  /** Names of integrations that the system has and does not run. */
  readonly notSetUp: readonly string[];
}

export interface CatalogQuery extends Known {
  /** Without a word everything fits, in the catalogue's own order. */
  readonly query: string;
  readonly integration?: string | undefined;
  readonly limit: number;
}

export type CatalogSearch = (query: CatalogQuery) => Promise<SearchResult>;

/**
 * An index that follows the catalogue. While an integration is indexed anew, it is found as it was before; one that never
 * was is waited for.
 */
export function createCatalogSearch(catalog: Pick<Catalog, 'integrations' | 'onChange'>): CatalogSearch {
  const index = createToolIndex();
  const indexed = new Map<string, Integration>();
  const follow = (): void => {
    const integrations = catalog.integrations();
    const names = new Set(integrations.map(({ name }) => name));
    for (const name of indexed.keys()) {
      if (names.has(name)) continue;
      indexed.delete(name);
      index.removeIntegration(name);
    }
    for (const integration of integrations) {
      const before = indexed.get(integration.name);
      indexed.set(integration.name, integration);
      const isSame =
        before?.tools === integration.tools &&
        before.purpose === integration.purpose &&
        before.skills === integration.skills;
      if (!isSame) index.setIntegration(integration);
    }
  };
  catalog.onChange(follow);
  follow();

  return async ({ query, integration, integrations, mayCall, limit }) => {
    if (query.trim() === '') return everything(integrations, integration, limit);
    await index.ready();
    const known = new Set(integrations.map(({ name }) => name));
    const skills = new Set(integrations.flatMap((one) => one.skills.map(({ id }) => id)));
    const isShown = (document: SearchDocument): boolean =>
      known.has(document.integration) &&
      (document.kind === 'skill' ? skills.has(document.skill.id) : mayCall(document.tool));
    return index.search(query, { integration, isShown, limit });
  };
}

function everything(integrations: readonly Integration[], only: string | undefined, limit: number): SearchResult {
  const hits = integrations
    .filter(({ name }) => only === undefined || name === only)
    .flatMap(({ name, tools, skills }): Hit[] => [
      ...tools.map((tool): Hit => ({ document: { kind: 'tool', integration: name, tool }, score: 0 })),
      ...skills.map((skill): Hit => ({ document: { kind: 'skill', integration: name, skill }, score: 0 })),
    ]);
  return { hits: hits.slice(0, limit), matches: hits.length, isGood: true };
}
