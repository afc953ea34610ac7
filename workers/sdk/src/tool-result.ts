/** Turns what a tool's implementation returned, or threw, into an MCP result. */
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import { failureShape } from './tool-failure.ts';

const CONTENT = Symbol('content');

/** A result that is not plain data. */
export interface ContentResult {
  readonly [CONTENT]: readonly ContentBlock[];
}

/** Returned by a tool that answers with MCP content (an image, a resource link) rather than with data. */
export function content(...blocks: readonly ContentBlock[]): ContentResult {
  return { [CONTENT]: blocks };
}

/** Data becomes text (a string as it is, anything else as JSON) and, for a tool with an output schema, structuredContent. */
export function successResult(value: unknown, hasOutputSchema: boolean): CallToolResult {
  if (typeof value === 'object' && value !== null && CONTENT in value) {
    return { content: [...(value as ContentResult)[CONTENT]] }; // Only `content` makes objects with this symbol.
  }
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null');
  if (!hasOutputSchema) return { content: [{ type: 'text', text }] };
  return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
}

/** `hasWritten`: see {@link failureShape}. */
export function failureResult(error: unknown, scrub: (text: string) => string, hasWritten = false): CallToolResult {
  const shape = failureShape(error, scrub, hasWritten);
  return {
    isError: true,
    content: [{ type: 'text', text: JSON.stringify(shape) }],
    _meta: { 'sallyport/error': shape },
  };
}
