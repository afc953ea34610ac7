/**
 * What the hub asks of one worker by MCP. It mends what the SDK's client leaves to its user: a response stream that breaks
 * fails its call at once. The session below it is worker-session.ts's.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallToolResult, Client, Tool as McpTool } from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { Agent } from 'undici';
import type { z } from 'zod';
import { ANSWER_LIMITS, answerLimits, type BodyLimits, LISTING_LIMITS } from './guarded-body.ts';
import { answerRooms, createWatchedFetch, type ExchangeWatch } from './watched-fetch.ts';
import {
  CallAnswer,
  type ListedResource,
  ResourcesPage,
  ResourceText,
  ToolsPage,
  tooManyBlocks,
} from './worker-connection-results.ts';
import { asFailure, WorkerFailure } from './worker-failure.ts';
import { CONNECT_TIMEOUT_MS, createWorkerSession } from './worker-session.ts';

/** For all pages together. */
const LIST_TIMEOUT_MS = 10_000;
/** Where more have come no further page is asked for; the catalogue takes fewer. */
const MAX_TOOLS = 1_000;
const MAX_RESOURCES = 1_000;
const MAX_PAGES = 20;
const NEVER = new AbortController().signal;
const NO_RESOURCES: z.output<typeof ResourcesPage> = { resources: [] };

interface ToolListing {
  readonly tools: readonly McpTool[];
  /** What the worker says it is for; empty where it says nothing. */
  readonly purpose: string;
}

/** When a request ends without an answer. */
interface Until {
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

export interface CallOptions extends Until {
  /** Goes to the worker as the request's `_meta`; a worker's log that has it can be held against the audit log. */
  readonly meta?: { readonly [key: string]: unknown };
  /** The longest result that is of use, as JSON; without it the longest that any setting allows. */
  readonly maxResultBytes?: number;
  /** Given what frees the answer's room in memory, to be called when it has been handed over; without it that is at once. */
  readonly keepRoom?: ((release: () => void) => void) | undefined;
}

export interface WorkerConnection {
  /** All tools, following pages. @throws WorkerFailure */
  listTools(): Promise<ToolListing>;
  /** What the worker offers as resources, following pages; nothing where it has none. @throws WorkerFailure */
  listResources(until: Until): Promise<readonly ListedResource[]>;
  /** The text of a resource; undefined where it has none. @throws WorkerFailure */
  readResource(uri: string, until: Until): Promise<string | undefined>;
  /** One call. Ends with `signal`, at the worker too. @throws WorkerFailure */
  callTool(wireName: string, args: object, options: CallOptions): Promise<CallToolResult>;
  close(): Promise<void>;
}

export interface WorkerConnectionOptions {
  readonly url: URL;
  /** The worker says its tools or resources changed. */
  readonly onListChanged: () => void;
  /** The standing stream to the worker ended: it stopped, or restarted. */
  readonly onLost: () => void;
  readonly log: Logger;
}

/** Makes the connection; nothing is dialled before the first use. */
export function createWorkerConnection(options: WorkerConnectionOptions): WorkerConnection {
  const exchange = new AsyncLocalStorage<ExchangeWatch | undefined>();
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    keepAliveTimeout: 30_000,
    bodyTimeout: 0,
    headersTimeout: 0,
  });
  const watchedFetch = createWatchedFetch(
    agent,
    () => exchange.getStore(),
    () => {
      session.retire();
      options.onLost();
    },
  );
  const session = createWorkerSession({
    ...options,
    fetch: watchedFetch,
    asNobodys: (work) => exchange.run(undefined, work),
  });

  /** One request with an answer that may be large: fails as soon as its stream breaks, and ends with the signal. */
  const exchanged = async <T>(
    request: (client: Client, options: { signal: AbortSignal; timeout: number }) => Promise<T>,
    { signal, timeoutMs }: Until,
    limits: BodyLimits = ANSWER_LIMITS,
    keepRoom?: CallOptions['keepRoom'],
  ): Promise<T> => {
    const room = answerRooms.open(agent);
    keepRoom?.(room.release);
    const failed = Promise.withResolvers<never>();
    failed.promise.catch(() => undefined);
    /** Of the attempt that is under way: the end of one that was answered, if only with 404, says nothing. */
    let watch: ExchangeWatch | undefined;
    let wasSent = false;
    const stop = new AbortController();
    const both = { signal: AbortSignal.any([signal, stop.signal]), timeout: timeoutMs };
    const attempt = async (client: Client): Promise<T> => {
      const own: ExchangeWatch = {
        limits,
        room,
        sent: false,
        onEnd: (failure) => watch === own && failed.reject(failure),
      };
      watch = own;
      try {
        return await exchange.run(own, () => request(client, both));
      } finally {
        wasSent = own.sent;
        watch = undefined;
      }
    };
    try {
      const answer = session.run(attempt);
      answer.catch(() => undefined);
      const answered = await Promise.race([answer, failed.promise]);
      room.answered();
      return answered;
    } catch (error) {
      const failure = asFailure(error, watch?.sent ?? wasSent, signal);
      // Frees the SDK's own bookkeeping of a call that it would wait for until its time-out.
      stop.abort();
      room.release();
      throw failure;
    } finally {
      if (keepRoom === undefined) room.release();
    }
  };

  return {
    async listTools() {
      const tools: McpTool[] = [];
      let purpose = '';
      const end = performance.now() + LIST_TIMEOUT_MS;
      try {
        await eachPage(
          (params) =>
            exchanged(
              (client, bounds) => {
                purpose = client.getInstructions() ?? '';
                return client.request({ method: 'tools/list', params }, ToolsPage, bounds);
              },
              { signal: NEVER, timeoutMs: Math.max(1, end - performance.now()) },
              LISTING_LIMITS,
            ),
          (page) => tools.push(...page.tools) <= MAX_TOOLS,
        );
        return { tools, purpose };
      } catch (error) {
        session.retire();
        throw error;
      }
    },

    async listResources(until) {
      const resources: ListedResource[] = [];
      await eachPage(
        (params) =>
          exchanged(
            async (client, bounds) => {
              const has = client.getServerCapabilities()?.resources !== undefined;
              return has ? client.request({ method: 'resources/list', params }, ResourcesPage, bounds) : NO_RESOURCES;
            },
            until,
            LISTING_LIMITS,
          ),
        (page) => resources.push(...page.resources) <= MAX_RESOURCES,
      );
      return resources;
    },

    readResource: (uri, until) =>
      exchanged(
        (client, bounds) => client.request({ method: 'resources/read', params: { uri } }, ResourceText, bounds),
        until,
      ),

    async callTool(wireName, args, { meta, maxResultBytes = Number.POSITIVE_INFINITY, keepRoom, ...until }) {
      const params = { name: wireName, arguments: { ...args }, ...(meta === undefined ? {} : { _meta: { ...meta } }) };
      const result = await exchanged(
        (client, bounds) => client.request({ method: 'tools/call', params }, CallAnswer, bounds),
        until,
        answerLimits(maxResultBytes),
        keepRoom,
      );
      const excess = tooManyBlocks(result);
      if (excess !== undefined) throw new WorkerFailure('too-large', true, `The answer has ${excess}.`);
      // As the SDK has it: a result may leave its content out. The gate checks the shape.
      return { ...result, content: result.content ?? [] } as CallToolResult;
    },

    async close() {
      await session.close();
      await agent.destroy();
    },
  };
}

/** Asks for pages until there are no more, or one leads back to itself; `take` gets each one, and says whether to go on. */
async function eachPage<P extends { readonly nextCursor?: string | undefined }>(
  ask: (params: { cursor?: string }) => Promise<P>,
  take: (page: P) => boolean,
): Promise<void> {
  let cursor: string | undefined;
  for (let page = 0; page < MAX_PAGES; page++) {
    const listed = await ask(cursor === undefined ? {} : { cursor });
    const goOn = take(listed);
    if (!goOn || listed.nextCursor === undefined || listed.nextCursor === cursor) break;
    cursor = listed.nextCursor;
  }
}
