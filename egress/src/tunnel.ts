/** Joins a worker's connection to the place it was allowed to reach, and ends both together. */
import { connect, type Socket } from 'node:net';

export interface TunnelLimits {
  /** How long one address may take to accept. */
  readonly dialTimeoutMs: number;
  /** How long neither side may send anything. */
  readonly idleTimeoutMs: number;
}

/** Dials the addresses in order until one accepts; rejects with the last failure. */
export async function dial(addresses: readonly string[], port: number, dialTimeoutMs: number): Promise<Socket> {
  let failure: unknown = new Error('no address');
  for (const address of addresses) {
    try {
      return await dialOne(address, port, dialTimeoutMs);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function dialOne(address: string, port: number, dialTimeoutMs: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // The address was classified already, so no lookup may happen here; a literal needs none.
    const socket = connect({ host: address, port, allowHalfOpen: true, noDelay: true });
    const timer = setTimeout(() => socket.destroy(new Error('timed out')), dialTimeoutMs);
    socket.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      socket.removeAllListeners('error');
      resolve(socket);
    });
  });
}

/**
 * Passes bytes both ways. An end on one side is passed on as an end, so that the other may still answer; an error or
 * silence over the limit destroys both. Resolves when both are closed.
 */
export function join(worker: Socket, upstream: Socket, idleTimeoutMs: number): Promise<void> {
  const both = [worker, upstream];
  const destroyBoth = () => {
    for (const socket of both) socket.destroy();
  };
  const closed = both.map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())));
  for (const socket of both) {
    socket.on('error', destroyBoth);
    // Reads and writes both count as traffic, and what is read from one is written to the other: both go idle together.
    socket.setTimeout(idleTimeoutMs, destroyBoth);
  }
  worker.once('close', () => {
    if (!upstream.writableEnded) upstream.destroy();
  });
  upstream.once('close', () => {
    if (!worker.writableEnded) worker.destroy();
  });
  worker.pipe(upstream);
  upstream.pipe(worker);
  return Promise.all(closed).then(() => undefined);
}
