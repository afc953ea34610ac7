/** What HTTP itself refuses, told as JSON-RPC errors: never HTML, never a stack. */
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RPC, type RpcError, rpcError } from './json-rpc.ts';

interface HttpAnswer {
  readonly status: number;
  readonly body: RpcError;
}

/** Thrown where a request is refused by a status that {@link refusalOf} has words for. */
export class HttpRefusal extends Error {
  readonly statusCode: number;

  constructor(statusCode: number) {
    super(`refused with ${statusCode}`);
    this.statusCode = statusCode;
  }
}

/** Seconds after which a refusal may have passed; the value of `Retry-After`. */
export const RETRY_AFTER: { readonly [status: number]: string } = { 429: '5', 503: '5' };

const MESSAGES: { readonly [status: number]: string } = {
  400: 'Bad request: the request is malformed.',
  408: 'Request timeout: the request took too long to arrive.',
  413: 'Payload too large: the body is over a limit of this hub, in bytes, values or nesting. Send less, or let the script make the data.',
  415: 'Unsupported media type: the body must be JSON, sent as Content-Type: application/json without encoding.',
  429: 'Too many requests: those that this client has open take all the room it may have. Wait for their answers, or send less.',
  431: 'Request header fields too large.',
  503: 'The hub is busy: the requests of all clients that are open take all the room they may have. Try again in some seconds.',
};

function refusal(status: number): HttpAnswer {
  const message = MESSAGES[status];
  if (message === undefined) return { status: 500, body: rpcError(RPC.internalError, 'Internal error of the hub.') };
  return { status, body: rpcError(status === 400 ? RPC.invalidRequest : RPC.refused, message) };
}

/** The answer to an error of the HTTP framework, by the status it carries; anything else is a fault of ours. */
export function refusalOf(error: unknown): HttpAnswer {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return refusal(status in MESSAGES || status >= 500 ? status : 400);
}

/** The answer to a body in an encoding that the hub does not read. */
export function unsupportedBody(): HttpAnswer {
  return refusal(415);
}

const STATUS_OF_CODE: { readonly [code: string]: number } = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no HTTP request, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  // A reset connection, or one that has begun to get an answer, can be told nothing.
  if (
    error.code === 'ECONNRESET' ||
    !socket.writable ||
    ('bytesWritten' in socket && Number(socket.bytesWritten) > 0)
  ) {
    socket.destroy();
    return;
  }
  const { status, body } = refusal(STATUS_OF_CODE[error.code ?? ''] ?? 400);
  const json = JSON.stringify(body);
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\nconnection: close\r\n\r\n`;
  socket.end(head + json, () => socket.destroy());
}
