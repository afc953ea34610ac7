/** The open calls of `execute_code`: ties each script to the client that waits for it, and ends all when the hub stops. */
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallToolResult, ServerContext } from '@modelcontextprotocol/server';
import type { Logger } from 'pino';
import { SallyportError } from '../errors.ts';
import { type Client, workspaceOf } from '../identity.ts';
import type { Execution } from '../sandbox/execution.ts';
import { callExecuteCode, type Execute, hubStopping, parseExecuteCode, type SaveFor } from './execute-code.ts';
import { type ProgressFeed, startProgress } from './progress.ts';
import { renderError } from './render-answer.ts';
import type { ScriptBounds } from './script-bounds.ts';

/** How long open scripts may go on when the hub stops, and how long ended ones may take to answer. Milliseconds. */
const FINISH_MS = 1_500;
const ANSWER_MS = 1_500;

export interface ScriptCalls {
  /** Runs one call to its answer. Throws a SallyportError for arguments that do not fit. */
  run(args: unknown, context: ServerContext, client: Client): Promise<CallToolResult>;
  /** Lets open scripts finish for a moment, then ends them; resolves when each has been answered. Takes 3 s at most. */
  stop(): Promise<void>;
}

interface OpenCall {
  /** Asks the script to end. */
  readonly end: () => void;
  /** Answers without the script. */
  readonly giveUp: () => void;
  readonly settled: Promise<unknown>;
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
  readonly log: Pick<Logger, 'error'>;
}): ScriptCalls {
  const { execute, saveFor, bounds, log } = options;
  const open = new Set<OpenCall>();
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

  return {
    async run(args, context, client) {
      const { code, timeoutMs } = parseExecuteCode(args, bounds, client);
      if (stopping) throw hubStopping(true);
      const { signal } = context.mcpReq;
      // A signal of our own: the protocol library's fires after a normal end as well.
      const ended = new AbortController();
      const end = () => ended.abort();
      if (signal.aborted) end();
      signal.addEventListener('abort', end, { once: true });
      const givenUp = Promise.withResolvers<never>();
      const progress = progressOf(context);

      const scriptId = randomUUID();
      const answer = callExecuteCode(checkedExecute, saveFor, {
        scriptId,
        code,
        timeoutMs,
        client,
        workspace: workspaceOf(client, context.sessionId),
        signal: ended.signal,
        onProgress: (text, fraction) => progress?.report(text, fraction),
      });
      const settled = Promise.race([answer, givenUp.promise]);
      const call: OpenCall = { end, giveUp: () => givenUp.reject(hubStopping(false)), settled };
      open.add(call);
      try {
        return await settled;
      } catch (error) {
        if (!(error instanceof SallyportError)) throw error;
        return renderError(error, { calls: [], correlationId: scriptId });
      } finally {
        open.delete(call);
        progress?.stop();
        signal.removeEventListener('abort', end);
      }
    },

    async stop() {
      stopping = true;
      const allSettled = () => Promise.allSettled([...open].map((call) => call.settled));
      const within = async (limitMs: number) => {
        const timer = new AbortController();
        await Promise.race([allSettled(), delay(limitMs, undefined, { signal: timer.signal }).catch(() => {})]);
        timer.abort();
      };
      await within(FINISH_MS);
      for (const call of open) call.end();
      await within(ANSWER_MS);
      for (const call of open) call.giveUp();
      await allSettled();
    },
  };
}
