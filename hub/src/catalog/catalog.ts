/** What there is behind the hub: integrations and their tools, as the workers were last seen. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { camelCase } from './accept/method-name.ts';
import { discoverWorker, type WorkerDiscovery } from './discovery.ts';
import type { PinnedTools, Pins, Surface } from './pins/pins.ts';
import type { Integration, Tool, Trust } from './tool.ts';
import type { CallOptions } from './worker/worker-connection.ts';
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
  /** One integration by its name in scripts. */
  integration(name: string): Integration | undefined;
  /** Names of integrations that the system has and does not run, as scripts would know them. */
  notSetUp(): readonly string[];
  /** Calls a tool at its worker. @throws WorkerFailure */
  callTool(tool: Tool, args: object, options: CallOptions): Promise<CallToolResult>;
  /** Takes over a new list of workers: starts those that are new, stops those that are gone. `notSetUp`: names of others. */
  readonly setWorkers: (workers: readonly WorkerEntry[], notSetUp?: readonly string[]) => void;
  /** Calls back after an integration changed, came or went, with its name. */
  onChange(listener: (integration: string) => void): void;
  /** How an integration's tools are pinned; undefined where nothing was ever listed. */
  pinned(integration: string): PinnedTools | undefined;
  /** Accepts the pending changes of this state, and serves them. */
  accept(integration: string, state: string, surface: Surface): Promise<'accepted' | 'none' | 'other'>;
  /** Takes over how far an operator trusts an integration, whatever its entry says. */
  setTrust(integration: string, trust: Trust, surface: Surface): Promise<void>;
  /** Lists the tools of one worker, or of all, anew; resolves when all have answered or failed. */
  refresh(integration?: string): Promise<void>;
  stop(): Promise<void>;
}

/** An empty catalogue; `setWorkers` fills it. */
export function createCatalog({
  intervalMs,
  pins,
  log,
}: {
  readonly intervalMs: number;
  readonly pins: Pins;
  readonly log: Logger;
}): Catalog {
  const workers = new Map<string, { readonly entry: WorkerEntry; readonly discovery: WorkerDiscovery }>();
  const listeners: ((integration: string) => void)[] = [];
  const changed = (integration: string): void => {
    for (const listener of listeners) listener(integration);
  };

  let given: readonly WorkerEntry[] = [];
  let notSetUp: readonly string[] = [];
  const takeOver = (entries: readonly WorkerEntry[]): void => {
    given = entries;
    const wanted = new Map<string, WorkerEntry>();
    for (const entry of entries) {
      const name = camelCase(entry.name);
      const before = wanted.get(name);
      if (before === undefined) wanted.set(name, { ...entry, trust: pins.trustOf(name) ?? entry.trust });
      else log.error({ worker: entry.name, before: before.name }, 'scripts know a worker before it by the same name');
    }
    for (const [name, { entry, discovery }] of workers) {
      if (isSameWorker(entry, wanted.get(name))) continue;
      workers.delete(name);
      void discovery.stop();
      if (!wanted.has(name)) changed(name);
    }
    for (const [name, entry] of wanted) {
      if (workers.has(name)) continue;
      if (TAKEN_GLOBALS.has(name) || name in globalThis) {
        log.error({ worker: name }, 'a worker cannot have this name: scripts know it as something else');
        continue;
      }
      const { url, trust, imageId } = entry;
      const onChange = (): void => changed(name);
      workers.set(name, {
        entry,
        discovery: discoverWorker({ name, url: new URL(url), trust, imageId, pins, intervalMs, onChange, log }),
      });
      changed(name);
    }
  };

  return {
    integrations: () => [...workers.keys()].sort().flatMap((name) => workers.get(name)?.discovery.current() ?? []),
    integration: (name) => workers.get(name)?.discovery.current(),

    callTool(tool, args, options) {
      const worker = workers.get(tool.integration);
      if (worker === undefined) throw new Error(`no worker ${tool.integration}`);
      return worker.discovery.callTool(tool.wireName, args, options);
    },

    notSetUp: () => notSetUp.filter((name) => !workers.has(name)),

    setWorkers(entries, others = []) {
      notSetUp = others.map(camelCase);
      takeOver(entries);
    },

    pinned: (name) => workers.get(name)?.discovery.pinned(),

    async accept(name, state, surface) {
      const worker = workers.get(name);
      if (worker === undefined) return 'none';
      const result = await pins.accept(name, state, surface);
      worker.discovery.reconsider();
      return result;
    },

    async setTrust(name, trust, surface) {
      await pins.setTrust(name, trust, surface);
      takeOver(given);
    },

    async refresh(name) {
      const asked = [...workers].filter(([one]) => name === undefined || one === name);
      await Promise.all(asked.map(([, { discovery }]) => discovery.refresh()));
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

function isSameWorker(one: WorkerEntry, other: WorkerEntry | undefined): boolean {
  return one.url === other?.url && one.trust === other.trust && one.imageId === other.imageId;
}
