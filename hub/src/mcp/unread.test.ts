import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AnswerForm, exchange } from './exchange.ts';
import { createRequestRooms } from './request-room.ts';
import { BOB, executionWith, scriptCall, send, startTestHub } from './test-hub.ts';
import { UNREAD_MS } from './unread.ts';

const MB = 1024 * 1024;
/** These move many bytes, which takes its time where other tests run beside them. */
const eventually = (check: () => void) => vi.waitFor(check, 20_000);
/** What a client may hold. */
const SHARE = 16 * MB;
const image = (bytes: number) => ({
  type: 'image',
  mimeType: 'image/png',
  data: Buffer.alloc(bytes).toString('base64'),
});

/** The responses that any server of this process has begun. */
let responses: ServerResponse[] = [];
const seen = (message: unknown) => responses.push((message as { response: ServerResponse }).response);
const sockets: Socket[] = [];
beforeEach(() => {
  responses = [];
  subscribe('http.server.request.start', seen);
});
afterEach(() => {
  unsubscribe('http.server.request.start', seen);
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends these calls on one connection, of which nothing is read. */
function sendUnread(port: number, codes: readonly string[], headers: OutgoingHttpHeaders = {}): Socket {
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => {});
  const texts = codes.map((code) => {
    const { headers: own, body } = scriptCall(code);
    const lines = Object.entries({ ...own, ...headers, host: '127.0.0.1', 'content-length': body.length });
    return `POST /mcp HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
  });
  socket.write(texts.join(''));
  sockets.push(socket);
  return socket;
}

/** A hub whose scripts return an image of so many bytes; `wait` does so when it is told to. */
async function imageHub() {
  const over = Promise.withResolvers<void>();
  const answered: string[] = [];
  const lines: string[] = [];
  const hub = await startTestHub({
    execute: async ({ code }) => {
      if (code === 'wait') await over.promise;
      answered.push(code);
      return executionWith({ value: code === 'wait' ? 'waited' : image(Number(code)) });
    },
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  });
  const ask = (code: string, headers: OutgoingHttpHeaders = {}) => {
    const { headers: own, body } = scriptCall(code);
    return send(hub.url, { headers: { ...own, ...headers }, body });
  };
  return { hub, ask, answered, lines, end: over.resolve };
}

const LARGEST = String(3 * MB - 300);

test.each([
  ['event streams', {}],
  ['plain JSON', { accept: 'application/json' }],
])('answers that nobody reads, in %s, hold no more than their client may have', async (_, headers) => {
  const { hub, ask, answered, lines } = await imageHub();
  await using _hub = hub;
  // Two on a connection: the system itself may take the first.
  for (let n = 0; n < 12; n += 1) sendUnread(hub.port, [LARGEST, LARGEST], headers);
  await eventually(() => {
    expect(responses).toHaveLength(24);
    expect(responses.filter((response) => !response.closed && !response.writableEnded)).toEqual([]);
  });
  const open = responses.filter(({ closed }) => !closed);
  expect(open.length).toBeGreaterThan(0);
  expect(open.reduce((sum, { writableLength }) => sum + writableLength, 0)).toBeLessThanOrEqual(SHARE);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    client: 'alice',
    unreadBytes: expect.any(Number),
    msg: expect.stringContaining('no room'),
  });
  // Others are served; and the client itself, once it has taken what waits for it.
  expect((await ask(LARGEST, { authorization: `Bearer ${BOB}` })).text.length).toBeGreaterThan(4_000_000);
  for (const socket of sockets) socket.resume();
  await eventually(() => expect(responses.filter(({ closed }) => !closed)).toEqual([]));
  expect((await ask(LARGEST)).text.length).toBeGreaterThan(4_000_000);
  // Nothing was done twice.
  expect(answered.length).toBeLessThanOrEqual(26);
});

test('answers that wait for their turn on a connection count, and go with it', async () => {
  const { hub, ask, answered, end } = await imageHub();
  await using _hub = hub;
  const socket = sendUnread(hub.port, ['wait', ...Array(10).fill(LARGEST)]).resume();
  await once(socket, 'close');
  expect(responses.map(({ closed }) => closed)).toEqual(Array(11).fill(true));
  end();
  expect((await ask(LARGEST)).text.length).toBeGreaterThan(4_000_000);
  expect(answered.filter((code) => code === LARGEST)).toHaveLength(11);
});

test('fifty answers at once reach a client that reads them, also while another leaves its own unread', async () => {
  const { hub, ask, answered } = await imageHub();
  await using _hub = hub;
  for (let n = 0; n < 6; n += 1) sendUnread(hub.port, [LARGEST], { authorization: `Bearer ${BOB}` });
  await eventually(() => expect(answered).toHaveLength(6));
  for (let round = 0; round < 3; round += 1) {
    const replies = await Promise.all(Array.from({ length: 50 }, () => ask('150000')));
    expect(replies.every(({ status, text }) => status === 200 && text.length > 200_000)).toBe(true);
  }
});

test('a client that takes nothing of its answer for a minute is closed; one that waits for the hub is not', async () => {
  const { hub, answered, lines, end } = await imageHub();
  await using _hub = hub;
  const waits = sendUnread(hub.port, ['wait']).resume();
  await eventually(() => expect(responses[0]?.listenerCount('timeout')).toBe(1));
  // Three on a connection: the system itself may take the first.
  const unread = sendUnread(hub.port, [LARGEST, LARGEST, LARGEST]);
  await eventually(() =>
    expect(responses.map(({ writableEnded }) => writableEnded)).toEqual([false, true, true, true]),
  );
  const stalled = responses.find(({ socket, writableLength }) => socket !== null && writableLength > 0);
  // What Node says of a connection on which nothing has moved for so long.
  expect([responses[0]?.socket?.timeout, stalled?.socket?.timeout]).toEqual([UNREAD_MS, UNREAD_MS]);
  responses[0]?.socket?.emit('timeout');
  stalled?.socket?.emit('timeout');
  await once(unread.resume(), 'close');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { client: 'alice', msg: expect.stringContaining('stopped reading') },
  ]);
  let text = '';
  waits.on('data', (chunk) => (text += chunk));
  end();
  await eventually(() => expect(text).toContain('waited'));
  expect(answered).toEqual([LARGEST, LARGEST, LARGEST, 'wait']);
});

/** Serves one stream, that the test writes, in the room of one client. */
async function streamServer(form: AnswerForm) {
  const rooms = createRequestRooms(MB);
  const room = rooms.open('alice', new Promise(() => {}));
  const dropped: string[] = [];
  const served = Promise.withResolvers<void>();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(undefined, undefined, {
    highWaterMark: Number.POSITIVE_INFINITY,
  });
  const writer = writable.getWriter();
  const server = createServer((req, res) => {
    const onDropped = ({ reason }: { reason: string }) => void dropped.push(reason);
    const headers = { 'content-type': 'text/event-stream' };
    exchange(req, res, { form, room, onDropped }, async () => new Response(readable, { headers })).then(served.resolve);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/`,
    /** Whether all of the share is there, but for what the requests themselves take. */
    hasRoom: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const other = rooms.open('alice', promise);
      resolve();
      return other.holdUnread(SHARE - MB);
    },
    dropped,
    served: served.promise,
    push: (bytes: number) => void writer.write(new Uint8Array(bytes)).catch(() => {}),
    end: () => void writer.close(),
    [Symbol.asyncDispose]: async () => void server.close().closeAllConnections(),
  };
}

test('a stream may carry any amount, as long as it is read: what is taken is given back', async () => {
  await using server = await streamServer('stream');
  const response = await fetch(server.url);
  const reader = response.body?.getReader();
  for (let n = 0; n < 4; n += 1) {
    server.push(12 * MB);
    for (let read = 0; read < 12 * MB; ) read += (await reader?.read())?.value?.length ?? 12 * MB;
  }
  await eventually(() => expect(server.hasRoom()).toBe(true));
  server.end();
  expect(await reader?.read()).toMatchObject({ done: true });
  expect(server.dropped).toEqual([]);
});

test('what is written into a stream that nobody reads does not pile up in front of the connection', async () => {
  await using server = await streamServer('stream');
  const response = await fetch(server.url);
  server.push(15 * MB);
  await eventually(() => expect(server.hasRoom()).toBe(false));
  for (let n = 0; n < 60; n += 1) server.push(MB);
  await eventually(() => expect(server.dropped).toHaveLength(1));
  await expect(response.arrayBuffer()).rejects.toThrow();
  expect(server.hasRoom()).toBe(true);
});

test('nothing is kept of an answer in plain JSON whose client has left before it is there', async () => {
  await using server = await streamServer('json');
  const leaving = sendUnread(server.port, ['']);
  await eventually(() => expect(responses).toHaveLength(1));
  leaving.destroy();
  await server.served;
});
