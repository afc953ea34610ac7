/**
 * Collects what a script needs a person for, and has it asked in rounds: all that is open at the time, once the script can
 * do nothing else. Bounds how long scripts wait for that, and how many.
 */
import type { Logger } from 'pino';
import { type Answer, type AskPerson, type Question, unanswered } from './ask.ts';

/** How long one round may take, and all of a script together. Milliseconds. */
export const ROUND_MS = 5 * 60_000;
const ROUNDS_IN_ALL_MS = 15 * 60_000;

/** How many scripts may wait for persons at a time: each keeps a runner. */
export interface AskPlaces {
  /** @returns What gives the place back; undefined where there is none. */
  take(client: string): (() => void) | undefined;
}

/** `most`: over all clients; one client has at most half of them, rounded up. */
export function createAskPlaces(most: number): AskPlaces {
  const mostPerClient = Math.ceil(most / 2);
  const taken: string[] = [];
  return {
    take(client) {
      if (taken.length >= most || taken.filter((one) => one === client).length >= mostPerClient) return undefined;
      taken.push(client);
      return () => void taken.splice(taken.indexOf(client), 1);
    },
  };
}

export interface AskRounds {
  /** Resolves with the person's word in the next round, or why there is none. `signal`: of the script. */
  ask(question: Question, signal: AbortSignal): Promise<Answer>;
  /** Asks what was collected; resolves when each has its answer. Never rejects. */
  round(): Promise<void>;
}

interface Collected {
  readonly question: Question;
  readonly signal: AbortSignal;
  readonly answer: (answer: Answer) => void;
}

/** Of one script. `record`: puts on the audit log that a person is asked; nobody is, where it rejects. */
export function createAskRounds(options: {
  readonly client: string;
  readonly askPerson: AskPerson;
  readonly places: AskPlaces;
  readonly record: (questions: readonly Question[]) => Promise<void>;
  readonly log: Pick<Logger, 'warn'>;
}): AskRounds {
  const { client, askPerson, places, record, log } = options;
  const collected: Collected[] = [];
  let spentMs = 0;

  async function askAll(asked: readonly Collected[], signal: AbortSignal): Promise<readonly Answer[]> {
    const all = (answer: Answer): readonly Answer[] => asked.map(() => answer);
    const ms = Math.min(ROUND_MS, ROUNDS_IN_ALL_MS - spentMs);
    if (ms <= 0) return all(unanswered('spent'));
    const leave = places.take(client);
    if (leave === undefined) return all(unanswered('busy'));
    const startedAt = performance.now();
    const questions = asked.map(({ question }) => question);
    try {
      await record(questions);
      return await askPerson(questions, { ms, signal });
    } catch (error) {
      log.warn({ err: error, client }, 'a person could not be asked');
      return all(unanswered('failed'));
    } finally {
      spentMs += performance.now() - startedAt;
      leave();
    }
  }

  return {
    ask(question, signal) {
      return new Promise((resolve) => {
        const end = (): void => answer(unanswered('ended'));
        const answer = (given: Answer): void => {
          signal.removeEventListener('abort', end);
          resolve(given);
        };
        signal.addEventListener('abort', end, { once: true });
        if (signal.aborted) end();
        else collected.push({ question, signal, answer });
      });
    },
    async round() {
      const asked = collected.splice(0);
      const [first] = asked;
      if (first === undefined) return;
      const answers = await askAll(asked, first.signal);
      for (const [index, { answer }] of asked.entries()) answer(answers[index] ?? unanswered('failed'));
    },
  };
}
