/** What only a terminal may do about the passphrase: see whether one is set, set it, and make the link that sets the first one. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Surface } from '../catalog/pins/pins.ts';
import { type MadeLink, NewPassphrase } from './operator-api.ts';
import type { Passphrase } from './passphrase.ts';
import type { PassphraseChoice } from './passphrase-choice.ts';
import { bodyOf, Refused } from './refused.ts';
import { LINK_LIFE_MS } from './set-up-link.ts';

export interface PassphraseRoutesOptions {
  readonly passphrase: Pick<Passphrase, 'isSet'>;
  readonly choice: PassphraseChoice;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly surface: Surface;
  /** @throws Refused unless this is the passphrase. */
  readonly check: (given: string, reply: FastifyReply) => Promise<void>;
}

export function addPassphraseRoutes(app: FastifyInstance, options: PassphraseRoutesOptions): void {
  const { passphrase, choice, audit, surface, check } = options;

  app.get('/api/passphrase', () => ({ isSet: passphrase.isSet() }));

  app.put('/api/passphrase', async (request, reply) => {
    const { old, passphrase: next } = bodyOf(request, NewPassphrase);
    await choice.choose(next, surface, () => check(old ?? '', reply));
    return { isSet: true };
  });

  app.post('/api/passphrase/link', async (): Promise<MadeLink> => {
    if (passphrase.isSet()) throw new Refused(409, 'A passphrase is set already; no link sets another one.');
    await audit.append({ event: 'passphrase.link-made', surface });
    return { path: `/set-up/${choice.link.make()}`, minutes: LINK_LIFE_MS / 60_000 };
  });
}
