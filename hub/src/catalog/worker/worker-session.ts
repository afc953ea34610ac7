/** The session with one worker: opened when first needed, anew when it was lost or the worker forgot it, closed when nothing is open on it. */
import {
  Client,
  type FetchLike,
  type JsonSchemaValidator,
  SdkHttpError,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import type { Logger } from 'pino';
import { WorkerFailure } from './worker-failure.ts';

export const CONNECT_TIMEOUT_MS = 5_000;

export interface WorkerSessionOptions {
  readonly url: URL;
  readonly fetch: FetchLike;
  /** Runs what opens a session: the standing streams that come with it belong to no request. */
  readonly asNobodys: <T>(work: () => T) => T;
  /** The worker says its tools or resources changed. */
  readonly onListChanged: () => void;
  readonly log: Pick<Logger, 'debug'>;
}

export interface WorkerSession {
  /** Runs a request; when the worker answers that it does not know our session, runs it once more on a new one. */
  run<T>(request: (client: Client) => Promise<T>): Promise<T>;
  /** The next request connects anew; the old connection is closed when the last call on it has ended. */
  retire(): void;
  close(): Promise<void>;
}

export function createWorkerSession({
  url,
  fetch,
  asNobodys,
  onListChanged,
  log,
}: WorkerSessionOptions): WorkerSession {
  let connecting: Promise<Client> | undefined;
  const openCalls = new WeakMap<Client, number>();
  /** Connections that take no new call. */
  const retired = new Set<Client>();

  // Told at once: the SDK's debouncing never ends while a worker keeps announcing.
  const listChanged = { autoRefresh: false, debounceMs: 0, onChanged: () => onListChanged() };
  const connect = async (): Promise<Client> => {
    const client = new Client(
      { name: 'sallyport', version: '0.1.0' },
      {
        versionNegotiation: { mode: 'auto', probe: { timeoutMs: CONNECT_TIMEOUT_MS } },
        listChanged: { tools: listChanged, resources: listChanged },
        // A worker's output schema is a stranger's data; the SDK's validators would compile it.
        jsonSchemaValidator: { getValidator: acceptAnything },
      },
    );
    client.onerror = (error) => log.debug({ err: error }, 'worker connection');
    // No worker has the hub go to another for it.
    const transport = new StreamableHTTPClientTransport(url, { fetch, redirectPolicy: 'same-origin' });
    await asNobodys(() => client.connect(transport, { timeout: CONNECT_TIMEOUT_MS }));
    return client;
  };

  const connected = (): Promise<Client> => {
    connecting ??= connect().catch((error: unknown) => {
      connecting = undefined;
      throw new WorkerFailure('unreachable', false, 'The worker does not answer.', error);
    });
    return connecting;
  };

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

  return {
    async run(request) {
      try {
        return await onClient(await connected(), request);
      } catch (error) {
        // 404 is the worker's word that it did nothing with the request, so that repeating it is safe.
        if (!(error instanceof SdkHttpError && error.status === 404)) throw error;
        retire();
        return await onClient(await connected(), request);
      }
    },
    retire,
    async close() {
      const client = await connecting?.catch(() => undefined);
      connecting = undefined;
      await Promise.all([client, ...retired].map((one) => one?.close().catch(() => undefined)));
    },
  };
}

function acceptAnything<T>(): JsonSchemaValidator<T> {
  // Nothing of a structured result is trusted on the strength of this type: the gate treats it as unknown.
  return (input) => ({ valid: true, data: input as T, errorMessage: undefined });
}
