/**
 * MCP over stdio for clients that cannot or should not speak HTTP: relays every message to the running hub, so that
 * there is one hub, one policy and one audit log. Standard output carries protocol and nothing else.
 */
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { createHubLink, type HubCommands, HubRefusal, lostUnderway } from './hub-link.ts';
import { linesOf } from './lines.ts';
import { errorReply, headersOf, type Message, messageIn, ownVersionOf, RELAY_ERROR } from './message.ts';
import { createSession } from './session.ts';

/** How long open requests may still be answered after the client has closed its side. Milliseconds. */
const FINISH_MS = 2_000;
/** How long the hub may take to accept a notification. Milliseconds. */
const NOTIFY_MS = 10_000;
/** How long ending the session may take. Milliseconds. */
const END_MS = 1_000;

export interface RelayOptions {
  /** The hub's `/mcp`. */
  readonly url: string;
  readonly commands: HubCommands;
  /** The client token. */
  readonly token: string;
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Gets one line at a time; must not write to `stdout`. */
  readonly log: (line: string) => void;
}

interface OpenRequest {
  readonly cancel: AbortController;
  /** Whether closing its stream is all the hub needs to hear of a cancellation (2026-07-28). */
  readonly stateless: boolean;
}

function isRequest(message: Message): message is Message & { method: string; id: string | number } {
  return message.method !== undefined && message.id !== undefined;
}

/** Resolves at SIGINT, SIGTERM, or when nobody reads any more. */
function toldToStop(stdout: Writable, until: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => resolve();
    process.once('SIGINT', stop).once('SIGTERM', stop);
    stdout.on('error', stop);
    until.addEventListener('abort', () => process.off('SIGINT', stop).off('SIGTERM', stop), { once: true });
  });
}

/** Relays until `stdin` ends or the process is told to stop; resolves when the session at the hub is ended. */
export async function relayStdio({ url, commands, token, stdin, stdout, log }: RelayOptions): Promise<void> {
  const write = (json: string) => void stdout.write(`${json}\n`);
  const link = createHubLink(url, token, commands);
  const session = createSession(link, write, log);
  const open = new Map<string | number, OpenRequest>();
  const answers = new Set<Promise<void>>();
  /** In a session, what must have arrived before the next message may be sent. */
  let before: Promise<unknown> = Promise.resolve();

  async function answersTo(message: Message, signal: AbortSignal) {
    const version = ownVersionOf(message);
    if (version !== undefined) return (await link.post(message, headersOf(message, version), signal)).messages;
    if (message.method === 'initialize') return session.initialize(message, signal);
    return (await session.post(message, signal)).messages;
  }

  async function relayRequest(message: Message & { id: string | number }, ready: Promise<unknown>): Promise<void> {
    const { id } = message;
    const cancel = new AbortController();
    const request: OpenRequest = { cancel, stateless: ownVersionOf(message) !== undefined };
    open.set(id, request);
    let answered = false;
    try {
      await ready;
      for await (const { json, message: answer } of await answersTo(message, cancel.signal)) {
        if (cancel.signal.aborted) return;
        answered ||= answer.method === undefined && answer.id === id;
        write(json);
      }
      if (!answered && !cancel.signal.aborted) throw lostUnderway();
    } catch (error) {
      if (cancel.signal.aborted || answered) return;
      const message = error instanceof Error ? error.message : String(error);
      write(errorReply(id, error instanceof HubRefusal ? error.error : { code: RELAY_ERROR.noAnswer, message }));
    } finally {
      if (open.get(id) === request) open.delete(id);
    }
  }

  /** Notifications and answers of the client; nobody waits for a reply to these. */
  async function relayOther(message: Message, ready: Promise<unknown>): Promise<void> {
    const cancelled = message.method === 'notifications/cancelled' ? message.params?.['requestId'] : undefined;
    const request = typeof cancelled === 'string' || typeof cancelled === 'number' ? open.get(cancelled) : undefined;
    // Before the hub hears of it: it ends the stream without an answer then, which is no failure to report.
    request?.cancel.abort();
    try {
      if (request?.stateless === true) return;
      await ready;
      for await (const _ of await answersTo(message, AbortSignal.timeout(NOTIFY_MS)));
    } catch (error) {
      log(`${message.method ?? 'answer'} did not reach the hub: ${error instanceof Error ? error.message : error}`);
    }
  }

  function relay(line: string): void {
    const message = messageIn(line);
    if (message === undefined) {
      const broken = 'Each line must be one JSON-RPC 2.0 message; batches are not accepted.';
      write(errorReply(null, { code: RELAY_ERROR.parse, message: broken }));
      return;
    }
    const ready = before;
    const done = isRequest(message) ? relayRequest(message, ready) : relayOther(message, ready);
    const setsUp = message.method === 'initialize' || message.method === 'notifications/initialized';
    if (setsUp) before = done;
    // A listen stream is answered when it ends, so nobody waits for it.
    if (message.method !== 'subscriptions/listen') answers.add(done);
    void done.finally(() => answers.delete(done));
  }

  const over = new AbortController();
  const stopped = toldToStop(stdout, over.signal);
  const ended = (async () => {
    for await (const line of linesOf(stdin)) relay(line);
    await Promise.race([Promise.all(answers), delay(FINISH_MS, undefined, { ref: false })]);
  })();
  await Promise.race([ended, stopped]);
  for (const { cancel } of open.values()) cancel.abort();
  await session.end(AbortSignal.timeout(END_MS)).catch(() => log('the session could not be ended at the hub'));
  over.abort();
  stdin.destroy();
}
