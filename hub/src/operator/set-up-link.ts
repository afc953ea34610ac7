/**
 * The link with which the first passphrase is set in a browser. There is one at a time, in memory only: it works once, for
 * a short while, and not after a restart. Only a hash of its secret is kept.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const LINK_LIFE_MS = 15 * 60_000;
/** Wrong secrets after which the link is dead: no person mistypes what is opened by a click. */
const MAX_WRONG = 5;

export interface SetUpLink {
  /** Makes one in place of the one before. @returns Its secret, which is told this once. */
  make(): string;
  /** Whether this is the secret of the link that is open; a wrong one counts against it. Does not use it up. */
  opens(secret: string): boolean;
  end(): void;
}

/** `now`: milliseconds of a clock that only moves on. */
export function createSetUpLink(now: () => number = () => performance.now()): SetUpLink {
  let open: { readonly hash: Buffer; readonly until: number; wrong: number } | undefined;
  return {
    make() {
      const secret = randomBytes(32).toString('base64url');
      open = { hash: hashOf(secret), until: now() + LINK_LIFE_MS, wrong: 0 };
      return secret;
    },
    opens(secret) {
      if (open === undefined || now() >= open.until) return false;
      if (timingSafeEqual(hashOf(secret), open.hash)) return true;
      open.wrong += 1;
      if (open.wrong >= MAX_WRONG) open = undefined;
      return false;
    },
    end() {
      open = undefined;
    },
  };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
