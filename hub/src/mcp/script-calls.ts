/** The open calls of `execute_code`: ties each script to the client that waits for it, and ends all when the hub stops. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type {
  CallToolResult,
  ClientCapabilities,
  InputRequiredResult,
  ServerContext,
} from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { SallyportError } from '../errors.ts';
import { type Client, workspaceOf } from '../identity.ts';
import type { Execution } from '../sandbox/execution.ts';
import { canShowForms } from './ask-form.ts';
import { askInSession } from './ask-in-session.ts';
import { ANSWER_FORM } from './exchange.ts';
import { callExecuteCode, type Execute, hubStopping, parseExecuteCode, type SaveFor } from './execute-code.ts';
import { type ProgressFeed, startProgress } from './progress.ts';
import { renderError } from './render-answer.ts';
import type { ScriptBounds } from './script-bounds.ts';
import { createSuspendedScripts, type RefusedAnswers, type SuspendableScript } from './suspended-scripts.ts';

/** How long open scripts may go on when the hub stops, and how long ended ones may take to answer. Milliseconds. */
const FINISH_MS = 1_500;
const ANSWER_MS = 1_500;

export interface ScriptCalls {
  /**
   * Answers one call: with what became of its script, or, in 2026-07-28, with questions to its person, after which a
   * second call with the answers goes on. Throws a SallyportError for arguments that do not fit.
   */
  run(
    args: unknown,
    context: ServerContext,
    client: Client,
    capabilities: ClientCapabilities | undefined,
  ): Promise<CallToolResult | InputRequiredResult>;
  /** Lets open scripts finish for a moment, then ends them; resolves when each has been answered. Takes 3 s at most. */
  stop(): Promise<void>;
}

/** The request that waits for a script. */
interface Waiting {
  readonly progress: ProgressFeed | undefined;
  /** Answers it while the script goes on. */
  readonly suspend: (result: InputRequiredResult) => void;
}

interface OpenScript extends SuspendableScript {
  /** Undefined while the script is suspended: nobody waits. */
  waiting: Waiting | undefined;
  /** Settles when it has ended. */
  readonly answer: Promise<CallToolResult>;
  /** Answers without the script. */
  readonly giveUp: () => void;
}

function progressOf(context: ServerContext): ProgressFeed | undefined {
  const progressToken = context.mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return startProgress((progress, message) => {
    // A client that is gone hears nothing; its call is ended by the signal, not from here.
    context.mcpReq
      .notify({ method: 'notifications/progress', params: { progressToken, progress, message } })
      .catch(() => {});
  });
}

export function createScriptCalls(options: {
  readonly execute: Execute;
  readonly saveFor: SaveFor;
  readonly bounds: ScriptBounds;
  /** Told of answers of a person that belong to no question. */
  readonly onAnswersRefused: (refused: RefusedAnswers) => Promise<void>;
  readonly log: Pick<Logger, 'error'>;
}): ScriptCalls {
  const { execute, saveFor, bounds, onAnswersRefused, log } = options;
  const open = new Set<OpenScript>();
  const suspended = createSuspendedScripts<OpenScript>(onAnswersRefused);
  let stopping = false;

  /** The script's own end, with the reason put right where the hub's stopping ended it. */
  const checkedExecute: Execute = async (request) => {
    let execution: Execution;
    try {
      execution = await execute(request);
    } catch (error) {
      if (error instanceof SallyportError) throw error;
      log.error({ err: error }, 'a script could not be run');
      // How far it came is not known here.
      throw new SallyportError('SANDBOX_LOST', 'The hub failed to run the script.', {
        hint: 'Calls that it had made may have taken effect: look before you repeat them. The log of the hub says why it failed.',
        retryable: false,
        cause: error,
      });
    }
    const { error } = execution;
    const ended = stopping && request.signal.aborted && error !== undefined;
    return ended ? { ...execution, error: hubStopping(error.retryable) } : execution;
  };

  /** A script that begins once a request waits for it. */
  function scriptFor(code: string, timeoutMs: number, context: ServerContext, client: Client, canAsk: boolean) {
    // A signal of our own: the protocol library's fires after a normal end as well.
    const ended = new AbortController();
    const givenUp = Promise.withResolvers<never>();
    const answer = Promise.withResolvers<CallToolResult>();
    const scriptId = randomUUID();
    const script: OpenScript = {
      scriptId,
      client,
      code,
      end: () => ended.abort(),
      suspend: (result) => script.waiting?.suspend(result),
      waiting: undefined,
      answer: answer.promise,
      giveUp: () => givenUp.reject(hubStopping(false)),
    };
    // Nobody may wait for it when it fails.
    answer.promise.catch(() => {});
    open.add(script);
    const begin = (): void => {
      const askPerson = context.sessionId === undefined ? suspended.askPerson(script) : askInSession(context);
      const called = callExecuteCode(checkedExecute, saveFor, {
        scriptId,
        code,
        timeoutMs,
        client,
        workspace: workspaceOf(client, context.sessionId),
        signal: ended.signal,
        onProgress: (text, fraction) => script.waiting?.progress?.report(text, fraction),
        ...(canAsk ? { askPerson } : {}),
      });
      Promise.race([called, givenUp.promise])
        .catch((error: unknown) => {
          if (!(error instanceof SallyportError)) throw error;
          return renderError(error, { calls: [], correlationId: scriptId });
        })
        .finally(() => open.delete(script))
        .then(answer.resolve, answer.reject);
    };
    return { script, begin };
  }

  /** Ties the script to one request, until it ends or is suspended. `goOn` begins it, or gives it what it waited for. */
  async function answerOf(
    script: OpenScript,
    context: ServerContext,
    goOn: () => void,
  ): Promise<CallToolResult | InputRequiredResult> {
    const { signal } = context.mcpReq;
    const asked = Promise.withResolvers<InputRequiredResult>();
    const progress = progressOf(context);
    script.waiting = { progress, suspend: asked.resolve };
    if (signal.aborted) script.end();
    signal.addEventListener('abort', script.end, { once: true });
    goOn();
    try {
      return await Promise.race([script.answer, asked.promise]);
    } finally {
      // Before the answer leaves, after which the signal fires: that ends no script that is suspended.
      signal.removeEventListener('abort', script.end);
      progress?.stop();
      script.waiting = undefined;
    }
  }

  return {
    async run(args, context, client, capabilities) {
      const { code, timeoutMs } = parseExecuteCode(args, bounds, client);
      const state = context.mcpReq.requestState();
      // A script that was suspended may have made calls.
      if (stopping) throw hubStopping(state === undefined);
      if (context.sessionId === undefined && state !== undefined) {
        const { script, resume } = await suspended.take(String(state), client, code, context);
        return answerOf(script, context, () => resume(context.mcpReq.inputResponses));
      }
      const canStream = context.http?.req?.headers.get(ANSWER_FORM) !== 'json';
      const canAsk = canShowForms(capabilities) && (context.sessionId === undefined || canStream);
      const { script, begin } = scriptFor(code, timeoutMs, context, client, canAsk);
      return answerOf(script, context, begin);
    },

    async stop() {
      stopping = true;
      // Nobody waits for these: what they asked stays with the operator.
      suspended.end();
      const allSettled = () => Promise.allSettled([...open].map((script) => script.answer));
      const within = async (limitMs: number) => {
        const timer = new AbortController();
        await Promise.race([allSettled(), delay(limitMs, undefined, { signal: timer.signal }).catch(() => {})]);
        timer.abort();
      };
      await within(FINISH_MS);
      for (const script of open) script.end();
      await within(ANSWER_MS);
      for (const script of open) script.giveUp();
      await allSettled();
    },
  };
}
