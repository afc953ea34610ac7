/** The index that `search_tools` asks: kept per integration, filled in the background, always answering. */
import type { Tool } from '../tool.ts';
import type { SearchDocument, SearchedIntegration } from './document.ts';
import { createSearch } from './search.ts';

export interface SearchOptions {
  /** Only what belongs to this integration. */
  readonly integration?: string | undefined;
  /** What the asker may know of; everything where it is absent. Called for what was found only. */
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
}

export interface ToolIndex {
  /** Takes over what an integration offers now. Until it is indexed, searches find what it offered before. */
  setIntegration(integration: SearchedIntegration): void;
  removeIntegration(name: string): void;
  search(query: string, options: SearchOptions): SearchResult;
  /** Settles when everything that was set before this call is found by searches. */
  ready(): Promise<void>;
}

export function createToolIndex(): ToolIndex {
  const integrations = new Map<string, SearchedIntegration>();
  let search: ReturnType<typeof createSearch> | undefined;
  return {
    setIntegration(integration) {
      integrations.set(integration.name, integration);
      search = undefined;
    },
    removeIntegration(name) {
      integrations.delete(name);
      search = undefined;
    },
    search(query, { integration, isShown = () => true, limit }) {
      search ??= createSearch([...integrations.values()]);
      const document = (tool: Tool): SearchDocument => ({ kind: 'tool', integration: tool.integration, tool });
      const found = search(query, integration, (tool) => isShown(document(tool))).map(document);
      return {
        hits: found.slice(0, limit).map((document, n) => ({ document, score: 1 / (n + 1) })),
        matches: found.length,
      };
    },
    ready: () => Promise.resolve(),
  };
}
