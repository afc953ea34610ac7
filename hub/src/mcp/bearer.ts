/** Reads the bearer token of a request (RFC 6750); nothing else looks at `Authorization`. */

/** The longest token that is looked at, in characters. */
const MAX_TOKEN_CHARS = 8 * 1024;

/** How configuration files name a variable; a client that does not know it sends the name itself. */
const VARIABLE = /^(?:\$\{[^}]*\}|\$[A-Za-z_]\w*|%\w+%)$/;

/** `b64token` of RFC 6750, section 2.1: this also rules out blanks and control characters. */
const B64_TOKEN = /^[A-Za-z0-9\-._~+/]+=*$/;

/**
 * Why a request was not let in, and the error code its challenge carries. RFC 6750, section 3.1: a request without
 * any bearer credentials gets a challenge without an error code.
 */
export interface Refusal {
  readonly error: 'invalid_request' | 'invalid_token' | undefined;
  readonly reason: string;
}

/** @param headers all values of `Authorization`, in the order they came */
export function readBearerToken(headers: readonly string[]): { token: string } | { refusal: Refusal } {
  const [header] = headers;
  if (header === undefined) return { refusal: { error: undefined, reason: 'this needs a client token' } };
  if (headers.length > 1) {
    return { refusal: { error: 'invalid_request', reason: 'more than one Authorization header was sent' } };
  }
  const space = header.indexOf(' ');
  const scheme = space === -1 ? header : header.slice(0, space);
  if (scheme.toLowerCase() !== 'bearer') {
    return { refusal: { error: undefined, reason: 'the Authorization header must use the Bearer scheme' } };
  }
  const token = space === -1 ? '' : header.slice(space).trim();
  if (token === '') return { refusal: { error: 'invalid_token', reason: 'the bearer token is empty' } };
  if (token.length > MAX_TOKEN_CHARS) {
    return { refusal: { error: 'invalid_token', reason: 'the bearer token is longer than 8 KB' } };
  }
  if (VARIABLE.test(token)) {
    const reason = 'the bearer token looks like an environment variable that is not set';
    return { refusal: { error: 'invalid_token', reason } };
  }
  if (!B64_TOKEN.test(token)) {
    return { refusal: { error: 'invalid_token', reason: 'the bearer token has characters that no token has' } };
  }
  return { token };
}

/** The `WWW-Authenticate` value of a refusal. Reasons are our own words, so they need no quoting. */
export function challengeOf(refusal: Refusal): string {
  const realm = 'Bearer realm="sallyport"';
  return refusal.error === undefined
    ? realm
    : `${realm}, error="${refusal.error}", error_description="${refusal.reason}"`;
}
