/** From the names a script used to the tool they mean, or an error that names the real ones. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Integration, Tool } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import { nearestNames } from '../nearest-name.ts';
import type { RecordedCall, ResolvedCall, Script, Step } from './call.ts';
import { refuseHeld } from './held.ts';

const MAX_NAMES_SHOWN = 20;
/** A script that guesses on gets the names in their own order: a thousand guesses must not hold the hub. */
const MAX_GUESSES_PER_SCRIPT = 5;

/** The names that an error shows, those that may have been meant first. */
type Sorting = (wanted: string, names: readonly string[]) => readonly string[];

/** Finds the tool; `callTool("wire-name", args)` reaches those that have no method. */
export function createResolve(catalog: Catalog): Step<RecordedCall, ResolvedCall> {
  const guesses = new WeakMap<Script, number>();
  const sortingFor =
    (script: Script): Sorting =>
    (wanted, names) => {
      const made = guesses.get(script) ?? 0;
      if (made >= MAX_GUESSES_PER_SCRIPT) return names;
      guesses.set(script, made + 1);
      return nearestFirst(wanted, names);
    };
  return (call, next) => {
    const sorted = sortingFor(call.script);
    const integration = catalog.integration(call.integration);
    if (integration === undefined) throw unknownIntegration(call.integration, catalog, sorted);
    if (call.method !== 'callTool') return next({ ...call, tool: toolByMethod(integration, call.method, sorted) });
    const { name, args } = wireCall(call.args);
    return next({ ...call, args, tool: toolByWireName(integration, name, sorted) });
  };
}

function unknownIntegration(name: string, catalog: Catalog, sorted: Sorting): SallyportError {
  const names = catalog.integrations().map((integration) => integration.name);
  return new SallyportError(
    'UNKNOWN_INTEGRATION',
    `There is no integration "${name}". There are: ${list(sorted(name, names))}.`,
  );
}

function toolByMethod(integration: Integration, method: string, sorted: Sorting): Tool {
  const tool = integration.tools.find((candidate) => candidate.method === method);
  if (tool !== undefined) return tool;
  refuseHeld(integration, method, undefined);
  const methods = integration.tools.flatMap((candidate) => candidate.method ?? []);
  throw unknownMethod(
    integration,
    `${integration.name} has no method "${method}".`,
    sorted(method, methods),
    'Its methods',
  );
}

function toolByWireName(integration: Integration, wireName: string, sorted: Sorting): Tool {
  const tool = integration.tools.find((candidate) => candidate.wireName === wireName);
  if (tool !== undefined) return tool;
  refuseHeld(integration, 'callTool', wireName);
  const names = integration.tools.map((candidate) => candidate.wireName);
  throw unknownMethod(
    integration,
    `${integration.name} has no tool "${wireName}".`,
    sorted(wireName, names),
    'Its tools',
  );
}

function unknownMethod(
  integration: Integration,
  what: string,
  names: readonly string[],
  label: string,
): SallyportError {
  if (integration.tools.length > 0) {
    return new SallyportError('UNKNOWN_METHOD', `${what} ${label}: ${list(names)}.`, {
      hint: `Find the right one with search_tools and integration "${integration.name}".`,
    });
  }
  // Before its first listing, or when it never came up, no name of it can be known.
  return new SallyportError(
    'WORKER_UNAVAILABLE',
    `${integration.name} has not answered yet, so its methods are not known.`,
    {
      hint: 'Try again in a few seconds.',
    },
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

function nearestFirst(wanted: string, names: readonly string[]): readonly string[] {
  const near = nearestNames(wanted, names, 5);
  return [...near, ...names.filter((name) => !near.includes(name))];
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, MAX_NAMES_SHOWN).join(', ');
  const more = names.length - MAX_NAMES_SHOWN;
  return more > 0 ? `${shown} and ${more} more` : shown === '' ? 'none' : shown;
}
