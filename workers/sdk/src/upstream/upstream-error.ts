/** What the upstream's refusals and failures mean to the model: the one place that turns an HTTP status into a code. */
import { ToolFailure } from '../tool-failure.ts';

/** The upstream answered with an error status. */
export class UpstreamError extends ToolFailure {
  override readonly name = 'UpstreamError';
  readonly status: number;
  /** What the upstream said, taken out of its body; empty where it said nothing that can be read. */
  readonly detail: string;

  constructor(
    status: number,
    detail: string,
    options: { what?: string | undefined; retryAfterMs?: number | undefined; mayHaveHappened?: boolean } = {},
  ) {
    const { mayHaveHappened = false } = options;
    const { code, message, hint } = describe(status, detail, options);
    super(code, message, { retryable: status === 429, mayHaveHappened, ...(hint === undefined ? {} : { hint }) });
    this.status = status;
    this.detail = detail;
  }
}

function describe(
  status: number,
  detail: string,
  options: { what?: string | undefined; retryAfterMs?: number | undefined },
) {
  const said = detail === '' ? '' : `: ${detail}`;
  const { what, retryAfterMs } = options;
  if (status === 401) {
    return {
      code: 'PERMISSION_DENIED',
      message: `the upstream does not accept the credential (401)${said}`,
      hint: 'the operator has to renew the token',
    } as const;
  }
  if (status === 403) {
    return {
      code: 'PERMISSION_DENIED',
      message: `the credential lacks the right${what === undefined ? '' : ` to use ${what}`} (403)${said}`,
      hint: undefined,
    } as const;
  }
  if (status === 404) {
    return {
      code: 'INVALID_API_REQUEST',
      message: `${what ?? 'what was asked for'} was not found (404)${said}`,
      hint: undefined,
    } as const;
  }
  if (status === 429) {
    const wait = retryAfterMs === undefined ? 'later' : `after ${Math.ceil(retryAfterMs / 1000)} s`;
    return {
      code: 'API_ERROR',
      message: `the upstream limits the rate of calls (429)${said}`,
      hint: `call again ${wait}`,
    } as const;
  }
  if (status >= 500)
    return { code: 'API_ERROR', message: `the upstream failed (${status})${said}`, hint: undefined } as const;
  return {
    code: 'INVALID_API_REQUEST',
    message: `the upstream refused the request (${status})${said}`,
    hint: undefined,
  } as const;
}

/** The message in an error body: JSON with `errors`, `error` or `message`; a page of HTML says nothing. Not shortened. */
export function detailOf(contentType: string | undefined, body: string): string {
  if (!/\bjson\b/i.test(contentType ?? '')) return '';
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null) return '';
    const { errors, error, message } = parsed as Record<string, unknown>; // A non-null object can be read by name.
    const said = [errors, error, message].find((entry) => entry !== undefined && entry !== null);
    return Array.isArray(said) ? said.map(asText).join('; ') : asText(said);
  } catch {
    return '';
  }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
