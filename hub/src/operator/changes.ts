/** How every integration is pinned, as the operator surface tells it. */
import type { Catalog } from '../catalog/catalog.ts';
import type { Changes } from './operator-api.ts';

export function changesOf(catalog: Pick<Catalog, 'integrations' | 'pinned'>): Changes {
  return {
    integrations: catalog.integrations().map(({ name, trust, state, lastError, tools, held }) => {
      const { revision, pending } = catalog.pinned(name) ?? {};
      return {
        name,
        trust,
        state,
        lastError,
        tools: tools.length,
        held: held.length,
        revision,
        pending,
      };
    }),
  };
}
