/** The sessions of the protocol versions that have them: who owns one, how long it lives, how many there may be. */
import { randomUUID } from 'node:crypto';
import { type InitializeRequest, isInitializeRequest, type Server } from '@modelcontextprotocol/server';
import { type Client, isSameClient } from '../identity.ts';
import { RPC, type RpcMessage, rpcError } from './json-rpc.ts';
import { SessionTransport } from './session-transport.ts';

/** How often an open event stream carries a comment, so that nothing in between takes it for dead. Milliseconds. */
export const KEEP_ALIVE_MS = 15_000;

/** Enough for every window a person opens; a client that forgets to end its sessions loses its oldest idle ones. */
export const MAX_SESSIONS_PER_CLIENT = 200;

interface Session {
  readonly client: Client;
  readonly server: Server;
  readonly transport: SessionTransport;
  /** HTTP exchanges that are open now: calls and event streams. */
  open: number;
  /** `performance.now()` of the latest use. */
  usedAt: number;
}

interface Served {
  readonly response: Response;
  /** To be called once the response is written: until then the session is in use. */
  readonly release: () => void;
  /** Resolves when nothing of the request is under way any more; what it began may go on when its client is gone. */
  readonly ended: Promise<void>;
}

export interface Sessions {
  /** Serves one request of a client; `message` is the parsed body of a POST. */
  serve(request: Request, message: RpcMessage | undefined, client: Client): Promise<Served>;
  notifyToolsChanged(): void;
  /** Ends every session; their event streams end with them. */
  close(): Promise<void>;
}

function refuse(status: number, code: number, message: string, request?: RpcMessage): Served {
  return {
    response: Response.json(rpcError(code, message, request?.id), { status }),
    release: () => {},
    ended: Promise.resolve(),
  };
}

/** Of an initialize only what is used here: the session keeps it, and a client may say much about itself. */
function shortened(message: RpcMessage, { protocolVersion, capabilities }: InitializeRequest['params']): RpcMessage {
  const { elicitation } = capabilities;
  const forms = { ...(elicitation?.form && { form: {} }), ...(elicitation?.url && { url: {} }) };
  const params = {
    protocolVersion,
    capabilities: elicitation === undefined ? {} : { elicitation: forms },
    clientInfo: { name: 'client', version: '0' },
  };
  return { ...message, params };
}

export function createSessions(options: {
  readonly build: (client: Client) => Server;
  /** A session that is not used for so long ends. Milliseconds. */
  readonly idleTtlMs: number;
  /** Whether something of a session is still under way between its requests; it does not count as idle then. */
  readonly isHeld: (client: Client, sessionId: string) => boolean;
  /** Called when a session has ended, whoever ended it. */
  readonly onEnd: (client: Client, sessionId: string) => void;
  /** How often idle sessions are looked for. Milliseconds. */
  readonly sweepIntervalMs: number;
}): Sessions {
  const sessions = new Map<string, Session>();

  const isIdle = (session: Session, id: string) => session.open === 0 && !options.isHeld(session.client, id);

  const sweep = setInterval(() => {
    const limit = performance.now() - options.idleTtlMs;
    for (const [id, session] of sessions) {
      if (session.usedAt < limit && isIdle(session, id)) void session.server.close();
    }
  }, options.sweepIntervalMs);
  sweep.unref();

  /** Makes room for one more session of a client; false when all it may have are in use. */
  async function makeRoom(client: Client): Promise<boolean> {
    const own = [...sessions].filter(([, session]) => session.client.name === client.name);
    if (own.length < MAX_SESSIONS_PER_CLIENT) return true;
    const idle = own.flatMap(([id, session]) => (isIdle(session, id) ? [session] : []));
    const [oldest] = idle.sort((a, b) => a.usedAt - b.usedAt);
    await oldest?.server.close();
    return oldest !== undefined;
  }

  async function use(session: Session, request: Request, message: RpcMessage | undefined): Promise<Served> {
    session.open += 1;
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      session.open -= 1;
      session.usedAt = performance.now();
    };
    try {
      const { response, ended } = await session.transport.serve(request, message);
      return { response, release, ended };
    } catch (error) {
      release();
      throw error;
    }
  }

  async function open(request: Request, message: RpcMessage, client: Client): Promise<Served> {
    if (!(await makeRoom(client))) {
      return refuse(
        429,
        RPC.refused,
        `Too many sessions: all ${MAX_SESSIONS_PER_CLIENT} of this client are in use. End one with DELETE first.`,
        message,
      );
    }
    const server = options.build(client);
    const transport = new SessionTransport({
      sessionIdGenerator: randomUUID,
      keepAliveMs: KEEP_ALIVE_MS,
      onsessioninitialized: (id) => {
        sessions.set(id, session);
        server.onclose = () => {
          if (sessions.delete(id)) options.onEnd(client, id);
        };
      },
    });
    const session: Session = { client, server, transport, open: 0, usedAt: performance.now() };
    await server.connect(transport);
    return use(session, request, message);
  }

  return {
    async serve(request, message, client) {
      const id = request.headers.get('mcp-session-id');
      if (id === null) {
        if (message?.method !== 'initialize') {
          const how =
            'Send initialize first and repeat the Mcp-Session-Id of its answer, or speak protocol 2026-07-28.';
          return refuse(400, RPC.refused, `Bad request: the Mcp-Session-Id header is missing. ${how}`, message);
        }
        if (!isInitializeRequest(message)) {
          const needs = 'initialize needs an id, protocolVersion, capabilities and clientInfo {name, version}.';
          return refuse(400, RPC.invalidParams, `Invalid params: ${needs}`, message);
        }
        return open(request, shortened(message, message.params), client);
      }
      const session = sessions.get(id);
      // Somebody else's session does not exist, as far as this client can tell.
      if (session === undefined || !isSameClient(session.client, client)) {
        return refuse(404, RPC.sessionNotFound, 'Session not found. Send initialize to open a new one.', message);
      }
      if (message?.method !== undefined && message.id !== undefined && session.transport.isOpen(message.id)) {
        // Without the id, which the client takes for that of the call that is open.
        const text = 'Invalid request: a request of this session with the same id has not been answered yet.';
        return refuse(400, RPC.invalidRequest, text);
      }
      return use(session, request, message);
    },

    notifyToolsChanged() {
      // A session whose event stream is not open hears of it at its next tools/list.
      for (const { server } of sessions.values()) server.sendToolListChanged().catch(() => {});
    },

    async close() {
      clearInterval(sweep);
      await Promise.all([...sessions.values()].map((session) => session.server.close()));
    },
  };
}
