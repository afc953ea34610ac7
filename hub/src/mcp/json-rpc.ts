/** JSON-RPC as the hub speaks it on HTTP: the shape of its error objects and the reading of a posted message. */

/** The codes the hub itself answers with; -32000 and below are the server's own range. */
export const RPC = {
  parseError: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internalError: -32603,
  refused: -32000,
  sessionNotFound: -32001,
} as const;

export type RpcId = string | number | null;

export interface RpcError {
  readonly jsonrpc: '2.0';
  readonly error: { readonly code: number; readonly message: string };
  readonly id: RpcId;
}

/** An error object; `id` is null wherever no single request can be told. */
export function rpcError(code: number, message: string, id: RpcId = null): RpcError {
  return { jsonrpc: '2.0', error: { code, message }, id };
}

/** One JSON-RPC message, its parts not looked at any further. */
export interface RpcMessage {
  readonly method?: string;
  readonly id?: string | number;
  readonly params?: { readonly [name: string]: unknown };
}

/** All of a message but the arguments of its call, in characters: an icon in `clientInfo` fits in, and calls that wait hold it. */
const MAX_ENVELOPE_CHARS = 64 * 1024;
/** The protocol library keeps the ids of what is under way. */
const MAX_ID_CHARS = 256;

function isObject(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a posted body; returns the message or the error object that answers it with status 400. */
export function readMessage(body: string): { message: RpcMessage } | { error: RpcError } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { error: rpcError(RPC.parseError, 'Parse error: the body is not valid JSON.') };
  }
  if (Array.isArray(parsed)) {
    return {
      error: rpcError(RPC.invalidRequest, 'Invalid request: batches are not accepted; send one message in each POST.'),
    };
  }
  if (!isObject(parsed) || parsed['jsonrpc'] !== '2.0') {
    return {
      error: rpcError(
        RPC.invalidRequest,
        'Invalid request: the body must be one JSON-RPC 2.0 object with "jsonrpc": "2.0".',
      ),
    };
  }
  const { method, id, params } = parsed;
  const echo = (typeof id === 'string' && id.length <= MAX_ID_CHARS) || typeof id === 'number' ? id : undefined;
  if (id !== undefined && echo === undefined) {
    const text = `Invalid request: "id" must be a number or a string of at most ${MAX_ID_CHARS} characters.`;
    return { error: rpcError(RPC.invalidRequest, text) };
  }
  if (method === undefined ? !('result' in parsed || 'error' in parsed) : typeof method !== 'string') {
    return { error: rpcError(RPC.invalidRequest, 'Invalid request: "method" must be a string.', echo ?? null) };
  }
  if (params !== undefined && !isObject(params)) {
    return { error: rpcError(RPC.invalidParams, 'Invalid params: "params" must be an object.', echo ?? null) };
  }
  if (body.length > MAX_ENVELOPE_CHARS) {
    const envelope = { ...parsed, params: { ...params, arguments: undefined } };
    if (JSON.stringify(envelope).length > MAX_ENVELOPE_CHARS) {
      const text = `Invalid request: without "params.arguments" a message has at most ${MAX_ENVELOPE_CHARS} characters.`;
      return { error: rpcError(RPC.invalidRequest, text, echo ?? null) };
    }
  }
  // Every member that the type names was looked at above; the rest is the protocol library's to judge.
  return { message: parsed as RpcMessage };
}
