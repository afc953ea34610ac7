/** Turns one definition of a worker into the tool that the hub serves. */
import { canonicalHash } from '../../canonical-json.ts';
import { plainText } from '../../plain-text.ts';
import { isSchema } from '../declare/resolve-reference.ts';
import type { JsonSchema, Tool } from '../tool.ts';
import { acceptSchema } from './accept-schema.ts';
import type { ToolDefinition } from './definition.ts';
import { effectOf } from './effect.ts';
import { withReason } from './with-reason.ts';

const MAX_DESCRIPTION_CHARS = 2_000;
const MAX_KEYWORDS = 20;
const MAX_KEYWORD_CHARS = 40;
const MAX_EXAMPLE_CHARS = 500;

/** @throws SchemaRefused when it cannot be served safely. */
export function acceptTool(integration: string, tool: ToolDefinition, method: string | undefined): Tool {
  const timeoutMs: unknown = tool._meta?.['timeoutMs'];
  const preview: unknown = tool._meta?.['preview'];
  const effect = effectOf(tool);
  const accepted = acceptSchema(tool.inputSchema);
  return {
    integration,
    wireName: tool.name,
    method,
    description: plainText(tool.description ?? tool.title ?? '', MAX_DESCRIPTION_CHARS),
    keywords: keywordsOf(tool._meta?.['keywords']),
    ...(effect.access === 'exec' ? withReason(accepted) : { inputSchema: accepted }),
    outputSchema: tool.outputSchema === undefined ? undefined : acceptSchema(tool.outputSchema),
    ...effect,
    example: acceptExample(tool._meta?.['examples']),
    timeoutMs: typeof timeoutMs === 'number' && timeoutMs > 0 ? timeoutMs : undefined,
    ...(typeof preview === 'string' ? { preview } : {}),
    ...(tool._meta?.['deferLoading'] === false ? { isUpfront: true } : {}),
  };
}

/** What policies go by: 16 hex digits that change with a tool's name, and with what it says of what it does. */
export function revisionOf(tools: readonly ToolDefinition[]): string {
  const relevant = tools
    .map((tool) => ({ name: tool.name, ...effectOf(tool) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return canonicalHash(relevant).slice(0, 16);
}

function keywordsOf(keywords: unknown): readonly string[] {
  if (!Array.isArray(keywords)) return [];
  const words = keywords.filter((word): word is string => typeof word === 'string');
  return words.slice(0, MAX_KEYWORDS).map((word) => plainText(word, MAX_KEYWORD_CHARS));
}

/** The first example that is short and could be a call's arguments. */
function acceptExample(examples: unknown): JsonSchema | undefined {
  if (!Array.isArray(examples)) return undefined;
  return examples.find((example) => isSchema(example) && JSON.stringify(example).length <= MAX_EXAMPLE_CHARS);
}
