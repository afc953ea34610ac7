/** The HTTP client of a worker: the only way its tools reach the upstream. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dispatcher, request } from 'undici';
import { ToolFailure } from '../tool-failure.ts';
import { readCapped } from './capped-body.ts';
import { connectionFailure, isBrokenConnection } from './connection-failure.ts';
import { backOffMs, isRetriedStatus, MAX_ATTEMPTS, MAX_WAIT_MS, retryAfterMs } from './retry-delay.ts';
import { type Query, targetUrl } from './target-url.ts';
import { detailOf, UpstreamError } from './upstream-error.ts';

/** Where the upstream is and how a request proves itself; asked for at each request, since tokens may change. */
export interface UpstreamAccess {
  /** As the `baseUrl` schema gives it: no slash at its end. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface UpstreamRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base URL, beginning with a slash; values go in by the `path` tag. */
  readonly path: string;
  readonly query?: Query;
  /** Sent as a JSON body. */
  readonly json?: unknown;
  /** What is asked for, in the caller's words ("issue 12"); names it when it is not found. */
  readonly what?: string;
  /** For the request with all its repetitions. */
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
}

export interface UpstreamResponse {
  readonly status: number;
  readonly body: Buffer;
  /** The parsed body; undefined for an empty one. Throws API_ERROR where it is not JSON. */
  json(): unknown;
}

export interface Upstream {
  /** Resolves with a 2xx answer. Rejects with an UpstreamError, or another ToolFailure where no answer came. */
  request(request: UpstreamRequest): Promise<UpstreamResponse>;
}

/** The upstream of one call. */
export interface CallUpstream extends Upstream {
  /** Whether anything but a GET or HEAD is under way, was done, or may have been: sent again, the call could do it twice. */
  hasWritten(): boolean;
}

export interface UpstreamSurroundings {
  readonly dispatcher: Dispatcher;
  readonly access: () => UpstreamAccess;
  /** Stops every request. */
  readonly signal: AbortSignal;
  /** After which the caller does not wait any more, by the clock of `now`; a request ends earlier by itself. */
  readonly deadline?: number | undefined;
  readonly now?: () => number;
  readonly random?: () => number;
}

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 5;
/** RFC 9110, 15.4: the request itself belongs elsewhere. After others, 302 and 303 above all, it is often done. */
const UNDONE_REDIRECTS: ReadonlySet<number> = new Set([301, 307, 308]);

export function createUpstream(surroundings: UpstreamSurroundings): CallUpstream {
  let writes = 0;
  return {
    hasWritten: () => writes > 0,
    async request(wanted) {
      if (isSafe(wanted)) return send(wanted, surroundings);
      writes += 1;
      try {
        return await send(wanted, surroundings);
      } catch (error) {
        if (!(error instanceof ToolFailure && error.mayHaveHappened)) writes -= 1;
        throw error;
      }
    },
  };
}

function isSafe({ method }: UpstreamRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function send(
  wanted: UpstreamRequest,
  { dispatcher, access, signal, deadline: end = Infinity, now = Date.now, random = Math.random }: UpstreamSurroundings,
) {
  const { baseUrl, headers } = access();
  const safe = isSafe(wanted);
  const timeoutMs = Math.max(0, Math.min(wanted.timeoutMs ?? TIMEOUT_MS, end - now()));
  const deadline = now() + timeoutMs;
  const stop = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  let url = targetUrl(baseUrl, wanted.path, wanted.query);
  let redirects = 0;

  for (let attempt = 1; ; attempt += 1) {
    const answer = await exchange(url).catch((error: unknown) => error);
    if (!isAnswer(answer)) {
      if (safe && attempt < MAX_ATTEMPTS && isBrokenConnection(answer) && !stop.aborted) continue;
      throw connectionFailure(answer, url.origin, safe);
    }
    if (answer.status >= 200 && answer.status < 300) return answer;
    if (answer.status >= 300 && answer.status < 400) {
      redirects += 1;
      url = redirectTarget(url, answer, safe, redirects);
      attempt -= 1;
      continue;
    }
    const asked = retryAfterMs(answer.retryAfter, now());
    const waitMs = asked ?? backOffMs(attempt, random());
    const retried = safe && attempt < MAX_ATTEMPTS && isRetriedStatus(answer.status);
    if (!retried || waitMs > MAX_WAIT_MS || now() + waitMs > deadline) {
      const detail = detailOf(answer.contentType, answer.body.toString('utf8'));
      const mayHaveHappened = !safe && answer.status >= 500;
      throw new UpstreamError(answer.status, detail, { what: wanted.what, retryAfterMs: asked, mayHaveHappened });
    }
    await sleep(waitMs, undefined, { signal: stop }).catch((error: unknown) => {
      throw connectionFailure(stop.reason ?? error, url.origin, safe);
    });
  }

  async function exchange(target: URL): Promise<Answer> {
    const response = await request(target, {
      dispatcher,
      method: wanted.method,
      headers: {
        accept: 'application/json',
        'accept-encoding': 'identity',
        'user-agent': 'sallyport-worker',
        ...(wanted.json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: wanted.json === undefined ? null : JSON.stringify(wanted.json),
      signal: stop,
    });
    const body = await readCapped(response.body, wanted.maxBytes ?? MAX_BYTES);
    const header = (name: string) => [response.headers[name]].flat()[0];
    return {
      status: response.statusCode,
      location: header('location'),
      retryAfter: header('retry-after'),
      contentType: header('content-type'),
      body,
      json: () => parseJson(body, safe),
    };
  }
}

interface Answer extends UpstreamResponse {
  readonly location: string | undefined;
  readonly retryAfter: string | undefined;
  readonly contentType: string | undefined;
}

function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

/** Credentials go to no other origin, and a write is not repeated at another address. */
function redirectTarget(from: URL, { status, location }: Answer, safe: boolean, redirects: number): URL {
  const to = location === undefined ? null : URL.parse(location, from);
  const mayHaveHappened = !safe && !UNDONE_REDIRECTS.has(status);
  if (to === null) throw new ToolFailure('API_ERROR', `${from.origin} redirects to nowhere`, { mayHaveHappened });
  if (to.origin !== from.origin) {
    throw new ToolFailure(
      'INVALID_API_REQUEST',
      `${from.origin} redirects to another origin, ${to.origin}; not followed`,
      {
        hint: 'if that is the right address, the operator has to put it into the base URL of this integration',
        mayHaveHappened,
      },
    );
  }
  if (!safe || redirects > MAX_REDIRECTS) {
    throw new ToolFailure('INVALID_API_REQUEST', `${from.origin} redirects this request; not followed`, {
      hint: 'the base URL of this integration may be wrong',
      mayHaveHappened,
    });
  }
  return to;
}

function parseJson(body: Buffer, safe: boolean): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new ToolFailure('API_ERROR', 'the upstream answered with something that is not JSON', {
      hint: 'the base URL of this integration may be wrong',
      mayHaveHappened: !safe,
      cause: error,
    });
  }
}
