/** A tool as one line of TypeScript that can be called as it stands. */
import { schemaType } from './schema-type.ts';
import type { Tool } from './tool.ts';

const MAX_TYPE_CHARS = 1_200;
const MAX_SUMMARY_CHARS = 160;

/** How a script names the tool: `gitlab.listIssues`, or `gitlab.callTool("2fa", …)` where it has no method. */
export function callName(tool: Tool): string {
  return tool.method === undefined ? `${tool.integration}.callTool` : `${tool.integration}.${tool.method}`;
}

/** `/** read · purpose *​/` and the declaration below it; with `full`, all of the description and those of the properties. */
export function declaration(tool: Tool, detail: 'summary' | 'full'): string {
  const full = detail === 'full';
  const description = full ? tool.description.replace(/\s*\n\s*/g, ' ') : firstSentence(tool.description);
  const options = { descriptions: full, maxChars: full ? MAX_TYPE_CHARS * 3 : MAX_TYPE_CHARS };
  const args = schemaType(tool.inputSchema, options);
  const result = tool.outputSchema === undefined ? 'unknown' : schemaType(tool.outputSchema, options);
  const optional = Array.isArray(tool.inputSchema['required']) && tool.inputSchema['required'].length > 0 ? '' : '?';
  const wireName = tool.method === undefined ? `name: ${JSON.stringify(tool.wireName)}, ` : '';
  const comment = `/** ${tool.access} · ${description.replaceAll('*/', '*\\/')} */`;
  return `${comment}\n${callName(tool)}(${wireName}args${optional}: ${args}): Promise<${result}>`;
}

function firstSentence(text: string): string {
  const [line = ''] = text.split('\n', 1);
  const sentence = /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line;
  return sentence.length > MAX_SUMMARY_CHARS ? `${sentence.slice(0, MAX_SUMMARY_CHARS - 1)}…` : sentence;
}
