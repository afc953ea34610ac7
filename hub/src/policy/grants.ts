/**
 * What each client may use, decided here and nowhere else: the gate, the search, what is told of the integrations, and
 * what scripts find all ask this. Every question is answered by the grant of this moment, so that one which is taken
 * away ends at once, also for a script that runs.
 */
import type { Integration, Tool } from '../catalog/tool.ts';
import type { Client } from '../identity.ts';
import { allows, EVERYTHING, reachesInto, type Scope, speaksOf } from './scope-grammar.ts';

/** What the operator granted to a client. */
export interface Grant {
  readonly scope: Scope;
}

/** Of a client that nothing limits. */
export const FULL_GRANT: Grant = { scope: EVERYTHING };

type Named = Pick<Tool, 'wireName' | 'method'>;

export interface Grants {
  /** Whether the client may call the tool. */
  mayCall(client: Client, tool: Tool): boolean;
  /** Whether its grant speaks of this name (a method or a wire name), be there such a tool or not. */
  speaksOf(client: Client, integration: string, name: string): boolean;
  /**
   * The integrations as the client knows them, in the order of their names: each with the tools it may call, and none
   * without one. An integration that was never listed is shown where the grant reaches into it.
   */
  shown(client: Client): readonly Integration[];
}

export function createGrants(grantOf: (client: Client) => Grant, integrations: () => readonly Integration[]): Grants {
  return {
    mayCall: (client, tool) => allows(grantOf(client).scope, tool),
    speaksOf: (client, integration, name) => speaksOf(grantOf(client).scope, integration, name),
    shown(client) {
      const { scope } = grantOf(client);
      return integrations().flatMap((integration) => {
        const isAllowed = (tool: Named) => allows(scope, { ...tool, integration: integration.name });
        const tools = integration.tools.filter(isAllowed);
        const held = integration.held.filter(isAllowed);
        const isShown = tools.length > 0 || (integration.tools.length === 0 && reachesInto(scope, integration.name));
        return isShown ? [{ ...integration, ...wholesOf(integration, scope), tools, held }] : [];
      });
    },
  };
}

/** Skills and OpenAPI document speak of an integration as a whole: who is granted single tools would read of the others. */
function wholesOf({ skills, spec }: Integration, scope: Scope): Pick<Integration, 'skills' | 'spec'> {
  return scope.tools === undefined ? { skills, spec } : { skills: [], spec: undefined };
}

/** What scripts find: the integrations that are shown, with the names of their methods. */
export function methodsOf(integrations: readonly Integration[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(integrations.map(({ name, tools }) => [name, tools.flatMap(({ method }) => method ?? [])]));
}
