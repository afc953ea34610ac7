/** What the commands say where there is nothing, or not enough, to work on. */
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { captureOutput } from '../captured-output.ts';
import { writeJson } from '../files.ts';
import { freePort } from '../free-port.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { audit } from './audit.ts';
import { client } from './client.ts';
import { down } from './down.ts';
import { status } from './status.ts';
import { up } from './up.ts';

/** A machine whose docker command finds no engine. */
const noEngine: RunCommand = async () => ({ code: 1, stdout: '', stderr: 'Cannot connect to the Docker daemon' });

const output = captureOutput();

async function home(system?: object) {
  const temporary = await temporaryProject();
  const { project } = temporary;
  vi.stubEnv('SALLYPORT_HOME', project.home);
  vi.stubEnv('PROJECT', '');
  vi.stubEnv('PORT', '');
  if (system !== undefined) await writeJson(project.systemFile, system);
  return { project, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() };
}

const foldersOf = (project: Project) => readdir(join(project.home, 'projects'));

describe('a project that was never started', () => {
  it.each([
    ['status', (args: string[]) => status(args, noEngine)],
    ['down', (args: string[]) => down(args, noEngine)],
    ['audit', (args: string[]) => audit(['tail', ...args], noEngine)],
    ['client list', (args: string[]) => client(['list', ...args], noEngine)],
    ['client add', (args: string[]) => client(['add', 'claude', ...args], noEngine)],
    ['client revoke', (args: string[]) => client(['revoke', 'claude', ...args], noEngine)],
  ])('is named by %s with those there are, and gets no folder', async (_, command) => {
    await using at = await home({ mode: 'processes', port: 4000 });
    expect(await command(['--project', 'nosuch'])).toBe(1);
    expect(output.said).toBe(
      'Project "nosuch" was never started here. One that was: PROJECT=acme (bin/sallyport: --project). To start this one: make up PROJECT=nosuch PORT=4010\n',
    );
    expect(await foldersOf(at.project)).toEqual(['acme']);
  });
});

describe('an engine that can not be reached', () => {
  it('is named by status, and keeps up from starting without walls unasked', async () => {
    await using _ = await home({ mode: 'containers', port: 4000 });
    expect(await status(['--project', 'acme'], noEngine)).toBe(1);
    expect(output.said).toContain('last started in containers');
    expect(output.said).toContain('Cannot connect to the Docker daemon');
    output.said = '';
    expect(await up(['--project', 'acme'], noEngine)).toBe(1);
    expect(output.said).toContain('Cannot connect to the Docker daemon');
    expect(output.said).toContain('Nothing was started.');
    expect(output.said).toContain('--no-containers');
  });
});

describe('images that can not be built', () => {
  it('change nothing: what was the case stays, and the whole log is kept', async () => {
    await using at = await home();
    const { project } = at;
    const run: RunCommand = async (program, args) => {
      const answer = (stdout: string, code = 0) => ({ code, stdout, stderr: '' });
      if (program !== 'docker') return answer('');
      if (args[0] === 'info') return answer('{"ServerVersion":"27.0.0","NCPU":2}');
      if (args.includes('version')) return answer('2.26.1');
      if (args.at(-1) === 'build') return answer('#3 [a 1/1] RUN npm ci\n#3 ERROR: exit code: 1\nfailed to solve', 1);
      if (args[0] === 'ps') return answer('');
      throw new Error(`asked to run docker ${args.join(' ')}`);
    };
    await expect(up(['--project', 'acme', '--port', String(await freePort())], run)).rejects.toThrow(
      /nothing was changed\.\n\[a 1\/1\] RUN npm ci\n.*\nfailed to solve\nThe whole build log: .*build\.log$/s,
    );
    const files = await readdir(project.home, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['build.log']);
  });
});

describe('containers of another home', () => {
  it.each([
    ['up', up],
    ['down', down],
  ] as const)('are left alone by %s', async (_, command) => {
    await using _home = await home({ mode: 'containers', port: await freePort() });
    const run: RunCommand = async (program, args) => {
      const answer = (stdout: string) => ({ code: 0, stdout, stderr: '' });
      if (program !== 'docker' || args[0] === 'ps') return answer('/srv/other\n');
      if (args[0] === 'info') return answer('{"ServerVersion":"27.0.0","NCPU":2}');
      if (args.includes('version')) return answer('2.26.1');
      throw new Error(`asked to run docker ${args.join(' ')}`);
    };
    expect(await command(['--project', 'acme'], run)).toBe(1);
    expect(output.said).toContain("SALLYPORT_HOME='/srv/other' make");
  });
});

describe('a port that somebody else has', () => {
  it('keeps up from starting a new project, of which no folder is left', async () => {
    await using at = await home({ mode: 'processes', port: 4000 });
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = String(typeof address === 'object' && address !== null ? address.port : 0);
    expect(await up(['--project', 'other', '--no-containers', '--port', port], noEngine)).toBe(1);
    server.close();
    expect(output.said).toContain(`Port ${port} is taken by`);
    expect(output.said).toContain('Nothing was started.');
    expect(await foldersOf(at.project)).toEqual(['acme']);
  });
});

describe('what the hub could not start with', () => {
  it('is told in full by up before anything is changed: settings', async () => {
    await using at = await home();
    vi.stubEnv('MAX_RUNNERS', 'many');
    vi.stubEnv('LOG_LEVEL', 'loud');
    expect(await up(['--project', 'acme', '--no-containers'], noEngine)).toBe(1);
    expect(output.said).toMatch(/MAX_RUNNERS .*\nLOG_LEVEL .*\nNothing was changed\./);
    expect(await readdir(at.project.home)).toEqual([]);
  });

  it('is told by up before anything is built: a range of subnets that is none', async () => {
    await using at = await home();
    vi.stubEnv('SALLYPORT_SUBNETS', 'banana');
    const run: RunCommand = async (program, args) => {
      const answer = (stdout: string) => ({ code: 0, stdout, stderr: '' });
      if (program !== 'docker' || args[0] === 'ps') return answer('');
      if (args[0] === 'info') return answer('{"ServerVersion":"27.0.0","NCPU":2}');
      if (args.includes('version')) return answer('2.26.1');
      throw new Error(`asked to run docker ${args.join(' ')}`);
    };
    expect(await up(['--project', 'acme'], run)).toBe(1);
    expect(output.said).toContain(
      'SALLYPORT_SUBNETS: "banana" is not a range of subnets such as 10.213.0.0/16, nor "engine".',
    );
    expect(output.said).toContain('Nothing was changed.');
    expect(await readdir(at.project.home)).toEqual([]);
  });

  it('is told by up and by status: a policy that does not parse', async () => {
    await using at = await home({ mode: 'processes', port: 4000 });
    await mkdir(at.project.configDir, { recursive: true });
    await writeFile(join(at.project.configDir, 'policy.yaml'), 'integrations:\n  redmine: 4\n');
    const line = 'policy.yaml: not in force: line 2, column 12: ';
    expect(await up(['--project', 'acme', '--no-containers'], noEngine)).toBe(1);
    expect(output.said).toContain(line);
    output.said = '';
    expect(await status(['--project', 'acme'], noEngine)).toBe(1);
    expect(output.said).toContain(line);
  });
});

describe('the status', () => {
  it('of a start that was broken off says to run it again', async () => {
    await using _ = await home({ mode: 'processes', port: 4000, unfinished: true });
    expect(await status(['--project', 'acme'], noEngine)).toBe(1);
    expect(output.said).toContain('run make up PROJECT=acme again');
  });
});

it('a word too many is refused, not passed over', async () => {
  await using _ = await home();
  await expect(down(['acme'], noEngine)).rejects.toThrow('"acme" is not understood here');
});
