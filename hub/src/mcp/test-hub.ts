/** For tests: a real server on a free loopback port, with a sandbox and a catalogue that the test writes. */
import { createHash } from 'node:crypto';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { pino } from 'pino';
import { SallyportError } from '../errors.ts';
import type { Client } from '../identity.ts';
import type { Execution, ExecutionRequest } from '../sandbox/execution.ts';
import type { Execute } from './execute-code.ts';
import { createHttpServer, type HttpServer, type HttpServerOptions } from './http-server.ts';

export const ALICE = 'alice-token';
export const BOB = 'bob-token';

const CLIENTS: { readonly [token: string]: Client } = { [ALICE]: { name: 'alice' }, [BOB]: { name: 'bob' } };

/** An execution that ended well; `parts` say how it differs from the plainest one. */
export function executionWith(parts: Partial<Execution>): Execution {
  return { scriptId: 'script-1', value: undefined, logs: [], calls: [], durationMs: 1, ...parts };
}

/** A sandbox that answers with the code it was given. */
export const echo: Execute = async ({ code }) => executionWith({ value: code });

/** A sandbox whose scripts go on until `end` is called, or until they are aborted; `deaf` ones heed neither. */
export function waitingSandbox() {
  const scripts: Pick<ExecutionRequest, 'code' | 'signal'>[] = [];
  const over = Promise.withResolvers<void>();
  const execute: Execute = async ({ code, signal }) => {
    scripts.push({ code, signal });
    if (code === 'deaf') return new Promise(() => {});
    const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
    await Promise.race([over.promise, aborted]);
    if (!signal.aborted) return executionWith({ value: 'over' });
    return executionWith({
      error: new SallyportError('SANDBOX_EXECUTION', 'ended'),
      calls: [{ id: 1, integration: 'demo', method: 'slow', outcome: 'unknown', left: true, durationMs: 1 }],
    });
  };
  return { scripts, end: over.resolve, execute };
}

export interface TestHub extends HttpServer, AsyncDisposable {
  readonly url: string;
}

export async function startTestHub(options: Partial<HttpServerOptions> = {}): Promise<TestHub> {
  const server = await createHttpServer({
    port: 0,
    bind: '127.0.0.1',
    allowedHosts: [],
    clients: { find: (token) => CLIENTS[token] },
    integrations: () => [{ name: 'demo', purpose: 'Data to try things out with.' }],
    search: (query) => `searched for ${query}`,
    execute: echo,
    saveFor: () => 'r1',
    onAnswersRefused: async () => undefined,
    notReady: () => undefined,
    endWorkspace: () => {},
    isWorkspaceHeld: () => false,
    bounds: {
      calls: 500,
      logLines: 200,
      defaultTimeoutMs: 60_000,
      longestTimeout: () => ({ ms: 120_000, declaredBy: undefined }),
    },
    maxBodyBytes: 1024 * 1024,
    isAudited: true,
    isPolicyGone: () => false,
    sessionIdleTtlMs: 60_000,
    sessionSweepIntervalMs: 60_000,
    log: pino({ level: 'silent' }),
    ...options,
  });
  return { ...server, url: `http://127.0.0.1:${server.port}/mcp`, [Symbol.asyncDispose]: () => server.close() };
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** One HTTP request with exactly these headers; unlike fetch it can send any Host, and the same header twice. */
export function send(
  url: string,
  options: { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer } = {},
): Promise<Reply> {
  const { method = 'POST', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const req = request(url, { method, headers, agent: false }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', reject);
      res.on('end', () => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, text: Buffer.concat(chunks).toString() });
      });
    });
    req.on('error', reject);
    req.end(body);
  });
}

export const JSON_ONLY = { authorization: `Bearer ${ALICE}`, 'content-type': 'application/json' };
export const STREAMING = { ...JSON_ONLY, accept: 'application/json, text/event-stream' };

export const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
  'io.modelcontextprotocol/clientInfo': { name: 'raw', version: '1' },
};

/** Headers and body of a request of Alice's in protocol 2026-07-28. */
export function stateless(method: string, params: { readonly [name: string]: unknown } = {}) {
  const name = params['name'];
  return {
    headers: {
      ...STREAMING,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...(typeof name === 'string' ? { 'mcp-name': name } : {}),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: { _meta: ENVELOPE, ...params } }),
  };
}

/** The same for a script. */
export const scriptCall = (code: string) => stateless('tools/call', { name: 'execute_code', arguments: { code } });

/** Body of a message in the protocol versions with sessions. */
export function sessionful(method: string, params: { readonly [name: string]: unknown } = {}, id: number | null = 1) {
  return JSON.stringify({ jsonrpc: '2.0', ...(id === null ? {} : { id }), method, params });
}

const initialize = (capabilities: object) =>
  sessionful('initialize', {
    protocolVersion: '2025-11-25',
    capabilities,
    clientInfo: { name: 'raw', version: '1' },
  });
export const INITIALIZE = initialize({});

/** Opens a session as the owner of `token`; returns the headers its requests carry. */
export async function openSession(url: string, token: string = ALICE, capabilities: object = {}) {
  const headers = { ...STREAMING, authorization: `Bearer ${token}` };
  const opened = await send(url, { headers, body: initialize(capabilities) });
  const id = opened.headers['mcp-session-id'];
  if (typeof id !== 'string') throw new Error(`no session: ${opened.status} ${opened.text}`);
  const own = { ...headers, 'mcp-session-id': id, 'mcp-protocol-version': '2025-11-25' };
  await send(url, { headers: own, body: sessionful('notifications/initialized', {}, null) });
  return own;
}

/** The JSON messages of an event stream's text. */
export function messagesIn(stream: string): unknown[] {
  return stream
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => JSON.parse(line.slice(6)));
}

/** SHA-256 in hex, as the client list keeps tokens. */
export function sha256(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
