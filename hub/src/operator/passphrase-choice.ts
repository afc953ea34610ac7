/** How the passphrase of the operator comes to be: the only way to set the first one or another, in a terminal and in a browser. */
import type { AuditLog } from '../audit/audit-log.ts';
import type { Surface } from '../catalog/pins/pins.ts';
import { operatorCommand } from '../operator-command.ts';
import { passphraseProblem } from './operator-api.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Passphrase } from './passphrase.ts';
import { Refused } from './refused.ts';
import { createSetUpLink, type SetUpLink } from './set-up-link.ts';

export interface PassphraseChoice {
  readonly link: SetUpLink;
  /**
   * Sets the first one, or another where `provesOld` does not reject. Ends every session, and the link.
   * @throws Refused where it is too weak, one is set and is not proven, or one is being set at this moment.
   */
  choose(next: string, surface: Surface, provesOld?: () => Promise<void>): Promise<void>;
}

/** One for all ways to the hub, so that of two who choose the first one at the same time only one does. */
export function createPassphraseChoice(options: {
  readonly passphrase: Passphrase;
  readonly sessions: OperatorSessions;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly link?: SetUpLink;
}): PassphraseChoice {
  const { passphrase, sessions, audit, link = createSetUpLink() } = options;
  let isChoosing = false;

  async function set(next: string, surface: Surface, provesOld: (() => Promise<void>) | undefined): Promise<void> {
    const isFirst = !passphrase.isSet();
    if (!isFirst && provesOld === undefined)
      throw new Refused(
        409,
        `A passphrase is set already. Another one takes the old one: ${operatorCommand('passphrase')}`,
      );
    if (!isFirst) await provesOld?.();
    await audit.append({ event: isFirst ? 'passphrase.set' : 'passphrase.changed', surface }, { durable: true });
    await passphrase.set(next);
    link.end();
    sessions.endAll();
  }

  return {
    link,
    async choose(next, surface, provesOld) {
      const problem = passphraseProblem(next);
      if (problem !== undefined) throw new Refused(400, problem);
      if (isChoosing) throw new Refused(409, 'A passphrase is being set at this moment. Look again.');
      isChoosing = true;
      try {
        await set(next, surface, provesOld);
      } finally {
        isChoosing = false;
      }
    },
  };
}
