/** The tool `search_tools`: its definition, its arguments, its answer. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { Client } from '../identity.ts';
import { parseArguments } from './arguments.ts';
import { type IntegrationNote, searchDescription } from './surface-text.ts';

const MAX_QUERY_CHARS = 1_000;
const MAX_LIMIT = 50;
const DEFAULT_LIMIT = 10;

type SearchDetail = 'names' | 'summary' | 'full';

interface SearchOptions {
  readonly integration?: string;
  readonly detail: SearchDetail;
  /** Number of hits at most. */
  readonly limit: number;
  readonly client: Client;
}

/** Searches the catalogue; resolves with text that is ready for the model. */
export type Search = (query: string, options: SearchOptions) => string | Promise<string>;

const Arguments = z.strictObject({
  query: z.string('expected a string').max(MAX_QUERY_CHARS, `expected at most ${MAX_QUERY_CHARS} characters`),
  integration: z
    .string('expected the name of an integration')
    .max(64, 'expected the name of an integration')
    .optional(),
  detail: z.enum(['names', 'summary', 'full'], 'expected "names", "summary" or "full"').default('summary'),
  limit: z
    .int(`expected a whole number from 1 to ${MAX_LIMIT}`)
    .min(1, `expected a whole number from 1 to ${MAX_LIMIT}`)
    .max(MAX_LIMIT, `expected a whole number from 1 to ${MAX_LIMIT}`)
    .default(DEFAULT_LIMIT),
});

/** Written by hand: a generated schema spends tokens on bounds that say nothing. */
const INPUT_SCHEMA: Tool['inputSchema'] = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'What you want to do, or the name of a method; "" lists the integrations' },
    integration: { type: 'string', description: 'Look only in this integration' },
    detail: { type: 'string', enum: ['names', 'summary', 'full'], default: 'summary' },
    limit: { type: 'integer', minimum: 1, maximum: MAX_LIMIT, default: DEFAULT_LIMIT },
  },
  required: ['query'],
  additionalProperties: false,
};

export const SEARCH_TOOLS = 'search_tools';

export function searchToolsDefinition(integrations: readonly IntegrationNote[]): Tool {
  return {
    name: SEARCH_TOOLS,
    title: 'Search tools',
    description: searchDescription(integrations),
    inputSchema: INPUT_SCHEMA,
    annotations: { title: 'Search tools', readOnlyHint: true, openWorldHint: false },
    _meta: { 'anthropic/alwaysLoad': true },
  };
}

/** Answers one call; throws a SallyportError for arguments that do not fit. */
export async function callSearchTools(search: Search, args: unknown, client: Client): Promise<CallToolResult> {
  const hint = 'Call it as {"query": "list open issues"}; integration, detail and limit are optional.';
  const { query, integration, detail, limit } = parseArguments(SEARCH_TOOLS, Arguments, args, hint);
  const text = await search(query, { ...(integration === undefined ? {} : { integration }), detail, limit, client });
  return { content: [{ type: 'text', text }] };
}
