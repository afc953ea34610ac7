/** JSON-RPC messages as the relay sees them, and the HTTP headers that go with one. */

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';

/** Codes of the errors that the relay itself answers with. */
export const RELAY_ERROR = { parse: -32700, noAnswer: -32000 } as const;

export interface RpcError {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}

export interface Message {
  readonly method?: string;
  readonly id?: string | number;
  readonly params?: { readonly [name: string]: unknown };
  readonly result?: unknown;
  readonly error?: RpcError;
}

/** The message in a line of JSON, or undefined where it is no single JSON-RPC object. */
export function messageIn(json: string): Message | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('jsonrpc' in value)) return undefined;
  // Relayed as it is: the hub checks it, and answers what does not fit.
  return value as Message;
}

export function errorReply(id: string | number | null, error: RpcError): string {
  return JSON.stringify({ jsonrpc: '2.0', error, id });
}

/** The protocol version that a message carries itself (2026-07-28 and later), or undefined in a session. */
export function ownVersionOf(message: Message): string | undefined {
  const meta = message.params?.['_meta'];
  if (typeof meta !== 'object' || meta === null || !(VERSION_KEY in meta)) return undefined;
  const version = meta[VERSION_KEY];
  return typeof version === 'string' ? version : undefined;
}

/** Which parameter the `Mcp-Name` header repeats. */
const NAMED_BY: { readonly [method: string]: string } = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};

const PLAIN_VALUE = /^[!-~](?:[ -~]*[!-~])?$/;
const LOOKS_ENCODED = /^=\?base64\?.*\?=$/;

function headerValue(text: string): string {
  if (PLAIN_VALUE.test(text) && !LOOKS_ENCODED.test(text)) return text;
  return `=?base64?${Buffer.from(text, 'utf8').toString('base64')}?=`;
}

/** The headers that repeat what stands in a message of protocol 2026-07-28. */
export function headersOf(message: Message, version: string): Record<string, string> {
  const method = message.method ?? '';
  const name = message.params?.[NAMED_BY[method] ?? ''];
  return {
    'mcp-protocol-version': version,
    'mcp-method': method,
    ...(typeof name === 'string' ? { 'mcp-name': headerValue(name) } : {}),
  };
}
