/** Says of one tool what a call of it would come to, and why, in the words of an operator. Nothing is called. */
import type { Catalog } from '../catalog/catalog.ts';
import type { PolicyFile } from '../config-files.ts';
import { nearestNames } from '../nearest-name.ts';
import { operatorCommand } from '../operator-command.ts';
import { decide } from './decide.ts';
import type { ActionKind, Decision } from './decision.ts';
import { FULL_GRANT, type Grant } from './grants.ts';
import { tooBroadRules } from './rules.ts';
import { type Stranger, strangersIn } from './strangers.ts';

interface Explanation extends Decision {
  readonly integration: string;
  /** The name on the wire. */
  readonly tool: string;
  readonly method: string | undefined;
  readonly access: 'read' | 'write' | 'exec';
  readonly isDestructive: boolean;
  readonly isIdempotent: boolean;
  readonly trust: 'vetted' | 'byo';
  readonly mode: 'ask' | 'auto' | 'read-only';
  /** Numbers of `allow` rules that would fit, had they named integration and tool in full. */
  readonly tooBroad: readonly number[];
}

export interface PolicyExplainer {
  /**
   * `name`: a method or a wire name. `client`: undefined is one that may use everything and that no rule names.
   * @returns The explanation, or why there is none.
   */
  explain(integration: string, name: string, client: string | undefined): Explanation | { readonly problem: string };
  /** Names in the policy in force that nothing has. */
  strangers(): readonly Stranger[];
}

export function createPolicyExplainer({
  catalog,
  policy,
  grantOfName,
  isAlwaysAllowed,
}: {
  readonly catalog: Pick<Catalog, 'integration' | 'integrations'>;
  readonly policy: () => PolicyFile;
  readonly grantOfName: (name: string) => Grant;
  readonly isAlwaysAllowed: (kind: ActionKind) => boolean;
}): PolicyExplainer {
  return {
    strangers: () => strangersIn(policy(), catalog.integrations()),
    explain(name, wanted, clientName) {
      const integration = catalog.integration(name);
      const names = catalog.integrations().map((one) => one.name);
      if (integration === undefined) return { problem: unknown(`There is no integration "${name}"`, name, names) };
      const named = (tool: { readonly wireName: string; readonly method: string | undefined }): boolean =>
        tool.method === wanted || tool.wireName === wanted;
      const tool = integration.tools.find(named);
      if (tool === undefined && integration.held.some(named))
        return {
          problem: `${name}.${wanted} is held: its definition waits for you. See: ${operatorCommand(`catalog diff ${name}`)}`,
        };
      if (tool === undefined) {
        const tools = integration.tools.map(({ method, wireName }) => method ?? wireName);
        return { problem: unknown(`${name} has no tool "${wanted}"`, wanted, tools) };
      }
      // No client has an empty name.
      const client = { name: clientName ?? '' };
      const grant = clientName === undefined ? FULL_GRANT : grantOfName(clientName);
      const { trust } = integration;
      const { wireName, method, access, isDestructive, isIdempotent } = tool;
      return {
        integration: name,
        tool: wireName,
        method,
        access,
        isDestructive,
        isIdempotent,
        trust,
        mode: policy().mode ?? 'ask',
        ...decide({ client, grant, tool, integration, policy: policy(), isAlwaysAllowed }),
        tooBroad: tooBroadRules(policy(), { client: client.name, tool, trust }),
      };
    },
  };
}

function unknown(what: string, wanted: string, names: readonly string[]): string {
  const near = nearestNames(wanted, names, 3);
  return `${what}.${near.length === 0 ? '' : ` Nearest: ${near.join(', ')}.`}`;
}
