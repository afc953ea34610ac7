/** A tool as a worker's author declares it, and as the rest of the SDK uses it. */
import type { Tool as ListedTool } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { advertisedSchema } from './advertised-schema.ts';
import type { TokenValues } from './token-files.ts';
import { ToolFailure } from './tool-failure.ts';
import type { Upstream } from './upstream/client.ts';

/** What an implementation gets beside its arguments; valid for one call. */
export interface ToolContext {
  /** The token values. Throws the "not configured" failure where one is missing or invalid. */
  tokens(): TokenValues;
  /** The HTTP client of the worker's upstream; its requests stop with the call. */
  readonly upstream: Upstream;
  /** Aborted when the caller gives up or the worker stops; never after the call has ended. */
  readonly signal: AbortSignal;
  readonly log: Logger;
}

export interface ToolDeclaration<Input extends z.ZodObject, Output extends z.ZodType> {
  /** The name on the wire; its camelCase is the method that scripts call. */
  readonly name: string;
  readonly title?: string;
  readonly description: string;
  /** Arguments that it does not name are refused, unless it is a loose object. */
  readonly input: Input;
  /** Where it is given, the result must have this shape and is also sent as structuredContent. */
  readonly output?: Output;
  /** `readOnlyHint: true` makes a read; anything else, and none at all, is a write, which may wait for a person. */
  readonly annotations?: {
    readonly readOnlyHint?: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: boolean;
    readonly openWorldHint?: boolean;
  };
  /** Runs commands or reveals secrets: needs a `reason` argument, which goes to the audit log. */
  readonly access?: 'exec';
  /** The name of another tool of the worker, a read with the same input, that tells what a call of this one would change. */
  readonly preview?: string;
  /** `false` shows the tool to the model without a search. */
  readonly deferLoading?: boolean;
  /** How long one call may take, if more than the hub's default. */
  readonly timeoutMs?: number;
  /** Further words by which it is found. */
  readonly keywords?: readonly string[];
  /** Arguments of typical calls. */
  readonly examples?: readonly z.input<Input>[];
  readonly category?: string;
  handler(args: z.output<Input>, ctx: ToolContext): unknown;
}

/** A declared tool, its types folded away. */
export interface Tool {
  readonly listed: ListedTool;
  readonly readOnly: boolean;
  readonly hasOutputSchema: boolean;
  /** Checks the arguments and runs the implementation. Rejects with whatever it threw. */
  run(args: unknown, ctx: ToolContext): Promise<unknown>;
}

/** Declares a tool. Throws on a declaration that cannot be served. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodType = z.ZodType>(
  declaration: ToolDeclaration<Input, Output>,
): Tool {
  const { name, title, description, annotations = {}, output } = declaration;
  if (declaration.access === 'exec' && !('reason' in declaration.input.shape)) {
    throw new Error(`${name}: a tool with access "exec" needs a "reason" argument`);
  }
  const input = declaration.input.def.catchall === undefined ? declaration.input.strict() : declaration.input;
  const meta = {
    ...pick(declaration, ['access', 'preview', 'deferLoading', 'timeoutMs', 'keywords', 'examples', 'category']),
  };
  return {
    listed: {
      name,
      ...(title === undefined ? {} : { title }),
      description,
      // An object schema always has `type: "object"`; the type of the generator does not say so.
      inputSchema: advertisedSchema(input, 'input') as ListedTool['inputSchema'],
      ...(output === undefined
        ? {}
        : { outputSchema: advertisedSchema(output, 'output') as ListedTool['inputSchema'] }),
      annotations: { ...annotations },
      ...(Object.keys(meta).length === 0 ? {} : { _meta: meta }),
    },
    readOnly: annotations.readOnlyHint === true,
    hasOutputSchema: output !== undefined,
    async run(args, ctx) {
      const parsed = input.safeParse(args ?? {});
      if (!parsed.success) throw invalidArguments(parsed.error, input);
      // The strict variant of a schema accepts less and gives the same.
      const value = await declaration.handler(parsed.data as z.output<Input>, ctx);
      return output === undefined ? value : output.parse(value);
    },
  };
}

function invalidArguments(error: z.ZodError, input: z.ZodObject): ToolFailure {
  const problems = error.issues.slice(0, 5).map(({ path, message }) => {
    const where = path.map(String).join('.');
    const problem = message.endsWith('received undefined') ? 'is required' : message;
    return where === '' ? problem : `${where}: ${problem}`;
  });
  const names = Object.entries(input.shape).map(([key, schema]) => {
    return (schema as z.ZodType).safeParse(undefined).success ? `${key}?` : key; // A zod 4 shape holds schemas only.
  });
  return new ToolFailure('INVALID_ARGUMENTS', problems.join('; '), {
    hint: names.length === 0 ? 'takes no arguments' : `arguments: ${names.join(', ')}`,
  });
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Partial<T> {
  const picked: Partial<T> = {};
  for (const key of keys) if (from[key] !== undefined) picked[key] = from[key];
  return picked;
}
