/** Beside the gate's way to the workers: what a script asks of the hub itself. Counted and recorded like a call. */
import type { AuditLog } from '../audit/audit-log.ts';
import type { Known } from '../catalog/search/catalog-search.ts';
import { SallyportError } from '../errors.ts';
import type { Client } from '../identity.ts';
import type { JsonText } from '../json-text.ts';
import { maskText, maskValue } from '../privacy/mask.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Call, Gate, Script } from './call.ts';

/** The objects in scripts whose methods are lookups; no integration can have these names. */
const LOOKUP_OBJECTS = new Set(['skills', 'catalog', 'actions']);
/** Longer arguments are none that a lookup takes, and not recorded. */
const MAX_RECORDED_CHARS = 2_000;

export interface Lookup {
  /** How the audit log calls it. */
  readonly kind: 'search' | 'listing' | 'action.list' | 'action.result';
  /** `known`: what the asker may know of. Rejects with a SallyportError. */
  answer(args: unknown, known: Known, script: Script): JsonText | Promise<JsonText>;
}

/** By the names that they have in scripts, `search` being `catalog.search`. */
type Lookups = ReadonlyMap<string, Lookup>;

export interface LookupOptions {
  readonly lookups: Lookups;
  /** What a client may know of, at this moment. */
  readonly knownTo: (client: Client) => Known;
  readonly audit: AuditLog;
  readonly workspaces: Pick<Workspaces, 'of'>;
  /** A script may look up as often as it may call. */
  readonly callsPerScript: number;
}

/** A gate that answers lookups, and passes on everything else. */
export function answeringLookups(gate: Gate, options: LookupOptions): Gate {
  const { lookups, knownTo, audit, workspaces, callsPerScript } = options;
  const made = new WeakMap<Script, number>();

  async function answer({ script, integration, method, args }: Call): Promise<unknown> {
    const count = (made.get(script) ?? 0) + 1;
    made.set(script, count);
    if (count > callsPerScript) throw tooMany(callsPerScript);
    const lookup = lookups.get(`${integration}.${method}`);
    if (lookup === undefined) throw unknownLookup(integration, method, lookups);
    return await lookup.answer(args, knownTo(script.client), script);
  }

  return async (call) => {
    if (!LOOKUP_OBJECTS.has(call.integration)) return gate(call);
    const { script, id: callId, integration, method, args, onMilestone } = call;
    const lookup = `${integration}.${method}`;
    const isShort = (JSON.stringify(args) ?? '').length <= MAX_RECORDED_CHARS;
    const identity = {
      event: lookups.get(lookup)?.kind ?? 'listing',
      correlationId: script.id,
      callId,
      client: script.client.name,
      lookup: await maskText(lookup, outgoing(workspaces, script.workspace)),
      arguments: isShort ? await maskValue(args, outgoing(workspaces, script.workspace)) : undefined,
    };
    const startedAt = performance.now();
    const record = (outcome: object) =>
      audit.append({ ...identity, ...outcome, durationMs: Math.round(performance.now() - startedAt) });
    let value: unknown;
    try {
      value = await answer(call);
    } catch (error) {
      await record({ outcome: 'refused', errorCode: error instanceof SallyportError ? error.code : 'API_ERROR' });
      throw error;
    }
    await record({ outcome: 'ok' });
    onMilestone({ at: 'answered', as: 'ok' });
    return value;
  };
}

function tooMany(most: number): SallyportError {
  return new SallyportError('CALL_LIMIT_EXCEEDED', `A script may look up ${most} times; this one would be the next.`, {
    hint: 'One search, skills.list or catalog.tools answers many at once: filter its answer in the script.',
  });
}

function unknownLookup(object: string, method: string, lookups: Lookups): SallyportError {
  const names = [...lookups.keys()].filter((name) => name.startsWith(`${object}.`));
  return new SallyportError('UNKNOWN_METHOD', `${object} has no method "${method}". It has: ${names.join(', ')}.`);
}
