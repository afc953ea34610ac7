/** One authenticated request to `/mcp`: which generation of the protocol it speaks, and who serves it. */
import type { McpHttpHandler } from '@modelcontextprotocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Client } from '../identity.ts';
import { isStateless } from './era.ts';
import { answerFormOf, exchange } from './exchange.ts';
import { unsupportedBody } from './http-errors.ts';
import { RPC, readMessage, rpcError } from './json-rpc.ts';
import type { RequestRoom } from './request-room.ts';
import type { Sessions } from './sessions.ts';
import type { Dropped } from './unread.ts';
import { createUnreadLog } from './unread-log.ts';

/** Streams for notifications that one client may hold open: a person's windows, and no share of anybody else's. */
export const MAX_STREAMS_PER_CLIENT = 100;

export interface McpRoute {
  /** `room`: what the request holds of the hub's memory. */
  serve(
    request: FastifyRequest,
    reply: FastifyReply,
    from: { readonly client: Client; readonly room: RequestRoom },
  ): Promise<void>;
  /** Resolves when all open requests have been answered in full, or after `limitMs`. */
  answersWritten(limitMs: number): Promise<void>;
  /** The same for the streams that stay open for notifications. */
  streamsEnded(limitMs: number): Promise<void>;
}

async function settled(exchanges: ReadonlySet<Promise<void>>, limitMs: number): Promise<void> {
  const limit = new Promise<void>((resolve) => setTimeout(resolve, limitMs).unref());
  await Promise.race([Promise.allSettled(exchanges), limit]);
}

export function createMcpRoute(options: {
  readonly stateless: Pick<McpHttpHandler, 'fetch'>;
  readonly sessions: Pick<Sessions, 'serve'>;
  readonly log: Pick<Logger, 'warn' | 'error'>;
}): McpRoute {
  const { stateless, sessions, log } = options;
  const answers = new Set<Promise<void>>();
  const streams = new Set<Promise<void>>();
  const streamsOf = new Map<string, number>();
  const sayUnread = createUnreadLog(log);

  return {
    async serve(request, reply, { client, room }) {
      const { method } = request;
      const { accept, 'content-encoding': encoding, 'mcp-protocol-version': version } = request.raw.headers;
      const posted = method === 'POST';
      if (posted && encoding !== undefined && encoding !== 'identity') {
        const { status, body } = unsupportedBody();
        return reply.code(status).send(body);
      }
      const read = posted ? readMessage(typeof request.body === 'string' ? request.body : '') : { message: undefined };
      // It would be held as long as somebody waits for the answer.
      request.body = undefined;
      if ('error' in read) return reply.code(400).send(read.error);
      const { message } = read;

      const needsStream = method === 'GET' || message?.method === 'subscriptions/listen';
      const form = method === 'DELETE' ? 'json' : answerFormOf(accept);
      if (form === undefined || (needsStream && form === 'json')) {
        const types = needsStream ? 'text/event-stream' : 'application/json or, better, text/event-stream as well';
        return reply.code(406).send(rpcError(RPC.refused, `Not acceptable: Accept must name ${types}.`, message?.id));
      }
      const withoutSession = isStateless(message, typeof version === 'string' ? version : undefined);
      if (withoutSession && !posted) {
        const error = rpcError(RPC.refused, `Method not allowed: ${method}. Protocol 2026-07-28 uses POST only.`);
        return reply.code(405).header('allow', 'POST').send(error);
      }

      const openStreams = streamsOf.get(client.name) ?? 0;
      if (needsStream && openStreams >= MAX_STREAMS_PER_CLIENT) {
        const text = `Too many streams: this client has ${MAX_STREAMS_PER_CLIENT} open for notifications. Close one first.`;
        return reply.code(429).send(rpcError(RPC.refused, text, message?.id));
      }

      reply.hijack();
      let release = () => {};
      const answering = { form, room, onDropped: (dropped: Dropped) => sayUnread(client.name, dropped) };
      const served = exchange(request.raw, reply.raw, answering, async (webRequest) => {
        if (withoutSession) {
          // The token itself stays outside: nobody behind this point has a use for it.
          const authInfo = { token: '', clientId: client.name, scopes: [], extra: { entry: client.entry } };
          return stateless.fetch(webRequest, { authInfo, parsedBody: message });
        }
        const answer = await sessions.serve(webRequest, message, client);
        release = answer.release;
        room.releaseAfter(answer.ended);
        return answer.response;
      }).catch((error: unknown) => {
        log.error({ err: error }, 'a request failed in the hub');
        reply.raw.destroy();
      });
      const kind = needsStream ? streams : answers;
      kind.add(served);
      if (needsStream) streamsOf.set(client.name, openStreams + 1);
      await served;
      kind.delete(served);
      if (needsStream) streamsOf.set(client.name, (streamsOf.get(client.name) ?? 1) - 1);
      release();
    },

    answersWritten: (limitMs) => settled(answers, limitMs),
    streamsEnded: (limitMs) => settled(streams, limitMs),
  };
}
