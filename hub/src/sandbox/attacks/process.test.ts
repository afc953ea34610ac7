/**
 * Every attack by whoever owns a runner's whole process: it has to succeed in a plain process, and to fail in a runner's
 * process (locked, with and without Node's permission model), where any code runs and no check or realm is in the way.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runInLockedProcess } from '../testing/locked-process.ts';
import { type WallAttack, wallFamilies } from './families/process-walls.ts';
import { count, layerOf, writeTable } from './tally.ts';

const flag = `flag-${randomBytes(8).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), 'walls-'));
const file = join(folder, 'flag');
const out = join(folder, 'out');
const unixSocket = join(folder, 'listener.sock');

let connections = 0;
const servers: Server[] = [];
let port = 0;
let victim: ChildProcess;

function startVictim(): void {
  victim = spawn('/bin/sleep', ['600'], { stdio: 'ignore' });
}

function listen(address: number | string): Promise<Server> {
  const onConnection = (socket: Socket): void => {
    connections += 1;
    socket.on('error', () => {}).end();
  };
  const server = createServer(onConnection);
  servers.push(server);
  return new Promise((resolve) => server.listen(address, () => resolve(server)));
}

beforeAll(async () => {
  process.env['SALLYPORT_FLAG'] = flag;
  writeFileSync(file, flag);
  writeFileSync(`${file}.json`, JSON.stringify(flag));
  writeFileSync(`${file}.env`, `IN_FILE=${flag}`);
  const address = (await listen(0)).address();
  if (typeof address === 'object' && address !== null) port = address.port;
  await listen(unixSocket);
  startVictim();
});
afterAll(() => {
  writeTable('process');
  victim.kill('SIGKILL');
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

function codeOf({ code }: WallAttack): string {
  const values = { FILE: file, OUT: out, PORT: port, SOCKET: unixSocket, VICTIM: victim.pid };
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(?<![.\\w])${name}\\b`, 'g'), JSON.stringify(value)),
    code,
  );
}

/** In a process of node alone, whose parent has the flag in its environment as well. */
function inPlainProcess(code: string): Promise<string> {
  const program = `const value = await (async () => {\n${code}\n})(); console.log(String(value)); process.exit(0)`;
  const args = ['-c', '"$0" --no-warnings --input-type=module --eval "$1"; :', process.execPath, program];
  return new Promise((resolve) =>
    execFile(
      '/bin/sh',
      args,
      { env: { SALLYPORT_FLAG: flag, PATH: '/usr/bin:/bin' }, timeout: 20_000 },
      (_error, stdout) => resolve(stdout),
    ),
  );
}

const goneSoon = async (): Promise<boolean> => {
  for (let tries = 0; tries < 20 && victim.signalCode === null && victim.exitCode === null; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return victim.signalCode !== null;
};

async function hasSucceeded({ goal }: WallAttack, answer: string): Promise<boolean> {
  if (goal === 'flag' || goal === 'environment') return answer.includes(flag);
  if (goal === 'connection') return connections > 0;
  if (goal === 'killed') return goneSoon();
  return existsSync(out);
}

function cleanUp(): void {
  connections = 0;
  rmSync(out, { recursive: true, force: true });
  if (victim.signalCode !== null) startVictim();
}

describe.each(wallFamilies)('$name', ({ name, attacks }) => {
  it.each(attacks)('$name', async (attack) => {
    cleanUp();
    const control = await inPlainProcess(codeOf(attack));
    expect(await hasSucceeded(attack, control), `in a plain process: ${control}`).toBe(true);
    count(name, 'nothing', 'succeeded');
    for (const permission of [true, false]) {
      cleanUp();
      const answer = JSON.stringify(await runInLockedProcess(codeOf(attack), { permission, lock: true }));
      expect(await hasSucceeded(attack, answer), `permission model ${permission}: ${answer}`).toBe(false);
      count(name, permission ? 'and realm off' : 'and permission model off', layerOf(answer));
    }
  });
});
