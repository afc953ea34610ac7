/** The first minutes of a newcomer: `make up` in a terminal and without one, the token, a second project, a taken port. */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { connectStateless, run } from './clients.ts';
import { freePort, REPOSITORY } from './system.ts';
import { hasTerminal, inTerminal } from './terminal.ts';

const exec = promisify(execFile);
const modes = inject('systems').map(({ mode }) => mode);

describe.each(modes)('the first run, as %s', (mode) => {
  let home: string;
  let port: number;
  const project = `first${mode.slice(0, 4)}`;
  const environment = () => ({
    ...process.env,
    SALLYPORT_HOME: home,
    ...(mode === 'processes' ? { SALLYPORT_NO_CONTAINERS: '1' } : {}),
  });
  const make = (target: string, ...variables: readonly string[]) =>
    exec('make', ['-s', target, `PROJECT=${project}`, ...variables], {
      cwd: REPOSITORY,
      env: environment(),
      timeout: 280_000,
    });

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'sp-first-'));
    port = await freePort();
  });
  afterAll(async () => {
    await exec(join(REPOSITORY, 'bin/sallyport'), ['down', '--project', project, '--volumes'], { env: environment() });
    await rm(home, { recursive: true, force: true });
  });

  test('without a terminal it runs, and shows no token', async () => {
    const { stdout } = await make('up', `PORT=${port}`);
    expect(stdout).toMatch(/demo +running/);
    expect(stdout).toMatch(/redmine +not configured/);
    expect(stdout).toContain(`http://127.0.0.1:${port}/mcp`);
    expect(stdout).toContain(`bin/sallyport client add claude --project ${project}`);
    expect(stdout).not.toContain('sp_');
  });

  test.skipIf(!hasTerminal)('in a terminal it shows a token once, which works and lies nowhere', async () => {
    const up = `make -s up PROJECT=${project}`;
    const passphrase = 'correct horse battery';
    const { stdout: first } = await inTerminal(up, { home, mode }, [
      ['New passphrase: ', passphrase],
      ['The same again: ', passphrase],
    ]);
    expect(first).toContain('The passphrase is set.');
    expect(first).not.toContain(passphrase);
    const [token = ''] = /sp_[A-Za-z0-9_-]{43}/.exec(first) ?? [];
    expect(token).not.toBe('');
    expect(first).toContain(`--header "Authorization: Bearer ${token}"`);
    expect((await inTerminal(up, { home, mode })).stdout).not.toMatch(/sp_|passphrase/);

    const client = await connectStateless({
      url: `http://127.0.0.1:${port}/mcp`,
      tokens: { claude: token, second: token },
    });
    expect(await run(client, 'return (await demo.add({ a: 20, b: 22 })).sum')).toBe(42);
    const staged = String(await run(client, 'return (await demo.createNote({ text: "after a restart" })).actionId'));
    const [action = ''] = /act-[\w-]+/.exec(staged) ?? [];
    await client.close();
    await make('down');
    await make('up');
    const approve = `bin/sallyport approvals approve ${action} --project ${project}`;
    const { stdout: approved, code } = await inTerminal(approve, { home, mode }, [
      ['Passphrase to see and approve this call', passphrase],
      ['Type yes', 'yes'],
    ]);
    expect(approved).toContain('applied');
    expect(code).toBe(0);

    const files = (await readdir(home, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) expect(await readFile(join(file.parentPath, file.name), 'latin1')).not.toContain(token);
  });

  test('a port that is taken is not fought over', async () => {
    const squatter = createServer();
    await new Promise<void>((resolve) => squatter.listen(0, '127.0.0.1', resolve));
    const address = squatter.address();
    const taken = typeof address === 'object' && address !== null ? address.port : 0;
    const failure = await make('up', `PORT=${taken}`).catch((error: { stderr: string }) => error.stderr);
    await new Promise((resolve) => squatter.close(resolve));
    expect(failure).toContain(`Port ${taken} is taken by`);
  });
});
