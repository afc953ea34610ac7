/**
 * The hub's MCP client to one worker. Connects when first needed, and mends what the SDK's client leaves to its user:
 * a response stream that breaks fails its call at once, and a session that the worker forgot is made anew, once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CallToolResult,
  Client,
  type FetchLike,
  type JsonSchemaValidator,
  type Tool as McpTool,
  SdkError,
  SdkErrorCode,
  SdkHttpError,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { Agent, fetch as undiciFetch } from 'undici';
import {
  ANSWER_LIMITS,
  createReadingBudget,
  type Exceeded,
  guardBody,
  LISTING_LIMITS,
  STANDING_LIMITS,
} from './guarded-body.ts';
import { isConnectionError, isEventStream, isStanding, neverConnected } from './worker-connection-exchange.ts';
import { CallAnswer, ToolsPage, tooManyBlocks } from './worker-connection-results.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const LIST_TIMEOUT_MS = 10_000;
const MAX_PAGES = 20;
/** Between the end of a response stream and the verdict that its answer is missing: the SDK hands over the last message in between. */
const STREAM_END_GRACE_MS = 50;

/** Over all workers: they share the hub's memory. */
const reading = createReadingBudget(64 << 20);

/** A call that got no answer. `sent` tells whether the worker may have seen it. */
export class WorkerFailure extends Error {
  override readonly name = 'WorkerFailure';
  readonly kind: 'unreachable' | 'timeout' | 'aborted' | 'too-large' | 'protocol';
  readonly sent: boolean;

  constructor(kind: WorkerFailure['kind'], sent: boolean, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.sent = sent;
  }
}

interface ToolListing {
  readonly tools: readonly McpTool[];
  /** What the worker says it is for; empty where it says nothing. */
  readonly purpose: string;
}

export interface WorkerConnection {
  /** All tools, following pages. @throws WorkerFailure */
  listTools(): Promise<ToolListing>;
  /** One call. Ends with `signal`, at the worker too. @throws WorkerFailure */
  callTool(
    wireName: string,
    args: object,
    options: { signal: AbortSignal; timeoutMs: number },
  ): Promise<CallToolResult>;
  close(): Promise<void>;
}

export interface WorkerConnectionOptions {
  readonly url: URL;
  /** The worker says its tools changed. */
  readonly onToolsChanged: () => void;
  /** The standing stream to the worker ended: it stopped, or restarted. */
  readonly onLost: () => void;
  readonly log: Logger;
}

/** What one call wants to know about the HTTP exchange that carries it. */
interface ExchangeWatch {
  sent: boolean;
  readonly onEnd: (failure: WorkerFailure) => void;
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
  let connecting: Promise<Client> | undefined;
  const openCalls = new WeakMap<Client, number>();
  /** Connections that take no new call. */
  const retired = new Set<Client>();

  const watchedFetch: FetchLike = async (url, init) => {
    const watch = exchange.getStore();
    if (watch !== undefined) watch.sent = true;
    let response: Response;
    try {
      // undici's own fetch, for the agent; its types and the global ones describe the same objects.
      response = (await undiciFetch(url, { ...init, dispatcher: agent } as Parameters<
        typeof undiciFetch
      >[1])) as unknown as Response;
    } catch (error) {
      if (watch !== undefined && neverConnected(error)) watch.sent = false;
      throw error;
    }
    if (response.body === null) return response;
    const standing = watch === undefined && isStanding(init);
    const limits = watch !== undefined ? ANSWER_LIMITS : standing ? STANDING_LIMITS : LISTING_LIMITS;
    const onEnd = (exceeded: Exceeded | undefined): void => {
      if (watch !== undefined && exceeded !== undefined) {
        const kind = exceeded.crowded ? 'unreachable' : 'too-large';
        watch.onEnd(new WorkerFailure(kind, true, `The answer has ${exceeded.what}.`));
      } else if (watch !== undefined) {
        const broken = () =>
          watch.onEnd(new WorkerFailure('unreachable', true, 'The connection ended before the answer came.'));
        setTimeout(broken, STREAM_END_GRACE_MS);
      } else if (standing && response.ok) {
        retire();
        options.onLost();
      }
    };
    const body = guardBody(response.body, {
      limits,
      // What a standing stream has told is not held.
      budget: standing ? undefined : reading,
      eventStream: isEventStream(response),
      onEnd,
    });
    const { status, statusText, headers } = response;
    return new Response(body, { status, statusText, headers });
  };

  const connect = async (): Promise<Client> => {
    const client = new Client(
      { name: 'sallyport', version: '0.1.0' },
      {
        versionNegotiation: { mode: 'auto', probe: { timeoutMs: CONNECT_TIMEOUT_MS } },
        listChanged: { tools: { autoRefresh: false, debounceMs: 0, onChanged: () => options.onToolsChanged() } },
        // A worker's output schema is a stranger's data; the SDK's validators would compile it.
        jsonSchemaValidator: { getValidator: acceptAnything },
      },
    );
    client.onerror = (error) => options.log.debug({ err: error }, 'worker connection');
    // Standing streams opened while connecting belong to no call.
    await exchange.run(undefined, () =>
      client.connect(new StreamableHTTPClientTransport(options.url, { fetch: watchedFetch }), {
        timeout: CONNECT_TIMEOUT_MS,
      }),
    );
    return client;
  };

  const connected = (): Promise<Client> => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined;
      throw new WorkerFailure('unreachable', false, 'The worker does not answer.', error);
    });
    return connecting;
  };

  /** The next request connects anew; the old connection is closed when the last call on it has ended. */
  const retire = (): void => {
    const old = connecting;
    connecting = undefined;
    old
      ?.then((client) => {
        retired.add(client);
        closeIfDone(client);
      })
      .catch(() => undefined);
  };

  const closeIfDone = (client: Client): void => {
    if (!retired.has(client) || (openCalls.get(client) ?? 0) > 0) return;
    retired.delete(client);
    void client.close().catch(() => undefined);
  };

  const onClient = async <T>(client: Client, request: (client: Client) => Promise<T>): Promise<T> => {
    openCalls.set(client, (openCalls.get(client) ?? 0) + 1);
    try {
      return await request(client);
    } finally {
      openCalls.set(client, (openCalls.get(client) ?? 1) - 1);
      closeIfDone(client);
    }
  };

  /** Runs a request; when the worker answers that it does not know our session, runs it once more on a new one. */
  const withSession = async <T>(request: (client: Client) => Promise<T>): Promise<T> => {
    try {
      return await onClient(await connected(), request);
    } catch (error) {
      // 404 is the worker's word that it did nothing with the request, so that repeating it is safe.
      if (!(error instanceof SdkHttpError && error.status === 404)) throw error;
      retire();
      return await onClient(await connected(), request);
    }
  };

  return {
    async listTools() {
      try {
        return await withSession(async (client) => {
          const tools: McpTool[] = [];
          let cursor: string | undefined;
          for (let page = 0; page < MAX_PAGES; page++) {
            const params = cursor === undefined ? {} : { cursor };
            const listed = await client.request({ method: 'tools/list', params }, ToolsPage, {
              timeout: LIST_TIMEOUT_MS,
            });
            tools.push(...listed.tools);
            cursor = listed.nextCursor;
            if (cursor === undefined) break;
          }
          return { tools, purpose: client.getInstructions() ?? '' };
        });
      } catch (error) {
        retire();
        throw asFailure(error, false, undefined);
      }
    },

    async callTool(wireName, args, { signal, timeoutMs }) {
      let fail: (failure: WorkerFailure) => void = () => undefined;
      const failed = new Promise<never>((_, reject) => {
        fail = reject;
      });
      failed.catch(() => undefined);
      const watch: ExchangeWatch = { sent: false, onEnd: (failure) => fail(failure) };
      const stop = new AbortController();
      const both = AbortSignal.any([signal, stop.signal]);
      try {
        const answer = withSession((client) =>
          exchange.run(watch, () =>
            client.request({ method: 'tools/call', params: { name: wireName, arguments: { ...args } } }, CallAnswer, {
              signal: both,
              timeout: timeoutMs,
            }),
          ),
        );
        answer.catch(() => undefined);
        const result = await Promise.race([answer, failed]);
        const excess = tooManyBlocks(result);
        if (excess !== undefined) throw new WorkerFailure('too-large', true, `The answer has ${excess}.`);
        // As the SDK has it: a result may leave its content out. The gate checks the shape.
        return { ...result, content: result.content ?? [] } as CallToolResult;
      } catch (error) {
        const failure = asFailure(error, watch.sent, signal);
        // Frees the SDK's own bookkeeping of a call that it would wait for until its time-out.
        stop.abort();
        throw failure;
      }
    },

    async close() {
      const client = await connecting?.catch(() => undefined);
      connecting = undefined;
      await Promise.all([client, ...retired].map((one) => one?.close().catch(() => undefined)));
      await agent.destroy();
    },
  };
}

function asFailure(error: unknown, sent: boolean, signal: AbortSignal | undefined): WorkerFailure {
  if (error instanceof WorkerFailure) return error;
  if (signal?.aborted === true) return new WorkerFailure('aborted', sent, 'The script ended.', error);
  if (error instanceof SdkError && error.code === SdkErrorCode.RequestTimeout) {
    return new WorkerFailure('timeout', true, 'The worker did not answer in time.', error);
  }
  if (error instanceof SdkHttpError) {
    return new WorkerFailure('protocol', sent, `The worker answered with HTTP status ${error.status}.`, error);
  }
  if (error instanceof SdkError || isConnectionError(error)) {
    return new WorkerFailure('unreachable', sent, 'The connection to the worker failed.', error);
  }
  return new WorkerFailure('protocol', sent, 'The worker answered against the protocol.', error);
}

function acceptAnything<T>(): JsonSchemaValidator<T> {
  // Nothing of a structured result is trusted on the strength of this type: the gate treats it as unknown.
  return (input) => ({ valid: true, data: input as T, errorMessage: undefined });
}
