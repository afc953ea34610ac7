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
}

const MAX_ERROR_CHARS = 500;
const MAX_HINT_CHARS = 480;

/** An error whose message is fit to be read by a stranger. Any other error is answered without its text. */
export class ToolFailure extends Error {
  override readonly name: string = 'ToolFailure';
  readonly code: FailureCode;
  readonly retryable: boolean;
  readonly hint: string | undefined;

  /** `retryable` departs from the table where more is known, e.g. that a write may already have taken effect. */
  constructor(
    code: FailureCode,
    message: string,
    options: { hint?: string; retryable?: boolean; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? RETRYABLE[code];
    this.hint = options.hint;
  }
}

/**
 * The shape of whatever a tool threw. An unexpected error keeps its text to itself: it may quote anything. `scrub` removes
 * credentials; it has to see the whole text, since a shortened one may end within a credential.
 */
export function failureShape(error: unknown, scrub: (text: string) => string): FailureShape {
  if (!(error instanceof ToolFailure)) {
    return { error: 'the worker failed unexpectedly', code: 'API_ERROR', retryable: false };
  }
  return {
    error: bounded(scrub(error.message), MAX_ERROR_CHARS),
    code: error.code,
    retryable: error.retryable,
    ...(error.hint === undefined ? {} : { hint: bounded(scrub(error.hint), MAX_HINT_CHARS) }),
    ...('status' in error && typeof error.status === 'number' ? { status: error.status } : {}),
  };
}

function bounded(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text;
}
