/** A tool as its worker defined it: what of that is kept, and which parts of it mean the same. */
import type { Tool as McpTool } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { z } from 'zod';
import { canonicalHash } from '../../canonical-json.ts';
import { plainText } from '../../plain-text.ts';
import type { JsonSchema } from '../tool.ts';
import { SchemaRefused } from './accept-schema.ts';
import { acceptTool } from './accept-tool.ts';

/** Tools taken from one worker at most. */
const MAX_TOOLS = 200;
const MAX_NAME_CHARS = 128;
/** Of one tool in all; its schemas have a bound of their own. */
const MAX_DEFINITION_CHARS = 160 * 1024;
/** Of all the tools of one worker. */
const MAX_LISTING_CHARS = 1024 * 1024;
const MAX_LOGGED = 20;

/** As the worker listed it, members that the hub does not know left out. Also the form in which it is stored. */
export const ToolDefinition = z.object({
  name: z.string(),
  title: z.string().optional(),
  description: z.string().optional(),
  inputSchema: z.record(z.string(), z.unknown()),
  outputSchema: z.record(z.string(), z.unknown()).optional(),
  annotations: z.record(z.string(), z.unknown()).optional(),
  _meta: z.record(z.string(), z.unknown()).optional(),
});
export type ToolDefinition = Readonly<z.infer<typeof ToolDefinition>>;

/**
 * What a call of the tool means: its name, what it takes and gives, and what its worker says it does. Where this changes,
 * it is another tool.
 */
export function contractOf({ name, inputSchema, outputSchema, annotations, _meta }: ToolDefinition): JsonSchema {
  return { name, inputSchema, outputSchema, annotations, access: _meta?.['access'] };
}

/** All the rest: how it is told of. */
export function wordingOf({ title, description, _meta }: ToolDefinition): JsonSchema {
  const { access: _, ...meta } = _meta ?? {};
  return { title, description, _meta: meta };
}

/** SHA-256 of a definition's two parts. */
export interface Fingerprint {
  readonly contract: string;
  readonly wording: string;
}

/** Definitions are never changed in place, and hashing them is most of what a listing costs. */
const known = new WeakMap<ToolDefinition, Fingerprint>();

export function fingerprintOf(definition: ToolDefinition): Fingerprint {
  const fingerprint = known.get(definition) ?? {
    contract: canonicalHash(contractOf(definition)),
    wording: canonicalHash(wordingOf(definition)),
  };
  known.set(definition, fingerprint);
  return fingerprint;
}

/** The definitions that can be served, in the worker's order; the others are left out and named in the log. */
export function readDefinitions(
  integration: string,
  listed: readonly McpTool[],
  log: Pick<Logger, 'warn'>,
): readonly ToolDefinition[] {
  const taken = new Map<string, ToolDefinition>();
  const leftOut: { readonly tool: string; readonly reason: string }[] = [];
  let chars = 0;
  for (const tool of listed.slice(0, MAX_TOOLS)) {
    try {
      if (tool.name.length > MAX_NAME_CHARS) throw new SchemaRefused('its name is too long');
      // Names stand in the hub's own sentences.
      if (tool.name === '' || plainText(tool.name, MAX_NAME_CHARS) !== tool.name || /[\n\t]/.test(tool.name))
        throw new SchemaRefused('its name is empty, or has characters that nobody sees');
      if (taken.has(tool.name)) throw new SchemaRefused('another tool of this worker has the same name');
      const definition = ToolDefinition.parse(tool);
      const length = JSON.stringify(definition).length;
      if (length > MAX_DEFINITION_CHARS) throw new SchemaRefused('its definition is too long');
      if (chars + length > MAX_LISTING_CHARS) throw new SchemaRefused('the definitions before it are too long');
      acceptTool(integration, definition, undefined);
      chars += length;
      taken.set(tool.name, definition);
    } catch (error) {
      if (!(error instanceof SchemaRefused)) throw error;
      leftOut.push({ tool: tool.name.slice(0, MAX_NAME_CHARS), reason: error.message });
    }
  }
  if (listed.length > MAX_TOOLS)
    log.warn({ integration, listed: listed.length, taken: MAX_TOOLS }, 'more tools than are taken');
  if (leftOut.length > 0)
    log.warn({ integration, tools: leftOut.slice(0, MAX_LOGGED), count: leftOut.length }, 'tools left out');
  return [...taken.values()];
}
