/** Setting the first passphrase in a browser, with the link that the hub made for a terminal. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Passphrase } from '../passphrase.ts';
import type { PassphraseChoice } from '../passphrase-choice.ts';
import { Refused } from '../refused.ts';
import { noLinkPage, setUpPage } from './set-up-page.ts';

export interface SetUpRoutesOptions {
  readonly passphrase: Pick<Passphrase, 'isSet'>;
  readonly choice: PassphraseChoice;
  /** Opens a session with the passphrase, and leads to the first page of it. */
  readonly logIn: (passphrase: string, reply: FastifyReply) => Promise<FastifyReply>;
  readonly sendPage: (reply: FastifyReply, page: string) => FastifyReply;
  /** The page to log in, with why it is shown. */
  readonly logInPage: (refusal: string) => string;
}

const SURFACE = 'http';
const LinkPath = z.object({ secret: z.string().max(100) });
const SetUp = z.object({
  link: z.string().max(100),
  passphrase: z.string().max(1_024),
  again: z.string().max(1_024),
});

export function addSetUpRoutes(pages: FastifyInstance, options: SetUpRoutesOptions): void {
  const { passphrase, choice, logIn, sendPage, logInPage } = options;
  /** Whether the link is the one that is open; where it is not, the answer is sent. */
  function isOpen(secret: string, reply: FastifyReply): boolean {
    if (!passphrase.isSet() && choice.link.opens(secret)) return true;
    reply.code(403);
    if (passphrase.isSet()) sendPage(reply, logInPage('A passphrase is set; no link sets another one.'));
    else
      sendPage(
        reply,
        noLinkPage('This link is none, or none any more: it works once, for 15 minutes, until the hub is restarted.'),
      );
    return false;
  }

  pages.get('/set-up/:secret', (request, reply) => {
    const { secret } = LinkPath.parse(request.params);
    return isOpen(secret, reply) ? sendPage(reply, setUpPage({ secret })) : reply;
  });

  pages.post('/set-up', async (request, reply) => {
    const form = SetUp.safeParse(request.body);
    if (!form.success) throw new Refused(400, 'The form is not complete; nothing was set. Open the link again.');
    const { link: secret, passphrase: chosen, again } = form.data;
    if (!isOpen(secret, reply)) return reply;
    try {
      if (chosen !== again) throw new Refused(400, 'These two are not the same.');
      await choice.choose(chosen, SURFACE);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return sendPage(reply.code(error.statusCode), setUpPage({ secret, refusal: error.message }));
    }
    return logIn(chosen, reply);
  });
}
