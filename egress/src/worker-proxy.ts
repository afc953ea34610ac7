/**
 * The CONNECT proxy of one worker. It listens on an address that only this worker's network has, so whoever connects
 * is this worker; which list counts is never read from the request.
 */
import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { type AddressKind, addressKind } from './address.ts';
import type { AllowedTarget } from './allow-list.ts';
import { decide, type Resolve } from './destination.ts';
import type { Log } from './log.ts';
import { boundLookups, type LookupLimits } from './lookups.ts';
import { dial, join, type TunnelLimits } from './tunnel.ts';

export interface ProxyLimits extends TunnelLimits, LookupLimits {
  /** Tunnels of this worker that may be open at once; there may be twice as many connections. */
  readonly maxTunnels: number;
  /** How long a connection may take to say what it wants, and a refused one to go. */
  readonly requestTimeoutMs: number;
}

export interface WorkerProxyOptions {
  readonly worker: string;
  /** Read at every request, so that a changed list counts at once. */
  readonly allow: () => readonly AllowedTarget[];
  readonly resolve: Resolve;
  readonly limits: ProxyLimits;
  readonly log: Log;
  /** Tests only: dial addresses that are never dialled in earnest. */
  readonly kindOf?: (address: string) => AddressKind;
}

export interface WorkerProxy {
  readonly server: Server;
  /** Refuses new connections and destroys the open tunnels. */
  close(): Promise<void>;
}

const STATUS_TEXT: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** Makes the proxy; the caller lets `server` listen. */
export function createWorkerProxy(options: WorkerProxyOptions): WorkerProxy {
  const { worker, limits, log } = options;
  const sockets = new Set<Socket>();
  const resolve = boundLookups(options.resolve, limits);
  let openTunnels = 0;

  const timeouts = {
    headersTimeout: limits.requestTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    // Node looks every 30 s only; until then half a request would hold its place.
    connectionsCheckingInterval: limits.requestTimeoutMs / 5,
  };
  const server = createServer({ ...timeouts, maxHeaderSize: 8_192 }, (_, response) => {
    response.writeHead(405, { 'content-type': 'application/json', allow: 'CONNECT', connection: 'close' });
    response.end(JSON.stringify({ error: 'This proxy only opens tunnels (CONNECT).' }));
  });
  server.maxConnections = limits.maxTunnels * 2;

  const refuse = (socket: Socket, target: string, status: number, reason: string) => {
    log('denied', { worker, target, reason });
    const body = JSON.stringify({ error: `egress to ${target} refused: ${reason}` });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_TEXT[status] ?? 'Error'}\r\ncontent-type: application/json\r\n` +
        `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    );
    // One that never ends its own side would hold its place for good.
    const timer = setTimeout(() => socket.destroy(), limits.requestTimeoutMs);
    socket.once('close', () => clearTimeout(timer));
    socket.resume();
  };

  const open = async (socket: Socket, target: string, head: Buffer) => {
    const decision = await decide(target, options.allow(), resolve, options.kindOf ?? addressKind);
    if (!decision.allowed) return refuse(socket, target, decision.status, decision.reason);
    let upstream: Socket;
    try {
      upstream = await dial(decision.addresses, decision.port, limits.dialTimeoutMs);
    } catch (error) {
      return refuse(socket, target, 502, `not reached (${error instanceof Error ? error.message : String(error)})`);
    }
    if (socket.destroyed) return void upstream.destroy();
    sockets.add(upstream);
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
    if (head.length > 0) upstream.write(head);
    await join(socket, upstream, limits.idleTimeoutMs);
    sockets.delete(upstream);
  };

  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('clientError', (_, socket) => socket.destroy());
  server.on('connect', (request, stream, head) => {
    // Node types the stream as a Duplex; for a server of plain TCP it is the connection's socket.
    const socket = stream as Socket;
    const target = printable(request.url ?? '');
    socket.on('error', () => socket.destroy());
    if (openTunnels >= limits.maxTunnels) return refuse(socket, target, 503, `${limits.maxTunnels} tunnels are open`);
    openTunnels += 1;
    open(socket, target, head)
      .catch(() => socket.destroy())
      .finally(() => {
        openTunnels -= 1;
      });
  });

  return {
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** A target as it may stand in a log line: bounded, and nothing but visible ASCII. */
function printable(target: string): string {
  return target.slice(0, 300).replace(/[^\x21-\x7e]/g, '?');
}
