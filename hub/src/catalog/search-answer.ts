/** What `search_tools` answers: text that a model can act on. */

import { counted } from '../counted.ts';
import { nearestNames } from '../nearest-name.ts';
import { operatorCommand } from '../operator-command.ts';
import { plainText, visibleJson } from '../plain-text.ts';
import { callName, declaration } from './declare/declaration.ts';
import { namedIn, notSetUpNote } from './not-set-up.ts';
import type { CatalogQuery, CatalogSearch } from './search/catalog-search.ts';
import type { SearchDocument, SkillText } from './search/document.ts';
import type { Integration } from './tool.ts';

/** Integrations that are not set up, in the listing. */
const MAX_IDLE_NAMED = 30;

/** Hits of which none fits well. */
const MAX_NEAREST = 5;

export interface SearchRequest extends CatalogQuery {
  readonly detail: 'names' | 'summary' | 'full';
}

/** Answers queries with what the search finds, or with what there is. */
export function createSearchAnswer(search: CatalogSearch): (request: SearchRequest) => Promise<string> {
  return async (request) => {
    const { query, integration, integrations, notSetUp, detail } = request;
    if (integration !== undefined && !integrations.some(({ name }) => name === integration)) {
      return [noIntegration(integration, notSetUp), listing(integrations)].join('\n');
    }
    if (query.trim() === '' && integration === undefined)
      return [listing(integrations), ...idle(notSetUp), ...waiting(integrations)].join('\n');
    const within = integrations.filter(({ name }) => integration === undefined || name === integration);
    const { hits, matches, isGood } = await search(request);
    const named = integration === undefined ? namedIn(query, notSetUp) : [];
    const missing = named.map((name) => `(${notSetUpNote(name)})`);
    if (matches === 0) return [noHit(query, within), ...missing, listing(integrations), ...waiting(within)].join('\n');
    const shown = isGood ? hits : hits.slice(0, MAX_NEAREST);
    const body = shown.map(({ document }) => text(document, detail)).join('\n');
    const rest = isGood ? matches - hits.length : 0;
    return [
      ...missing,
      ...(isGood ? [] : [nearest(query)]),
      body,
      ...(rest > 0 ? [`(${rest} more match; raise limit or narrow the query)`] : []),
      ...absent(within),
      ...waiting(within),
    ].join('\n');
  };
}

function text(document: SearchDocument, detail: SearchRequest['detail']): string {
  if (document.kind === 'skill') return skillText(document.skill, detail);
  const { tool } = document;
  if (detail !== 'names') return declaration(tool, detail);
  return tool.method === undefined ? `${callName(tool)}(${visibleJson(tool.wireName)}, args)` : callName(tool);
}

/** Its title and tags are single lines already; what it says is read in a script. */
function skillText({ id, title, tags }: SkillText, detail: SearchRequest['detail']): string {
  const read = `skills.read(${JSON.stringify(id)})`;
  if (detail === 'names') return read;
  return `/** skill · ${[title, ...tags].join(' · ').replaceAll('*/', '*\\/')} */\n${read}: Promise<{id, filename, title, tags, content}>`;
}

function noHit(query: string, integrations: readonly Integration[]): string {
  const names = integrations.flatMap(({ tools }) => tools.map(callName));
  const near = nearestNames(query, names, 5);
  return `Nothing fits "${query.slice(0, 100)}".${near.length > 0 ? ` Nearest names: ${near.join(', ')}.` : ''}`;
}

function nearest(query: string): string {
  return `(Nothing fits "${query.slice(0, 100)}" well. The nearest; none of them may be what you need:)`;
}

function noIntegration(name: string, notSetUp: readonly string[]): string {
  return notSetUp.includes(name) ? `${notSetUpNote(name)}.` : `There is no integration "${name.slice(0, 64)}".`;
}

function idle(notSetUp: readonly string[]): string[] {
  if (notSetUp.length === 0) return [];
  const more = notSetUp.length > MAX_IDLE_NAMED ? `, and ${notSetUp.length - MAX_IDLE_NAMED} more` : '';
  const names = notSetUp.slice(0, MAX_IDLE_NAMED).join(', ') + more;
  return [`(known but not set up: ${names}; the operator sees what is missing with: ${operatorCommand('status')})`];
}

function listing(integrations: readonly Integration[]): string {
  if (integrations.length === 0)
    return `No integration is connected that this client may use. The operator sees why with: ${operatorCommand('status')}, ${operatorCommand('client list')}`;
  return ['Integrations:', ...integrations.map(line)].join('\n');
}

function line({ name, purpose, state, tools, skills, refreshedAt, lastError }: Integration): string {
  const when = refreshedAt === undefined ? 'never listed' : `listed ${new Date(refreshedAt).toISOString()}`;
  const error = lastError === undefined ? '' : `; last error: ${lastError}`;
  // A worker's words: on one line, or they could add integrations to the list.
  const words = plainText(purpose.replace(/\s+/g, ' '), purpose.length);
  return `- ${name}: ${words === '' ? '(no description)' : words} [${counted(tools.length, 'tool')}, ${skills.length > 0 ? `${counted(skills.length, 'skill')}, ` : ''}${state}, ${when}${error}]`;
}

function absent(integrations: readonly Integration[]): string[] {
  return integrations
    .filter(({ state }) => state === 'unavailable')
    .map(({ name }) => `(${name} does not answer at the moment)`);
}

/** Tools that the asker could call if they were accepted, while their worker answers; what they are called is as much a stranger's word as the rest of them. */
function waiting(integrations: readonly Integration[]): string[] {
  return integrations
    .filter(({ state, held }) => state !== 'unavailable' && held.length > 0)
    .map(({ name, held }) => {
      const tools = counted(held.length, 'tool');
      const wait = held.length === 1 ? 'waits' : 'wait';
      return `(${tools} of ${name} ${wait} for the operator: ${operatorCommand(`catalog diff ${name}`)})`;
    });
}
