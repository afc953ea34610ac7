/**
 * The connections of a port. All ports together stay well below the 4,096 descriptors of the container. Who has not shown a
 * token makes room for who comes later: whoever holds connections open without a word holds nothing that others need.
 */
import type { Server, Socket } from 'node:net';
import type { Logger } from 'pino';

export interface ConnectionLimits {
  /** All of the port. More are closed unheard. */
  readonly all: number;
  /** Of nobody known yet. Over it the oldest is closed. */
  readonly strangers: number;
  readonly perClient: number;
}

/** A person's windows; the others of the hub's descriptors are the clients', the sandbox's and the workers'. */
export const OPERATOR_CONNECTIONS: ConnectionLimits = { all: 256, strangers: 128, perClient: 0 };
export const CLIENT_CONNECTIONS: ConnectionLimits = { all: 2_048, strangers: 512, perClient: 512 };

/** How long the headers of a request may take; what Node has for it is enough to send them by hand. Milliseconds. */
export const HEADERS_TIMEOUT_MS = 10_000;
/** How often that is looked at. Milliseconds. */
export const CHECKING_INTERVAL_MS = 2_000;
/** Between two lines of the log. Milliseconds. */
const LOG_GAP_MS = 60_000;

export interface Connections {
  /** A token of this client came in by it. False where the client has as many as it may. */
  keep(socket: Socket, client: string): boolean;
}

/** Watches over the connections of a server that does not listen yet. `now`: milliseconds of a clock that only moves on. */
export function boundConnections(
  server: Server,
  limits: ConnectionLimits,
  log: Pick<Logger, 'warn'>,
  now: () => number = () => performance.now(),
): Connections {
  const strangers = new Set<Socket>();
  const kept = new Map<string, Set<Socket>>();
  let closed = 0;
  let saidAt = Number.NEGATIVE_INFINITY;

  function say(): void {
    closed += 1;
    if (now() - saidAt < LOG_GAP_MS) return;
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    log.warn(
      { port, closed, strangers: strangers.size },
      'connections were closed: too many are open, most of nobody known',
    );
    saidAt = now();
    closed = 0;
  }

  server.maxConnections = limits.all;
  server.on('drop', say);
  server.on('connection', (socket) => {
    strangers.add(socket);
    socket.once('close', () => strangers.delete(socket));
    if (strangers.size <= limits.strangers) return;
    const [oldest] = strangers;
    if (oldest === undefined) return;
    strangers.delete(oldest);
    oldest.destroy();
    say();
  });

  return {
    keep(socket, client) {
      const own = kept.get(client) ?? new Set();
      if (own.has(socket)) return true;
      if (own.size >= limits.perClient) return false;
      // Of the client that it showed first.
      if (!strangers.delete(socket)) return true;
      kept.set(client, own.add(socket));
      socket.once('close', () => {
        own.delete(socket);
        if (own.size === 0) kept.delete(client);
      });
      return true;
    },
  };
}
