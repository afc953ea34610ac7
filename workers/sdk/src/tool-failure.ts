/** The one error a tool answers with: what went wrong, in the shape that the hub and the model read. */

/** The codes a worker may use, and whether the same call may succeed when it is simply sent again. */
const RETRYABLE = {
  INVALID_ARGUMENTS: false,
  INVALID_API_REQUEST: false,
  PERMISSION_DENIED: false,
  RESULT_TOO_LARGE: false,
  API_ERROR: false,
  UPSTREAM_TIMEOUT: true,
  WORKER_UNAVAILABLE: true,
} as const satisfies Record<string, boolean>;

export type FailureCode = keyof typeof RETRYABLE;

/** The JSON text of an `isError` result, and its `_meta["sallyport/error"]`. */
export interface FailureShape {
  readonly error: string;
  readonly code: FailureCode;
  readonly retryable: boolean;
  readonly hint?: string;
  /** Of the upstream's answer, where that was the failure. */
  readonly status?: number;
  /** A write had left for the upstream, and was not refused there. */
  readonly mayHaveHappened?: true;
}

const MAX_ERROR_CHARS = 500;
const MAX_HINT_CHARS = 480;
/** Takes the place of any other advice, which would be how to do it once more. */
const LOOK_FIRST = 'the request may have taken effect: look before sending it again';

/** An error whose message is fit to be read by a stranger. Any other error is answered without its text. */
export class ToolFailure extends Error {
  override readonly name: string = 'ToolFailure';
  readonly code: FailureCode;
  readonly retryable: boolean;
  readonly hint: string | undefined;
  readonly mayHaveHappened: boolean;

  /**
   * `retryable` departs from the table where more is known. `mayHaveHappened`: a write may have taken effect; then it is not
   * retryable, and the hint says so.
   */
  constructor(
    code: FailureCode,
    message: string,
    options: { hint?: string; retryable?: boolean; mayHaveHappened?: boolean; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.mayHaveHappened = options.mayHaveHappened === true;
    this.retryable = !this.mayHaveHappened && (options.retryable ?? RETRYABLE[code]);
    this.hint = this.mayHaveHappened ? LOOK_FIRST : options.hint;
  }
}

/**
 * The shape of whatever a tool threw. An unexpected error keeps its text to itself: it may quote anything. `scrub` removes
 * credentials; it has to see the whole text, since a shortened one may end within a credential. `hasWritten`: a write of the
 * same call was not refused by the upstream, whatever failed after it.
 */
export function failureShape(error: unknown, scrub: (text: string) => string, hasWritten = false): FailureShape {
  const failure = error instanceof ToolFailure ? error : new ToolFailure('API_ERROR', 'the worker failed unexpectedly');
  const mayHaveHappened = hasWritten || failure.mayHaveHappened;
  const hint = mayHaveHappened ? LOOK_FIRST : failure.hint;
  return {
    error: bounded(scrub(failure.message), MAX_ERROR_CHARS),
    code: failure.code,
    retryable: failure.retryable && !mayHaveHappened,
    ...(hint === undefined ? {} : { hint: bounded(scrub(hint), MAX_HINT_CHARS) }),
    ...('status' in failure && typeof failure.status === 'number' ? { status: failure.status } : {}),
    ...(mayHaveHappened ? { mayHaveHappened } : {}),
  };
}

function bounded(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text;
}
