import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeJson } from '../files.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { down } from './down.ts';

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    said += String(chunk);
    return true;
  });
  vi.stubEnv('PROJECT', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const HUB = {
  Id: 'c0ffee',
  Config: { Labels: { 'com.docker.compose.service': 'hub' } },
  State: { Status: 'running', ExitCode: 0, OOMKilled: false, Error: '' },
};

/** An engine that runs the hub of the project alone, or nothing, and has its volume; `removed`: what it was told to remove. */
const engine =
  (runs: boolean, removed: string[] = []): RunCommand =>
  async (_program, args) => {
    const answer = (stdout: string) => ({ code: 0, stdout, stderr: '' });
    if (args[0] === 'info') return answer('{"ServerVersion":"27.0.0","NCPU":2}');
    if (args.includes('version')) return answer('2.26.1');
    if (args[0] === 'inspect') return answer(JSON.stringify([HUB]));
    if (args[0] === 'volume' && args[1] === 'ls') return answer('sallyport-acme_state\n');
    if (args[0] === 'image' && args[1] === 'ls') return answer('i1\n');
    if (args[1] === 'rm') removed.push(args.join(' '));
    return answer(runs && args[0] === 'ps' && !args.includes('--format') ? 'c0ffee\n' : '');
  };

/** A project that last ran in this mode and has a store of processes, and on its operator's port a page that says that so many calls wait. */
async function home(waiting: number, mode: 'containers' | 'processes' = 'containers') {
  const temporary = await temporaryProject();
  const { project } = temporary;
  vi.stubEnv('SALLYPORT_HOME', project.home);
  const server = createServer((_request, response) => void response.end(`sallyport_pending_actions ${waiting}\n`));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = (typeof address === 'object' && address !== null ? address.port : 0) - 1;
  await writeJson(project.systemFile, { mode, port });
  await mkdir(project.stateDir, { recursive: true });
  await writeFile(join(project.stateDir, 'hub.sqlite'), '');
  return {
    project,
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

const ARGS = ['--project', 'acme'];

test('down says what stays, the calls that wait for a person among it', async () => {
  await using at = await home(2);
  expect(await down(ARGS, engine(true))).toBe(0);
  expect(said).toBe(`Project "acme" is down.
Kept: clients, policy.yaml, token files, and what the hub has stored, the audit log among it.
2 calls still wait for a person, and can be decided about after make up PROJECT=acme, until the time of each is up.
`);
  expect(await readdir(at.project.root)).toContain('state');
});

test('down --volumes says what is gone and what is not', async () => {
  await using at = await home(1);
  const removed: string[] = [];
  expect(await down([...ARGS, '--volumes'], engine(true, removed))).toBe(0);
  expect(said).toContain(
    "Deleted: the audit log, the passphrase, accepted tools, what was always allowed, 1 call that waited for a person, the project's images.\n",
  );
  expect(said).toContain(`Kept: token files, and clients and policy.yaml in ${at.project.configDir}.\n`);
  expect(removed).toEqual(['volume rm sallyport-acme_state', 'image rm i1']);
});

test('down --volumes where nothing is stored any more says so', async () => {
  await using at = await home(0, 'processes');
  await down([...ARGS, '--volumes'], engine(false));
  said = '';
  expect(await down([...ARGS, '--volumes'], engine(false))).toBe(0);
  expect(said).toContain(
    `There was nothing to delete: the hub had nothing stored.\nKept: token files, and clients and policy.yaml in ${at.project.configDir}.\n`,
  );
  const noVolume: RunCommand = async (program, args, options) =>
    args[0] === 'volume' ? { code: 0, stdout: '', stderr: '' } : engine(false)(program, args, options);
  await using _ = await home(0);
  expect(await down([...ARGS, '--volumes'], noVolume)).toBe(0);
  expect(said).toContain("The hub had nothing stored. None of the project's images is left.\nKept: ");
  expect(said).not.toContain('Deleted');
});

test('down --volumes of containers keeps what was stored by processes, and says where', async () => {
  await using at = await home(1);
  expect(await down([...ARGS, '--volumes'], engine(true))).toBe(0);
  expect(said).toContain(`Kept, too: what the hub stored while the project ran as processes (${at.project.stateDir})`);
  expect(await readdir(at.project.stateDir)).toEqual(['hub.sqlite']);
});

test('down --volumes of processes keeps what was stored in containers, and the images', async () => {
  await using at = await home(0, 'processes');
  const removed: string[] = [];
  expect(await down([...ARGS, '--volumes'], engine(false, removed))).toBe(0);
  expect(said).toContain('Deleted: the audit log, the passphrase, accepted tools, what was always allowed.\n');
  expect(said).toContain(
    'Kept, too: what the hub stored while the project ran in containers (the volume sallyport-acme_state)',
  );
  expect(await readdir(at.project.root)).not.toContain('state');
  expect(removed).toEqual([]);
});

test('of a hub that does not run nothing is said but what is known: somebody else may have its port', async () => {
  await using _ = await home(2);
  expect(await down(ARGS, engine(false))).toBe(0);
  expect(said).not.toContain('wait');
});
