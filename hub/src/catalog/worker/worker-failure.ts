/** Why a request to a worker got no answer. */
import { ProtocolError, SdkError, SdkErrorCode, SdkHttpError } from '@modelcontextprotocol/client';
import { isConnectionError } from './worker-connection-exchange.ts';

/** Answers that are none of the protocol: the worker is there, and will answer the same again. */
const NO_ANSWERS: ReadonlySet<string> = new Set([
  SdkErrorCode.ClientHttpUnexpectedContent,
  SdkErrorCode.InvalidResult,
  SdkErrorCode.UnsupportedResultType,
]);

/** A call that got no answer. `sent` tells whether the worker may have seen it. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  readonly kind: 'unreachable' | 'timeout' | 'aborted' | 'busy' | 'too-large' | 'protocol';
  readonly sent: boolean;

  constructor(kind: WorkerFailure['kind'], sent: boolean, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.sent = sent;
  }
}

/** What the SDK, or the connection below it, threw. */
export function asFailure(error: unknown, sent: boolean, signal: AbortSignal | undefined): WorkerFailure {
  if (error instanceof WorkerFailure) return error;
  if (signal?.aborted === true) return new WorkerFailure('aborted', sent, 'The script ended.', error);
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
    return new WorkerFailure('timeout', true, 'The worker did not answer in time.', error);
  }
  if (error instanceof SdkHttpError && error.status === 429) {
    // Refused for its rate, unread.
    return new WorkerFailure('busy', false, 'The worker answered with HTTP status 429.', error);
  }
  if (error instanceof SdkHttpError) {
    const kind = error.status !== undefined && error.status >= 500 ? 'unreachable' : 'protocol';
    return new WorkerFailure(kind, sent, `The worker answered with HTTP status ${error.status}.`, error);
  }
  if (error instanceof ProtocolError) {
    return new WorkerFailure('protocol', sent, 'The worker refused the request.', error);
  }
  if (isConnectionError(error) && !(error instanceof SdkError && NO_ANSWERS.has(error.code))) {
    return new WorkerFailure('unreachable', sent, 'The connection to the worker failed.', error);
  }
  return new WorkerFailure('protocol', sent, 'The worker answered against the protocol.', error);
}
