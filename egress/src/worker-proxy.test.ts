import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import type { AllowedTarget } from './allow-list.ts';
import type { Resolve } from './destination.ts';
import { createLog } from './log.ts';
import { createWorkerProxy, type ProxyLimits } from './worker-proxy.ts';

const LIMITS: ProxyLimits = {
  dialTimeoutMs: 5_000,
  idleTimeoutMs: 60_000,
  maxLookups: 2,
  lookupTimeoutMs: 10_000,
  maxTunnels: 4,
  requestTimeoutMs: 10_000,
};
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}

async function startUpstream(serve: (socket: Socket) => void): Promise<number> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => open.delete(socket));
    serve(socket);
  });
  cleanups.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return listen(server);
}

async function startProxy(
  allow: AllowedTarget[],
  limits: Partial<ProxyLimits> = {},
  resolve: Resolve = async () => ['127.0.0.1'],
) {
  const lines: Record<string, unknown>[] = [];
  const proxy = createWorkerProxy({
    worker: 'redmine',
    allow: () => allow,
    resolve,
    limits: { ...LIMITS, ...limits },
    log: createLog((line) => lines.push(JSON.parse(line))),
    kindOf: (address) => (address === '127.0.0.1' ? 'public' : 'never'),
  });
  cleanups.push(() => proxy.close());
  return { port: await listen(proxy.server), lines, proxy };
}

function dialProxy(port: number): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined);
  cleanups.push(() => socket.destroy());
  return socket;
}

async function openTunnel(port: number, target: string, early = ''): Promise<{ status: string; socket: Socket }> {
  const socket = dialProxy(port);
  socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n${early}`);
  let head = '';
  while (!head.includes('\r\n\r\n')) {
    const [chunk] = await once(socket.resume(), 'data');
    head += String(chunk);
    socket.pause();
  }
  return { status: head, socket };
}

describe('the proxy of one worker', () => {
  it('carries bytes both ways, and an end of one side leaves the other open to answer', async () => {
    const upstream = await startUpstream((socket) => {
      let heard = '';
      socket.on('data', (chunk) => {
        heard += String(chunk);
      });
      socket.on('end', () => socket.end(`heard: ${heard}`));
    });
    const { port } = await startProxy([{ host: 'api.example.com', port: upstream, private: false }]);
    const { status, socket } = await openTunnel(port, `api.example.com:${upstream}`, 'early ');
    expect(status).toMatch(/^HTTP\/1\.1 200 /);
    socket.end('late');
    expect(await text(socket)).toBe('heard: early late');
  });

  it('refuses what is not listed, says why, and logs worker, target and reason', async () => {
    const { port, lines } = await startProxy([]);
    const { status } = await openTunnel(port, 'evil.example:443');
    expect(status).toMatch(/^HTTP\/1\.1 403 Forbidden/);
    expect(lines).toMatchObject([
      { event: 'denied', worker: 'redmine', target: 'evil.example:443', reason: 'not on the list of this worker' },
    ]);
  });

  it.each(['GET / HTTP/1.1', 'GET http://example.com/ HTTP/1.1', 'POST / HTTP/1.1'])(
    'answers %j with 405 in JSON',
    async (line) => {
      const { port } = await startProxy([]);
      const socket = dialProxy(port);
      socket.end(`${line}\r\nhost: example.com\r\n\r\n`);
      const answer = await text(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 405 /);
      expect(JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))).toHaveProperty('error');
    },
  );

  it('says that an allowed place could not be reached', async () => {
    const gone = createServer();
    const port = await listen(gone);
    gone.close();
    await once(gone, 'close');
    const proxy = await startProxy([{ host: 'api.example.com', port, private: false }]);
    const { status } = await openTunnel(proxy.port, `api.example.com:${port}`);
    expect(status).toMatch(/^HTTP\/1\.1 502 /);
  });

  it('holds no more of the resolver than it may, however many tunnels wait for names', async () => {
    const asked: string[] = [];
    const silent: Resolve = (host) => {
      asked.push(host);
      return new Promise(() => {});
    };
    const allow = ['a.example', 'b.example', 'c.example'].map((host) => ({ host, port: 443, private: false }));
    const { port, lines } = await startProxy(allow, { lookupTimeoutMs: 200 }, silent);
    const answers = await Promise.all(allow.map(({ host }) => openTunnel(port, `${host}:443`)));
    for (const { status } of answers) expect(status).toMatch(/^HTTP\/1\.1 502 /);
    expect(lines).toMatchObject(allow.map(() => ({ reason: 'its name server does not answer in time' })));
    expect(asked).toHaveLength(2);
  });

  it('ends a tunnel in which nothing moves', async () => {
    const upstream = await startUpstream(() => undefined);
    const { port } = await startProxy([{ host: 'a.example', port: upstream, private: false }], { idleTimeoutMs: 100 });
    const { socket } = await openTunnel(port, `a.example:${upstream}`);
    await once(socket.resume(), 'close');
  });

  it('ends the upstream connection when the worker is gone, and the worker’s when the upstream breaks', async () => {
    const seen: Socket[] = [];
    const upstream = await startUpstream((socket) => void seen.push(socket));
    const { port } = await startProxy([{ host: 'a.example', port: upstream, private: false }]);
    const first = await openTunnel(port, `a.example:${upstream}`);
    const second = await openTunnel(port, `a.example:${upstream}`);
    const [one, two] = seen;
    if (!one || !two) throw new Error('both tunnels should have arrived');
    const oneEnded = once(one.resume(), 'end');
    first.socket.resetAndDestroy();
    await oneEnded;
    const secondClosed = once(second.socket.resume(), 'close');
    two.resetAndDestroy();
    await secondClosed;
  });

  it('opens no more tunnels than it may, and one more as soon as one ends', async () => {
    const upstream = await startUpstream((socket) => void socket.on('end', () => socket.end()).resume());
    const { port, lines } = await startProxy([{ host: 'a.example', port: upstream, private: false }], {
      maxTunnels: 1,
    });
    const first = await openTunnel(port, `a.example:${upstream}`);
    expect((await openTunnel(port, `a.example:${upstream}`)).status).toMatch(/^HTTP\/1\.1 503 /);
    expect(lines).toMatchObject([{ event: 'denied', reason: '1 tunnels are open' }]);
    const closed = once(first.socket, 'close');
    first.socket.resume().end();
    await closed;
    await expect
      .poll(async () => (await openTunnel(port, `a.example:${upstream}`)).status, { timeout: 5_000 })
      .toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['say nothing', ''],
    ['send half a request', 'CONNECT a.example:443 HTTP/1.1\r\nhost:'],
    ['stay after they were refused', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n'],
    ['stay after another method was refused', 'GET / HTTP/1.1\r\nhost: a.example\r\n\r\n'],
  ])('is not blocked by connections that %s: they end by themselves', async (_, request) => {
    const upstream = await startUpstream(() => undefined);
    const { port } = await startProxy([{ host: 'a.example', port: upstream, private: false }], {
      maxTunnels: 1,
      requestTimeoutMs: 200,
    });
    const stubborn = [1, 2].map(() => {
      const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
      cleanups.push(() => socket.destroy());
      socket.on('error', () => undefined);
      socket.resume().write(request);
      return socket;
    });
    await Promise.all(stubborn.map((socket) => once(socket, 'end').catch(() => undefined)));
    const status = async () => {
      const socket = dialProxy(port);
      socket.write(`CONNECT a.example:${upstream} HTTP/1.1\r\nhost: a.example\r\n\r\n`);
      const [answer] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      return String(answer);
    };
    await expect.poll(status, { timeout: 5_000 }).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('destroys open tunnels when it is closed', async () => {
    const upstream = await startUpstream(() => undefined);
    const { port, proxy } = await startProxy([{ host: 'a.example', port: upstream, private: false }]);
    const { socket } = await openTunnel(port, `a.example:${upstream}`);
    const closed = once(socket.resume(), 'close');
    await proxy.close();
    await closed;
  });
});
