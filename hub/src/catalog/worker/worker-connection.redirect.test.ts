/** A worker reaches no other worker; nor may it have the hub go there for it. */
import type { Server } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createWorkerConnection, type WorkerConnection } from './worker-connection.ts';
import { WorkerFailure } from './worker-failure.ts';
import { listen } from './worker-fixture.ts';

const toStop: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

function stopLater(server: Server): void {
  toStop.push(() => {
    server.closeAllConnections();
    server.close();
  });
}

/** Another worker, and what reached it. */
async function bystander() {
  const reached: string[] = [];
  const { server, url } = await listen((request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.writeHead(404).end();
  });
  stopLater(server);
  return { reached, url };
}

/** A worker that sends whoever asks for one of these methods (or for its standing stream) elsewhere, and serves the others. */
async function redirecting(methods: readonly string[], status: number, location: URL): Promise<WorkerConnection> {
  const { server, url } = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id, method } = JSON.parse(body === '' ? '{"method":"stream"}' : body);
      const answer = (result: object) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      if (methods.includes(method)) response.writeHead(status, { location: location.href }).end();
      else if (method === 'initialize') {
        const serverInfo = { name: 'x', version: '1' };
        answer({ protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo });
      } else if (method === 'tools/list') answer({ tools: [{ name: 'wipe', inputSchema: { type: 'object' } }] });
      else response.writeHead(method === 'notifications/initialized' ? 202 : 405).end();
    });
  });
  stopLater(server);
  const log = pino({ level: 'silent' });
  const connection = createWorkerConnection({ url, log, onListChanged: () => undefined, onLost: () => undefined });
  toStop.push(() => connection.close());
  return connection;
}

const patient = { signal: new AbortController().signal, timeoutMs: 20_000 };
const STATUSES = [301, 302, 303, 307, 308];

test.each(STATUSES)(
  'a worker that answers with %i is not followed to another, neither to connect nor to list',
  async (status) => {
    const { reached, url } = await bystander();
    const connection = await redirecting(['server/discover', 'initialize', 'tools/list', 'stream'], status, url);
    await expect(connection.listTools()).rejects.toBeInstanceOf(WorkerFailure);
    expect(reached).toEqual([]);
  },
);

test.each(STATUSES)('nor with a call, once it has been believed: %i', async (status) => {
  const { reached, url } = await bystander();
  const connection = await redirecting(['tools/call', 'stream'], status, url);
  expect((await connection.listTools()).tools).toHaveLength(1);
  await expect(connection.callTool('wipe', { all: true }, patient)).rejects.toBeInstanceOf(WorkerFailure);
  expect(reached).toEqual([]);
});
