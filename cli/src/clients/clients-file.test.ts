import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { client } from '../commands/client.ts';
import { writeJson } from '../files.ts';
import { NO_TERMINAL, noEngine } from '../operator/test-operator.ts';
import { REPOSITORY } from '../project.ts';
import { temporaryProject } from '../temporary-home.ts';
import { addClient, ensureClientsFile, listClients, revokeClient } from './clients-file.ts';
import { connectWithoutToken, connectWithToken } from './connect-hint.ts';

describe('the list of clients', () => {
  it('keeps the hash of a token and the token itself nowhere', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    const token = await addClient(project, 'claude');
    expect(token).toMatch(/^sp_[A-Za-z0-9_-]{43}$/);
    const text = await readFile(join(project.configDir, 'clients.json'), 'utf8');
    expect(text).toContain(createHash('sha256').update(token).digest('hex'));
    for (const file of await readdir(project.home, { recursive: true, withFileTypes: true }))
      if (file.isFile()) expect(await readFile(join(file.parentPath, file.name), 'utf8')).not.toContain(token.slice(3));
  });

  it('gives every client its own token, refuses a name twice, and forgets who was revoked', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    expect(await addClient(project, 'claude')).not.toBe(await addClient(project, 'second'));
    await expect(addClient(project, 'claude')).rejects.toThrow('already');
    await revokeClient(project, 'claude');
    expect((await listClients(project)).map((one) => one.name)).toEqual(['second']);
    await expect(revokeClient(project, 'claude')).rejects.toThrow('There is no client');
  });

  it('loses none of the changes that are made at the same time', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    await addClient(project, 'old');
    const names = ['a', 'b', 'c', 'd', 'e', 'f'];
    await Promise.all([...names.map((name) => addClient(project, name)), revokeClient(project, 'old')]);
    expect((await listClients(project)).map((one) => one.name).sort()).toEqual(names);
  });

  it.each(['a/b', '', 'A', '../x', 'a b'])('does not take %j for a name', async (name) => {
    await using temporary = await temporaryProject();
    await expect(addClient(temporary.project, name)).rejects.toThrow("can't be a client's name");
  });

  it.each([
    [
      'a folder',
      async (path: string) => mkdir(path, { recursive: true }),
      'it is a folder where a file belongs; move it away',
    ],
    [
      'not a list of clients',
      async (path: string) => writeJson(path, { clients: 7 }),
      /^\S+clients\.json can't be used: ✖ [^{}]+ → at clients$/s,
    ],
  ])('that is %s is told with its path and what is wrong', async (_, make, told) => {
    await using temporary = await temporaryProject();
    const path = join(temporary.project.configDir, 'clients.json');
    await make(path);
    await expect(listClients(temporary.project)).rejects.toThrow(
      typeof told === 'string' ? `${path} can't be used: ${told}` : told,
    );
  });

  it('is there, and empty, before there is a client', async () => {
    await using temporary = await temporaryProject();
    await ensureClientsFile(temporary.project);
    expect(await listClients(temporary.project)).toEqual([]);
  });
});

describe('what is printed', () => {
  it('lets the client, not the shell, put the environment variable in', async () => {
    await using temporary = await temporaryProject();
    const text = connectWithToken(temporary.project, 4010, 'claude', 'sp_x');
    expect(text).toContain(
      'claude mcp add --transport http sallyport-acme http://127.0.0.1:4010/mcp --header "Authorization: Bearer sp_x"',
    );
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the client expands it, so it must stand there as it is
    expect(text).toContain("--header 'Authorization: Bearer ${SALLYPORT_TOKEN}'");
  });

  it('connects a client over stdio with one line, wherever the checkout lies', async () => {
    await using temporary = await temporaryProject();
    const line = `claude mcp add sallyport-acme -e SALLYPORT_TOKEN=sp_x -e SALLYPORT_HOME=${temporary.project.home} -- ${REPOSITORY}/bin/sallyport stdio --project acme`;
    expect(connectWithToken(temporary.project, 4000, 'claude', 'sp_x')).toContain(line);
  });

  it('holds no token where nobody reads it, but the command to run', async () => {
    await using temporary = await temporaryProject();
    expect(connectWithoutToken(temporary.project, [])).toBe(
      'To connect Claude Code, run in a terminal: bin/sallyport client add claude --project acme',
    );
    await writeJson(temporary.project.systemFile, { mode: 'processes', port: 4000 });
    vi.stubEnv('SALLYPORT_HOME', temporary.project.home);
    const printed: unknown[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => printed.push(text) > 0);
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => printed.push(text) > 0);
    try {
      expect(await client(['add', 'claude', '--project', 'acme'], noEngine, NO_TERMINAL)).toBe(1);
    } finally {
      vi.restoreAllMocks();
      vi.unstubAllEnvs();
    }
    expect(printed.join('')).toContain('Run this in a terminal');
    expect(printed.join('')).not.toContain('sp_');
    expect(await listClients(temporary.project)).toEqual([]);
  });
});
