/** Tells open pages what changed at the hub; what it is now they ask for themselves. */
import type { Approvals } from '../../approvals/approvals.ts';
import type { Catalog } from '../../catalog/catalog.ts';
import type { Breakers } from '../../gate/breaker.ts';
import type { Topic } from './layout.ts';

export interface Topics {
  /** @returns Ends it. */
  listen(listener: (topic: Topic) => void): () => void;
}

export function createTopics({
  approvals,
  catalog,
  breakers,
  onRecord,
}: {
  readonly approvals: Pick<Approvals, 'listen'>;
  readonly catalog: Pick<Catalog, 'onChange'>;
  readonly breakers: Pick<Breakers, 'onChange'>;
  /** Calls back after a record was written to the audit log. */
  readonly onRecord: (listener: () => void) => void;
}): Topics {
  const listeners = new Set<(topic: Topic) => void>();
  const tell = (topic: Topic): void => {
    for (const listener of listeners) listener(topic);
  };
  approvals.listen(() => tell('approvals'));
  catalog.onChange(() => tell('integrations'));
  breakers.onChange(() => tell('integrations'));
  onRecord(() => tell('activity'));
  return {
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
