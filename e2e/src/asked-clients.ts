/** The official clients of both generations with a person in front of them, who is asked about calls that wait. */
import {
  Client as ClientV2,
  type ElicitResult,
  StreamableHTTPClientTransport as TransportV2,
} from '@modelcontextprotocol/client';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport as TransportTypeV1 } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { answerOf, CALL_TIMEOUT_MS, type McpClient } from './clients.ts';
import type { SystemAddress } from './system.ts';

/** What the person does with a question, of which they see the text. */
export type Person = (message: string) => ElicitResult | Promise<ElicitResult>;

export type ConnectAsked = (
  system: SystemAddress,
  token: string,
  person: Person,
) => Promise<Pick<McpClient, 'callTool' | 'close'>>;

const firstInSession: ConnectAsked = async ({ url }, token, person) => {
  const client = new ClientV1({ name: 'e2e', version: '1.0.0' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, ({ params }) => person(params.message));
  const headers = { authorization: `Bearer ${token}` };
  // The first generation's own types disagree with each other under exactOptionalPropertyTypes.
  await client.connect(new TransportV1(new URL(url), { requestInit: { headers } }) as unknown as TransportTypeV1);
  return {
    callTool: async (name, args) =>
      answerOf(await client.callTool({ name, arguments: args }, undefined, { timeout: CALL_TIMEOUT_MS })),
    close: () => client.close(),
  };
};

const secondStateless: ConnectAsked = async ({ url }, token, person) => {
  const client = new ClientV2(
    { name: 'e2e', version: '1.0.0' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  );
  client.setRequestHandler('elicitation/create', ({ params }) => person(params.message));
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new TransportV2(new URL(url), { requestInit: { headers } }));
  return {
    callTool: async (name, args) =>
      answerOf(await client.callTool({ name, arguments: args }, { timeout: CALL_TIMEOUT_MS })),
    close: () => client.close(),
  };
};

/** By the name that a test report shows. */
export const ASKED_CLIENTS: readonly (readonly [string, ConnectAsked])[] = [
  ['the first generation, in a session', firstInSession],
  ['the second generation, 2026-07-28', secondStateless],
];
