/** For tests: a hub whose writes wait for a person, from its port to a real worker, and the official clients with a person at them. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { type ApprovalsFixture, approvalsBefore } from '../approvals/approvals-fixture.ts';
import { startSandbox } from '../sandbox/testing/sandbox-fixture.ts';
import { recordedRefusals } from './recorded.ts';
import { ALICE, startTestHub, type TestHub } from './test-hub.ts';
import { executeWithActions } from './with-actions.ts';

export interface AskingHub extends AsyncDisposable {
  readonly approvals: ApprovalsFixture;
  /** What reached the worker, in order. */
  readonly done: string[];
  hub: TestHub;
  /** As a new process over the same store. */
  restart(): Promise<void>;
}

/** Processes take long to start (the more on a busy machine): one sandbox serves all the hubs of a file, one after the other. */
export const START_MS = 60_000;

/** Resolves when its keeper is connected. */
export async function startSharedSandbox() {
  const shared: { approvals: ApprovalsFixture | undefined } = { approvals: undefined };
  const sandbox = await startSandbox({
    gate: (call) => shared.approvals?.through(call) ?? Promise.reject(new Error('no hub')),
    surface: { tracker: ['writePage', 'readPage'] },
  });
  while (!sandbox.sandbox.ready()) await delay(20);
  return { shared, execute: sandbox.sandbox.execute, close: sandbox.close };
}

export async function startAskingHub({
  shared,
  execute,
}: Awaited<ReturnType<typeof startSharedSandbox>>): Promise<AskingHub> {
  const done: string[] = [];
  const tool = (name: string, isRead: boolean) => ({
    name,
    description: `Does ${name}.`,
    inputSchema: { type: 'object' as const },
    ...(isRead ? { annotations: { readOnlyHint: true } } : {}),
    run: async (args: unknown) => {
      done.push(`${name} ${JSON.stringify(args)}`);
      return { content: [{ type: 'text' as const, text: `${name} is done` }] };
    },
  });
  const approvals = await approvalsBefore([tool('write_page', false), tool('read_page', true)]);
  approvals.mayAskClient = true;
  shared.approvals = approvals;
  const start = () =>
    startTestHub({
      execute: (request) => executeWithActions(execute, approvals.approvals)(request),
      onAnswersRefused: recordedRefusals({
        append: async (record) => void approvals.records.push({ ...record, durable: false }),
      }),
    });
  const fixture: AskingHub = {
    approvals,
    done,
    hub: await start(),
    async restart() {
      await fixture.hub.close();
      await approvals.approvals.close();
      approvals.restart();
      fixture.hub = await start();
    },
    async [Symbol.asyncDispose]() {
      await fixture.hub.close();
      await approvals[Symbol.asyncDispose]();
    },
  };
  return fixture;
}

export interface Asked {
  readonly message: string;
  readonly choices: readonly string[];
}

/** What the person does with a question. */
export type Person = (asked: Asked) => ElicitResult | Promise<ElicitResult>;

export const APPROVES: Person = () => ({ action: 'accept', content: { decision: 'Approve' } });

interface AskedClient {
  run(code: string): Promise<{ readonly text: string; readonly isError: boolean }>;
  /** Goes away without a word. */
  close(): Promise<void>;
}

type Connect = (url: string, person: Person | undefined, token?: string) => Promise<AskedClient>;

function askedIn(params: unknown): Asked {
  // The shape that formOf makes.
  const form = params as { message: string; requestedSchema: { properties: { decision: { enum: string[] } } } };
  return { message: form.message, choices: form.requestedSchema.properties.decision.enum };
}

function answered(result: unknown): { text: string; isError: boolean } {
  // Whatever the client's generation, it has checked the shape of a result.
  const { content, isError = false } = result as { content: { text?: string }[]; isError?: boolean };
  return { text: content.map(({ text = '' }) => text).join('\n'), isError };
}

const second =
  (mode: 'legacy' | { pin: '2026-07-28' }): Connect =>
  async (url, person, token = ALICE) => {
    const capabilities = person === undefined ? {} : { elicitation: { form: {} } };
    const client = new Client({ name: 'test', version: '1' }, { capabilities, versionNegotiation: { mode } });
    if (person !== undefined) client.setRequestHandler('elicitation/create', ({ params }) => person(askedIn(params)));
    const requestInit = { headers: { authorization: `Bearer ${token}` } };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit }));
    return {
      run: async (code) => answered(await client.callTool({ name: 'execute_code', arguments: { code } })),
      close: () => client.close(),
    };
  };

const first: Connect = async (url, person, token = ALICE) => {
  const capabilities = person === undefined ? {} : { elicitation: {} };
  const client = new FirstClient({ name: 'test', version: '1' }, { capabilities });
  if (person !== undefined) client.setRequestHandler(ElicitRequestSchema, ({ params }) => person(askedIn(params)));
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  // The first generation's own types disagree with each other under exactOptionalPropertyTypes.
  await client.connect(new FirstTransport(new URL(url), { requestInit }) as unknown as Transport);
  return {
    run: async (code) => answered(await client.callTool({ name: 'execute_code', arguments: { code } })),
    close: () => client.close(),
  };
};

export const CLIENTS: readonly (readonly [string, Connect])[] = [
  ['first generation', first],
  ['second generation, in a session', second('legacy')],
  ['second generation, 2026-07-28', second({ pin: '2026-07-28' })],
];
