/** Bounds what one script, and all scripts together, may ask of the workers: calls over the in-flight limit wait in line. */
import { SallyportError } from '../errors.ts';
import type { ResolvedCall, Script, Step } from './call.ts';

const MAX_CALLS_PER_SCRIPT = 500;
const MAX_IN_FLIGHT_PER_INTEGRATION = 10;
const MAX_WAITING_PER_INTEGRATION = 1_000;

interface Lane {
  inFlight: number;
  readonly waiting: (() => void)[];
}

/** Counts calls per script and lets ten at a time through to each integration, first come first served. */
export function createLimit(): Step<ResolvedCall, ResolvedCall> {
  const calls = new WeakMap<Script, number>();
  const lanes = new Map<string, Lane>();

  return async (call, next) => {
    const made = (calls.get(call.script) ?? 0) + 1;
    if (made > MAX_CALLS_PER_SCRIPT) {
      throw new SallyportError(
        'CALL_LIMIT_EXCEEDED',
        `A script may make ${MAX_CALLS_PER_SCRIPT} calls; this one would be the next.`,
        {
          hint: 'Ask for larger pages, filter at the integration, or split the work over several scripts.',
        },
      );
    }
    calls.set(call.script, made);
    const { integration } = call.tool;
    const lane = lanes.get(integration) ?? { inFlight: 0, waiting: [] };
    lanes.set(integration, lane);
    await enter(lane, call);
    try {
      return await next(call);
    } finally {
      leave(lane);
    }
  };
}

async function enter(lane: Lane, call: ResolvedCall): Promise<void> {
  const { signal } = call.script;
  if (signal.aborted) throw ended();
  if (lane.inFlight < MAX_IN_FLIGHT_PER_INTEGRATION) {
    lane.inFlight += 1;
    return;
  }
  if (lane.waiting.length >= MAX_WAITING_PER_INTEGRATION) {
    throw new SallyportError(
      'CONCURRENT_LIMIT_EXCEEDED',
      `${MAX_WAITING_PER_INTEGRATION} calls to ${call.tool.integration} are waiting already.`,
      {
        hint: 'Use batch(list, {concurrency: 10}) instead of starting everything at once.',
      },
    );
  }
  await new Promise<void>((admit, refuse) => {
    const mayGo = (): void => {
      signal.removeEventListener('abort', stop);
      admit();
    };
    const stop = (): void => {
      lane.waiting.splice(lane.waiting.indexOf(mayGo), 1);
      refuse(ended());
    };
    signal.addEventListener('abort', stop, { once: true });
    lane.waiting.push(mayGo);
  });
}

/** Hands the place to whoever waits longest; `inFlight` stays as it is then. */
function leave(lane: Lane): void {
  const next = lane.waiting.shift();
  if (next === undefined) lane.inFlight -= 1;
  else next();
}

function ended(): SallyportError {
  return new SallyportError('SANDBOX_TIMEOUT', 'The script ended before this call could start.');
}
