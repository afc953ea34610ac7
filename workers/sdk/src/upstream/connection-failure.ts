/** What it means to the model that no answer came from the upstream. */
import { ToolFailure } from '../tool-failure.ts';

const TIMED_OUT = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
/** The connection never came to be, so nothing can have taken effect. */
const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const UNREACHED =
  'for the operator: is the address spelt right, and does something run there that listens where containers reach it, not on localhost only?';
const BROKEN = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** True where a kept-alive connection was closed under the request; sending a safe one again is right. */
export function isBrokenConnection(error: unknown): boolean {
  return BROKEN.has(codeOf(error));
}

/** `safe`: sending the request again cannot do anything twice. */
export function connectionFailure(error: unknown, origin: string, safe: boolean): ToolFailure {
  if (error instanceof ToolFailure) {
    // The answer was too large, or the call was ended: by then the request had left.
    return safe ? error : new ToolFailure(error.code, error.message, { mayHaveHappened: true, cause: error });
  }
  const code = codeOf(error);
  const mayHaveHappened = !safe && !NEVER_SENT.has(code);
  if (TIMED_OUT.has(code) || (error instanceof Error && error.name === 'TimeoutError')) {
    return new ToolFailure('UPSTREAM_TIMEOUT', `${origin} did not answer in time`, {
      mayHaveHappened,
      cause: error,
    });
  }
  const refused = /Proxy response \((\d+)\)/.exec(messageOf(error))?.[1];
  if (refused === '403') {
    return new ToolFailure('WORKER_UNAVAILABLE', `${origin} is not on this worker's egress list`, {
      retryable: false,
      hint: 'the list is made anew by make up: the operator runs it after a change of this address, and reads what it says of it',
      cause: error,
    });
  }
  if (refused !== undefined) {
    return new ToolFailure('WORKER_UNAVAILABLE', `the egress proxy cannot reach ${origin} (${refused})`, {
      ...(refused === '502' ? { hint: UNREACHED } : {}),
      cause: error,
    });
  }
  if (/CERT|SIGNATURE|ISSUER/.test(code)) {
    return new ToolFailure('WORKER_UNAVAILABLE', `the certificate of ${origin} is not trusted (${code})`, {
      retryable: false,
      hint: 'for a private authority the operator sets NODE_EXTRA_CA_CERTS',
      cause: error,
    });
  }
  return new ToolFailure('WORKER_UNAVAILABLE', `cannot reach ${origin}${code === '' ? '' : ` (${code})`}`, {
    mayHaveHappened,
    cause: error,
  });
}

function codeOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string' && at.code !== 'UND_ERR_ABORTED') return at.code;
  }
  return '';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}` : '';
}
