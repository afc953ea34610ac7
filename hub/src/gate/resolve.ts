/** From the names a script used to the tool they mean, or an error that names the real ones. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Integration } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import { nearestNames } from '../nearest-name.ts';
import type { Grants } from '../policy/grants.ts';
import { awayOptions } from './away.ts';
import type { RecordedCall, ResolvedCall, Script, Step } from './call.ts';
import { refuseHeld } from './held.ts';
import { notGranted } from './scope.ts';

const MAX_NAMES_SHOWN = 20;
/** A script that guesses on gets the names in their own order: a thousand guesses must not hold the hub. */
const MAX_GUESSES_PER_SCRIPT = 5;

/** The names that an error shows, those that may have been meant first: so many of them as `near` says. */
interface Sorted {
  readonly names: readonly string[];
  readonly near: number;
}

type Sorting = (wanted: string, names: readonly string[]) => Sorted;

/** Finds the tool; `callTool("wire-name", args)` reaches those that have no method. Errors name what the client may know. */
export function createResolve(catalog: Catalog, grants: Grants): Step<RecordedCall, ResolvedCall> {
  const guesses = new WeakMap<Script, number>();
  const sortingFor =
    (script: Script): Sorting =>
    (wanted, names) => {
      const made = guesses.get(script) ?? 0;
      if (made >= MAX_GUESSES_PER_SCRIPT) return { names, near: 0 };
      guesses.set(script, made + 1);
      return nearestFirst(wanted, names);
    };
  return (call, next) => {
    const wire = call.method === 'callTool' ? wireCall(call.args) : undefined;
    const tool = catalog
      .integration(call.integration)
      ?.tools.find(({ wireName, method }) => (wire === undefined ? method === call.method : wireName === wire.name));
    if (tool !== undefined) {
      if (wire === undefined) {
        call.onMilestone({ at: 'resolved', tool });
        return next({ ...call, tool });
      }
      const { args } = wire;
      call.onMilestone({ at: 'resolved', tool, unwrapped: { args } });
      return next({ ...call, args, tool });
    }
    const { client } = call.script;
    const name = wire?.name ?? call.method;
    if (!grants.speaksOf(client, call.integration, name)) {
      throw notGranted(call.script, `${call.integration}.${name}`, grants);
    }
    refuseHeld(catalog.integration(call.integration), call.method, wire?.name);
    const shown = grants.shown(client);
    const integration = shown.find((one) => one.name === call.integration);
    const sorted = sortingFor(call.script);
    if (integration === undefined) throw unknownIntegration(call.integration, shown, sorted);
    throw wire === undefined ? unknownMethod(integration, name, sorted) : unknownWireName(integration, name, sorted);
  };
}

function unknownIntegration(name: string, shown: readonly Integration[], sorted: Sorting): SallyportError {
  const names = shown.map((integration) => integration.name);
  return new SallyportError(
    'UNKNOWN_INTEGRATION',
    `There is no integration "${name}". There are: ${list(sorted(name, names).names)}.`,
  );
}

function unknownMethod(integration: Integration, method: string, sorted: Sorting): SallyportError {
  const methods = integration.tools.flatMap((tool) => tool.method ?? []);
  const what = `${integration.name} has no method "${method}"`;
  return unknownTool(integration, what, 'Its methods', sorted(method, methods));
}

function unknownWireName(integration: Integration, wireName: string, sorted: Sorting): SallyportError {
  const names = integration.tools.map((tool) => tool.wireName);
  const what = `${integration.name} has no tool "${wireName}"`;
  return unknownTool(integration, what, 'Its tools', sorted(wireName, names));
}

function unknownTool(integration: Integration, what: string, label: string, { names, near }: Sorted): SallyportError {
  if (integration.tools.length > 0) {
    const end = near > 0 ? `, did you mean "${names[0]}"?` : '.';
    return new SallyportError('UNKNOWN_METHOD', `${what}${end} ${label}: ${list(names)}.`, {
      hint: `Find the right one with search_tools and integration "${integration.name}".`,
    });
  }
  // Before its first listing, or when it never came up, no name of it can be known.
  return new SallyportError(
    'WORKER_UNAVAILABLE',
    `${integration.name} has not answered yet, so its methods are not known.`,
    awayOptions(integration, 'Try again in a few seconds.'),
  );
}

function wireCall(args: unknown): { name: string; args: unknown } {
  if (typeof args === 'object' && args !== null && 'name' in args && typeof args.name === 'string') {
    return { name: args.name, args: 'args' in args ? args.args : undefined };
  }
  throw new SallyportError(
    'INVALID_ARGUMENTS',
    'callTool expects the name of a tool and its arguments: callTool("name", {…}).',
  );
}

function nearestFirst(wanted: string, names: readonly string[]): Sorted {
  const near = nearestNames(wanted, names, 5);
  return { names: [...near, ...names.filter((name) => !near.includes(name))], near: near.length };
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES_SHOWN).join(', ');
  const more = names.length - MAX_NAMES_SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown === '' ? 'none' : shown;
}
