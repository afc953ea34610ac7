/** What an operator can ask and decide, over HTTP. The same for both ways to it, save what only a terminal may do. */
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { OperatorDecisions } from '../approvals/approvals.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Surface } from '../catalog/pins/pins.ts';
import { CHECKING_INTERVAL_MS, HEADERS_TIMEOUT_MS } from '../connections.ts';
import type { MetricsPage } from '../metrics/metrics.ts';
import { operatorCommand } from '../operator-command.ts';
import type { PolicyExplainer } from '../policy/explain.ts';
import { addApprovalRoutes } from './approval-routes.ts';
import { type Attempts, createAttempts } from './attempts.ts';
import { changesOf } from './changes.ts';
import { addConsole, type ConsoleOptions } from './console/console.ts';
import { addMetricsRoute } from './metrics-route.ts';
import { Acceptance, Refresh, TrustDecision, Unlock } from './operator-api.ts';
import { refusedHost } from './operator-host-check.ts';
import type { OperatorSessions } from './operator-sessions.ts';
import type { Passphrase } from './passphrase.ts';
import type { PassphraseChoice } from './passphrase-choice.ts';
import { addPassphraseRoutes } from './passphrase-routes.ts';
import { addPolicyRoutes } from './policy-routes.ts';
import { recordRefusals } from './refusal-record.ts';
import { bodyOf, Refused } from './refused.ts';

const MAX_BODY_BYTES = 64 * 1024;

export interface OperatorOptions extends Pick<ConsoleOptions, 'activity' | 'topics' | 'circuits'> {
  readonly catalog: Pick<Catalog, 'integrations' | 'notSetUp' | 'pinned' | 'accept' | 'refresh' | 'setTrust'>;
  readonly approvals: OperatorDecisions;
  readonly policy: PolicyExplainer;
  readonly passphrase: Passphrase;
  /** The same for all ways to the hub. */
  readonly choice: PassphraseChoice;
  readonly sessions: OperatorSessions;
  readonly audit: Pick<AuditLog, 'append'>;
  readonly metrics: MetricsPage;
  readonly log: Pick<Logger, 'error' | 'info'>;
  /** Slows guessing down; each app has one of its own. */
  readonly attempts?: Attempts;
}

/**
 * `terminal`: a Unix socket that only this user can open. Whoever gets there may look without the passphrase, and set the
 * first one. `http`: the port, where everything needs a session.
 */
export function createOperatorApp(surface: Surface, options: OperatorOptions): FastifyInstance {
  const {
    catalog,
    approvals,
    policy,
    passphrase,
    choice,
    sessions,
    audit,
    metrics,
    log,
    attempts = createAttempts(),
  } = options;
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    exposeHeadRoutes: false,
    requestTimeout: HEADERS_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKING_INTERVAL_MS },
  });

  app.addHook('onRequest', async (request, reply) => {
    const refusal = surface === 'http' ? refusedHost(request.headers) : undefined;
    if (refusal !== undefined) throw new Refused(403, refusal);
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  recordRefusals(app, audit, surface);
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) log.error({ err: error }, 'a request of the operator failed in the hub');
    return reply
      .code(status)
      .send({ error: status >= 500 ? 'This failed in the hub; its log says why.' : error.message });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));

  const tokenOf = (request: FastifyRequest): string =>
    /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const needSession = (request: FastifyRequest): void => {
    if (!sessions.use(tokenOf(request))) throw new Refused(401, 'This needs the passphrase of the operator.');
  };
  const needSessionAtPort = (request: FastifyRequest): void => {
    if (surface === 'http') needSession(request);
  };

  /** @throws Refused unless this is the passphrase. */
  const check = async (given: string, reply: FastifyReply): Promise<void> => {
    if (!passphrase.isSet())
      throw new Refused(409, `No passphrase is set yet. Set one in a terminal: ${operatorCommand('passphrase')}`);
    const attempt = await attempts.try(() => passphrase.matches(given));
    if (attempt.outcome === 'right') return;
    if (attempt.outcome === 'wait') {
      const seconds = Math.ceil(attempt.waitMs / 1_000);
      reply.header('retry-after', String(seconds));
      throw new Refused(429, `Too many attempts. Try again in ${seconds} s.`);
    }
    throw new Refused(403, 'This is not the passphrase.');
  };

  app.get('/health', () => ({ status: 'ok' }));
  addMetricsRoute(app, metrics);
  addApprovalRoutes(app, { approvals, surface, needSession });
  addPolicyRoutes(app, policy, needSessionAtPort);

  /** The token of a new session. @throws Refused unless this is the passphrase. */
  const unlock = async (given: string, reply: FastifyReply): Promise<string> => {
    await check(given, reply);
    await audit.append({ event: 'operator.unlocked', surface });
    return sessions.open();
  };

  if (surface === 'http') addConsole(app, { ...options, unlock });

  app.post('/api/session', async (request, reply) => ({
    token: await unlock(bodyOf(request, Unlock).passphrase, reply),
  }));

  app.delete('/api/session', (request) => {
    sessions.end(tokenOf(request));
    return {};
  });

  app.get('/api/changes', (request) => {
    needSessionAtPort(request);
    return changesOf(catalog);
  });

  app.post('/api/refresh', async (request) => {
    needSessionAtPort(request);
    await catalog.refresh(bodyOf(request, Refresh).integration);
    return changesOf(catalog);
  });

  app.post('/api/changes/accept', async (request) => {
    needSession(request);
    const { integration, state } = bodyOf(request, Acceptance);
    const result = await catalog.accept(integration, state, surface);
    if (result === 'none') throw new Refused(404, `Nothing of "${integration}" waits for a decision.`);
    if (result === 'other')
      throw new Refused(409, `"${integration}" has changed since you looked; nothing was accepted. Look again.`);
    return changesOf(catalog);
  });

  app.post('/api/trust', async (request) => {
    needSession(request);
    const { integration, trust } = bodyOf(request, TrustDecision);
    if (!catalog.integrations().some(({ name }) => name === integration))
      throw new Refused(404, `There is no integration "${integration}".`);
    await catalog.setTrust(integration, trust, surface);
    return changesOf(catalog);
  });

  if (surface === 'terminal') addPassphraseRoutes(app, { passphrase, choice, audit, surface, check });
  return app;
}
