/** Keeps one worker's tools current: lists them, again at an interval, at once when it says so, with back-off while it is away. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { plainText } from '../plain-text.ts';
import { acceptListing } from './accept/accept-listing.ts';
import type { Integration } from './tool.ts';
import { createWorkerConnection } from './worker/worker-connection.ts';

const MAX_PURPOSE_CHARS = 300;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;

export interface WorkerDiscovery {
  /** The integration as it is known now. A worker that is down keeps its last tools. */
  current(): Integration;
  callTool(
    wireName: string,
    args: object,
    options: { signal: AbortSignal; timeoutMs: number },
  ): Promise<CallToolResult>;
  stop(): Promise<void>;
}

export interface DiscoveryOptions {
  /** The name in scripts. */
  readonly name: string;
  readonly url: URL;
  /** Between two listings; 0: only when something happened. */
  readonly intervalMs: number;
  /** Called after the tools or the state changed. */
  readonly onChange: () => void;
  readonly log: Logger;
}

/** Starts discovering; never blocks: until the first listing the integration is `starting` and has no tools. */
export function discoverWorker({ name, url, intervalMs, onChange, log }: DiscoveryOptions): WorkerDiscovery {
  let integration: Integration = {
    name,
    purpose: '',
    state: 'starting',
    tools: [],
    refreshedAt: undefined,
    lastError: undefined,
  };
  let timer: NodeJS.Timeout | undefined;
  let listing = false;
  let again = false;
  let failures = 0;
  let stopped = false;

  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    // Jitter, so that many workers which went together do not come back in step.
    timer = setTimeout(() => void refresh(), delayMs * (0.9 + Math.random() * 0.2));
    timer.unref();
  };

  const connection = createWorkerConnection({
    url,
    log,
    onToolsChanged: () => void refresh(),
    onLost: () => schedule(FIRST_RETRY_MS),
  });

  const become = (next: Integration): void => {
    const changed =
      JSON.stringify([integration.state, integration.tools, integration.purpose]) !==
      JSON.stringify([next.state, next.tools, next.purpose]);
    integration = next;
    if (changed) onChange();
  };

  const refresh = async (): Promise<void> => {
    if (stopped) return;
    if (listing) {
      again = true;
      return;
    }
    listing = true;
    try {
      const { tools, purpose } = await connection.listTools();
      failures = 0;
      become({
        name,
        purpose: plainText(purpose, MAX_PURPOSE_CHARS),
        state: 'available',
        tools: acceptListing(name, tools, log),
        refreshedAt: Date.now(),
        lastError: undefined,
      });
      if (intervalMs > 0) schedule(intervalMs);
    } catch (error) {
      failures += 1;
      const lastError = error instanceof Error ? error.message : 'unknown';
      log.info({ integration: name, err: error, failures }, 'worker not reached');
      become({ ...integration, state: 'unavailable', lastError });
      schedule(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS));
    } finally {
      listing = false;
      if (again) {
        again = false;
        void refresh();
      }
    }
  };
  void refresh();

  return {
    current: () => integration,
    callTool: (wireName, args, options) => connection.callTool(wireName, args, options),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connection.close();
    },
  };
}
