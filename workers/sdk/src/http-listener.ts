/** The HTTP side of a worker: who may ask, what is answered where, and an end that leaves nobody waiting. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  hostHeaderValidation,
  type NodeIncomingMessageLike,
  originValidation,
  toNodeHandler,
} from '@modelcontextprotocol/node';
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import { isCostlyJson } from './costly-json.ts';
import type { TokenProblem } from './token-files.ts';

export interface HttpListenerOptions {
  /** Address or name to listen on; also the only name, beside those of localhost, by which it may be called. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  readonly maxBodyBytes: number;
  readonly endpoint: McpHttpHandler;
  readonly problems: () => readonly TokenProblem[];
}

export interface HttpListener {
  /** Without a slash at its end. */
  readonly url: string;
  /** Takes no new connection and resolves once every open answer has left, or after `graceMs`. */
  drain(graceMs: number): Promise<void>;
  /** Ends whatever is left. */
  close(): Promise<void>;
}

const IDLE_CONNECTION_MS = 75_000;

export async function openHttpListener(options: HttpListenerOptions): Promise<HttpListener> {
  const { host, port, endpoint, maxBodyBytes, problems } = options;
  const bracketed = host.includes(':') ? `[${host}]` : host;
  const names = [...new Set([bracketed.toLowerCase(), 'localhost', '127.0.0.1', '[::1]'])];
  // A page in a browser could be made to call any local port: by a name that it controls, or from its own origin.
  const isExpectedHost = hostHeaderValidation(names);
  const isExpectedOrigin = originValidation(names);
  const bounded = { ...endpoint, fetch: refuseCostly(endpoint.fetch) };
  const serveMcp = toNodeHandler(bounded, { maxRequestBodySize: maxBodyBytes });
  const open = new Set<ServerResponse>();

  const server = createServer((req, res) => {
    open.add(res);
    res.on('close', () => open.delete(res));
    if (!server.listening) res.setHeader('connection', 'close');
    if (!isExpectedHost(req, res) || !isExpectedOrigin(req, res)) return;
    route(req, res);
  });

  // The hub keeps its connections; Node would close an idle one after 5 s, at times just as a call goes out on it.
  server.keepAliveTimeout = IDLE_CONNECTION_MS;

  function route(req: IncomingMessage, res: ServerResponse): void {
    const pathname = req.url?.split('?', 1)[0];
    // The adapter's request type differs from Node's only in how it says that a property may be absent.
    if (pathname === '/mcp') void serveMcp(req as NodeIncomingMessageLike, res);
    else if (pathname !== '/health') answer(res, 404, { error: 'only /mcp and /health are served here' });
    else if (req.method !== 'GET' && req.method !== 'HEAD') answer(res, 405, { error: 'GET only' });
    else answerHealth(res, problems());
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo; // It listens on TCP.

  return {
    url: `http://${bracketed}:${actualPort}`,
    async drain(graceMs) {
      if (server.listening) server.close();
      const until = performance.now() + graceMs;
      while (open.size > 0 && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
    async close() {
      await endpoint.close();
      if (server.listening) server.close();
      server.closeAllConnections();
    },
  };
}

/** Answers bodies that would take far more memory than their length, before anything parses them. */
function refuseCostly(fetch: McpHttpHandler['fetch']): McpHttpHandler['fetch'] {
  return async (request, options) => {
    if (request.body === null || !isCostlyJson(await request.clone().text())) return fetch(request, options);
    const message = 'Payload Too Large: the request has too many values, or nests them too deeply';
    return Response.json({ jsonrpc: '2.0', error: { code: -32_600, message }, id: null }, { status: 413 });
  };
}

function answerHealth(res: ServerResponse, problems: readonly TokenProblem[]): void {
  if (problems.length === 0) {
    answer(res, 200, { status: 'ok' });
    return;
  }
  answer(res, 503, {
    status: 'not-configured',
    missing: problems.map(({ field }) => field),
    reasons: Object.fromEntries(problems.map(({ field, reason }) => [field, reason])),
  });
}

function answer(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
