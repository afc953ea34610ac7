/** Bounds what one script, and all scripts together, may ask of the workers. */
import { SallyportError } from '../errors.ts';
import type { CallLimits } from '../limits.ts';
import type { Place, ResolvedCall, Script, Step } from './call.ts';
import { createLane, type Lane } from './lane.ts';

export interface LimitOptions {
  /** Calls of one script, to all integrations together. */
  readonly callsPerScript: number;
  /** Of one integration, at this moment. */
  readonly callLimits: (integration: string) => CallLimits;
}

interface Made {
  total: number;
  readonly byIntegration: Map<string, number>;
}

/** Counts calls per script, and lets so many at a time through to each integration; the others wait in line. */
export function createLimit({ callsPerScript, callLimits }: LimitOptions): Step<ResolvedCall, ResolvedCall> {
  const calls = new WeakMap<Script, Made>();
  const lanes = new Map<string, Lane>();

  function count(script: Script, integration: string): void {
    const made = calls.get(script) ?? { total: 0, byIntegration: new Map<string, number>() };
    calls.set(script, made);
    if (made.total >= callsPerScript) throw tooMany(`${callsPerScript} calls`);
    const toThis = made.byIntegration.get(integration) ?? 0;
    const most = callLimits(integration).callsPerScript;
    if (toThis >= most) throw tooMany(`${most} calls to ${integration}`);
    made.total += 1;
    made.byIntegration.set(integration, toThis + 1);
  }

  function laneOf(integration: string): Lane {
    const lane = lanes.get(integration) ?? createLane(integration, () => callLimits(integration));
    lanes.set(integration, lane);
    return lane;
  }

  return async (call, next) => {
    const { script, tool } = call;
    count(script, tool.integration);
    const lane = laneOf(tool.integration);
    await lane.enter(script);
    let isInside = true;
    const place: Place = {
      leave() {
        if (isInside) lane.leave(script);
        isInside = false;
      },
      async enter() {
        if (isInside) return;
        await lane.enter(script);
        isInside = true;
      },
    };
    try {
      return await next({ ...call, place });
    } finally {
      place.leave();
    }
  };
}

function tooMany(what: string): SallyportError {
  return new SallyportError('CALL_LIMIT_EXCEEDED', `A script may make ${what}; this one would be the next.`, {
    hint: 'Ask for larger pages, filter at the integration, or split the work over several scripts.',
  });
}
