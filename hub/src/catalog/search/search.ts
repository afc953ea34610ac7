/** Ranks tools for a query of a few words. Embedded, deterministic. */
import MiniSearch from 'minisearch';
import { bareName } from '../../nearest-name.ts';
import { callName } from '../declare/declaration.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import type { SearchedIntegration } from './document.ts';
import { words } from './words.ts';

const OWN_FIELDS = ['name', 'integration', 'keywords', 'description', 'parameters'];

/** What is indexed of a worker's texts: enough to be found by, and no more than a listing of many tools can cost. */
const MAX_DESCRIPTION_CHARS = 500;
const MAX_PARAMETER_CHARS = 100;
const MAX_PARAMETERS_CHARS = 1_000;
/** Longer queries are cut: every further word costs a walk through the index. */
const MAX_QUERY_WORDS = 12;
const MAX_WORD_CHARS = 32;
/** Longer words are not misspelt but made up. */
const MAX_FUZZY_CHARS = 16;

interface Entry {
  readonly id: number;
  readonly name: string;
  readonly integration: string;
  readonly purpose: string;
  readonly keywords: string;
  readonly description: string;
  readonly parameters: string;
}

/**
 * The tools that fit the query, best first. A name in any spelling (`gitlab/get_mr`) is answered with the tool of that
 * name alone; words that happen to make up a name (`list issues`) put it before everything else.
 */
export type Search = (
  query: string,
  integration: string | undefined,
  /** What the asker may know of. The rest must not change the answer, so it is left out before anything is weighed. */
  isShown?: (tool: Tool) => boolean,
) => readonly Tool[];

/** Builds the index over everything that the integrations offer now. */
export function createSearch(integrations: readonly SearchedIntegration[]): Search {
  const tools = integrations.flatMap((integration) => integration.tools);
  const purposes = new Map(integrations.map(({ name, purpose }) => [name, purpose]));
  const index = new MiniSearch<Entry>({
    fields: [...OWN_FIELDS, 'purpose'],
    tokenize: indexedWords,
    processTerm: (term) => term,
    searchOptions: {
      boost: { name: 4, integration: 3, keywords: 2, description: 1.5 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 4 && term.length <= MAX_FUZZY_CHARS ? (term.length < 8 ? 1 : 2) : false),
    },
  });
  index.addAll(
    tools.map((tool, id) => ({
      id,
      name: `${tool.method ?? ''} ${tool.wireName}`,
      integration: tool.integration,
      purpose: purposes.get(tool.integration) ?? '',
      keywords: tool.keywords.join(' '),
      description: tool.description.slice(0, MAX_DESCRIPTION_CHARS),
      parameters: parameterText(tool.inputSchema),
    })),
  );

  return (query, integration, isShown = () => true) => {
    const within = (tool: Tool) => (integration === undefined || tool.integration === integration) && isShown(tool);
    const filter = ({ id }: { readonly id: number }) => tools.slice(id, id + 1).some(within);
    const name = bareName(query);
    const exact = tools.filter((tool) => within(tool) && spellings(tool).includes(name));
    if (exact.some((tool) => isMeant(tool, query))) return exact;
    const asked = [...new Set(indexedWords(query))].slice(0, MAX_QUERY_WORDS);
    const text = asked.join(' ');
    const own = index.search(text, { fields: OWN_FIELDS, filter });
    // What an integration is for says little of any one of its tools: it counts where nothing else does.
    const ranked = (own.length > 0 ? own : index.search(text, { filter }))
      // A tool that has all the words is meant more than one that has a single word in a strong place.
      .map(({ id, score, queryTerms }) => ({ id, score: score * (new Set(queryTerms).size / asked.length) ** 2 }))
      .toSorted((a, b) => b.score - a.score || a.id - b.id)
      .flatMap(({ id }) => tools[id] ?? [])
      .filter((tool) => !exact.includes(tool));
    return [...exact, ...ranked];
  };
}

function spellings(tool: Tool): readonly string[] {
  return [...fullNames(tool), tool.wireName].map(bareName);
}

function fullNames(tool: Tool): readonly string[] {
  return [callName(tool), `${tool.integration}${tool.wireName}`];
}

/** Whether a query that spells the tool's name is a name: with its integration, or of several words without a blank. */
function isMeant(tool: Tool, query: string): boolean {
  if (fullNames(tool).map(bareName).includes(bareName(query))) return true;
  return !/\s/.test(query.trim()) && words(query).length > 1;
}

function indexedWords(text: string): string[] {
  return words(text).filter((word) => word.length <= MAX_WORD_CHARS);
}

function parameterText(schema: JsonSchema): string {
  const properties = schema['properties'];
  if (typeof properties !== 'object' || properties === null) return '';
  let text = '';
  for (const [name, property] of Object.entries(properties)) {
    if (text.length > MAX_PARAMETERS_CHARS) break;
    const description: unknown =
      typeof property === 'object' && property !== null && 'description' in property ? property.description : '';
    text += `${name} ${typeof description === 'string' ? description.slice(0, MAX_PARAMETER_CHARS) : ''} `;
  }
  return text.slice(0, MAX_PARAMETERS_CHARS);
}
