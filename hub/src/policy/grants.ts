/**
 * What each client may use, decided here and nowhere else: the gate, the search, what is told of the integrations, and
 * what scripts find all ask this. Every question is answered by the grant and the policy of this moment, so that what is
 * taken away ends at once, also for a script that runs.
 */
import type { Catalog } from '../catalog/catalog.ts';
import type { Integration, Tool } from '../catalog/tool.ts';
import type { PolicyFile } from '../config-files.ts';
import type { Client } from '../identity.ts';
import { mayAskClient } from './ask-client.ts';
import { decide } from './decide.ts';
import type { ActionKind, Decision } from './decision.ts';
import { allows, EVERYTHING, reachesInto, type Scope, speaksOf } from './scope-grammar.ts';

/** What the operator granted to a client. */
export interface Grant {
  readonly scope: Scope;
  /** How the person at the client may decide about calls that wait; absent where only the operator does. */
  readonly approves?: 'elicitation' | undefined;
}

/** Of a client that nothing limits. */
export const FULL_GRANT: Grant = { scope: EVERYTHING };

export interface GrantsOptions {
  readonly catalog: Pick<Catalog, 'integration' | 'integrations'>;
  readonly grantOf: (client: Client) => Grant;
  readonly policy: () => PolicyFile;
  /** Whether an operator allowed calls of this kind for good. */
  readonly isAlwaysAllowed: (kind: ActionKind) => boolean;
}

export interface Grants {
  /** What happens to a call of the tool, were it made now. */
  decision(client: Client, tool: Tool): Decision;
  /** Whether a call of the tool is not denied outright: it may wait for a person. */
  mayCall(client: Client, tool: Tool): boolean;
  /** Whether the tool is in the client's scope, whatever the policy says of it. */
  isGranted(client: Client, tool: Tool): boolean;
  /** Whether its grant could reach a tool of this integration, be there such an integration or not. */
  mayReach(client: Client, integration: string): boolean;
  /** Whether the person at the client may decide about a call of the tool. */
  mayAskClient(client: Client, tool: Tool): boolean;
  /** Whether its grant speaks of this name (a method or a wire name), be there such a tool or not. */
  speaksOf(client: Client, integration: string, name: string): boolean;
  /**
   * The integrations as the client knows them, in the order of their names: each with the tools it may call, and none
   * without one. An integration that was never listed is shown where the grant reaches into it.
   */
  shown(client: Client): readonly Integration[];
}

/** Of one that left while a call of it was under way: nobody answers for it any more. */
const GONE = { trust: 'byo', endpoint: '' } as const;

export function createGrants({ catalog, grantOf, policy, isAlwaysAllowed }: GrantsOptions): Grants {
  const decisionOn = (client: Client, tool: Tool, integration: Pick<Integration, 'name' | 'trust' | 'endpoint'>) =>
    decide({ client, grant: grantOf(client), tool, integration, policy: policy(), isAlwaysAllowed });
  const decision = (client: Client, tool: Tool): Decision => {
    const integration = catalog.integration(tool.integration) ?? { name: tool.integration, ...GONE };
    return decisionOn(client, tool, integration);
  };
  return {
    decision,
    mayCall: (client, tool) => decision(client, tool).verdict !== 'deny',
    isGranted: (client, tool) => allows(grantOf(client).scope, tool),
    mayReach: (client, integration) => reachesInto(grantOf(client).scope, integration),
    mayAskClient: (client, tool) =>
      mayAskClient(grantOf(client), tool, catalog.integration(tool.integration)?.trust ?? GONE.trust),
    speaksOf: (client, integration, name) => speaksOf(grantOf(client).scope, integration, name),
    shown(client) {
      const { scope } = grantOf(client);
      return catalog.integrations().flatMap((integration) => {
        const tools = integration.tools.filter((tool) => decisionOn(client, tool, integration).verdict !== 'deny');
        const held = integration.held.filter((tool) => allows(scope, { ...tool, integration: integration.name }));
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
