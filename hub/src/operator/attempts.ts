/**
 * Slows down whoever guesses. Each way to the hub has a count of its own: somebody who guesses at the port cannot keep the
 * operator out of the terminal.
 */

/** Wrong attempts that cost no wait: a person mistypes. */
const FREE_FAILURES = 3;
/** The longest wait: a lock that no flood of guesses makes longer. */
const MAX_WAIT_MS = 60_000;

type Attempt = { readonly outcome: 'right' | 'wrong' } | { readonly outcome: 'wait'; readonly waitMs: number };

export interface Attempts {
  /** Runs the check, unless it is too early for one, or one is under way: each takes memory and time. */
  try(check: () => Promise<boolean>): Promise<Attempt>;
}

/** `now`: milliseconds of a clock that only moves on. */
export function createAttempts(now: () => number = () => performance.now()): Attempts {
  let failures = 0;
  let notBefore = 0;
  let isChecking = false;
  return {
    async try(check) {
      const waitMs = Math.max(notBefore - now(), isChecking ? 1_000 : 0);
      if (waitMs > 0) return { outcome: 'wait', waitMs };
      isChecking = true;
      try {
        if (await check()) {
          failures = 0;
          return { outcome: 'right' };
        }
        failures += 1;
        const over = failures - FREE_FAILURES;
        if (over >= 0) notBefore = now() + Math.min(1_000 * 2 ** over, MAX_WAIT_MS);
        return { outcome: 'wrong' };
      } finally {
        isChecking = false;
      }
    },
  };
}
