/**
 * Makes sure that Redmine knows the API key. It treats a wrong one as none at all and answers as it would the public,
 * with an empty or partial list that nobody could tell from the truth; only the page about oneself says 401.
 */
import { type ToolContext, ToolFailure, UpstreamError } from '@sallyport/worker-sdk';

/** A key that was revoked is noticed after this long. Milliseconds. */
const TRUSTED_MS = 60_000;

/** Rejects with PERMISSION_DENIED for a key that Redmine does not know. Asks once a minute and key. */
export type KeyCheck = (ctx: ToolContext) => Promise<void>;

export function createKeyCheck(nowMs: () => number): KeyCheck {
  let known = { credentials: '', untilMs: 0 };
  return async (ctx) => {
    const credentials = JSON.stringify(ctx.tokens());
    if (known.credentials === credentials && nowMs() < known.untilMs) return;
    await ctx.upstream.request({ method: 'GET', path: '/users/current.json' }).catch((error: unknown) => {
      throw error instanceof UpstreamError ? explained(error) : error;
    });
    known = { credentials, untilMs: nowMs() + TRUSTED_MS };
  };
}

function explained(error: UpstreamError): ToolFailure {
  if (error.status === 401) {
    return new ToolFailure('PERMISSION_DENIED', 'Redmine does not know the API key (401)', {
      hint: 'the operator has to renew the token api_key, or the REST API is not enabled in the Redmine',
    });
  }
  if (error.status === 404) {
    return new ToolFailure('API_ERROR', 'no Redmine was found (404)', {
      hint: 'the operator has to check host_url: it has to include the path that the Redmine is installed under',
    });
  }
  return error;
}
