/**
 * Asks the person at a client in 2026-07-28, where a server sends no requests: the call is answered with the questions and a
 * `requestState`, its script waits, and the client calls again with the answers.
 *
 * The state comes back from a client, so it is sealed with a key of this process, holds once, for a time, and only for the
 * client and the call that it was given to. What it stands for lives here: after a restart it stands for nothing.
 */
import { randomBytes } from 'node:crypto';
import {
  createRequestStateCodec,
  type InputRequiredResult,
  inputRequired,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { type Answer, type AskPerson, type Question, unanswered } from '../approvals/ask.ts';
import { ROUND_MS } from '../approvals/ask-rounds.ts';
import { SallyportError } from '../errors.ts';
import { type Client, isSameClient } from '../identity.ts';
import { answerIn, formOf } from './ask-form.ts';

/** What the state says. The time is the codec's part of it. */
interface Sealed {
  readonly client: string;
  readonly scriptId: string;
  readonly actions: readonly string[];
  /** Which round of the script. */
  readonly round: string;
}

/** A script as far as it can be suspended. */
export interface SuspendableScript {
  readonly scriptId: string;
  readonly client: Client;
  readonly code: string;
  /** Answers the request that waits for the script. */
  readonly suspend: (result: InputRequiredResult) => void;
  /** Ends the script. */
  readonly end: () => void;
}

interface Suspended<Script> {
  readonly script: Script;
  readonly round: string;
  readonly resume: (responses: ServerContext['mcpReq']['inputResponses']) => void;
}

export interface SuspendedScripts<Script extends SuspendableScript> {
  /** How the person is asked about the calls of the script. One that nobody resumes in time is ended. */
  askPerson(script: Script): AskPerson;
  /**
   * The script that a second call is to resume, and what does. Once it is taken no other call gets it.
   * @throws SallyportError for a state that stands for nothing, or not for this client and this code.
   */
  take(
    state: string,
    client: Client,
    code: string,
    context: ServerContext,
  ): Promise<Pick<Suspended<Script>, 'script' | 'resume'>>;
  /** Ends all. */
  end(): void;
}

export function createSuspendedScripts<Script extends SuspendableScript>(): SuspendedScripts<Script> {
  const codec = createRequestStateCodec<Sealed>({ key: randomBytes(32), ttlSeconds: ROUND_MS / 1_000 });
  const suspended = new Map<string, Suspended<Script>>();

  return {
    askPerson:
      (script) =>
      async (questions, { ms, signal }) => {
        const { scriptId, client } = script;
        const round = randomBytes(16).toString('base64url');
        const sealed: Sealed = { client: client.name, scriptId, actions: questions.map(({ id }) => id), round };
        const requestState = await codec.mint(sealed);
        const answered = Promise.withResolvers<readonly Answer[]>();
        const none = (answer: Answer) => answered.resolve(questions.map(() => answer));
        const timer = setTimeout(() => {
          none(unanswered('timed-out'));
          // After everybody has heard why.
          setImmediate(script.end);
        }, ms);
        const onEnd = (): void => none(unanswered('ended'));
        signal.addEventListener('abort', onEnd, { once: true });
        if (signal.aborted) onEnd();
        else {
          const resume: Suspended<Script>['resume'] = (responses) =>
            answered.resolve(questions.map((question) => responseTo(question, responses)));
          suspended.set(scriptId, { script, round, resume });
          const inputRequests = Object.fromEntries(questions.map((one) => [one.id, inputRequired.elicit(formOf(one))]));
          script.suspend(inputRequired({ inputRequests, requestState }));
        }
        try {
          return await answered.promise;
        } finally {
          clearTimeout(timer);
          signal.removeEventListener('abort', onEnd);
          if (suspended.get(scriptId)?.round === round) suspended.delete(scriptId);
        }
      },

    async take(state, client, code, context) {
      const sealed = await codec.verify(state, context).catch(() => undefined);
      const found = sealed === undefined ? undefined : suspended.get(sealed.scriptId);
      if (found === undefined || found.round !== sealed?.round || !isSameClient(found.script.client, client))
        throw nothing();
      if (found.script.code !== code) throw otherCode();
      suspended.delete(found.script.scriptId);
      return found;
    },

    end() {
      for (const { script } of suspended.values()) script.end();
    },
  };
}

function responseTo(question: Question, responses: ServerContext['mcpReq']['inputResponses']): Answer {
  return answerIn(
    responses !== undefined && Object.hasOwn(responses, question.id) ? responses[question.id] : undefined,
    question,
  );
}

/** The same for a forged state, one of another client, one that was used, and one whose time is up. */
function nothing(): SallyportError {
  return new SallyportError('SANDBOX_LOST', 'Nothing waits for these answers (any more), so they were not used.', {
    retryable: false,
    hint: 'The calls that were asked about wait for the operator, if nobody decided about them: see await actions.list(). Do not repeat them.',
  });
}

function otherCode(): SallyportError {
  return new SallyportError('INVALID_ARGUMENTS', 'requestState belongs to a call with other code; nothing was done.', {
    hint: 'Repeat the call as it was, with inputResponses and requestState.',
  });
}
