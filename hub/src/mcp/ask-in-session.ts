/** Asks the person at a client in the protocol versions with sessions: `elicitation/create`, one question after the other. */
import { type RequestOptions, SdkError, SdkErrorCode, type ServerContext } from '@modelcontextprotocol/server';
import { type Answer, type AskPerson, type Question, unanswered } from '../approvals/ask.ts';
import { answerIn, formOf } from './ask-form.ts';

/** On the stream of the request that `context` is of: the client answers in a POST of the same session. */
export function askInSession({ mcpReq, http }: ServerContext): AskPerson {
  const gone = http?.req?.signal ?? new AbortController().signal;

  async function askOne(question: Question, timeoutMs: number, ended: AbortSignal): Promise<Answer> {
    const { decided } = question;
    const signal = AbortSignal.any([ended, decided, gone]);
    if (gone.aborted) return unanswered('disconnected');
    if (signal.aborted || timeoutMs <= 0) return unanswered(signal.aborted ? 'ended' : 'timed-out');
    const options: RequestOptions = { timeout: timeoutMs, signal, relatedRequestId: mcpReq.id };
    try {
      return answerIn(await mcpReq.elicitInput(formOf(question), options));
    } catch (error) {
      if (gone.aborted) return unanswered('disconnected');
      if (signal.aborted) return unanswered('ended');
      const isLate = error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout;
      return unanswered(isLate ? 'timed-out' : 'failed');
    }
  }

  return async (questions, { ms, signal }) => {
    const until = performance.now() + ms;
    const answers: Answer[] = [];
    for (const question of questions) answers.push(await askOne(question, until - performance.now(), signal));
    return answers;
  };
}
