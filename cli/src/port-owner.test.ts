import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPortFree, listeningInodes, nameOwner } from './port-owner.ts';
import { type RunCommand, runCommand } from './run-command.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function listen(host: string): Promise<number> {
  server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return address.port;
}

const answer = (programs: Record<string, string>): RunCommand => {
  return async (program) => ({ code: 0, stdout: programs[program] ?? '', stderr: '' });
};

describe('a port', () => {
  it.each(['127.0.0.1', '0.0.0.0'])(
    'is taken when something listens on %s, and free again afterwards',
    async (host) => {
      const port = await listen(host);
      expect(await isPortFree(port)).toBe(false);
      server?.close();
      expect(await isPortFree(port)).toBe(true);
    },
  );

  it('is traced to the container that publishes it', async () => {
    const run = answer({ docker: 'acme-web-1\tacme\n' });
    expect(await nameOwner(4000, run)).toBe('the container acme-web-1 of the compose project "acme"');
  });

  it.runIf(existsSync('/proc/net/tcp'))('is traced to the process that listens', async () => {
    expect(await nameOwner(await listen('127.0.0.1'), runCommand)).toContain(`process ${process.pid} (`);
  });

  it('is traced with lsof where there is no /proc', async () => {
    const port = await listen('127.0.0.1');
    server?.close();
    expect(await nameOwner(port, answer({ lsof: 'p4711\ncnginx\n' }))).toBe('process 4711 (nginx)');
    expect(await nameOwner(port, answer({}))).toBe('a process that this user may not see');
  });
});

describe('the table of /proc/net/tcp', () => {
  it('gives the sockets that listen on the port, not those that are connected to it', () => {
    const table = `  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
   0: 0100007F:0FA0 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 111 1 0
   1: 0100007F:0FA0 0100007F:A0F0 01 00000000:00000000 00:00000000 00000000     0        0 222 1 0
   2: 00000000:1F90 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 333 1 0`;
    expect(listeningInodes(table, 4000)).toEqual(['111']);
  });
});
