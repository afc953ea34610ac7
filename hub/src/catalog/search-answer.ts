/** What `search_tools` answers: text that a model can act on. */

import { nearestNames } from '../nearest-name.ts';
import type { Catalog } from './catalog.ts';
import { callName, declaration } from './declare/declaration.ts';
import type { SearchDocument } from './search/document.ts';
import { createToolIndex } from './search/tool-index.ts';
import type { Integration, Tool } from './tool.ts';

export interface SearchRequest {
  readonly query: string;
  readonly integration?: string | undefined;
  readonly detail: 'names' | 'summary' | 'full';
  readonly limit: number;
  /** What the asker may know of: the integrations, each with the tools that it may call. */
  readonly integrations: readonly Integration[];
  /** Whether the asker may call a tool; of the index, which follows the catalogue a little later. */
  readonly mayCall: (tool: Tool) => boolean;
}

/**
 * Answers queries over the catalogue, which its index follows. While an integration is indexed anew, it is found as it was
 * before; one that never was is waited for.
 */
export function createSearchAnswer(catalog: Catalog): (request: SearchRequest) => Promise<string> {
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
      if (before?.tools !== integration.tools || before.purpose !== integration.purpose)
        index.setIntegration(integration);
    }
  };
  catalog.onChange(follow);
  follow();

  return async (request) => {
    const { query, integration, integrations, detail, limit } = request;
    if (integration !== undefined && !integrations.some(({ name }) => name === integration)) {
      return `There is no integration "${integration.slice(0, 64)}".\n${listing(integrations)}`;
    }
    if (query.trim() === '' && integration === undefined) return listing(integrations);
    const within = integrations.filter(({ name }) => integration === undefined || name === integration);
    await index.ready();
    const { documents, matches } = query.trim() === '' ? everything(within, limit) : found(request);
    if (matches === 0) return `${noHit(query, within)}\n${listing(integrations)}`;
    const body = documents.map((document) => text(document, detail)).join('\n');
    const rest = matches - documents.length;
    return [
      body,
      ...(rest > 0 ? [`(${rest} more match; raise limit or narrow the query)`] : []),
      ...absent(within),
    ].join('\n');
  };

  function found({ query, integration, integrations, mayCall, limit }: SearchRequest) {
    const known = new Set(integrations.map(({ name }) => name));
    const isShown = (document: SearchDocument) =>
      known.has(document.integration) && (document.kind === 'skill' || mayCall(document.tool));
    const { hits, matches } = index.search(query, { integration, isShown, limit });
    return { documents: hits.map(({ document }) => document), matches };
  }
}

function everything(integrations: readonly Integration[], limit: number) {
  const all = integrations.flatMap(({ tools }) => tools);
  const documents = all
    .slice(0, limit)
    .map((tool): SearchDocument => ({ kind: 'tool', integration: tool.integration, tool }));
  return { documents, matches: all.length };
}

function text(document: SearchDocument, detail: SearchRequest['detail']): string {
  if (document.kind === 'skill') return `skill ${document.skill.id}: ${document.skill.title}`;
  return detail === 'names' ? callName(document.tool) : declaration(document.tool, detail);
}

function noHit(query: string, integrations: readonly Integration[]): string {
  const names = integrations.flatMap(({ tools }) => tools.map(callName));
  const near = nearestNames(query, names, 5);
  return `Nothing matches "${query.slice(0, 100)}".${near.length > 0 ? ` Nearest names: ${near.join(', ')}.` : ''}`;
}

function listing(integrations: readonly Integration[]): string {
  if (integrations.length === 0)
    return 'No integration is connected that this client may use. The operator sees why with: sallyport status, sallyport client list';
  return ['Integrations:', ...integrations.map(line)].join('\n');
}

function line({ name, purpose, state, tools, refreshedAt, lastError }: Integration): string {
  const when = refreshedAt === undefined ? 'never listed' : `listed ${new Date(refreshedAt).toISOString()}`;
  const error = lastError === undefined ? '' : `; last error: ${lastError}`;
  return `- ${name}: ${purpose === '' ? '(no description)' : purpose} [${tools.length} tools, ${state}, ${when}${error}]`;
}

function absent(integrations: readonly Integration[]): string[] {
  return integrations
    .filter(({ state }) => state === 'unavailable')
    .map(({ name }) => `(${name} does not answer at the moment)`);
}
