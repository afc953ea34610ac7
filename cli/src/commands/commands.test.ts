/** What the commands say where there is nothing, or not enough, to work on. */
import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeJson } from '../files.ts';
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

let said = '';
for (const stream of [process.stdout, process.stderr])
  vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    said += String(chunk);
    return true;
  });
afterEach(() => {
  said = '';
  vi.unstubAllEnvs();
});

async function home(system?: object) {
  const temporary = await temporaryProject();
  const { project } = temporary;
  vi.stubEnv('SALLYPORT_HOME', project.home);
  vi.stubEnv('PROJECT', '');
  vi.stubEnv('PORT', '');
  if (system !== undefined) await writeJson(project.systemFile, system);
  return { project, [Symbol.asyncDispose]: () => temporary[Symbol.asyncDispose]() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const foldersOf = (project: Project) => readdir(join(project.home, 'projects'));

describe('a project that was never started', () => {
  it.each([
    ['status', (args: string[]) => status(args, noEngine)],
    ['down', (args: string[]) => down(args, noEngine)],
    ['audit', (args: string[]) => audit(['tail', ...args], noEngine)],
    ['client list', (args: string[]) => client(['list', ...args], true)],
    ['client add', (args: string[]) => client(['add', 'claude', ...args], true)],
    ['client remove', (args: string[]) => client(['remove', 'claude', ...args], true)],
  ])('is named by %s with those there are, and gets no folder', async (_, command) => {
    await using at = await home({ mode: 'processes', port: 4000 });
    expect(await command(['--project', 'nosuch'])).toBe(1);
    expect(said).toBe(
      'Project "nosuch" was never started here. One that was: PROJECT=acme (bin/sallyport: --project). To start this one: make up PROJECT=nosuch PORT=4010\n',
    );
    expect(await foldersOf(at.project)).toEqual(['acme']);
  });
});

describe('a client that is added', () => {
  it('is shown its token when the hub that runs accepts it, not before', async () => {
    const asked: string[] = [];
    const hub = createHttpServer((request, response) => {
      asked.push(said);
      const isKnown = asked.length > 2 && /^Bearer sp_[\w-]{43}$/.test(request.headers.authorization ?? '');
      response.writeHead(isKnown ? 405 : 401).end();
    }).listen(0, '127.0.0.1');
    await once(hub, 'listening');
    const address = hub.address();
    await using _ = await home({ mode: 'processes', port: typeof address === 'object' ? address?.port : 0 });
    expect(await client(['add', 'claude', '--project', 'acme'], true)).toBe(0);
    hub.closeAllConnections();
    hub.close();
    await once(hub, 'close');
    expect(asked).toEqual(['', '', '']);
    expect(said).toMatch(/Bearer sp_[\w-]{43}"/);
  });
});

describe('what a client may use', () => {
  const clientsOf = async (project: Project) =>
    JSON.parse(await readFile(join(project.configDir, 'clients.json'), 'utf8')).clients;

  it('is stored beside the hash, listed, and changed without another token', async () => {
    await using at = await home({ mode: 'processes', port: await freePort() });
    const inProject = (...args: string[]) => client([...args, '--project', 'acme'], true);
    expect(await inProject('add', 'claude', '--scope', '#server=gitlab&tool=gitlab.list%5Fissues')).toBe(0);
    expect(await inProject('add', 'free')).toBe(0);
    const [claude, free] = await clientsOf(at.project);
    expect(claude).toMatchObject({ name: 'claude', scope: '#server=gitlab&tool=gitlab.list_issues' });
    expect(free).not.toHaveProperty('scope');
    expect(await inProject('scope', 'claude', '--scope', '#server=demo')).toBe(0);
    expect(await clientsOf(at.project)).toEqual([{ ...claude, scope: '#server=demo' }, free]);
    said = '';
    expect(await inProject('list')).toBe(0);
    expect(said).toMatch(/^claude {2}added \S+ {2}may use #server=demo\nfree {2}added \S+ {2}may use everything\n$/);
    await expect(inProject('scope', 'nobody', '--scope', '#server=demo')).rejects.toThrow(
      'There is no client "nobody"',
    );
  });

  it.each(['#', '#server=', '#foo=bar', 'server=gitlab', '#server=git lab', '#tools=a.b', '#server=gitlab&'])(
    'can not be %j, and nothing is changed then',
    async (scope) => {
      await using at = await home({ mode: 'processes', port: 4000 });
      for (const action of ['add', 'scope']) {
        const attempt = client([action, 'claude', '--scope', scope, '--project', 'acme'], true);
        await expect(attempt).rejects.toThrow(/^--scope .*: .*Write for example --scope '#server=gitlab'/);
      }
      expect(await readdir(at.project.root)).toEqual(['system.json']);
    },
  );

  it.each([
    [['scope', 'claude']],
    [['add', 'claude', '--scope', '']],
    [['list', '--scope', '#server=demo']],
    [['remove', 'claude', '--scope', '#server=demo']],
    [['scope', '--scope', '#server=demo']],
    [['toString', 'claude']],
  ])('is never taken from %j', async (args) => {
    await using _ = await home({ mode: 'processes', port: 4000 });
    await expect(client([...args, '--project', 'acme'], true)).rejects.toThrow(
      /needs a value|sallyport client add NAME/,
    );
  });

  it('is named loudly in the list where it can not be used', async () => {
    await using at = await home({ mode: 'processes', port: 4000 });
    const entry = { tokenSha256: 'a'.repeat(64), createdAt: '2026-01-01T00:00:00Z' };
    await writeJson(join(at.project.configDir, 'clients.json'), {
      clients: [
        { ...entry, name: 'claude', scope: '#foo=\u202ebar' },
        { ...entry, name: 'second', scope: null },
      ],
    });
    expect(await client(['list', '--project', 'acme'], true)).toBe(0);
    expect(said.match(/MAY USE NOTHING: its scope can't be used: /g)).toHaveLength(2);
    expect(said).not.toContain('\u202e');
  });

  it('is told where it names an integration that is not there', async () => {
    await using at = await home({ mode: 'processes', port: await freePort() });
    await writeJson(join(at.project.configDir, 'workers.json'), {
      workers: [{ name: 'git-lab', url: 'http://127.0.0.1:9/mcp' }],
    });
    await client(['add', 'claude', '--scope', '#tool=gitLib.x&server=gitLab', '--project', 'acme'], true);
    expect(said).toContain('There is no integration "gitLib" at the moment. Did you mean "gitLab"?');
    expect(said.match(/There is no integration/g)).toHaveLength(1);
  });

  it('is not widened where nobody reads along', async () => {
    await using at = await home({ mode: 'processes', port: await freePort() });
    await client(['add', 'claude', '--scope', '#server=demo', '--project', 'acme'], true);
    expect(await client(['scope', 'claude', '--scope', '#server=redmine', '--project', 'acme'], false)).toBe(1);
    expect(await clientsOf(at.project)).toMatchObject([{ scope: '#server=demo' }]);
  });
});

describe('an engine that can not be reached', () => {
  it('is named by status, and keeps up from starting without walls unasked', async () => {
    await using _ = await home({ mode: 'containers', port: 4000 });
    expect(await status(['--project', 'acme'], noEngine)).toBe(1);
    expect(said).toContain('last started in containers');
    expect(said).toContain('Cannot connect to the Docker daemon');
    said = '';
    expect(await up(['--project', 'acme'], noEngine)).toBe(1);
    expect(said).toContain('Cannot connect to the Docker daemon');
    expect(said).toContain('Nothing was started.');
    expect(said).toContain('--no-containers');
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
    expect(said).toContain("SALLYPORT_HOME='/srv/other' make");
  });
});

describe('what the hub could not start with', () => {
  it('is told in full by up before anything is changed: settings', async () => {
    await using at = await home();
    vi.stubEnv('MAX_RUNNERS', 'many');
    vi.stubEnv('LOG_LEVEL', 'loud');
    expect(await up(['--project', 'acme', '--no-containers'], noEngine)).toBe(1);
    expect(said).toMatch(/MAX_RUNNERS: .*\nLOG_LEVEL: .*\nNothing was changed\./);
    expect(await readdir(at.project.home)).toEqual([]);
  });

  it('is told by up and by status: a policy that does not parse', async () => {
    await using at = await home({ mode: 'processes', port: 4000 });
    await mkdir(at.project.configDir, { recursive: true });
    await writeFile(join(at.project.configDir, 'policy.yaml'), 'integrations:\n  redmine: 4\n');
    const line = 'policy.yaml: not in force: line 2, column 12: ';
    expect(await up(['--project', 'acme', '--no-containers'], noEngine)).toBe(1);
    expect(said).toContain(line);
    said = '';
    expect(await status(['--project', 'acme'], noEngine)).toBe(1);
    expect(said).toContain(line);
  });
});

describe('the status', () => {
  it('of a start that was broken off says to run it again', async () => {
    await using _ = await home({ mode: 'processes', port: 4000, unfinished: true });
    expect(await status(['--project', 'acme'], noEngine)).toBe(1);
    expect(said).toContain('run make up PROJECT=acme again');
  });
});

it('a word too many is refused, not passed over', async () => {
  await using _ = await home();
  await expect(down(['acme'], noEngine)).rejects.toThrow('"acme" is not understood here');
});
