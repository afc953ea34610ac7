/** The errors a model can get: one table of codes, one class, one shape. */
import { errorText } from './error-text.ts';

/** Every code, and whether the same request may succeed when it is simply sent again. */
export const RETRYABLE = {
  SANDBOX_SYNTAX: false,
  SANDBOX_FORBIDDEN: false,
  SANDBOX_EXECUTION: false,
  SANDBOX_TIMEOUT: true,
  SANDBOX_MEMORY: true,
  SANDBOX_LOST: true,
  UNKNOWN_INTEGRATION: false,
  UNKNOWN_METHOD: false,
  INVALID_ARGUMENTS: false,
  INVALID_API_REQUEST: false,
  CALL_LIMIT_EXCEEDED: false,
  CONCURRENT_LIMIT_EXCEEDED: false,
  RESULT_TOO_LARGE: false,
  PERMISSION_DENIED: false,
  ACTION_REJECTED: false,
  TOOL_CHANGED: false,
  CIRCUIT_OPEN: true,
  WORKER_UNAVAILABLE: true,
  UPSTREAM_TIMEOUT: true,
  API_ERROR: false,
  UNKNOWN_TOKEN: false,
} as const satisfies Record<string, boolean>;

export type ErrorCode = keyof typeof RETRYABLE;

/** What a script catches and what the model reads. `error` is at most {@link MAX_ERROR_CHARS} characters. */
export interface ErrorShape {
  readonly error: string;
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly hint?: string;
}

export const MAX_ERROR_CHARS = 500;

/** An error that may reach the model: it names its code, and its message is fit to be read by a stranger. */
export class SallyportError extends Error {
  override readonly name = 'SallyportError';
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly hint: string | undefined;

  /** `retryable` departs from the table only where the request may already have taken effect. */
  constructor(code: ErrorCode, message: string, options: { hint?: string; retryable?: boolean; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.retryable = options.retryable ?? RETRYABLE[code];
    this.hint = options.hint;
  }

  /** The error as the model sees it: file paths replaced, length bounded, no stack. */
  toShape(): ErrorShape {
    const hint = this.hint === undefined ? {} : { hint: errorText(this.hint, MAX_ERROR_CHARS) };
    return { error: errorText(this.message, MAX_ERROR_CHARS), code: this.code, retryable: this.retryable, ...hint };
  }
}

/** One that was masked when it was kept: the tokens in it are those of its conversation, and it is not masked again. */
export class MaskedError extends SallyportError {}
