/** From the definitions that are in force to the tools that scripts see. */
import type { Logger } from 'pino';
import { SchemaRefused } from './accept/accept-schema.ts';
import { acceptTool } from './accept/accept-tool.ts';
import { methodNames, toMethodName } from './accept/method-name.ts';
import type { PinnedTools } from './pins/pins.ts';
import type { HeldTool, Tool } from './tool.ts';

export interface ServedTools {
  readonly tools: readonly Tool[];
  readonly held: readonly HeldTool[];
}

/** Methods go by what was accepted: a tool that comes later takes no name from one that was there. */
export function serve(integration: string, pinned: PinnedTools, log: Pick<Logger, 'warn'>): ServedTools {
  const methods = methodNames(pinned.accepted.map(({ name }) => name));
  const taken = new Set(methods.values());
  const methodOfNew = (name: string): string | undefined => {
    const method = toMethodName(name);
    return taken.has(method) ? undefined : method;
  };
  const tools = pinned.served.flatMap((definition) => {
    try {
      return [acceptTool(integration, definition, methods.get(definition.name))];
    } catch (error) {
      // What an earlier version of the hub accepted may be more than this one does.
      if (!(error instanceof SchemaRefused)) throw error;
      log.warn({ integration, tool: definition.name, reason: error.message }, 'tool left out');
      return [];
    }
  });
  const held = pinned.held.map(({ definition: { name }, reason }) => ({
    wireName: name,
    method: reason === 'new' ? methodOfNew(name) : methods.get(name),
    reason,
  }));
  return { tools, held };
}
