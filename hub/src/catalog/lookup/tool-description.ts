/** All that a script can learn of a tool, for code to read; as text, which is made once for each tool. */
import { callName, declaration } from '../declare/declaration.ts';
import type { Tool } from '../tool.ts';

const descriptions = new WeakMap<Tool, string>();
const summaries = new WeakMap<Tool, string>();

/** `{name, method, callName, description, access, keywords, inputSchema, outputSchema}`; `method` is null where only `callTool` reaches it. */
export function toolDescription(tool: Tool): string {
  const { wireName, method = null, description, access, keywords, inputSchema, outputSchema } = tool;
  return remembered(descriptions, tool, () =>
    JSON.stringify({
      name: wireName,
      method,
      callName: callName(tool),
      description,
      access,
      keywords,
      inputSchema,
      outputSchema,
    }),
  );
}

/** The declaration, as JSON text. */
export function toolSummary(tool: Tool): string {
  return remembered(summaries, tool, () => JSON.stringify(declaration(tool, 'summary')));
}

function remembered(texts: WeakMap<Tool, string>, tool: Tool, make: () => string): string {
  const text = texts.get(tool) ?? make();
  texts.set(tool, text);
  return text;
}
