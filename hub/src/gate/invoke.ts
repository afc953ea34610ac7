/** The innermost step: MCP `tools/call` at the worker, ended together with the script. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Catalog } from '../catalog/catalog.ts';
import type { Integration } from '../catalog/tool.ts';
import { WorkerFailure } from '../catalog/worker/worker-failure.ts';
import { SallyportError } from '../errors.ts';
import type { CallLimitsByIntegration } from '../policy/call-limits.ts';
import { awayOptions } from './away.ts';
import type { ResolvedCall } from './call.ts';
import { type CallTime, callTime } from './call-time.ts';

/** The advice to who made a call that is no read. */
export const MAY_HAVE_HAPPENED = 'The call had left and may have taken effect. Look before you repeat it.';

/** Calls the worker and hands back its result as it came. `limits`: how long a call may take, and how large a result may be. */
export function createInvoke(
  catalog: Catalog,
  limits: CallLimitsByIntegration,
): (call: ResolvedCall) => Promise<CallToolResult> {
  return async (call) => {
    await call.recordDispatch(call.tool);
    // It may have ended while that was written.
    if (call.script.signal.aborted) {
      throw new SallyportError('SANDBOX_TIMEOUT', 'The script ended before this call could leave.');
    }
    const time = callTime(call, limits.timeoutMs);
    const maxResultBytes = limits.of(call.integration).resultBytes;
    call.onMilestone({ at: 'left' });
    try {
      const meta = {
        'sallyport/correlationId': call.script.id,
        'sallyport/callId': call.id,
        'sallyport/timeLeftMs': time.workerMs,
      };
      const { signal } = call.script;
      return await catalog.callTool(call.tool, sentArguments(call), {
        signal,
        timeoutMs: time.callMs,
        meta,
        maxResultBytes,
        keepRoom: call.keepRoom,
      });
    } catch (error) {
      if (!(error instanceof WorkerFailure)) throw error;
      call.onMilestone({ at: 'lost', kind: error.kind, sent: error.sent });
      throw explain(error, call, { ...time, maxResultBytes }, catalog.integration(call.integration));
    }
  };
}

/** Without the reason that the hub asked for, where the worker has no such argument. */
function sentArguments({ tool, args }: ResolvedCall): object {
  // Validation saw to it that the arguments are an object.
  const { reason: _, ...rest } = args as { readonly reason?: unknown };
  return tool.keepsReason === true ? rest : (args as object);
}

function explain(
  failure: WorkerFailure,
  call: ResolvedCall,
  { callMs, isCutByScript, maxResultBytes }: CallTime & { readonly maxResultBytes: number },
  integration: Integration | undefined,
): SallyportError {
  const name = `${call.integration}.${call.method}`;
  const mayHaveHappened = failure.sent && call.tool.access !== 'read';
  const options = {
    cause: failure,
    ...(mayHaveHappened ? { retryable: false, hint: MAY_HAVE_HAPPENED } : {}),
  };
  const scriptHasEnded = call.script.signal.aborted || call.script.deadline <= performance.now();
  switch (failure.kind === 'timeout' && scriptHasEnded ? 'aborted' : failure.kind) {
    case 'timeout':
      return new SallyportError(
        'UPSTREAM_TIMEOUT',
        `${name} did not answer within ${isCutByScript ? `the ${Math.round(callMs)} ms that its script had left for it` : `its limit of ${Math.round(callMs)} ms`}.`,
        {
          ...options,
          hint:
            options.hint ??
            (isCutByScript
              ? 'Give the script more time (timeout_ms), or call this earlier in it.'
              : 'Ask for less at a time, or try again when the system behind it is faster.'),
        },
      );
    case 'aborted':
      return new SallyportError('SANDBOX_TIMEOUT', `The script ended before ${name} answered.`, options);
    case 'too-large':
      return new SallyportError('RESULT_TOO_LARGE', `${name}: ${failure.message}`, {
        ...options,
        // What was read is more: an answer may carry its result twice, with an envelope around it.
        hint: options.hint ?? `A result may have ${maxResultBytes} bytes. Ask for fewer items or fields.`,
      });
    case 'unreachable':
      return new SallyportError('WORKER_UNAVAILABLE', `${name}: ${failure.message}`, {
        ...awayOptions(integration, 'The integration may be restarting; try again in a few seconds.'),
        ...options,
      });
    case 'busy':
      return new SallyportError('API_ERROR', `${name}: ${failure.message}`, {
        ...options,
        retryable: true,
        hint: 'The worker limits how often it is called; try again in some seconds.',
      });
    case 'protocol':
      return new SallyportError('API_ERROR', `${name}: ${failure.message}`, options);
  }
}
