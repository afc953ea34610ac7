/**
 * Collects what a script needs a person for, and has it asked in rounds: all that is open at the time, once the script can
 * do nothing else. Bounds how long scripts wait for that, how many, and how much they ask.
 */
import type { Logger } from 'pino';
import { type Answer, type AskPerson, type Question, unanswered } from './ask.ts';

/** How long one round may take, and all of a script together. Milliseconds. */
export const ROUND_MS = 5 * 60_000;
const ROUNDS_IN_ALL_MS = 15 * 60_000;

/** About how many calls one round asks, and all of a script together: as many as a person still reads. */
export const MAX_ASKED_AT_ONCE = 20;
export const MAX_ASKED = 60;

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
  /**
   * Asks what was collected; resolves when each has its answer, also those that are over the bounds: the script does not go
   * on before the person has answered. Never rejects.
   */
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
  let asked = 0;

  async function askAll(questions: readonly Question[], signal: AbortSignal): Promise<readonly Answer[]> {
    const all = (answer: Answer): readonly Answer[] => questions.map(() => answer);
    if (questions.length === 0) return [];
    const ms = Math.min(ROUND_MS, ROUNDS_IN_ALL_MS - spentMs);
    if (ms <= 0) return all(unanswered('spent'));
    const leave = places.take(client);
    if (leave === undefined) return all(unanswered('busy'));
    const startedAt = performance.now();
    asked += questions.length;
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
      const all = collected.splice(0);
      const [first] = all;
      if (first === undefined) return;
      const room = Math.min(MAX_ASKED_AT_ONCE, MAX_ASKED - asked);
      const questions = all.slice(0, room).map(({ question }) => question);
      const answers = await askAll(questions, first.signal);
      for (const [index, { answer }] of all.entries())
        answer(answers[index] ?? unanswered(index < questions.length ? 'failed' : 'too-many'));
    },
  };
}
