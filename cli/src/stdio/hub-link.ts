/** HTTP between the relay and the hub: one message out, its answers in, and failures in words that help. */
import { eventsOf } from './event-stream.ts';
import { type Message, messageIn, RELAY_ERROR, type RpcError } from './message.ts';

/** The hub could not be asked, or went away before it had answered; the message says which, and what to do. */
export class HubGone extends Error {
  override readonly name = 'HubGone';
}

/** The hub refused a message: the HTTP status, and the JSON-RPC error as it was told. */
export class HubRefusal extends Error {
  override readonly name = 'HubRefusal';
  readonly status: number;
  readonly error: RpcError;

  constructor(status: number, error: RpcError) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

/** What a person types to start the hub, and to see how it is. */
export interface HubCommands {
  readonly start: string;
  readonly status: string;
}

export interface HubLink {
  /**
   * Sends a message; yields what the hub answers to it, as JSON texts with the messages in them.
   * Throws HubGone, HubRefusal, or the reason of `signal`.
   */
  post(message: Message, headers: Record<string, string>, signal: AbortSignal): Promise<Answer>;
  /** Opens the event stream of a session. */
  listen(headers: Record<string, string>, signal: AbortSignal): Promise<Answer>;
  /** Ends a session. */
  end(headers: Record<string, string>, signal: AbortSignal): Promise<void>;
}

export interface Answer {
  /** The session that the answer opened, if it did. */
  readonly sessionId: string | undefined;
  readonly messages: AsyncIterable<{ readonly json: string; readonly message: Message }>;
}

/** The connection ended after a request may have left. */
export function lostUnderway(): HubGone {
  return new HubGone(
    'The connection to the Sallyport hub ended before it had answered. The request may or may not have taken effect: look before you repeat what changes something.',
  );
}

async function* messagesOf(response: Response, signal: AbortSignal): Answer['messages'] {
  if (response.body === null || response.status === 202) return;
  const streamed = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  try {
    for await (const json of streamed ? eventsOf(response.body) : [await response.text()]) {
      const message = messageIn(json);
      if (message !== undefined) yield { json, message };
    }
  } catch {
    signal.throwIfAborted();
    throw lostUnderway();
  }
}

/** The hub itself always says why; a proxy on the way, or whoever has the port while the hub is restarted, does not. */
async function refusalIn(response: Response, url: string, { status }: HubCommands): Promise<HubRefusal> {
  const error = messageIn(await response.text().catch(() => ''))?.error;
  const message = `Something else than the Sallyport hub answered at ${url} (HTTP status ${response.status}), as may happen while the hub is restarted. Try again in some seconds; \`${status}\` says how it is.`;
  return new HubRefusal(response.status, error ?? { code: RELAY_ERROR.noAnswer, message });
}

/** Failures in which nothing has left this machine, or its process. */
const NOT_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

export function createHubLink(url: string, token: string, commands: HubCommands): HubLink {
  async function send(method: string, headers: Record<string, string>, signal: AbortSignal, body?: string) {
    let response: Response;
    try {
      response = await fetch(url, {
        method,
        headers: { authorization: `Bearer ${token}`, ...headers },
        // The token goes to the hub and nowhere else.
        redirect: 'error',
        signal,
        ...(body === undefined ? {} : { body }),
      });
    } catch (error) {
      signal.throwIfAborted();
      const cause = error instanceof Error ? error.cause : undefined;
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
      if (!NOT_REACHED.has(code)) throw lostUnderway();
      throw new HubGone(
        `The Sallyport hub at ${url} does not answer (${code}). Start it with \`${commands.start}\`, then try again.`,
      );
    }
    if (!response.ok) throw await refusalIn(response, url, commands);
    return { sessionId: response.headers.get('mcp-session-id') ?? undefined, messages: messagesOf(response, signal) };
  }

  return {
    post: (message, headers, signal) =>
      send(
        'POST',
        { accept: 'application/json, text/event-stream', 'content-type': 'application/json', ...headers },
        signal,
        JSON.stringify(message),
      ),
    listen: (headers, signal) => send('GET', { accept: 'text/event-stream', ...headers }, signal),
    async end(headers, signal) {
      await send('DELETE', headers, signal);
    },
  };
}
