/**
 * Keeps one listening proxy per worker of the list: makes those that are missing, ends those whose worker left.
 * The only owner of the listeners.
 */
import type { AllowedTarget, AllowList } from './allow-list.ts';
import type { Resolve } from './destination.ts';
import type { Log } from './log.ts';
import { createWorkerProxy, type ProxyLimits, type WorkerProxy } from './worker-proxy.ts';

export interface ProxiesOptions {
  /** The address on which a worker's proxy listens; rejects while the worker's network is not there. */
  readonly addressOf: (worker: string) => Promise<string>;
  readonly port: number;
  readonly resolve: Resolve;
  readonly limits: ProxyLimits;
  readonly log: Log;
}

export interface Proxies {
  /** Takes a new list: targets count from the next request on, listeners are made and ended as workers come and go. */
  apply(list: AllowList): Promise<void>;
  /** Workers of the list whose proxy does not listen (yet). Calling {@link apply} again retries them. */
  waiting(): readonly string[];
  close(): Promise<void>;
}

/** Makes the set; it is empty until the first `apply`. Calls of `apply` run one after the other. */
export function createProxies(options: ProxiesOptions): Proxies {
  const listening = new Map<string, WorkerProxy>();
  let current: AllowList = { workers: {} };
  let turn: Promise<void> = Promise.resolve();

  const allowOf = (worker: string): readonly AllowedTarget[] => current.workers[worker]?.allow ?? [];

  const start = async (worker: string) => {
    let address: string;
    try {
      address = await options.addressOf(worker);
    } catch {
      return; // Its network is not attached yet; the next poll tries again.
    }
    const proxy = createWorkerProxy({ worker, allow: () => allowOf(worker), ...options });
    try {
      await new Promise<void>((resolve, reject) => {
        proxy.server.once('error', reject);
        proxy.server.listen(options.port, address, resolve);
      });
    } catch (error) {
      options.log('not-listening', { worker, address, reason: error instanceof Error ? error.message : String(error) });
      return;
    }
    listening.set(worker, proxy);
    options.log('listening', { worker, address, targets: allowOf(worker).map((one) => `${one.host}:${one.port}`) });
  };

  const stop = async (worker: string, proxy: WorkerProxy) => {
    listening.delete(worker);
    await proxy.close();
    options.log('stopped', { worker });
  };

  return {
    apply(list) {
      current = list;
      turn = turn.then(async () => {
        const wanted = Object.keys(current.workers);
        await Promise.all([...listening].filter(([worker]) => !wanted.includes(worker)).map((one) => stop(...one)));
        await Promise.all(wanted.filter((worker) => !listening.has(worker)).map(start));
      });
      return turn;
    },
    waiting: () => Object.keys(current.workers).filter((worker) => !listening.has(worker)),
    async close() {
      await turn;
      await Promise.all([...listening].map((one) => stop(...one)));
    },
  };
}
