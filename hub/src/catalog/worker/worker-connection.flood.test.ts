/** Answers that are small on the wire and enormous once parsed, sent by a worker of a stranger. */
import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createWorkerConnection, type WorkerConnection } from './worker-connection.ts';
import { listen } from './worker-fixture.ts';

const toStop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

type Answer = (method: string, id: number, response: ServerResponse) => void;

/** A worker that speaks the protocol by hand: `answer` writes what comes back for calls and lists. */
async function strangeWorker(answer: Answer): Promise<WorkerConnection> {
  const { server, url } = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id, method, params } = JSON.parse(body === '' ? '{}' : body);
      if (method === 'initialize') {
        const serverInfo = { name: 'x', version: '1' };
        const result = { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo };
        json(response, JSON.stringify({ jsonrpc: '2.0', id, result }));
      } else if (method === 'tools/call' && params.name === 'ordinary') {
        json(response, ordinary(id));
      } else if (method === 'tools/call' || method === 'tools/list') answer(method, id, response);
      else response.writeHead(method === 'notifications/initialized' ? 202 : 405).end();
    });
  });
  toStop.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const nothing = () => undefined;
  const log = pino({ level: 'silent' });
  const connection = createWorkerConnection({ url, log, onListChanged: nothing, onLost: nothing });
  toStop.push(() => connection.close());
  return connection;
}

const ordinary = (id: number) => resultOf(id, '{"content":[{"type":"text","text":"fine"}]}');
const resultOf = (id: number, result: string) => `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
const listOf = (item: string, count: number) => `[${Array(count).fill(item).join(',')}]`;
const patient = { signal: new AbortController().signal, timeoutMs: 20_000 };

function json(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'application/json').end(body);
}

function event(response: ServerResponse, body: string): void {
  response.setHeader('content-type', 'text/event-stream').end(`event: message\ndata: ${body}\n\n`);
}

const attacks: readonly [string, string, RegExp][] = [
  ['objects by the million', `{"content":[],"structuredContent":{"a":${listOf('{}', 5_000_000)}}}`, /values/],
  ['wrong blocks by the million', `{"content":${listOf('{"type":"tx"}', 1_000_000)}}`, /values/],
  ['wrong blocks below the limit of values', `{"content":${listOf('{"type":"tx"}', 140_000)}}`, /content blocks/],
  ['lists in lists', `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`, /levels/],
  ['lists in lists without an end', '['.repeat(2_000_000), /levels/],
  [
    'a depth just over the limit',
    `{"content":[],"structuredContent":${'{"a":'.repeat(250)}1${'}'.repeat(251)}`,
    /levels/,
  ],
];

test.each(
  attacks.flatMap(([name, result, why]) => [
    { name, as: 'JSON', send: json, result, why },
    { name, as: 'an event', send: event, result, why },
  ]),
)('$name, as $as, fail their call and no other', async ({ send, result, why }) => {
  const connection = await strangeWorker((_, id, response) => send(response, resultOf(id, result)));
  await expect(connection.callTool('attack', {}, patient)).rejects.toMatchObject({
    kind: 'too-large',
    message: expect.stringMatching(why),
  });
  await expect(connection.callTool('ordinary', {}, patient)).resolves.toMatchObject({ content: [{ text: 'fine' }] });
});

test.each([
  ['a million', 1_000_000],
  ['just below the limit of values', 99_000],
])('a list of wrong tools, %s, is refused, and a call goes through after it', async (_name, count) => {
  const connection = await strangeWorker((_, id, response) => {
    json(response, resultOf(id, `{"tools":${listOf('{}', count)}}`));
  });
  await expect(connection.listTools()).rejects.toMatchObject({ name: 'WorkerFailure' });
  await expect(connection.callTool('ordinary', {}, patient)).resolves.toMatchObject({ content: [{ text: 'fine' }] });
});

test('as many values as an honest result has come through', async () => {
  const connection = await strangeWorker((_, id, response) => {
    event(response, resultOf(id, `{"content":[],"structuredContent":{"a":${listOf('1', 250_000)}}}`));
  });
  await expect(connection.callTool('many', {}, patient)).resolves.toMatchObject({
    structuredContent: { a: { length: 250_000 } },
  });
});

test('answers that workers hold back together end, and leave room for others', async () => {
  const held = 'x'.repeat(15 << 20);
  const holding = (_: string, id: number, response: ServerResponse) => {
    response.setHeader('content-type', 'application/json').write(`{"jsonrpc":"2.0","id":${id},"result":{"a":"${held}`);
  };
  const connections = await Promise.all([1, 2, 3, 4].map(() => strangeWorker(holding)));
  const stop = new AbortController();
  const calls = connections.map((connection) =>
    connection.callTool('hold', {}, { ...patient, signal: stop.signal }).catch((error: unknown) => error),
  );
  await expect(Promise.race(calls)).resolves.toMatchObject({
    kind: 'unreachable',
    message: expect.stringMatching(/no room beside/),
  });
  for (const connection of connections) {
    await expect(connection.callTool('ordinary', {}, patient)).resolves.toMatchObject({ content: [{ text: 'fine' }] });
  }
  stop.abort();
  await Promise.all(calls);
});

test('a worker that holds back many large answers at a time answers others, and its calls end with their scripts', async () => {
  const held = 'x'.repeat(15 << 20);
  const connection = await strangeWorker((_, id, response) => {
    response.setHeader('content-type', 'application/json').write(`{"jsonrpc":"2.0","id":${id},"result":{"a":"${held}`);
  });
  const stop = new AbortController();
  const calls = Array.from({ length: 6 }, () =>
    connection.callTool('hold', {}, { ...patient, signal: stop.signal }).catch((error: unknown) => error),
  );
  await expect(connection.callTool('ordinary', {}, patient)).resolves.toMatchObject({ content: [{ text: 'fine' }] });
  stop.abort();
  for (const end of await Promise.all(calls)) expect(end).toMatchObject({ kind: 'aborted' });
});

test('an answer is read as far as its result may be long, once as values and once as text', async () => {
  const value = JSON.stringify({ a: 'x'.repeat(1 << 20) });
  const twice = `{"content":[{"type":"text","text":${JSON.stringify(value)}}],"structuredContent":${value}}`;
  const connection = await strangeWorker((_, id, response) => json(response, resultOf(id, twice)));
  const call = (maxResultBytes: number) => connection.callTool('twice', {}, { ...patient, maxResultBytes });
  await expect(call(value.length)).resolves.toMatchObject({ structuredContent: { a: expect.any(String) } });
  await expect(call(400_000)).rejects.toMatchObject({
    kind: 'too-large',
    sent: true,
    message: 'The answer has more than 1848576 bytes.',
  });
});
