/** What one HTTP exchange with a worker tells about itself: which kind of stream it is, and how far a failed one came. */

const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The stream on which a worker tells of changes: a GET in the sessionful versions, `subscriptions/listen` in the newer. */
export function isStanding(init: RequestInit | undefined): boolean {
  return init?.method === 'GET' || new Headers(init?.headers).get('mcp-method') === 'subscriptions/listen';
}

export function neverConnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && NEVER_CONNECTED.has(String(cause.code));
}

export function isConnectionError(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && 'code' in error);
}

/** Says yes to whatever the SDK may read as one: its events are counted more strictly. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.toLowerCase().includes('event-stream') ?? false;
}
