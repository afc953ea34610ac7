import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTHING_WAITS } from '../approvals/approvals-fixture.ts';
import { memoryAudit } from '../catalog/pins/memory-pins.ts';
import { OPERATOR_CONNECTIONS } from '../connections.ts';
import { IN_MEMORY, openStore } from '../store/store.ts';
import { QUIET_CONSOLE } from './console/console-fixture.ts';
import { startOperatorServer } from './operator-server.ts';
import { createOperatorSessions } from './operator-sessions.ts';
import { createPassphrase, PASSPHRASE_TABLES } from './passphrase.ts';

function ask(where: { socketPath: string } | { port: number }, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = request({ ...where, host: '127.0.0.1', path, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('end', () => resolve(`${response.statusCode} ${text}`));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test("both ways are served; the socket is its owner's alone, also where a killed hub left one", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sp-op-'));
  const socketPath = join(folder, 'operator.sock');
  await writeFile(socketPath, 'left over');
  const server = await startOperatorServer({
    port: 0,
    bind: '127.0.0.1',
    socketPath,
    approvals: NOTHING_WAITS,
    policy: { explain: () => ({ problem: '' }), strangers: () => [] },
    ...QUIET_CONSOLE,
    metrics: { contentType: 'text/plain', text: async () => '' },
    catalog: {
      integrations: () => [],
      notSetUp: () => [],
      pinned: () => undefined,
      refresh: async () => undefined,
      accept: async () => 'none',
      setTrust: async () => undefined,
    },
    passphrase: createPassphrase(openStore(IN_MEMORY, [PASSPHRASE_TABLES])),
    sessions: createOperatorSessions(),
    audit: memoryAudit(),
    log: { error: () => undefined, info: () => undefined, warn: () => undefined },
  });
  expect((await stat(socketPath)).mode & 0o777).toBe(0o600);
  expect(await ask({ socketPath }, '/api/passphrase')).toBe('200 {"isSet":false}');
  expect(await ask({ port: server.port }, '/api/passphrase')).toMatch(/^404 /);
  expect(await ask({ port: server.port }, '/health')).toBe('200 {"status":"ok"}');
  const silent = Array.from({ length: OPERATOR_CONNECTIONS.strangers + 1 }, () => connect(server.port, '127.0.0.1'));
  // One of them has made room.
  await Promise.race(silent.map((socket) => once(socket.resume(), 'close')));
  expect(await ask({ port: server.port }, '/health')).toBe('200 {"status":"ok"}');
  for (const socket of silent) socket.destroy();
  await server.close();
  await expect(ask({ port: server.port }, '/health')).rejects.toThrow();
  await rm(folder, { recursive: true });
});

test('the hash is made as hard as it is said to be: argon2id over 64 MiB', async () => {
  const store = openStore(IN_MEMORY, [PASSPHRASE_TABLES]);
  const passphrase = createPassphrase(store);
  await passphrase.set('Zażółć gęślą jaźń');
  expect(store.prepare('SELECT memory_kib, passes, length(hash) AS bytes FROM passphrase').get()).toEqual({
    memory_kib: 65_536,
    passes: 3,
    bytes: 32,
  });
  // Another keyboard spells the same letters in two code points each.
  expect(await passphrase.matches('Zażółć gęślą jaźń'.normalize('NFD'))).toBe(true);
  expect(await passphrase.matches('Zazolc gesla jazn')).toBe(false);
});
