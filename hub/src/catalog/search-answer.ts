/** What `search_tools` answers: text that a model can act on. */

import { nearestNames } from '../nearest-name.ts';
import type { Catalog } from './catalog.ts';
import { callName, declaration } from './declare/declaration.ts';
import { createSearch, type Search } from './search/search.ts';
import type { Integration } from './tool.ts';

const MIN_REBUILD_MS = 2_000;

export interface SearchRequest {
  readonly query: string;
  readonly integration?: string | undefined;
  readonly detail: 'names' | 'summary' | 'full';
  readonly limit: number;
}

/** Answers queries over the catalogue; the index is built anew after a change, at the first query that needs it. */
export function createSearchAnswer(
  catalog: Catalog,
  now: () => number = () => performance.now(),
): (request: SearchRequest) => string {
  let search: Search | undefined;
  let builtAt = Number.NEGATIVE_INFINITY;
  let isStale = true;
  catalog.onChange(() => {
    isStale = true;
  });
  /** A worker may announce changes as often as it likes; the index is built for all of them at most once in a while. */
  const current = (integrations: readonly Integration[]): Search => {
    if (search === undefined || (isStale && now() - builtAt >= MIN_REBUILD_MS)) {
      search = createSearch(integrations);
      [builtAt, isStale] = [now(), false];
    }
    return search;
  };

  return ({ query, integration, detail, limit }) => {
    const integrations = catalog.integrations();
    if (integration !== undefined && !integrations.some(({ name }) => name === integration)) {
      return `There is no integration "${integration.slice(0, 64)}".\n${listing(integrations)}`;
    }
    if (query.trim() === '' && integration === undefined) return listing(integrations);
    const within = integrations.filter(({ name }) => integration === undefined || name === integration);
    const found =
      query.trim() === '' ? within.flatMap(({ tools }) => tools) : current(integrations)(query, integration);
    if (found.length === 0) return `${noHit(query, within)}\n${listing(integrations)}`;
    const shown = found.slice(0, limit);
    const body =
      detail === 'names' ? shown.map(callName).join('\n') : shown.map((tool) => declaration(tool, detail)).join('\n');
    const rest = found.length - shown.length;
    return [
      body,
      ...(rest > 0 ? [`(${rest} more match; raise limit or narrow the query)`] : []),
      ...absent(within),
    ].join('\n');
  };
}

function noHit(query: string, integrations: readonly Integration[]): string {
  const names = integrations.flatMap(({ tools }) => tools.map(callName));
  const near = nearestNames(query, names, 5);
  return `Nothing matches "${query.slice(0, 100)}".${near.length > 0 ? ` Nearest names: ${near.join(', ')}.` : ''}`;
}

function listing(integrations: readonly Integration[]): string {
  if (integrations.length === 0) return 'No integration is connected. The operator sees why with: sallyport status';
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
