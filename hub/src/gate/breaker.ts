/**
 * A circuit per integration. When several calls in a row find that an integration does not work, the next ones are
 * refused at once for a while, instead of each waiting for its own time-out; then one call tries, and the circuit closes
 * or stays open for twice as long.
 */
import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
} from 'cockatiel';
import type { Tool } from '../catalog/tool.ts';
import { SallyportError } from '../errors.ts';
import type { ResolvedCall, Step } from './call.ts';
import { callTime } from './call-time.ts';
import { type Finding, watched } from './outage.ts';

/** In a row, over all clients: one answer in between, of whatever kind, and the count begins anew. */
const FAILURES_TO_OPEN = 5;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 60_000;

export interface Circuit {
  readonly integration: string;
  /** `half-open`: one call is trying whether the integration works again. */
  readonly state: 'closed' | 'open' | 'half-open';
  /** Epoch milliseconds from which the next call tries; undefined unless it is open. */
  readonly retryAt: number | undefined;
}

export interface Breakers {
  /** Refuses a call whose circuit is open, before anybody is asked about it. */
  readonly refuseOpen: Step<ResolvedCall, ResolvedCall>;
  /** Lets the call through to its worker, and learns from how it ends. */
  readonly guard: Step<ResolvedCall, ResolvedCall>;
  /** Of the integrations that were called, in the order of the first calls. */
  circuits(): readonly Circuit[];
  /** Calls back after a circuit changed its state. */
  onChange(listener: (circuit: Circuit) => void): void;
}

/** `timeoutOf`: how long one call of a tool may take, in milliseconds. */
export function createBreakers(timeoutOf: (tool: Tool) => number): Breakers {
  const breakers = new Map<string, Breaker>();
  const listeners: ((circuit: Circuit) => void)[] = [];

  const breakerOf = (integration: string): Breaker => {
    const known = breakers.get(integration);
    if (known !== undefined) return known;
    const made = createBreaker(integration, (circuit) => {
      for (const listener of listeners) listener(circuit);
    });
    breakers.set(integration, made);
    return made;
  };

  return {
    refuseOpen(call, next) {
      breakerOf(call.tool.integration).refuseOpen();
      return next(call);
    },
    async guard(call, next) {
      const { isCutByScript } = callTime(call, timeoutOf);
      const watch = watched(call);
      const findingOf = (error: unknown): Finding => watch.finding(error, isCutByScript);
      return await breakerOf(call.tool.integration).run(() => next(watch.call), findingOf);
    },
    circuits: () => [...breakers.values()].map((breaker) => breaker.circuit()),
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

interface Breaker {
  circuit(): Circuit;
  /** @throws SallyportError CIRCUIT_OPEN */
  refuseOpen(): void;
  /** `findingOf`: what the error with which the work failed says of the integration. */
  run(work: () => Promise<unknown>, findingOf: (error: unknown) => Finding): Promise<unknown>;
}

function createBreaker(integration: string, onChange: (circuit: Circuit) => void): Breaker {
  let retryAt = 0;
  const policy: CircuitBreakerPolicy = circuitBreaker(
    // What says nothing of the integration opens no circuit; nor does it close one, when it was the call that tried.
    handleWhen((ended) => {
      const finding = ended instanceof Ended ? ended.finding : 'unclear';
      return finding === 'down' || (finding === 'unclear' && policy.state === CircuitState.HalfOpen);
    }),
    {
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
      halfOpenAfter: new DelegateBackoff(({ attempt }) => {
        const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
        retryAt = Date.now() + pauseMs;
        return pauseMs;
      }),
    },
  );
  const circuit = (): Circuit => {
    const isOpen = policy.state === CircuitState.Open;
    const state = isOpen ? 'open' : policy.state === CircuitState.HalfOpen ? 'half-open' : 'closed';
    return { integration, state, retryAt: isOpen ? retryAt : undefined };
  };
  policy.onStateChange(() => onChange(circuit()));

  const refuseOpen = (): void => {
    const { state } = circuit();
    if (state === 'half-open') throw refused(integration, 'One call is finding out whether it works again.', 1_000);
    const leftMs = retryAt - Date.now();
    if (state === 'open' && leftMs > 0) throw refused(integration, 'It is not called for now.', leftMs);
  };

  return {
    circuit,
    refuseOpen,
    async run(work, findingOf) {
      refuseOpen();
      let failed: Ended | undefined;
      const value = await policy
        .execute(async () => {
          try {
            return await work();
          } catch (error) {
            failed = new Ended(error, findingOf(error));
            // To the circuit an answer is a success, whatever it says.
            if (failed.finding === 'works') return undefined;
            throw failed;
          }
        })
        .catch((error: unknown) => {
          throw error instanceof Ended ? error.error : error;
        });
      if (failed !== undefined) throw failed.error;
      return value;
    },
  };
}

/** How a call ended that failed, on its way through the circuit. */
class Ended {
  readonly error: unknown;
  readonly finding: Finding;

  constructor(error: unknown, finding: Finding) {
    this.error = error;
    this.finding = finding;
  }
}

function refused(integration: string, what: string, afterMs: number): SallyportError {
  const message = `${integration} failed ${FAILURES_TO_OPEN} times in a row. ${what}`;
  return new SallyportError('CIRCUIT_OPEN', message, {
    hint: `Try again in ${Math.ceil(afterMs / 1_000)} s; other integrations are not touched. Nothing was sent.`,
  });
}
