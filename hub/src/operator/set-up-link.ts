/**
 * The link with which the first passphrase is set in a browser. There is one at a time, in memory only: it works once, for
 * a short while, and not after a restart. Only a hash of its secret is kept. Wrong secrets count for nothing: none of
 * 256 bits is guessed, and whoever could end the link by trying, any web page, would keep the operator from using it.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export const LINK_LIFE_MS = 15 * 60_000;

export interface SetUpLink {
  /** Makes one in place of the one before. @returns Its secret, which is told this once. */
  make(): string;
  /** Whether this is the secret of the link that is open. Does not use it up. */
  opens(secret: string): boolean;
  end(): void;
}

/** `now`: milliseconds of a clock that only moves on. */
export function createSetUpLink(now: () => number = () => performance.now()): SetUpLink {
  let open: { readonly hash: Buffer; readonly until: number } | undefined;
  return {
    make() {
      const secret = randomBytes(32).toString('base64url');
      open = { hash: hashOf(secret), until: now() + LINK_LIFE_MS };
      return secret;
    },
    opens(secret) {
      return open !== undefined && now() < open.until && timingSafeEqual(hashOf(secret), open.hash);
    },
    end() {
      open = undefined;
    },
  };
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
