/** How many tools of each integration wait for the operator, as the hub that runs tells it. */
import { Changes } from '@sallyport/hub/operator-api';
import type { AskHub } from '../operator/hub-request.ts';

/** By the name of the integration. `isFresh`: the hub asks the workers first, which may have been replaced just now. */
export async function readHeldTools(
  askHub: AskHub,
  { isFresh }: { isFresh: boolean },
): Promise<ReadonlyMap<string, number>> {
  const asked = isFresh
    ? askHub({ method: 'POST', path: '/api/refresh', body: {} }, Changes)
    : askHub({ method: 'GET', path: '/api/changes' }, Changes);
  // The table is worth printing without it.
  const { integrations } = await asked.catch((): Changes => ({ integrations: [] }));
  return new Map(integrations.filter(({ held }) => held > 0).map(({ name, held }) => [name, held]));
}
