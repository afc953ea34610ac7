import type { ServerResponse } from 'node:http';
import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createWorkerConnection, type WorkerConnection } from './worker-connection.ts';
import { WorkerFailure } from './worker-failure.ts';
import { listen, startWorker, textTool, type WorkerFixture } from './worker-fixture.ts';

const log = pino({ level: 'silent' });
const toStop: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

function connect(url: URL, events: { onListChanged?: () => void; onLost?: () => void } = {}): WorkerConnection {
  const connection = createWorkerConnection({
    url,
    log,
    onListChanged: () => undefined,
    onLost: () => undefined,
    ...events,
  });
  toStop.push(() => connection.close());
  return connection;
}

async function worker(...args: Parameters<typeof startWorker>): Promise<WorkerFixture> {
  const fixture = await startWorker(...args);
  toStop.push(() => fixture.close());
  return fixture;
}

const patient = { signal: new AbortController().signal, timeoutMs: 20_000 };

test('lists tools with what the worker says it is for, and calls them', async () => {
  const { url } = await worker([textTool('greet', 'hello')], { instructions: 'Greets.' });
  const connection = connect(url);
  const { tools, purpose } = await connection.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['greet']);
  expect(purpose).toBe('Greets.');
  await expect(connection.callTool('greet', {}, patient)).resolves.toMatchObject({
    content: [{ type: 'text', text: 'hello' }],
  });
});

test('a worker that dies during a call fails the call at once, as one that may have happened', async () => {
  let started: () => void = () => undefined;
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  const run = (): Promise<never> => {
    started();
    return new Promise(() => undefined);
  };
  const { url, cut } = await worker([{ name: 'hang', run }]);
  const call = connect(url).callTool('hang', {}, patient);
  await running;
  cut();
  await expect(call).rejects.toMatchObject({ kind: 'unreachable', sent: true });
});

test('a stream that ends politely without an answer fails the call too', async () => {
  const { server, url } = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id, method } = JSON.parse(body === '' ? '{}' : body);
      if (method === 'initialize') {
        const result = {
          protocolVersion: '2025-06-18',
          capabilities: { tools: {} },
          serverInfo: { name: 'x', version: '1' },
        };
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      } else if (method === 'tools/call') {
        response.setHeader('content-type', 'text/event-stream').end(': nothing comes\n\n');
      } else response.writeHead(method === 'notifications/initialized' ? 202 : 405).end();
    });
  });
  toStop.push(() => new Promise((resolve) => server.close(resolve)));
  await expect(connect(url).callTool('x', {}, patient)).rejects.toMatchObject({ kind: 'unreachable', sent: true });
});

test('a worker that is not there fails the call as one that never left', async () => {
  const { url, close } = await startWorker([]);
  await close();
  await expect(connect(url).callTool('x', {}, patient)).rejects.toMatchObject({ kind: 'unreachable', sent: false });
});

test('after a restart of the worker the next call works', async () => {
  const first = await startWorker([textTool('greet', 'first')]);
  const connection = connect(first.url);
  await connection.callTool('greet', {}, patient);
  await first.close();
  await expect(connection.callTool('greet', {}, patient)).rejects.toBeInstanceOf(WorkerFailure);
  await worker([textTool('greet', 'second')], { port: Number(first.url.port) });
  await expect(connection.callTool('greet', {}, patient)).resolves.toMatchObject({ content: [{ text: 'second' }] });
});

test('a session that the worker lost is made anew once, and the call runs once', async () => {
  const seen: string[] = [];
  let sessions = 0;
  const { server, url } = await listen((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { id, method } = JSON.parse(body === '' ? '{}' : body);
      const session = request.headers['mcp-session-id'];
      seen.push(`${method} ${session ?? '-'}`);
      const answer = (result: object) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      if (method === 'initialize') {
        sessions += 1;
        response.setHeader('mcp-session-id', `s${sessions}`);
        answer({ protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } });
      } else if (method === 'tools/call' && session === 's1') {
        const error = { code: -32001, message: 'Session not found' };
        response
          .writeHead(404, { 'content-type': 'application/json' })
          .end(JSON.stringify({ jsonrpc: '2.0', id, error }));
      } else if (method === 'tools/call') answer({ content: [{ type: 'text', text: `by ${session}` }] });
      else response.writeHead(method === 'notifications/initialized' ? 202 : 405).end();
    });
  });
  toStop.push(() => new Promise((resolve) => server.close(resolve)));
  await expect(connect(url).callTool('x', {}, patient)).resolves.toMatchObject({ content: [{ text: 'by s2' }] });
  expect(seen.filter((line) => line.startsWith('tools/call'))).toEqual(['tools/call s1', 'tools/call s2']);
});

test('a call that is given up is aborted at the worker', async () => {
  const stop = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    const run = (_: object, signal: AbortSignal) =>
      new Promise<never>(() => {
        signal.addEventListener('abort', () => resolve());
        stop.abort();
      });
    void worker([{ name: 'hang', run }]).then(async ({ url }) => {
      await expect(connect(url).callTool('hang', {}, { ...patient, signal: stop.signal })).rejects.toMatchObject({
        kind: 'aborted',
      });
    });
  });
  await aborted;
});

test('a call over its time is told from a broken one', async () => {
  const { url } = await worker([{ name: 'hang', run: () => new Promise(() => undefined) }]);
  const call = connect(url).callTool('hang', {}, { ...patient, timeoutMs: 50 });
  await expect(call).rejects.toMatchObject({ kind: 'timeout', sent: true });
});

test('an answer that is too large is cut off', async () => {
  const { url } = await worker([textTool('big', 'x'.repeat(17 * 1024 * 1024))]);
  await expect(connect(url).callTool('big', {}, patient)).rejects.toMatchObject({ kind: 'too-large' });
});

test('resources are listed over all pages, and read', async () => {
  const resources = Array.from({ length: 45 }, (_, n) => ({ uri: `skill://s${n}`, text: `text ${n}` }));
  const { url } = await worker([], { resources });
  const connection = connect(url);
  const listed = await connection.listResources(patient);
  expect(listed.map(({ uri }) => uri)).toEqual(resources.map(({ uri }) => uri));
  await expect(connection.readResource('skill://s44', patient)).resolves.toBe('text 44');
  await expect(connection.readResource('skill://none', patient)).rejects.toMatchObject({ kind: 'protocol' });
});

test('a worker without resources is not asked for any', async () => {
  const { url } = await worker([textTool('a', 'a')]);
  await expect(connect(url).listResources(patient)).resolves.toEqual([]);
});

test('resources whose address or name no one needs to know are passed over', async () => {
  const { url } = await worker([], {
    resources: [
      { uri: `skill://${'x'.repeat(300)}`, text: '' },
      { uri: 'skill://a', name: 'n'.repeat(300), text: '' },
      { uri: 'skill://b', text: '' },
    ],
  });
  await expect(connect(url).listResources(patient)).resolves.toEqual([{ uri: 'skill://b', name: 'b' }]);
});

test('the worker says that its resources changed, and that is heard', async () => {
  const fixture = await worker([], { resources: [] });
  const heard = new Promise<void>((resolve) => {
    void connect(fixture.url, { onListChanged: resolve })
      .listTools()
      .then(() => fixture.setResources([{ uri: 'skill://a', text: 'a' }], true));
  });
  await heard;
});

test('the worker says that its tools changed, and that is heard', async () => {
  const fixture = await worker([textTool('a', 'a')]);
  const heard = new Promise<void>((resolve) => {
    void connect(fixture.url, { onListChanged: resolve })
      .listTools()
      .then(() => fixture.setTools([textTool('b', 'b')], true));
  });
  await heard;
});

test('a standing stream that ends is noticed', async () => {
  const fixture = await worker([textTool('a', 'a')]);
  const lost = new Promise<void>((resolve) => {
    void connect(fixture.url, { onLost: resolve })
      .listTools()
      .then(() => fixture.cut());
  });
  await lost;
});

test('a call that fails does not take another call to the same worker with it', async () => {
  let release: (text: string) => void = () => undefined;
  const slow = new Promise<string>((resolve) => {
    release = resolve;
  });
  const fixture = await worker([
    { name: 'slow', run: async () => ({ content: [{ type: 'text', text: await slow }] }) },
    textTool('big', 'x'.repeat(17 * 1024 * 1024)),
  ]);
  const connection = connect(fixture.url);
  const one = connection.callTool('slow', {}, patient);
  await expect(connection.callTool('big', {}, patient)).rejects.toMatchObject({ kind: 'too-large' });
  release('still here');
  await expect(one).resolves.toMatchObject({ content: [{ text: 'still here' }] });
});

/** Sends the same bytes again and again until the reader hangs up; resolves then. */
function endless(response: ServerResponse, chunk: string): Promise<void> {
  return new Promise((resolve) => {
    const send = (): void => {
      while (response.write(chunk));
    };
    response.on('drain', send).on('close', () => resolve());
    send();
  });
}

test.each([
  ['an endless answer to the first request', 200, 'application/json', ' '.repeat(65_536)],
  ['an endless error page', 500, 'text/html', 'x'.repeat(65_536)],
  ['an endless line of an event stream', 200, 'text/event-stream', 'x'.repeat(65_536)],
  ['events without end', 200, 'text/event-stream', ': nothing\n\n'.repeat(1_000)],
])('%s is hung up on', async (_, status, type, chunk) => {
  let hungUp: Promise<void> | undefined;
  const { server, url } = await listen((_request, response) => {
    response.writeHead(status, { 'content-type': type });
    hungUp = endless(response, chunk);
  });
  toStop.push(() => new Promise((resolve) => server.close(resolve)));
  await expect(connect(url).listTools()).rejects.toBeInstanceOf(WorkerFailure);
  await hungUp;
});
