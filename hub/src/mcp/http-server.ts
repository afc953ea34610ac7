/** Port 4000: the one URL of the hub, `/mcp`, and `/health`. Everything that comes in by HTTP is judged here first. */
import type { IncomingMessage } from 'node:http';
import { createMcpHandler } from '@modelcontextprotocol/server';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { boundConnections, CHECKING_INTERVAL_MS, CLIENT_CONNECTIONS, HEADERS_TIMEOUT_MS } from '../connections.ts';
import { type Client, type WorkspaceKey, workspaceOf } from '../identity.ts';
import { operatorCommand } from '../operator-command.ts';
import { challengeOf, type Refusal, readBearerToken } from './bearer.ts';
import type { ClientStore } from './clients.ts';
import type { Execute, SaveFor } from './execute-code.ts';
import { createHostCheck } from './host-check.ts';
import { answerClientError, HttpRefusal, RETRY_AFTER, refusalOf } from './http-errors.ts';
import { RPC, rpcError } from './json-rpc.ts';
import { createMcpRoute } from './mcp-route.ts';
import { createProtocolServer } from './protocol-server.ts';
import { readBody } from './request-body.ts';
import { createRequestRooms, type RequestRoom } from './request-room.ts';
import type { ScriptBounds } from './script-bounds.ts';
import { createScriptCalls } from './script-calls.ts';
import type { Search } from './search-tools.ts';
import { createSessions, KEEP_ALIVE_MS } from './sessions.ts';
import type { IntegrationNote } from './surface-text.ts';
import type { RefusedAnswers } from './suspended-scripts.ts';

/** Listen streams that may be open at a time, over all clients. */
const MAX_LISTEN_STREAMS = 1_024;
/** How long a client may take to send a request. Milliseconds. */
const REQUEST_TIMEOUT_MS = 60_000;
/** How long written answers may take to reach their clients when the hub stops. Milliseconds. */
const FLUSH_MS = 500;

/** Addresses to listen on that are no names to be reached by: browsers can be made to send them as Host. */
const WILDCARDS = new Set(['0.0.0.0', '::']);

const ALLOWED_VERBS: { readonly [path: string]: string } = {
  '/mcp': 'GET, POST, DELETE',
  '/health': 'GET',
  '/health/live': 'GET',
  '/health/ready': 'GET',
};

export interface HttpServerOptions {
  /** 0 takes any free port. */
  readonly port: number;
  /** Address or name to listen on. */
  readonly bind: string;
  /** Names (without port) under which clients may reach the hub, beside those of this machine. */
  readonly allowedHosts: readonly string[];
  readonly clients: Pick<ClientStore, 'find'>;
  /** The integrations that a client knows at this moment; answered from memory, since clients wait for it on connecting. */
  readonly integrations: (client: Client) => readonly IntegrationNote[];
  readonly search: Search;
  readonly execute: Execute;
  readonly saveFor: SaveFor;
  /** Told of answers of a person that belong to no question. */
  readonly onAnswersRefused: (refused: RefusedAnswers) => Promise<void>;
  /** Why scripts cannot run at this moment; undefined where they can. */
  readonly notReady: () => string | undefined;
  /** Called when no further script of a workspace will come. */
  readonly endWorkspace: (workspace: WorkspaceKey) => void;
  /** Whether a conversation is in use between two requests: a call of it waits for a person. */
  readonly isWorkspaceHeld: (workspace: WorkspaceKey) => boolean;
  readonly bounds: ScriptBounds;
  readonly maxBodyBytes: number;
  /** Whether what clients do is recorded; where it is not, `/health` says so. */
  readonly isAudited: boolean;
  /** Whether the policy in force stands in no file any more, which `/health` says, too. */
  readonly isPolicyGone: () => boolean;
  readonly sessionIdleTtlMs: number;
  readonly sessionSweepIntervalMs: number;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;
}

export interface HttpServer {
  readonly port: number;
  /** Tells every connected client to list the tools again. */
  notifyToolsChanged(): void;
  /** Stops accepting, answers what is open, ends all streams and connections. Takes less than 5 s. */
  close(): Promise<void>;
}

function refuseClient(reply: FastifyReply, refusal: Refusal) {
  const how = `a client token is shown once, when it is made: \`${operatorCommand('client add NAME')}\` in a terminal makes one.`;
  return reply
    .code(401)
    .header('www-authenticate', challengeOf(refusal))
    .send(rpcError(RPC.refused, `Unauthorized: ${refusal.reason}. Send "Authorization: Bearer TOKEN"; ${how}`));
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1).join();
}

/** Starts the server; resolves once it listens. */
export async function createHttpServer(options: HttpServerOptions): Promise<HttpServer> {
  const { log, clients, integrations, search, execute, saveFor, bounds, onAnswersRefused } = options;
  const checkHost = createHostCheck([options.bind, ...options.allowedHosts].filter((name) => !WILDCARDS.has(name)));
  const scripts = createScriptCalls({ execute, saveFor, bounds, onAnswersRefused, log });
  const surface = { integrations, search, scripts, bounds, log };
  const stateless = createMcpHandler(
    ({ authInfo }) => {
      if (authInfo === undefined) throw new Error('a request passed without a client');
      const entry = authInfo.extra?.['entry'];
      return createProtocolServer(surface, {
        name: authInfo.clientId,
        ...(typeof entry === 'string' ? { entry } : {}),
      });
    },
    {
      legacy: 'reject',
      // Headers at once: clients give up on a silent call after a minute otherwise.
      responseMode: 'sse',
      keepAliveMs: KEEP_ALIVE_MS,
      maxSubscriptions: MAX_LISTEN_STREAMS,
      onerror: (error) => log.debug({ err: error }, 'refused by the protocol'),
    },
  );
  const sessions = createSessions({
    isHeld: (client, sessionId) => options.isWorkspaceHeld(workspaceOf(client, sessionId)),
    onEnd: (client, sessionId) => options.endWorkspace(workspaceOf(client, sessionId)),
    build: (client) => createProtocolServer(surface, client),
    idleTtlMs: options.sessionIdleTtlMs,
    sweepIntervalMs: options.sessionSweepIntervalMs,
  });
  const route = createMcpRoute({ stateless, sessions, log });
  const rooms = createRequestRooms(options.maxBodyBytes);
  const accepted = new WeakMap<FastifyRequest, { readonly client: Client; readonly room: RequestRoom }>();
  let closing: Promise<void> | undefined;

  const app = fastify({
    bodyLimit: options.maxBodyBytes,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKING_INTERVAL_MS },
    exposeHeadRoutes: false,
    clientErrorHandler: (error, socket) => answerClientError(error, socket),
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const { status, body } = refusalOf(error);
      return reply.code(status).send(body);
    },
  });

  const connections = boundConnections(app.server, CLIENT_CONNECTIONS, log);
  app.addHook('onRequest', async (request, reply) => {
    if (closing !== undefined) {
      const stopped = rpcError(RPC.refused, 'The hub is stopping. Try again in some seconds.');
      return reply.code(503).headers({ connection: 'close', 'retry-after': '2' }).send(stopped);
    }
    const refusal = checkHost(request.headers);
    if (refusal !== undefined) return reply.code(403).send(rpcError(RPC.refused, `Forbidden: ${refusal}`));
    // By the route, not by the text of the path: /%6dcp is served as /mcp too.
    if (request.routeOptions.url !== '/mcp' && pathOf(request) !== '/mcp') return;
    const credentials = readBearerToken(request.raw.headersDistinct['authorization'] ?? []);
    if ('refusal' in credentials) return refuseClient(reply, credentials.refusal);
    const client = clients.find(credentials.token);
    if (client === undefined) {
      return refuseClient(reply, { error: 'invalid_token', reason: 'this client token is not known' });
    }
    if (!connections.keep(request.raw.socket, client.name)) throw new HttpRefusal(429);
    const closed = new Promise<void>((resolve) => {
      if (reply.raw.destroyed) resolve();
      else reply.raw.once('close', resolve);
    });
    accepted.set(request, { client, room: rooms.open(client.name, closed) });
  });

  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: IncomingMessage) => {
    const room = accepted.get(request)?.room;
    // Nobody asked who sends it, so nobody reads it.
    if (room === undefined) return undefined;
    const length = request.headers['content-length'];
    const declared = length === undefined ? undefined : Number(length);
    return readBody(payload, { declared, maxBytes: options.maxBodyBytes, room });
  });
  app.setErrorHandler((error, _request, reply) => {
    const { status, body } = refusalOf(error);
    const retryAfter = RETRY_AFTER[status];
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    else if (status >= 500) log.error({ err: error }, 'a request failed in the hub');
    return reply.code(status).send(body);
  });
  app.setNotFoundHandler((request, reply) => {
    const allow = ALLOWED_VERBS[pathOf(request)];
    if (allow === undefined) return reply.code(404).send(rpcError(RPC.refused, 'Not found. The hub serves /mcp.'));
    const message = `Method not allowed: ${request.method}. Use ${allow}.`;
    return reply.code(405).header('allow', allow).send(rpcError(RPC.refused, message));
  });

  app.get('/health', () => ({
    status: 'ok',
    ...(options.isAudited ? {} : { audit: 'off' }),
    ...(options.isPolicyGone() ? { policy: 'gone' } : {}),
  }));
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', (_request, reply) => {
    const reason = options.notReady();
    return reason === undefined ? { status: 'ok' } : reply.code(503).send({ status: 'not-ready', reason });
  });

  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => {
      const from = accepted.get(request);
      if (from === undefined) throw new Error('a request passed without a client');
      await route.serve(request, reply, from);
      return reply;
    },
  });

  await app.listen({ port: options.port, host: options.bind });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  log.info({ port, bind: options.bind }, 'listening');

  async function stop(): Promise<void> {
    app.server.close();
    await scripts.stop();
    // Closing the protocol's side drops every answer that has not been written yet.
    await route.answersWritten(FLUSH_MS);
    await Promise.all([stateless.close(), sessions.close()]);
    await route.streamsEnded(FLUSH_MS);
    app.server.closeAllConnections();
    await app.close();
  }

  return {
    port,
    notifyToolsChanged() {
      stateless.notify.toolsChanged();
      sessions.notifyToolsChanged();
    },
    close: () => {
      closing ??= stop();
      return closing;
    },
  };
}
