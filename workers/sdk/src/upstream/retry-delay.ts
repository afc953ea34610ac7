/** Whether and when a request is sent again. */

export const MAX_ATTEMPTS = 4;
/** A longer Retry-After is not waited for but told to the caller. Milliseconds. */
export const MAX_WAIT_MS = 20_000;

const BASE_MS = 250;
const RETRIED = new Set([429, 502, 503, 504]);

export function isRetriedStatus(status: number): boolean {
  return RETRIED.has(status);
}

/**
 * The wait that a Retry-After header asks for, in milliseconds; undefined where it is absent or unreadable.
 * RFC 9110, section 10.2.3: a number of seconds or an HTTP date.
 */
export function retryAfterMs(header: string | undefined, nowMs: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header.trim()) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}

/** Exponential back-off with full jitter, for the attempt that follows `attempt` (from 1). `random` is in [0, 1). */
export function backOffMs(attempt: number, random: number): number {
  return Math.round(BASE_MS * 2 ** (attempt - 1) * (0.5 + random / 2));
}
