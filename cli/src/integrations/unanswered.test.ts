import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { PlannedWorker } from './plan.ts';
import { type Dial, dialTcp, unansweredNotes } from './unanswered.ts';

const worker = (host: string): PlannedWorker => ({
  manifest: {
    name: 'redmine',
    title: 'Redmine',
    description: 'Issues.',
    tokens: {},
    egress: { fromTokens: ['host_url'], hosts: [] },
    enabledByDefault: false,
  },
  tokens: { path: '/srv/tokens/redmine', present: [], unusable: [] },
  runs: true,
  allow: [{ host, port: 3000, private: true }],
  notes: [],
  warnings: [],
});
const failing =
  (code: string): Dial =>
  async () =>
    code;

test('a place that does not answer is named with the file to look at', async () => {
  expect(await unansweredNotes(worker('redmine.lan'), failing('ECONNREFUSED'))).toEqual([
    'redmine.lan:3000 does not answer this machine (ECONNREFUSED): is the address right (host_url in /srv/tokens/redmine), and does what it names run?',
  ]);
  expect(await unansweredNotes(worker('redmine.lan'), async () => undefined)).toEqual([]);
});

test('nothing is said twice, of a name that only containers know, or of a worker that does not run', async () => {
  expect(await unansweredNotes(worker('redmine.lan'), failing('ENOTFOUND'))).toEqual([]);
  expect(await unansweredNotes(worker('host.docker.internal'), failing('ECONNREFUSED'))).toEqual([]);
  expect(await unansweredNotes({ ...worker('redmine.lan'), runs: false }, failing('ECONNREFUSED'))).toEqual([]);
});

test('a connection is made and ended', async () => {
  const server = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ended = once(server, 'connection').then(([socket]) => once(socket, 'close'));
  expect(await dialTcp('127.0.0.1', port)).toBeUndefined();
  await ended;
  server.close();
  await once(server, 'close');
  expect(await dialTcp('127.0.0.1', port)).toBe('ECONNREFUSED');
});
