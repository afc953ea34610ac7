/** The sessions that the passphrase opened: in memory only, so that a restart ends them all. */
import { createHash, randomBytes } from 'node:crypto';

const IDLE_MS = 15 * 60_000;
const LONGEST_MS = 8 * 3_600_000;
const MAX_SESSIONS = 20;

export interface OperatorSessions {
  /** The token of a new session. */
  open(): string;
  /** Whether the token is one of a session that is open; counts as its use. */
  use(token: string): boolean;
  end(token: string): void;
  endAll(): void;
}

/** `now`: milliseconds of a clock that only moves on. */
export function createOperatorSessions(now: () => number = () => performance.now()): OperatorSessions {
  /** By the hash of its token: how long a look-up takes tells nothing of a token. */
  const sessions = new Map<string, { readonly openedAt: number; usedAt: number }>();
  const sweep = (): void => {
    for (const [key, { openedAt, usedAt }] of sessions)
      if (now() - usedAt > IDLE_MS || now() - openedAt > LONGEST_MS) sessions.delete(key);
  };
  return {
    open() {
      sweep();
      const [oldest] = sessions.keys();
      if (sessions.size >= MAX_SESSIONS && oldest !== undefined) sessions.delete(oldest);
      const token = randomBytes(32).toString('base64url');
      sessions.set(keyOf(token), { openedAt: now(), usedAt: now() });
      return token;
    },
    use(token) {
      sweep();
      const session = sessions.get(keyOf(token));
      if (session !== undefined) session.usedAt = now();
      return session !== undefined;
    },
    end: (token) => void sessions.delete(keyOf(token)),
    endAll: () => sessions.clear(),
  };
}

function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
