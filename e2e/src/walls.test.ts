/** Each wall between the zones, tried from the inside. Every refusal has a counterpart that shows that the try itself works. */
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { containerOf, containersOf, dial, healthOf, inside } from './containers.ts';

const system = inject('systems').find(({ mode }) => mode === 'containers');
const redmine = inject('redmine');

describe.skipIf(system === undefined)('the walls between the containers', () => {
  if (system === undefined) return;
  let listener: Server;
  let hostPort = 0;
  beforeAll(async () => {
    // Something on the host that answers on every address it has.
    listener = createServer((socket) => socket.end('host'));
    await new Promise<void>((resolve) => listener.listen(0, '0.0.0.0', resolve));
    const address = listener.address();
    hostPort = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => listener.close(resolve)));

  const hostAddresses = (): readonly string[] =>
    Object.values(networkInterfaces()).flatMap((list) =>
      (list ?? []).filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address),
    );
  const closed = (results: Readonly<Record<string, string>>) =>
    Object.entries(results).filter(([, word]) => word === 'open');

  test('the sandbox has no network interface but loopback', async () => {
    const sandbox = await containerOf(system, 'sandbox');
    const names = await inside(sandbox, `return require('node:fs').readdirSync('/sys/class/net').concat()`);
    expect(names).toEqual(['lo']);
    expect(
      closed(
        await dial(
          sandbox,
          hostAddresses().map((address) => `${address}:${hostPort}`),
        ),
      ),
    ).toEqual([]);
  });

  test('the sandbox has only the fixed environment, and nothing in it opens anything', async () => {
    const sandbox = await containerOf(system, 'sandbox');
    const names = await inside(sandbox, 'return Object.keys(process.env).sort()');
    expect(names).toEqual(['HOME', 'HOSTNAME', 'NODE_ENV', 'PATH', 'SANDBOX_LOCK', 'SANDBOX_SOCKET']);
  });

  test.each(['sandbox', 'hub', 'egress', 'worker-demo'])(
    '%s can write nowhere but its small scratch folder and its own state',
    async (service) => {
      const container = await containerOf(system, service);
      const code = `
      const fs = require('node:fs');
      const points = fs.readFileSync('/proc/self/mounts', 'utf8').trim().split('\\n').map((line) => line.split(' '));
      const writable = [];
      for (const folder of new Set(['/', '/app', '/etc', '/usr', ...points.map(([, point]) => point)])) {
        try { const probe = folder + '/probe-' + process.pid; fs.writeFileSync(probe, 'x'); fs.unlinkSync(probe); writable.push(folder); } catch {}
      }
      return { writable: writable.sort(), scratch: (points.find(([, point]) => point === '/tmp') ?? [])[3] };`;
      const allowed = { sandbox: ['/dev/shm', '/tmp'], hub: ['/dev/shm', '/run/hub', '/state', '/tmp'] }[service] ?? [
        '/dev/shm',
        '/tmp',
      ];
      const found = await inside(container, code);
      expect(found).toMatchObject({ scratch: expect.stringMatching(/noexec.*size=/) });
      for (const folder of (found as { writable: string[] }).writable) expect(allowed).toContain(folder);
    },
  );

  test('no image holds a shell, and no process holds a capability', async () => {
    for (const [service, container] of await containersOf(system)) {
      const found = await inside(
        container,
        `
        const fs = require('node:fs');
        const shells = ['/bin/sh', '/bin/bash', '/bin/busybox', '/usr/bin/env', '/usr/local/bin/npm'].filter((path) => fs.existsSync(path));
        const status = fs.readFileSync('/proc/1/status', 'utf8');
        const of = (name) => new RegExp('^' + name + ':\\\\s*(\\\\S+)', 'm').exec(status)[1];
        return { shells, uid: of('Uid'), bounding: of('CapBnd'), noNewPrivileges: of('NoNewPrivs'), seccomp: of('Seccomp') };`,
      );
      expect(found, service).toMatchObject({
        shells: [],
        bounding: '0000000000000000',
        noNewPrivileges: '1',
        seccomp: '2',
      });
      expect(found, service).not.toMatchObject({ uid: '0' });
      expect(container.HostConfig, service).toMatchObject({ ReadonlyRootfs: true, Privileged: false });
    }
  });

  test('the hub holds no credential: not in its environment, its mounts, or any file it can read', async () => {
    const hub = await containerOf(system, 'hub');
    expect((hub.Config.Env ?? []).filter((entry) => /token|secret|password|api_?key/i.test(entry))).toEqual([]);
    expect(hub.Mounts.filter(({ Source, Destination }) => /tokens/.test(`${Source} ${Destination}`))).toEqual([]);
    const secrets = [system.tokens.claude, system.tokens.second, ...(redmine === null ? [] : [redmine.apiKey])];
    const found = await inside(
      hub,
      `
      const fs = require('node:fs');
      const secrets = ${JSON.stringify(secrets.map((secret) => Buffer.from(secret).toString('base64')))}.map((text) => Buffer.from(text, 'base64').toString());
      const hits = [];
      let files = 0;
      // In pieces that overlap: it shares the hub's memory, and some files are large.
      const piece = Buffer.alloc(1 << 20);
      const holds = (path) => {
        const file = fs.openSync(path);
        try {
          for (let at = 0; ; at += piece.length - 1024) {
            const part = piece.subarray(0, fs.readSync(file, piece, 0, piece.length, at));
            if (secrets.some((secret) => part.includes(secret))) return true;
            if (part.length < piece.length) return false;
          }
        } finally {
          fs.closeSync(file);
        }
      };
      const walk = (folder) => {
        for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
          const path = (folder === '/' ? '' : folder) + '/' + entry.name;
          if (['/proc', '/sys', '/dev', '/app/node_modules'].includes(path)) continue;
          if (entry.isDirectory()) walk(path);
          else if (entry.isFile()) {
            files += 1;
            if (holds(path)) hits.push(path);
          }
        }
      };
      walk('/');
      const environment = fs.readFileSync('/proc/1/environ', 'utf8');
      return { hits, files, inEnvironment: secrets.some((secret) => environment.includes(secret)) };`,
    );
    expect(found).toMatchObject({ hits: [], inEnvironment: false });
    // The walk saw the file that holds the hashes, so it looked in the right places.
    expect(
      await inside(
        hub,
        `return require('node:fs').readFileSync('/config/clients.json', 'utf8').includes('tokenSha256')`,
      ),
    ).toBe(true);
  });

  test('the operator surface is there, and no other container can open its socket', async () => {
    const code = `
      const net = require('node:net');
      return await new Promise((resolve) => {
        const socket = net.connect('/state/operator.sock');
        socket.on('connect', () => { socket.destroy(); resolve('open'); });
        socket.on('error', (error) => resolve(error.code));
      });`;
    expect(await inside(await containerOf(system, 'hub'), code)).toBe('open');
    for (const service of ['sandbox', 'worker-demo', 'egress'])
      expect(await inside(await containerOf(system, service), code), service).toBe('ENOENT');
    expect((await fetch(`http://127.0.0.1:${system.port + 1}/health`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${system.port + 1}/api/changes`)).status).toBe(401);
  });

  test('the hub reaches its workers', async () => {
    const hub = await containerOf(system, 'hub');
    expect(await dial(hub, ['demo-mcp:4000'])).toEqual({ 'demo-mcp:4000': 'open' });
  });

  test('a worker reaches neither another worker, nor any port of the hub, nor the host', async () => {
    const containers = await containersOf(system);
    const addressesOf = (service: string) =>
      Object.values(containers.get(service)?.NetworkSettings.Networks ?? {}).map(({ IPAddress }) => IPAddress);
    const workers = [...containers.keys()].filter((service) => service.startsWith('worker-'));
    for (const service of workers) {
      const worker = await containerOf(system, service);
      const others = workers.filter((other) => other !== service);
      const targets = [
        ...others.flatMap(addressesOf).flatMap((address) => [`${address}:4000`]),
        ...others.map((other) => `${other.replace('worker-', '')}-mcp:4000`),
        ...addressesOf('hub').flatMap((address) => [`${address}:4000`, `${address}:4001`, `${address}:3128`]),
        'hub:4000',
        'hub:4001',
        ...hostAddresses().map((address) => `${address}:${hostPort}`),
        ...Object.values(worker.NetworkSettings.Networks).flatMap(({ Gateway, IPAddress }) =>
          [Gateway, IPAddress.replace(/\d+$/, '1')]
            .filter((address) => address !== '')
            .map((address) => `${address}:${hostPort}`),
        ),
      ];
      const results = await dial(worker, targets);
      expect(Object.keys(results).length).toBeGreaterThan(4);
      expect(closed(results), `${service} dialled`).toEqual([]);
    }
  });

  test('the egress proxy reaches no worker, and no port of the hub', async () => {
    const containers = await containersOf(system);
    const egress = await containerOf(system, 'egress');
    const targets = [...containers]
      .filter(([service]) => service !== 'egress' && service !== 'sandbox')
      .flatMap(([, { NetworkSettings }]) =>
        Object.values(NetworkSettings.Networks).flatMap(({ IPAddress }) => [`${IPAddress}:4000`, `${IPAddress}:4001`]),
      );
    expect(targets.length).toBeGreaterThan(1);
    expect((await healthOf(egress, targets)).filter(([, answer]) => answer !== '')).toEqual([]);
    // The same question from where it is allowed is answered.
    expect(await healthOf(await containerOf(system, 'hub'), ['demo-mcp:4000'])).toEqual([
      ['demo-mcp:4000', '{"status":"ok"}'],
    ]);
  });

  test("only two ports are published, both on loopback: the one that was asked for, and the operator's", async () => {
    const published = [...(await containersOf(system))].flatMap(([service, { NetworkSettings }]) =>
      Object.values(NetworkSettings.Ports ?? {}).flatMap((bindings) =>
        (bindings ?? []).map(({ HostIp, HostPort }) => `${service} ${HostIp}:${HostPort}`),
      ),
    );
    expect(published.sort()).toEqual([`hub 127.0.0.1:${system.port}`, `hub 127.0.0.1:${system.port + 1}`].sort());
  });

  test.skipIf(redmine === null)('the egress proxy passes a worker to its own upstream, and nowhere else', async () => {
    if (redmine === null) return;
    const worker = await containerOf(system, 'worker-redmine');
    const { host } = new URL(redmine.url);
    const answers = await inside(
      worker,
      `
      const http = require('node:http');
      const connect = (path) => new Promise((resolve) => {
        const request = http.request({ host: 'egress-redmine', port: 3128, method: 'CONNECT', path });
        request.on('connect', (response, socket) => { socket.destroy(); resolve(response.statusCode); });
        request.on('response', (response) => resolve(response.statusCode));
        request.on('error', (error) => resolve(error.code));
        request.end();
      });
      return [await connect(${JSON.stringify(host)}), await connect('${hostAddresses()[0]}:${hostPort}'), await connect('169.254.169.254:80'), await connect('demo-mcp:4000')];`,
    );
    expect(answers).toEqual([200, 403, 403, 403]);
  });
});
