/**
 * Between Node's HTTP objects and the web-standard ones of the protocol library: one request in, one response out.
 *
 * Only the protocol's own headers pass; the client's token stays outside. A client that cannot read an event stream
 * gets the one answer in it as plain JSON.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRoom } from './request-room.ts';
import { boundUnread, type Dropped } from './unread.ts';

/** How an answer may be written, from the request's `Accept`; undefined where the client takes neither. */
export type AnswerForm = 'stream' | 'json';

/** The form that a client accepts for the answer of a POST. A missing header accepts anything. */
export function answerFormOf(accept: string | undefined): AnswerForm | undefined {
  if (accept === undefined) return 'json';
  const types = accept.split(',').map((range) => range.split(';', 1).join().trim().toLowerCase());
  if (types.includes('text/event-stream')) return 'stream';
  return types.some((type) => type === 'application/json' || type === 'application/*' || type === '*/*')
    ? 'json'
    : undefined;
}

/** Says on the web-standard request in which form its answer is written. No header of a client passes by this name. */
export const ANSWER_FORM = 'sallyport-answer-form';

function webRequest(req: IncomingMessage, form: AnswerForm, signal: AbortSignal): Request {
  const headers = new Headers({
    accept: 'application/json, text/event-stream',
    'content-type': 'application/json',
    [ANSWER_FORM]: form,
  });
  for (const [name, value] of Object.entries(req.headers)) {
    if (name.startsWith('mcp-') && typeof value === 'string') headers.set(name, value);
  }
  // The body travels beside the request, already parsed.
  return new Request('http://hub/mcp', { method: req.method ?? 'GET', headers, signal });
}

/** Waits for nobody: whoever writes into the body does not either, so what is not read here waits in it uncounted. */
async function* chunksOf(body: ReadableStream<Uint8Array>, res: ServerResponse): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  // At once, not at the next keep-alive: until then a new stream of the same session would be refused.
  res.once('close', () => void reader.cancel().catch(() => {}));
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** The JSON-RPC answer in an event stream: the only frame of it that has no method. None where the client leaves before. */
async function answerIn(body: ReadableStream<Uint8Array>, res: ServerResponse): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of chunksOf(body, res)) chunks.push(chunk);
  return Buffer.concat(chunks)
    .toString()
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => line.slice('data: '.length))
    .findLast((data) => !('method' in JSON.parse(data)));
}

/**
 * Serves one HTTP exchange; resolves when the client has taken the response or is gone.
 * The signal of the request that `fetch` gets fires when the client goes away before that.
 */
export async function exchange(
  req: IncomingMessage,
  res: ServerResponse,
  options: {
    readonly form: AnswerForm;
    /** Of this request: what its client has not taken of the answer counts in it. */
    readonly room: Pick<RequestRoom, 'holdUnread'>;
    /** Told where the connection is closed because the answer is not read. */
    readonly onDropped: (dropped: Dropped) => void;
  },
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const { form, room, onDropped } = options;
  const gone = new AbortController();
  const closed = new Promise<void>((resolve) => {
    res.once('close', () => {
      if (!res.writableFinished) gone.abort();
      resolve();
    });
  });
  // It may have left while its request was read.
  if (res.destroyed) gone.abort();
  const response = await fetch(webRequest(req, form, gone.signal));
  if (gone.signal.aborted) {
    await response.body?.cancel();
    return;
  }
  const headers = Object.fromEntries(response.headers);
  const bounded = boundUnread(res, req.socket, room, onDropped);
  if (response.body === null) {
    res.writeHead(response.status, headers);
    bounded.end();
  } else if (form === 'json' && headers['content-type'] === 'text/event-stream') {
    const answer = await answerIn(response.body, res);
    if (answer === undefined) {
      res.destroy();
      return;
    }
    const session = headers['mcp-session-id'];
    res.writeHead(response.status, {
      'content-type': 'application/json',
      ...(session === undefined ? {} : { 'mcp-session-id': session }),
    });
    bounded.end(Buffer.from(answer));
  } else {
    res.writeHead(response.status, headers);
    // Otherwise they wait for the first chunk, which on a quiet stream is the first keep-alive.
    res.flushHeaders();
    for await (const chunk of chunksOf(response.body, res)) bounded.write(chunk);
    bounded.end();
  }
  await closed;
}
