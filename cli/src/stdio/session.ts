/**
 * The relay's session with the hub, in the protocol versions that have one. The client behind the relay knows of no
 * session: when the hub has lost it (a restart), it is opened again with the client's own first message.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, type HubLink, HubRefusal } from './hub-link.ts';
import type { Message } from './message.ts';
import { createQuestions } from './questions.ts';

/** The pause before a lost event stream is opened again, and the longest it grows to. Milliseconds. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

/** How long opening a lost session again may take. Milliseconds. */
const REOPEN_MS = 30_000;

const INITIALIZED: Message & { readonly jsonrpc: '2.0' } = { jsonrpc: '2.0', method: 'notifications/initialized' };

interface Open {
  readonly headers: Record<string, string>;
  /** Aborted when this session is over. */
  readonly over: AbortController;
}

export interface Session {
  /** Sends the client's `initialize`; yields the answer and remembers what it says. */
  initialize(message: Message, signal: AbortSignal): Answer['messages'];
  /**
   * Sends any other message within the session; opens the session again, once, if the hub has lost it. Rejects an answer
   * to a question that this session did not ask.
   */
  post(message: Message, signal: AbortSignal): Promise<Answer>;
  /** Ends the session at the hub, if there is one. */
  end(signal: AbortSignal): Promise<void>;
}

function isLost(error: unknown): boolean {
  return error instanceof HubRefusal && error.status === 404;
}

export function createSession(link: HubLink, write: (json: string) => void, log: (line: string) => void): Session {
  let open: Open | undefined;
  let first: Message | undefined;
  let reopening: Promise<void> | undefined;
  const questions = createQuestions();

  /** The messages of a session as its client is to see them. */
  async function* shown(messages: Answer['messages'], session: Open): Answer['messages'] {
    for await (const { json, message } of messages) yield { json: questions.toClient(json, message, session), message };
  }

  async function send(message: Message, session: Open | undefined, signal: AbortSignal): Promise<Answer> {
    const answered = await link.post(message, session?.headers ?? {}, signal);
    return session === undefined ? answered : { ...answered, messages: shown(answered.messages, session) };
  }

  /** An answer of the client goes to the session that asked, and to no other, also when that one is lost. */
  async function sendAnswer(message: Message, signal: AbortSignal): Promise<Answer> {
    const asked = questions.take(message);
    if (asked === undefined || open === undefined || asked.session !== open)
      throw new Error('it is to a question that nobody asks (any more)');
    return send({ ...message, id: asked.id }, open, signal);
  }

  /** Passes on what the hub says of its own accord, for as long as the session lives. */
  async function listen(session: Open): Promise<void> {
    const { headers, over } = session;
    let pauseMs = FIRST_PAUSE_MS;
    while (!over.signal.aborted) {
      try {
        const { messages } = await link.listen(headers, over.signal);
        pauseMs = FIRST_PAUSE_MS;
        for await (const { json } of shown(messages, session)) write(json);
      } catch (error) {
        if (over.signal.aborted) return;
        if (isLost(error) && open?.over === over) return void reopen().catch(() => {});
        log(`event stream lost: ${error instanceof Error ? error.message : String(error)}`);
      }
      await delay(pauseMs, undefined, { signal: over.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  async function* initialize(message: Message, signal: AbortSignal): Answer['messages'] {
    const { sessionId, messages } = await link.post(message, {}, signal);
    open?.over.abort();
    open = undefined;
    for await (const answer of messages) {
      const { result } = answer.message;
      if (typeof result === 'object' && result !== null && 'protocolVersion' in result && sessionId !== undefined) {
        first = message;
        const headers = { 'mcp-session-id': sessionId, 'mcp-protocol-version': String(result.protocolVersion) };
        open = { headers, over: new AbortController() };
      }
      yield answer;
    }
  }

  /** Opens the session again; the client is told to look at the tools, which another hub may serve. */
  function reopen(): Promise<void> {
    reopening ??= (async () => {
      if (first === undefined) return;
      const signal = AbortSignal.timeout(REOPEN_MS);
      log('the hub has lost the session; opening a new one');
      for await (const _ of initialize({ ...first, id: 'sallyport-relay' }, signal));
      if (open === undefined) return;
      await link.post(INITIALIZED, open.headers, signal);
      void listen(open);
      write(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/tools/list_changed' }));
    })().finally(() => {
      reopening = undefined;
    });
    return reopening;
  }

  return {
    initialize,

    async post(message, signal) {
      if (message.method === undefined) return sendAnswer(message, signal);
      const used = open;
      try {
        const answered = await send(message, used, signal);
        if (message.method === INITIALIZED.method && used !== undefined) void listen(used);
        return answered;
      } catch (error) {
        if (!isLost(error) || used === undefined) throw error;
        // Somebody else's failed message may have opened the new session already.
        if (open === used) await reopen();
        return send(message, open, signal);
      }
    },

    async end(signal) {
      const last = open;
      open = undefined;
      last?.over.abort();
      if (last !== undefined) await link.end(last.headers, signal);
    },
  };
}
