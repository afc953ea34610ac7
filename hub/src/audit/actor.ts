/** Who did what a record tells. What was decided about a call is told of whoever decided, not of the client that made it. */
import type { StoredRecord } from './record-line.ts';

/** Their `client` is whose call it was; who decided is told by their `surface`. */
const DECISIONS: ReadonlySet<string> = new Set(['action.approved', 'action.rejected', 'action.revealed']);

export interface Actor {
  readonly who: string;
  /** The client whose call it was about, where that is somebody else. */
  readonly forClient?: string;
}

/** Undefined where nobody but the hub did it. What a client is called is shown as it is, and to be made safe to show. */
export function actorOf({ event, client, surface }: StoredRecord): Actor | undefined {
  const name = typeof client === 'string' ? client : undefined;
  if (surface !== undefined && DECISIONS.has(event)) {
    const who = deciderAt(String(surface), name ?? '');
    return name === undefined ? { who } : { who, forClient: name };
  }
  if (name !== undefined) return { who: name };
  if (surface === undefined) return undefined;
  // Whoever was refused has not proved to be the operator.
  return {
    who: event === 'operator.refused' ? `somebody (${placeOf(String(surface))})` : deciderAt(String(surface), ''),
  };
}

/** Who decides about calls of this client at this surface. */
export function deciderAt(surface: string, client: string): string {
  return surface === 'elicitation' ? `user of ${client} (asked)` : `operator (${placeOf(surface)})`;
}

function placeOf(surface: string): string {
  return surface === 'http' ? 'console' : surface;
}
