/** Turns what a worker listed into the tools that the hub serves. Nothing outside this file reads a tool's annotations. */
import type { Tool as McpTool } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { plainText } from '../../plain-text.ts';
import { isSchema } from '../declare/resolve-reference.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { acceptSchema, SchemaRefused } from './accept-schema.ts';
import { methodNames } from './method-name.ts';

/** Tools taken from one worker at most. */
const MAX_TOOLS = 200;
const MAX_DESCRIPTION_CHARS = 2_000;
const MAX_NAME_CHARS = 128;
const MAX_KEYWORDS = 20;
const MAX_KEYWORD_CHARS = 40;
const MAX_EXAMPLE_CHARS = 500;

/** The tools of one integration; those that cannot be served safely are left out and named in the log. */
export function acceptListing(integration: string, listed: readonly McpTool[], log: Logger): readonly Tool[] {
  if (listed.length > MAX_TOOLS)
    log.warn({ integration, listed: listed.length, taken: MAX_TOOLS }, 'more tools than are taken');
  const taken = listed.slice(0, MAX_TOOLS);
  const methods = methodNames(taken.map((tool) => tool.name));
  return taken.flatMap((tool) => {
    const problem = tool.name.length > MAX_NAME_CHARS ? 'its name is too long' : undefined;
    try {
      if (problem !== undefined) throw new SchemaRefused(problem);
      return [acceptTool(integration, tool, methods.get(tool.name))];
    } catch (error) {
      if (!(error instanceof SchemaRefused)) throw error;
      log.warn({ integration, tool: tool.name.slice(0, MAX_NAME_CHARS), reason: error.message }, 'tool left out');
      return [];
    }
  });
}

function keywordsOf(keywords: unknown): readonly string[] {
  if (!Array.isArray(keywords)) return [];
  const words = keywords.filter((word): word is string => typeof word === 'string');
  return words.slice(0, MAX_KEYWORDS).map((word) => plainText(word, MAX_KEYWORD_CHARS));
}

function acceptTool(integration: string, tool: McpTool, method: string | undefined): Tool {
  const timeoutMs: unknown = tool._meta?.['timeoutMs'];
  return {
    integration,
    wireName: tool.name,
    method,
    description: plainText(tool.description ?? tool.title ?? '', MAX_DESCRIPTION_CHARS),
    keywords: keywordsOf(tool._meta?.['keywords']),
    inputSchema: acceptSchema(tool.inputSchema),
    outputSchema: tool.outputSchema === undefined ? undefined : acceptSchema(tool.outputSchema),
    access: tool.annotations?.readOnlyHint === true ? 'read' : 'write',
    example: acceptExample(tool._meta?.['examples']),
    timeoutMs: typeof timeoutMs === 'number' && timeoutMs > 0 ? timeoutMs : undefined,
  };
}

/** The first example that is short and could be a call's arguments. */
function acceptExample(examples: unknown): JsonSchema | undefined {
  if (!Array.isArray(examples)) return undefined;
  return examples.find((example) => isSchema(example) && JSON.stringify(example).length <= MAX_EXAMPLE_CHARS);
}
