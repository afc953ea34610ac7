/** The operator's console: pages for a browser on the operator's port. Works without scripts; with its one, live. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { OperatorDecisions } from '../../approvals/approvals.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Breakers } from '../../gate/breaker.ts';
import type { OperatorSessions } from '../operator-sessions.ts';
import type { Passphrase } from '../passphrase.ts';
import type { PassphraseChoice } from '../passphrase-choice.ts';
import { Refused } from '../refused.ts';
import type { Activity } from './activity.ts';
import { addActivityRoutes } from './activity-routes.ts';
import { addApprovalRoutes } from './approval-routes.ts';
import { addAssets } from './assets.ts';
import { clearedCookie, cookieOf, isSame, newVisit, type Visit, visitOf } from './console-session.ts';
import { streamEvents } from './event-stream.ts';
import { addIntegrationRoutes } from './integration-routes.ts';
import type { Topic } from './layout.ts';
import { logInPage } from './log-in-page.ts';
import { refusedPage } from './refused-page.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import { noLinkPage } from './set-up-page.ts';
import { addSetUpRoutes } from './set-up-routes.ts';
import type { Topics } from './topics.ts';

export interface ConsoleOptions {
  readonly catalog: Pick<Catalog, 'integrations' | 'notSetUp' | 'pinned' | 'accept' | 'refresh' | 'setTrust'>;
  readonly approvals: OperatorDecisions;
  readonly activity: Activity;
  readonly topics: Topics;
  readonly circuits: Breakers['circuits'];
  readonly sessions: OperatorSessions;
  readonly passphrase: Pick<Passphrase, 'isSet'>;
  readonly choice: PassphraseChoice;
  readonly log: Pick<Logger, 'error'>;
}

/** What the pages' routes share. */
export interface ConsoleRoutes extends ConsoleOptions {
  /** A page; `respond` makes its text. */
  page(path: string, respond: (request: FastifyRequest, visit: Visit) => string | Promise<string>): void;
  /** What a form does; `act` returns where to go from there, below the session's own path, or the text of a page. */
  act<T>(
    path: string,
    schema: z.ZodType<T>,
    act: (fields: T, request: FastifyRequest, visit: Visit) => Promise<{ readonly to: string } | string>,
  ): void;
  /** Calls that wait for a decision. */
  waiting(): number;
}

const LogIn = z.object({
  passphrase: z.string().max(1_024),
  to: z.enum(['approvals', 'activity', 'integrations']).catch('approvals'),
});

/** `unlock` opens a session with the passphrase, or throws why not. */
export function addConsole(
  app: FastifyInstance,
  options: ConsoleOptions & { readonly unlock: (passphrase: string, reply: FastifyReply) => Promise<string> },
): void {
  const { sessions, passphrase, topics, approvals, log, unlock } = options;
  void app.register(async (pages) => {
    pages.addHook('onRequest', async (request) => {
      if (request.method === 'POST') refuseOtherOrigins(request);
    });
    pages.addHook('onSend', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, fieldsOf(String(body))),
    );
    pages.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) log.error({ err: error }, 'a page of the operator failed in the hub');
      const message = status >= 500 ? 'This failed in the hub; its log says why.' : error.message;
      const { id } = Path.catch({ id: '' }).parse(request.params);
      return sendPage(
        reply.code(status),
        refusedPage(message, id === '' ? '/' : `/console/${encodeURIComponent(id)}/approvals`),
      );
    });

    addAssets(pages);

    const logIn = (reply: FastifyReply, to: Topic, refusal?: string): FastifyReply =>
      sendPage(
        reply,
        passphrase.isSet() ? logInPage({ to, ...(refusal === undefined ? {} : { refusal }) }) : noLinkPage(refusal),
      );
    const openVisit = async (given: string, to: Topic, reply: FastifyReply): Promise<FastifyReply> => {
      const visit = newVisit(await unlock(given, reply));
      return reply.header('set-cookie', cookieOf(visit)).redirect(`${visit.base}/${to}`, 303);
    };
    pages.get('/', (_request, reply) => logIn(reply, 'approvals'));
    pages.post('/log-in', async (request, reply) => {
      const { passphrase: given, to } = LogIn.parse(request.body);
      try {
        return await openVisit(given, to, reply);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        return logIn(reply.code(error.statusCode), to, error.message);
      }
    });

    addSetUpRoutes(pages, {
      ...options,
      sendPage,
      logIn: (given, reply) => openVisit(given, 'approvals', reply),
      logInPage: (refusal) => logInPage({ to: 'approvals', refusal }),
    });

    const enter = (request: FastifyRequest): Visit | undefined =>
      visitOf(Path.parse(request.params).id, request.headers.cookie, sessions);
    const routes: ConsoleRoutes = {
      ...options,
      waiting: () => approvals.openCount(),
      page(path, respond) {
        pages.get(`/console/:id/${path}`, async (request, reply) => {
          const visit = enter(request);
          if (visit === undefined) return logIn(reply.code(401), topicOf(path));
          return sendPage(reply, await respond(request, visit));
        });
      },
      act(path, schema, act) {
        pages.post(`/console/:id/${path}`, async (request, reply) => {
          const visit = enter(request);
          if (visit === undefined)
            return logIn(reply.code(401), topicOf(path), 'The session has ended; nothing was done.');
          if (!isSame(FormToken.parse(request.body).form_token, visit.formToken))
            throw new Refused(403, 'This form is not of this session; nothing was done.');
          const done = await act(read(schema, request.body), request, visit);
          return typeof done === 'string' ? sendPage(reply, done) : reply.redirect(`${visit.base}/${done.to}`, 303);
        });
      },
    };
    addApprovalRoutes(routes);
    addActivityRoutes(routes);
    addIntegrationRoutes(routes);
    routes.page('*', () => {
      throw new Refused(404, 'There is nothing here.');
    });
    pages.get('/console/:id/events', (request, reply): unknown => {
      const visit = enter(request);
      if (visit === undefined) return reply.code(401).send({ error: 'The session has ended.' });
      return streamEvents(reply, topics, () => sessions.use(visit.token));
    });
    pages.post('/console/:id/log-out', async (request, reply) => {
      const visit = enter(request);
      if (visit === undefined) return reply.redirect('/', 303);
      if (!isSame(FormToken.parse(request.body).form_token, visit.formToken))
        throw new Refused(403, 'This form is not of this session.');
      sessions.end(visit.token);
      return reply.header('set-cookie', clearedCookie(visit)).redirect('/', 303);
    });
  });
}

const Path = z.object({ id: z.string().max(100) });
const FormToken = z.object({ form_token: z.string().max(100).catch('') }).catch({ form_token: '' });

/** A form of another page, also one of another port of this machine, is refused before anything of it is read. */
function refuseOtherOrigins({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  const isOwn = headers.origin === `http://${headers.host}` && (site === undefined || site === 'same-origin');
  if (!isOwn) throw new Refused(403, 'This came from another page than one of the console; nothing was done.');
}

/** A field that stands there several times is a list. */
function fieldsOf(body: string): Readonly<Record<string, string | readonly string[]>> {
  const fields = new URLSearchParams(body);
  return Object.fromEntries(
    [...new Set(fields.keys())].map((name) => {
      const values = fields.getAll(name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new Refused(400, 'The form is not complete; nothing was done. Go back and try again.');
}

function topicOf(path: string): Topic {
  return path.startsWith('activity') ? 'activity' : path.startsWith('integrations') ? 'integrations' : 'approvals';
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
