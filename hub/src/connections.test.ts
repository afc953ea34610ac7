import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { boundConnections, type ConnectionLimits } from './connections.ts';

const LIMITS: ConnectionLimits = { all: 6, strangers: 2, perClient: 3 };

async function listening(limits: Partial<ConnectionLimits> = {}) {
  let time = 0;
  const lines: object[] = [];
  const server = createServer((socket) => socket.on('error', () => {}));
  const log = { warn: (fields: object) => void lines.push(fields) };
  const connections = boundConnections(server, { ...LIMITS, ...limits }, log, () => time);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const all: Socket[] = [];
  return {
    connections,
    lines,
    pass: (ms: number) => {
      time += ms;
    },
    /** Both ends of a new connection. */
    async connect() {
      const accepted = once(server, 'connection');
      const near = connect(port, '127.0.0.1').on('error', () => {});
      const [far] = (await accepted) as [Socket];
      all.push(near, far);
      return { near, far };
    },
    /** Resolves when one more connection is turned away. */
    async drop() {
      const dropped = once(server, 'drop');
      all.push(connect(port, '127.0.0.1').on('error', () => {}));
      await dropped;
    },
    [Symbol.dispose]() {
      for (const socket of all) socket.destroy();
      server.close();
    },
  };
}

test('of the connections that have shown no token the oldest makes room; those that have stay', async () => {
  using port = await listening();
  const first = await port.connect();
  const second = await port.connect();
  expect(port.connections.keep(first.far, 'alice')).toBe(true);
  const third = await port.connect();
  expect([first, second, third].map(({ far }) => far.destroyed)).toEqual([false, false, false]);
  await port.connect();
  expect([first, second, third].map(({ far }) => far.destroyed)).toEqual([false, true, false]);
});

test('a connection that has gone makes room, too', async () => {
  using port = await listening();
  const [first, second] = [await port.connect(), await port.connect()];
  first.near.destroy();
  await once(first.far.resume(), 'close');
  await port.connect();
  expect(second.far.destroyed).toBe(false);
});

test('a client has no more than its share, and has it again when one has gone', async () => {
  using port = await listening();
  const own: Socket[] = [];
  for (let n = 0; n < 3; n += 1) {
    const { far } = await port.connect();
    own.push(far);
    expect([far, far].map((socket) => port.connections.keep(socket, 'alice'))).toEqual([true, true]);
  }
  const { far } = await port.connect();
  expect(port.connections.keep(far, 'alice')).toBe(false);
  const gone = once(own[0] as Socket, 'close');
  own[0]?.destroy();
  await gone;
  expect(port.connections.keep(far, 'alice')).toBe(true);
  expect(port.connections.keep((await port.connect()).far, 'bob')).toBe(true);
});

test('the log has one line a minute, which counts', async () => {
  using port = await listening();
  for (let n = 0; n < 5; n += 1) await port.connect();
  expect(port.lines).toMatchObject([{ closed: 1, strangers: 2 }]);
  port.pass(60_000);
  await port.connect();
  expect(port.lines).toMatchObject([{ closed: 1 }, { closed: 3 }]);
});

test('beyond all that there may be none is accepted, and the log says so', async () => {
  using port = await listening({ all: 3 });
  for (let n = 0; n < 3; n += 1) port.connections.keep((await port.connect()).far, 'alice');
  await port.drop();
  expect(port.lines).toMatchObject([{ closed: 1, strangers: 0 }]);
});
