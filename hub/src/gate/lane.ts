/**
 * The way into one integration: so many calls at a time, the others wait. A place that comes free goes to the client that
 * has the fewest calls under way, among its scripts to the one with the fewest, and then to the call that waits longest.
 */
import { SallyportError } from '../errors.ts';
import type { CallLimits } from '../limits.ts';
import type { Script } from './call.ts';

interface Waiting {
  readonly script: Script;
  readonly admit: () => void;
}

export interface Lane {
  /** Resolves when the call may go; `leave` has to follow. Rejects when too many of its client wait, or its script ends. */
  enter(script: Script): Promise<void>;
  leave(script: Script): void;
}

/** `limits` is asked each time: it may change while calls are under way. */
export function createLane(integration: string, limits: () => CallLimits): Lane {
  const running: Script[] = [];
  const waiting: Waiting[] = [];

  function nextWaiting(): Waiting | undefined {
    const byClient = Map.groupBy(running, ({ client }) => client.name);
    const byScript = Map.groupBy(running, (script) => script);
    let best: { waiting: Waiting; clientHas: number; scriptHas: number } | undefined;
    for (const candidate of waiting) {
      const clientHas = byClient.get(candidate.script.client.name)?.length ?? 0;
      const scriptHas = byScript.get(candidate.script)?.length ?? 0;
      const fewer =
        best === undefined ||
        clientHas < best.clientHas ||
        (clientHas === best.clientHas && scriptHas < best.scriptHas);
      if (fewer) best = { waiting: candidate, clientHas, scriptHas };
    }
    return best?.waiting;
  }

  function admitWaiting(): void {
    while (running.length < limits().inFlight) {
      const next = nextWaiting();
      if (next === undefined) return;
      waiting.splice(waiting.indexOf(next), 1);
      running.push(next.script);
      next.admit();
    }
  }

  return {
    async enter(script) {
      const { signal, client } = script;
      if (signal.aborted) throw ended();
      const { inFlight, waiting: maxWaiting } = limits();
      if (running.length < inFlight && waiting.length === 0) {
        running.push(script);
        return;
      }
      if (waiting.filter((other) => other.script.client.name === client.name).length >= maxWaiting) {
        throw tooManyWait(integration, maxWaiting, inFlight);
      }
      await new Promise<void>((resolve, reject) => {
        const place: Waiting = {
          script,
          admit() {
            signal.removeEventListener('abort', giveUp);
            resolve();
          },
        };
        const giveUp = (): void => {
          waiting.splice(waiting.indexOf(place), 1);
          reject(ended());
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(place);
        admitWaiting();
      });
    },
    leave(script) {
      running.splice(running.indexOf(script), 1);
      admitWaiting();
    },
  };
}

function tooManyWait(integration: string, maxWaiting: number, inFlight: number): SallyportError {
  const message = `${maxWaiting} calls to ${integration} are waiting already, which is the limit; ${inFlight} are let through at a time.`;
  return new SallyportError('CONCURRENT_LIMIT_EXCEEDED', message, {
    hint: `Use batch(list, {concurrency: ${inFlight}}) instead of starting everything at once.`,
  });
}

function ended(): SallyportError {
  return new SallyportError('SANDBOX_TIMEOUT', 'The script ended before this call could start.');
}
