/** Keeps one worker's tools and documents current: lists them, again at an interval, at once when it says so, with back-off while it is away. */
import type { CallToolResult } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { plainText } from '../plain-text.ts';
import { readDefinitions } from './accept/definition.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { paced } from './paced.ts';
import type { PinnedTools, Pins } from './pins/pins.ts';
import { type ServedTools, serve } from './serve.ts';
import { NO_DOCUMENTS, readDocuments } from './skills/read-documents.ts';
import type { Integration, Trust } from './tool.ts';
import { type CallOptions, createWorkerConnection } from './worker/worker-connection.ts';

const MAX_PURPOSE_CHARS = 300;
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 15_000;
/** Between two listings that the worker itself asks for: it may announce changes as often as it likes. */
const MIN_ANNOUNCED_GAP_MS = 1_000;

export interface WorkerDiscovery {
  /** The integration as it is known now. A worker that is down keeps its last tools. */
  current(): Integration;
  /** How its tools are pinned; undefined before its first listing ever. */
  pinned(): PinnedTools | undefined;
  callTool(wireName: string, args: object, options: CallOptions): Promise<CallToolResult>;
  /** Lists anew; resolves when that came to an end, tools and documents, either way. */
  refresh(): Promise<void>;
  /** Takes over what the pins say now. */
  reconsider(): void;
  stop(): Promise<void>;
}

export interface DiscoveryOptions {
  /** The name in scripts. */
  readonly name: string;
  readonly url: URL;
  readonly trust: Trust;
  readonly imageId: string | undefined;
  readonly pins: Pins;
  /** Between two listings; 0: only when something happened. */
  readonly intervalMs: number;
  /** Called after the tools or the state changed. */
  readonly onChange: () => void;
  readonly log: Logger;
}

/** Starts discovering; never blocks: until the first listing there are the tools that the worker had before, or none. */
export function discoverWorker(options: DiscoveryOptions): WorkerDiscovery {
  const { name, url, trust, imageId, pins, intervalMs, onChange, log } = options;
  let pinned: PinnedTools | undefined;
  let integration: Integration = {
    name,
    trust,
    endpoint: imageId ?? url.href,
    purpose: '',
    state: 'starting',
    tools: [],
    held: [],
    ...NO_DOCUMENTS,
    refreshedAt: undefined,
    lastError: undefined,
  };
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let stopped = false;

  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    // Jitter, so that many workers which went together do not come back in step.
    timer = setTimeout(() => void refresh(), delayMs * (0.9 + Math.random() * 0.2));
    timer.unref();
  };

  const become = (next: Integration): void => {
    const before = integration;
    integration = next;
    const isSame =
      before.state === next.state &&
      before.tools === next.tools &&
      before.held === next.held &&
      before.skills === next.skills &&
      before.spec === next.spec &&
      before.purpose === next.purpose;
    if (!isSame && !stopped) onChange();
  };

  /** The tools of these pins; the same objects as before where nothing changed. */
  const toolsOf = (next: PinnedTools | undefined): ServedTools => {
    if (next === undefined) return { tools: [], held: [] };
    if (pinned?.served === next.served && pinned.accepted === next.accepted) return integration;
    if (next.held.length > 0)
      log.warn({ integration: name, held: next.held.length }, 'tools changed and wait for an operator');
    return serve(name, next, log);
  };

  const takeOver = (next: PinnedTools | undefined, state: Partial<Integration>): void => {
    const { tools, held } = toolsOf(next);
    pinned = next;
    become({
      ...integration,
      purpose: next?.purpose ?? '',
      ...(next?.documents ?? NO_DOCUMENTS),
      tools,
      held,
      refreshedAt: next?.listedAt,
      ...state,
    });
  };

  /** Beside the tools, which do not wait for them. What cannot be read now stays as it was. */
  const listDocuments = async (): Promise<void> => {
    try {
      const documents = await readDocuments(name, connection, log);
      if (!stopped) takeOver(await pins.offered(name, trust, documents), {});
    } catch (error) {
      if (!stopped) log.info({ integration: name, err: error }, 'documents not read');
    }
  };

  const list = async (): Promise<void> => {
    try {
      const { tools, purpose } = await connection.listTools();
      // Whoever took this one's place may trust the worker less.
      if (stopped) return;
      const definitions = readDefinitions(name, tools, log);
      const next = await pins.listed(name, trust, {
        imageId,
        tools: definitions,
        purpose: plainText(purpose, MAX_PURPOSE_CHARS),
      });
      failures = 0;
      takeOver(next, { state: 'available', lastError: undefined, awaySince: undefined });
      if (intervalMs > 0) schedule(intervalMs);
    } catch (error) {
      if (stopped) return;
      failures += 1;
      const lastError = error instanceof Error ? error.message : 'unknown';
      log.info({ integration: name, reason: lastError, err: error, failures }, 'worker not reached');
      become({ ...integration, state: 'unavailable', lastError, awaySince: integration.awaySince ?? Date.now() });
      schedule(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), MAX_RETRY_MS));
    }
  };

  const listOne = oneAtATime(list);
  const readOne = oneAtATime(listDocuments);
  const refresh = async (): Promise<void> => {
    if (stopped) return;
    clearTimeout(timer);
    await listOne();
    if (!stopped && integration.state === 'available') await readOne();
  };

  const announced = paced(() => void refresh(), MIN_ANNOUNCED_GAP_MS);
  const connection = createWorkerConnection({
    url,
    log,
    onListChanged: announced.request,
    onLost: () => schedule(FIRST_RETRY_MS),
  });
  takeOver(pins.known(name, trust, imageId), {});
  void refresh();

  return {
    current: () => integration,
    pinned: () => pinned,
    callTool: (wireName, args, callOptions) => connection.callTool(wireName, args, callOptions),
    refresh,
    reconsider: () => takeOver(pins.known(name, trust, imageId), {}),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      announced.stop();
      await connection.close();
    },
  };
}
