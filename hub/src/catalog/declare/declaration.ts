/** A tool as one line of TypeScript that can be called as it stands. */

import type { Tool } from '../tool.ts';
import { exampleCall } from './example-call.ts';
import { firstSentence } from './first-sentence.ts';
import { schemaType, wholeSchemaType } from './schema-type.ts';

const MAX_TYPE_CHARS = 1_200;
const MAX_SUMMARY_CHARS = 160;

/** How a script names the tool: `gitlab.listIssues`, or `gitlab.callTool("2fa", …)` where it has no method. */
export function callName(tool: Tool): string {
  return tool.method === undefined ? `${tool.integration}.callTool` : `${tool.integration}.${tool.method}`;
}

/**
 * `/** read · purpose *​/` and the declaration below it; with `full`, all of the description and those of the
 * properties, and an example.
 */
export function declaration(tool: Tool, detail: 'summary' | 'full'): string {
  const full = detail === 'full';
  const description = full
    ? tool.description.replace(/\s*\n\s*/g, ' ')
    : firstSentence(tool.description, MAX_SUMMARY_CHARS);
  const options = { descriptions: full, maxChars: full ? MAX_TYPE_CHARS * 3 : MAX_TYPE_CHARS };
  const result = tool.outputSchema === undefined ? 'unknown' : schemaType(tool.outputSchema, options);
  const comment = `/** ${tool.access} · ${description.replaceAll('*/', '*\\/')} */`;
  const example = full ? exampleCall(tool, callName(tool)) : undefined;
  return [
    comment,
    `${signature(tool, schemaType(tool.inputSchema, options))}: Promise<${result}>`,
    ...(example === undefined ? [] : [`// Example: ${example}`]),
  ].join('\n');
}

/** The declaration without the result, in one line: what a call takes. Undefined where that is over `maxChars`. */
export function shortParameters(tool: Tool, maxChars: number): string | undefined {
  const args = wholeSchemaType(tool.inputSchema, maxChars);
  const text = args === undefined ? undefined : signature(tool, args);
  return text === undefined || text.length > maxChars ? undefined : text;
}

function signature(tool: Tool, args: string): string {
  const optional = Array.isArray(tool.inputSchema['required']) && tool.inputSchema['required'].length > 0 ? '' : '?';
  const wireName = tool.method === undefined ? `name: ${JSON.stringify(tool.wireName)}, ` : '';
  return `${callName(tool)}(${wireName}args${optional}: ${args})`;
}
