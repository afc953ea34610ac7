/** The pages of integrations, and what their forms do. */
import { z } from 'zod';
import { Acceptance, Refresh, TrustDecision } from '../operator-api.ts';
import { Refused } from '../refused.ts';
import type { ConsoleRoutes } from './console.ts';
import { integrationPage } from './integration-page.ts';
import { integrationsPage, type Shown } from './integrations-page.ts';

const SURFACE = 'http';

const NOTICES: { readonly [done: string]: string } = {
  refreshed: 'The workers were asked anew.',
  accepted: 'Accepted. The tools are in force as they were shown.',
  trusted: 'This is how far it is trusted from now on.',
};
const Done = z.object({ done: z.string().optional().catch(undefined) });
const NamePath = z.object({ name: z.string() });

export function addIntegrationRoutes({ page, act, catalog, circuits, waiting }: ConsoleRoutes): void {
  const noticeOf = (query: unknown): string | undefined => {
    const { done } = Done.parse(query);
    return done !== undefined && Object.hasOwn(NOTICES, done) ? NOTICES[done] : undefined;
  };
  const shown = (): readonly Shown[] =>
    catalog.integrations().map((integration) => ({
      integration,
      pinned: catalog.pinned(integration.name),
      circuit: circuits().find((circuit) => circuit.integration === integration.name),
    }));
  const named = (params: unknown): Shown => {
    const { name } = NamePath.parse(params);
    const found = shown().find(({ integration }) => integration.name === name);
    if (found === undefined) throw new Refused(404, 'There is no such integration any more.');
    return found;
  };
  const pathOf = ({ integration }: Shown): string => `integrations/${encodeURIComponent(integration.name)}`;

  page('integrations', (request, visit) =>
    integrationsPage(visit, shown(), catalog.notSetUp(), waiting(), noticeOf(request.query)),
  );
  page('integrations/:name', (request, visit) =>
    integrationPage(visit, named(request.params), waiting(), noticeOf(request.query)),
  );

  act('integrations/refresh', z.object(Refresh.shape), async ({ integration }) => {
    await catalog.refresh(integration);
    const page = integration === undefined ? 'integrations' : `integrations/${encodeURIComponent(integration)}`;
    return { to: `${page}?done=refreshed` };
  });

  act('integrations/:name/accept', z.object(Acceptance.shape).pick({ state: true }), async ({ state }, request) => {
    const found = named(request.params);
    const result = await catalog.accept(found.integration.name, state, SURFACE);
    if (result === 'none') throw new Refused(404, 'Nothing of it waits for a decision any more.');
    if (result === 'other')
      throw new Refused(409, 'It has changed since you looked; nothing was accepted. Look again.');
    return { to: `${pathOf(found)}?done=accepted` };
  });

  act('integrations/:name/trust', z.object(TrustDecision.shape).pick({ trust: true }), async ({ trust }, request) => {
    const found = named(request.params);
    await catalog.setTrust(found.integration.name, trust, SURFACE);
    return { to: `${pathOf(found)}?done=trusted` };
  });
}
