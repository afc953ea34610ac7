/** The clients that real products are built on, reduced to what the tests do with them. */
import { Client as ClientV2, StreamableHTTPClientTransport as TransportV2 } from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport as TransportTypeV1 } from '@modelcontextprotocol/sdk/shared/transport.js';
import { request } from 'undici';
import { z } from 'zod';
import type { SystemAddress } from './system.ts';

/** What a tool answered, as text; the text of an error is JSON with `code`. */
interface Answer {
  readonly text: string;
  readonly isError: boolean;
}

export interface McpClient {
  listTools(): Promise<readonly string[]>;
  callTool(name: string, args: Record<string, unknown>, signal?: AbortSignal): Promise<Answer>;
  close(): Promise<void>;
}

type Connect = (system: Pick<SystemAddress, 'url' | 'tokens'>, token?: string) => Promise<McpClient>;

export const CALL_TIMEOUT_MS = 100_000;
const Result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
});

export function answerOf(result: unknown): Answer {
  const { content, isError = false } = Result.parse(result);
  return { text: content.map(({ text }) => text ?? '').join('\n'), isError };
}

function secondGeneration(mode: 'legacy' | { pin: '2026-07-28' }): Connect {
  return async ({ url, tokens }, token = tokens.claude) => {
    const client = new ClientV2({ name: 'e2e', version: '1.0.0' }, { versionNegotiation: { mode } });
    const headers = { authorization: `Bearer ${token}` };
    await client.connect(new TransportV2(new URL(url), { requestInit: { headers } }));
    return {
      listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
      callTool: async (name, args, signal) =>
        answerOf(
          await client.callTool(
            { name, arguments: args },
            { timeout: CALL_TIMEOUT_MS, ...(signal === undefined ? {} : { signal }) },
          ),
        ),
      close: () => client.close(),
    };
  };
}

const firstGeneration: Connect = async ({ url, tokens }, token = tokens.claude) => {
  const client = new ClientV1({ name: 'e2e', version: '1.0.0' });
  const headers = { authorization: `Bearer ${token}` };
  // The first generation's own types disagree with each other under exactOptionalPropertyTypes.
  await client.connect(new TransportV1(new URL(url), { requestInit: { headers } }) as unknown as TransportTypeV1);
  return {
    listTools: async () => (await client.listTools()).tools.map(({ name }) => name),
    callTool: async (name, args, signal) =>
      answerOf(
        await client.callTool({ name, arguments: args }, undefined, {
          timeout: CALL_TIMEOUT_MS,
          ...(signal === undefined ? {} : { signal }),
        }),
      ),
    close: () => client.close(),
  };
};

/** No library at all: JSON in, JSON out, in the stateless protocol version. */
export const connectRaw: Connect = async ({ url, tokens }, token = tokens.claude) => {
  let id = 0;
  const rpc = async (method: string, params: object, name?: string, signal?: AbortSignal): Promise<unknown> => {
    id += 1;
    const _meta = {
      'io.modelcontextprotocol/protocolVersion': '2026-07-28',
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const response = await request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
        'mcp-protocol-version': '2026-07-28',
        'mcp-method': method,
        ...(name === undefined ? {} : { 'mcp-name': name }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params: { ...params, _meta } }),
      headersTimeout: CALL_TIMEOUT_MS,
      ...(signal === undefined ? {} : { signal }),
    });
    const body = z.object({ result: z.unknown() }).parse(await response.body.json());
    return body.result;
  };
  return {
    listTools: async () => {
      const { tools } = z.object({ tools: z.array(z.object({ name: z.string() })) }).parse(await rpc('tools/list', {}));
      return tools.map(({ name }) => name);
    },
    callTool: async (name, args, signal) => answerOf(await rpc('tools/call', { name, arguments: args }, name, signal)),
    close: async () => undefined,
  };
};

/** By the name that a test report shows. */
export const CLIENTS: { readonly [name: string]: Connect } = {
  'second generation, 2026-07-28': secondGeneration({ pin: '2026-07-28' }),
  'second generation, sessions': secondGeneration('legacy'),
  'first generation': firstGeneration,
  'raw HTTP': connectRaw,
};

export const connectStateless = secondGeneration({ pin: '2026-07-28' });
export const connectSession = secondGeneration('legacy');

/** Runs a script and gives the value it returned; an error of the script fails the test with its text. */
export async function run(client: McpClient, code: string, timeoutMs?: number): Promise<unknown> {
  const args = timeoutMs === undefined ? { code } : { code, timeout_ms: timeoutMs };
  const { text, isError } = await client.callTool('execute_code', args);
  if (isError) throw new Error(text);
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
