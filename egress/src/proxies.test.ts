import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from './log.ts';
import { createProxies, type Proxies } from './proxies.ts';

const LIMITS = {
  dialTimeoutMs: 1_000,
  idleTimeoutMs: 1_000,
  maxLookups: 2,
  lookupTimeoutMs: 1_000,
  maxTunnels: 4,
  requestTimeoutMs: 10_000,
};
let proxies: Proxies | undefined;
afterEach(async () => {
  await proxies?.close();
  proxies = undefined;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function ask(host: string, port: number, target: string): Promise<string> {
  const socket = connect(port, host);
  socket.write(`CONNECT ${target} HTTP/1.1\r\nhost: x\r\n\r\n`);
  return text(socket);
}

function refuses(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(false));
    socket.once('error', () => resolve(true));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

// Two loopback addresses stand for two workers' networks; systems that have only 127.0.0.1 skip what needs both.
const twoAddresses = process.platform === 'linux';

async function start(addresses: Map<string, string>) {
  const port = await freePort();
  const lines: { event: string; worker?: string; target?: string; reason?: string }[] = [];
  proxies = createProxies({
    addressOf: async (worker) => {
      const address = addresses.get(worker);
      if (address === undefined) throw new Error('ENOTFOUND');
      return address;
    },
    port,
    resolve: async () => ['127.0.0.1'],
    limits: LIMITS,
    log: createLog((line) => lines.push(JSON.parse(line))),
  });
  return { proxies, port, lines };
}

describe('the set of proxies', () => {
  it.skipIf(!twoAddresses)('judges by the address a connection arrives at, whatever the request says', async () => {
    const set = await start(new Map([['one', '127.0.0.1'], ['two', '127.0.0.2']])); // biome-ignore format: a table
    const target = { host: 'a.example', port: 443, private: false };
    await set.proxies.apply({ workers: { one: { allow: [target] }, two: { allow: [] } } });
    // On the list of `one` the name is looked up and found to be loopback; on the list of `two` it is not even there.
    expect(await ask('127.0.0.1', set.port, 'a.example:443')).toContain('resolves to an address that is not dialled');
    expect(await ask('127.0.0.2', set.port, 'a.example:443')).toContain('not on the list of this worker');
    expect(set.lines.filter((line) => line.event === 'denied').map((line) => line.worker)).toEqual(['one', 'two']);
  });

  it('waits for a network that is not there yet', async () => {
    const addresses = new Map<string, string>();
    const set = await start(addresses);
    const list = { workers: { one: { allow: [] } } };
    await set.proxies.apply(list);
    expect(set.proxies.waiting()).toEqual(['one']);
    addresses.set('one', '127.0.0.1');
    await set.proxies.apply(list);
    expect(set.proxies.waiting()).toEqual([]);
    expect(await ask('127.0.0.1', set.port, 'a.example:443')).toContain('403');
  });

  it('lets a changed list count at once, and ends the listener of a worker that left', async () => {
    const set = await start(new Map([['one', '127.0.0.1']]));
    await set.proxies.apply({ workers: { one: { allow: [] } } });
    expect(await ask('127.0.0.1', set.port, 'a.example:443')).toContain('not on the list');
    await set.proxies.apply({ workers: { one: { allow: [{ host: 'a.example', port: 443, private: false }] } } });
    expect(await ask('127.0.0.1', set.port, 'a.example:443')).not.toContain('not on the list');
    await set.proxies.apply({ workers: {} });
    expect(await refuses('127.0.0.1', set.port)).toBe(true);
  });
});
