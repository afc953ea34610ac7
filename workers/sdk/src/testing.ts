/** The test kit: a worker on a free loopback port with tokens of the test's choice, and a client that calls it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CallToolResult,
  Client,
  type Tool as ListedTool,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client';
import { pino } from 'pino';
import type { FailureShape } from './tool-failure.ts';
import type { Worker } from './worker-interface.ts';

export { type FakeAnswer, type FakeUpstream, type ReceivedRequest, startFakeUpstream } from './fake-upstream.ts';
export type { FailureShape } from './tool-failure.ts';

export interface TestWorker extends AsyncDisposable {
  /** Base of `/mcp` and `/health`, without a slash at its end. */
  readonly url: string;
  /** Folder of the token files. */
  readonly tokensDir: string;
  /** Writes one token file, as an operator would while the worker runs. */
  writeToken(field: string, value: string): Promise<void>;
  list(): Promise<readonly ListedTool[]>;
  /** The MCP result as it came over the wire. */
  callRaw(name: string, args?: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<CallToolResult>;
  /** The value of a call: structuredContent, or the text parsed as JSON where it is JSON. Throws a CallFailure on isError. */
  call(name: string, args?: Record<string, unknown>, options?: { signal?: AbortSignal }): Promise<unknown>;
  /** The error that a call is answered with. Throws where it succeeds. */
  fail(name: string, args?: Record<string, unknown>): Promise<FailureShape>;
  /** Closes the client, stops the worker and removes its token folder. */
  stop(): Promise<void>;
}

export interface TestWorkerOptions {
  /** Content of the token files; one that is left out is missing. */
  readonly tokens?: Readonly<Record<string, string>>;
  /** The client's protocol version: 2026-07-28 (`modern`, the default) or one before it. */
  readonly era?: 'modern' | 'legacy';
  readonly proxyUrl?: string;
}

/** A call that was answered with an error. */
export class CallFailure extends Error {
  override readonly name = 'CallFailure';
  readonly shape: FailureShape;

  constructor(shape: FailureShape) {
    super(`${shape.code}: ${shape.error}`);
    this.shape = shape;
  }
}

/** Starts a worker in this process. Stop it, or declare it with `await using`. */
export async function startTestWorker(worker: Worker, options: TestWorkerOptions = {}): Promise<TestWorker> {
  const tokensDir = await mkdtemp(join(tmpdir(), 'worker-tokens-'));
  const writeToken = (field: string, value: string) => writeFile(join(tokensDir, field), value, { mode: 0o600 });
  for (const [field, value] of Object.entries(options.tokens ?? {})) await writeToken(field, value);
  const running = await worker.listen({
    host: '127.0.0.1',
    port: 0,
    tokensDir,
    proxyUrl: options.proxyUrl,
    log: pino({ level: 'silent' }),
  });
  const client = await connectClient(running.url, options.era ?? 'modern');

  const callRaw: TestWorker['callRaw'] = (name, args = {}, callOptions = {}) =>
    client.callTool({ name, arguments: args }, callOptions);
  const call: TestWorker['call'] = async (name, args, callOptions) => callValue(await callRaw(name, args, callOptions));
  const stop = async () => {
    await client.close();
    await running.stop(0);
    await rm(tokensDir, { recursive: true, force: true });
  };
  return {
    url: running.url,
    tokensDir,
    writeToken,
    list: async () => (await client.listTools()).tools,
    callRaw,
    call,
    async fail(name, args) {
      const value = await call(name, args).catch((error: unknown) => error);
      if (value instanceof CallFailure) return value.shape;
      throw value instanceof Error ? value : new Error(`${name} succeeded: ${JSON.stringify(value)}`);
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

/** A connected MCP client for the worker at this base URL. */
export async function connectClient(url: string, era: 'modern' | 'legacy'): Promise<Client> {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : ('legacy' as const);
  const client = new Client({ name: 'worker-test', version: '0.1.0' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  return client;
}

function callValue(result: CallToolResult): unknown {
  // The worker's own contract: this entry is the failure's shape.
  if (result.isError === true) throw new CallFailure(result._meta?.['sallyport/error'] as FailureShape);
  if (result.structuredContent !== undefined) return result.structuredContent;
  const [block] = result.content;
  if (result.content.length !== 1 || block?.type !== 'text') return result.content;
  try {
    return JSON.parse(block.text);
  } catch {
    return block.text;
  }
}
