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
import { type Answer, type AskPerson, unanswered } from '../approvals/ask.ts';
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

/**
 * Answers that came back with a state that is worth nothing. `forged`: not sealed by this hub since it started;
 * `expired`: its time is up; `used`: nothing waits for them, since they came before, or the script has ended; `foreign`:
 * another client's; `altered`: with other code than the call that they belong to.
 */
export interface RefusedAnswers {
  readonly why: 'forged' | 'expired' | 'used' | 'foreign' | 'altered';
  readonly client: Client;
  /** Of the state; undefined where it can't be believed. */
  readonly scriptId: string | undefined;
}

/** `onRefused`: puts them on the audit log. */
export function createSuspendedScripts<Script extends SuspendableScript>(
  onRefused: (refused: RefusedAnswers) => Promise<void>,
): SuspendedScripts<Script> {
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
            answered.resolve(questions.map(({ id }) => responseTo(id, responses)));
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
      const refuse = async (why: RefusedAnswers['why'], scriptId?: string): Promise<never> => {
        await onRefused({ why, client, scriptId });
        throw why === 'altered' ? otherCode() : nothing();
      };
      let sealed: Sealed;
      try {
        sealed = await codec.verify(state, context);
      } catch (error) {
        return refuse(error instanceof Error && error.message === 'expired' ? 'expired' : 'forged');
      }
      const { scriptId, round } = sealed;
      const found = suspended.get(scriptId);
      // From here to where it is taken nothing may be waited for: of two who come at once one gets it.
      if (sealed.client !== client.name) return refuse('foreign', scriptId);
      if (found === undefined || found.round !== round) return refuse('used', scriptId);
      if (!isSameClient(found.script.client, client)) return refuse('foreign', scriptId);
      if (found.script.code !== code) return refuse('altered', scriptId);
      suspended.delete(scriptId);
      return found;
    },

    end() {
      for (const { script } of suspended.values()) script.end();
    },
  };
}

function responseTo(id: string, responses: ServerContext['mcpReq']['inputResponses']): Answer {
  return answerIn(responses !== undefined && Object.hasOwn(responses, id) ? responses[id] : undefined);
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
