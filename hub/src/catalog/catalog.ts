/** What there is behind the hub: integrations and their tools, as the workers were last seen. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { camelCase } from './accept/method-name.ts';
import { discoverWorker, type WorkerDiscovery } from './discovery.ts';
import type { Integration, Tool } from './tool.ts';
import type { WorkerEntry } from './workers-file.ts';

/** Globals of a script that no integration may stand in front of. */
const TAKEN_GLOBALS = new Set([
  'batch',
  'paginate',
  'collect',
  'search',
  'results',
  'skills',
  'actions',
  'catalog',
  'progress',
  'console',
  'sleep',
]);

export interface Catalog {
  /** Every integration, in the order of their names. */
  integrations(): readonly Integration[];
  /** What scripts see: the integrations' names with their methods. */
  surface(): Readonly<Record<string, readonly string[]>>;
  /** One integration by its name in scripts. */
  integration(name: string): Integration | undefined;
  /** Calls a tool at its worker. @throws WorkerFailure */
  callTool(tool: Tool, args: object, options: { signal: AbortSignal; timeoutMs: number }): Promise<CallToolResult>;
  /** Takes over a new list of workers: starts those that are new, stops those that are gone. */
  readonly setWorkers: (workers: readonly WorkerEntry[]) => void;
  /** Calls back after any integration changed. */
  onChange(listener: () => void): void;
  stop(): Promise<void>;
}

/** An empty catalogue; `setWorkers` fills it. */
export function createCatalog({ intervalMs, log }: { intervalMs: number; log: Logger }): Catalog {
  const workers = new Map<string, { url: string; discovery: WorkerDiscovery }>();
  const listeners: (() => void)[] = [];
  const changed = (): void => {
    for (const listener of listeners) listener();
  };

  return {
    integrations: () => [...workers.keys()].sort().flatMap((name) => workers.get(name)?.discovery.current() ?? []),
    surface() {
      const entries = [...workers.values()].map(({ discovery }) => discovery.current());
      return Object.fromEntries(entries.map(({ name, tools }) => [name, tools.flatMap(({ method }) => method ?? [])]));
    },
    integration: (name) => workers.get(name)?.discovery.current(),

    callTool(tool, args, options) {
      const worker = workers.get(tool.integration);
      if (worker === undefined) throw new Error(`no worker ${tool.integration}`);
      return worker.discovery.callTool(tool.wireName, args, options);
    },

    setWorkers(entries) {
      const wanted = new Map(entries.map((entry) => [camelCase(entry.name), entry.url]));
      for (const [name, { url, discovery }] of workers) {
        if (wanted.get(name) === url) continue;
        workers.delete(name);
        void discovery.stop();
      }
      for (const [name, url] of wanted) {
        if (workers.has(name)) continue;
        if (TAKEN_GLOBALS.has(name) || name in globalThis) {
          log.error({ worker: name }, 'a worker cannot have this name: scripts know it as something else');
          continue;
        }
        workers.set(name, {
          url,
          discovery: discoverWorker({ name, url: new URL(url), intervalMs, onChange: changed, log }),
        });
      }
      changed();
    },

    onChange(listener) {
      listeners.push(listener);
    },

    async stop() {
      await Promise.all([...workers.values()].map(({ discovery }) => discovery.stop()));
      workers.clear();
    },
  };
}
