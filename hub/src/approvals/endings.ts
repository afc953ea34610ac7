/** How actions end that nobody decides about: an earlier hub died over them, their time is up, or their client was revoked. */
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Client } from '../identity.ts';
import type { Action, ActionError } from './action.ts';
import type { ActionStore } from './action-store.ts';
import { INTERRUPTED } from './apply.ts';

/** Nobody could have it sent any more, whoever approved it. */
const REVOKED: ActionError = {
  error: 'The client that made this call was revoked; it was not done.',
  code: 'PERMISSION_DENIED',
  retryable: false,
};

export interface EndingsOptions {
  readonly store: ActionStore;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly isRevoked: (client: Client) => boolean;
  /** The names of an action on the audit log. */
  readonly namesOf: (action: Action) => object;
  /** Called for each that has ended. */
  readonly onEnd: (id: string) => void;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Endings {
  /** What an earlier hub was applying when it died; for the start. */
  endInterrupted(): void;
  /** What has expired, and what was left by clients that were revoked. */
  endOverdue(): void;
}

export function createEndings({ store, audit, isRevoked, namesOf, onEnd, log, now }: EndingsOptions): Endings {
  function record(event: string, action: Action, why: object = {}): void {
    audit
      .append({ event, ...namesOf(action), ...why })
      .catch((error: unknown) => log.error({ err: error, action: action.id }, 'the end of an action was not recorded'));
  }

  return {
    endInterrupted() {
      for (const action of store.failInterrupted(INTERRUPTED, now())) {
        log.warn({ action: action.id }, 'an action was interrupted; it may have taken effect');
        record('action.failed', action, { code: INTERRUPTED.code, interrupted: true });
      }
    },
    endOverdue() {
      for (const action of store.expire(now())) {
        onEnd(action.id);
        record('action.expired', action);
      }
      for (const client of store.waitingClients().filter(isRevoked)) {
        for (const action of store.failUndecided(client, REVOKED, now())) {
          onEnd(action.id);
          record('action.failed', action, { code: REVOKED.code, revoked: true });
        }
      }
    },
  };
}
