/** The user of a client behind the relay is asked as one without it, and their answer reaches the question that they read. */
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { Client as FirstClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as FirstTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { expect, test } from 'vitest';
import type { Execute } from '../../../hub/src/mcp/execute-code.ts';
import { ALICE, executionWith, sessionful, startTestHub } from '../../../hub/src/mcp/test-hub.ts';
import { createQuestions } from './questions.ts';
import { answerTo, call, initialized, RELAY, startRelay } from './relay-process.ts';

const APPROVE = { action: 'accept', content: { decision: 'Approve' } } as const;
const PARAMETERS = { name: 'execute_code', arguments: { code: '1' } };

/** Asks about one call under this name, and answers what the person said. */
const asking =
  (name: string, decided: AbortSignal = new AbortController().signal): Execute =>
  async ({ askPerson, signal }) => {
    const answers = await askPerson?.([{ id: `act-${name}`, text: `Approve ${name}?`, decided }], {
      ms: 60_000,
      signal,
    });
    return executionWith({ value: answers?.[0] });
  };

const verdict = (text: unknown) => JSON.stringify(text).match(/approve|reject|none/)?.[0];

test.each(['auto', 'legacy'] as const)('the second generation is asked (%s)', async (mode) => {
  await using hub = await startTestHub({ execute: asking('one') });
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: { elicitation: { form: {} } }, versionNegotiation: { mode } },
  );
  client.setRequestHandler('elicitation/create', () => APPROVE);
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [RELAY, hub.url, ALICE] }));
  for (let time = 0; time < 2; time += 1) expect(verdict(await client.callTool(PARAMETERS))).toBe('approve');
  await client.close();
});

test('the first generation is asked', async () => {
  await using hub = await startTestHub({ execute: asking('one') });
  const client = new FirstClient({ name: 'test', version: '1' }, { capabilities: { elicitation: {} } });
  client.setRequestHandler(ElicitRequestSchema, () => APPROVE);
  await client.connect(new FirstTransport({ command: process.execPath, args: [RELAY, hub.url, ALICE] }));
  for (let time = 0; time < 2; time += 1) expect(verdict(await client.callTool(PARAMETERS))).toBe('approve');
  await client.close();
});

const INITIALIZE = sessionful('initialize', {
  protocolVersion: '2025-11-25',
  capabilities: { elicitation: {} },
  clientInfo: { name: 'raw', version: '1' },
});
const answer = (id: unknown, result: object) => JSON.stringify({ jsonrpc: '2.0', id, result });
const asked = (name: string) => (line: { method?: string; params?: { readonly [name: string]: unknown } }) =>
  line.method === 'elicitation/create' && String(line.params?.['message']).includes(name);

test('an answer to what a hub asked before it was started anew is none to what the next one asks', async () => {
  const first = await startTestHub({ execute: asking('first') });
  const relay = startRelay(first.url);
  relay.send(INITIALIZE, initialized, call('1', 2));
  const old = await relay.line(asked('first'));
  await first.close();
  await using _ = await startTestHub({ port: first.port, execute: asking('second') });
  // The window that is still open is answered before and after the new one opens.
  relay.send(answer(old.id, APPROVE));
  relay.send(call('2', 3));
  const next = await relay.line(asked('second'));
  expect(next.id).not.toBe(old.id);
  for (const id of [old.id, 0, 1, '0', '1'].filter((one) => one !== next.id)) relay.send(answer(id, APPROVE));
  relay.send(answer(next.id, { action: 'decline' }));
  expect(verdict(await relay.line(answerTo(3)))).toBe('reject');
  expect(relay.log()).toContain('it is to a question that nobody asks (any more)');
});

test('a question that the hub withdraws is withdrawn under the number that the client knows', async () => {
  const decided = new AbortController();
  await using hub = await startTestHub({ execute: asking('one', decided.signal) });
  const relay = startRelay(hub.url);
  relay.send(INITIALIZE, initialized, call('1', 2));
  const { id } = await relay.line(asked('one'));
  decided.abort();
  const { params } = await relay.line(({ method }) => method === 'notifications/cancelled');
  expect(params?.['requestId']).toBe(id);
  expect(verdict(await relay.line(answerTo(2)))).toBe('none');
});

test('numbers are never used twice, whatever the sessions number', () => {
  const questions = createQuestions();
  const [one, two] = [{}, {}];
  const shown = (session: object, id: number | string) =>
    JSON.parse(questions.toClient('', { method: 'elicitation/create', id, params: {} }, session)).id;
  const ids = [shown(one, 0), shown(two, 0), shown(one, 1), shown(two, '0')];
  expect(new Set(ids).size).toBe(4);
  expect(questions.take({ id: ids[1] })).toEqual({ session: two, id: 0 });
  expect(questions.take({ id: ids[1] })).toBeUndefined();
  expect(questions.take({ id: 0 })).toBeUndefined();
  expect(questions.take({})).toBeUndefined();
  // What is no question passes as it is.
  expect(questions.toClient('{"as": "it is"}', { id: 1, result: {} }, one)).toBe('{"as": "it is"}');
  expect(questions.toClient('{}', { method: 'notifications/cancelled', params: { requestId: 9 } }, one)).toBe('{}');
});
