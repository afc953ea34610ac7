import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { writeJson } from '../files.ts';
import { freePort } from '../free-port.ts';
import { openProject, REPOSITORY } from '../project.ts';
import { temporaryProject } from '../temporary-home.ts';

const request = (id: number, method: string) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params: {} })}\n`;

/** Runs the command with these lines as its input, as a client without a token would. */
async function stdio(home: string, args: readonly string[], lines: readonly string[], environment = {}) {
  const child = spawn(process.execPath, [join(REPOSITORY, 'cli/src/main.ts'), 'stdio', ...args], {
    env: { SALLYPORT_HOME: home, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.end(lines.join(''));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return {
    stderr,
    code: child.exitCode,
    answers: stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

describe('stdio that can not relay', () => {
  it('answers each request with what to set, where the token is missing, and leaves notifications alone', async () => {
    await using temporary = await temporaryProject();
    const { home } = temporary.project;
    await writeJson(openProject('sallyport', { SALLYPORT_HOME: home }).systemFile, { mode: 'processes', port: 4999 });
    const note = '{"jsonrpc":"2.0","method":"notifications/initialized"}\n';
    const { answers, code, stderr } = await stdio(
      home,
      [],
      [request(1, 'initialize'), note, request(2, 'server/discover')],
    );
    expect(answers.map(({ id }) => id)).toEqual([1, 2]);
    for (const { error } of answers) expect(error.message).toContain('SALLYPORT_TOKEN is not set');
    expect(stderr).toContain('bin/sallyport client add NAME');
    expect(code).toBe(2);
  });

  it('answers with the command that starts the hub of its project, where that is down', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    const port = await freePort();
    await writeJson(project.systemFile, { mode: 'processes', port });
    const ask = (...args: string[]) =>
      stdio(project.home, ['--project', 'acme', ...args], [request(1, 'initialize')], { SALLYPORT_TOKEN: 'sp_x' });
    expect((await ask()).answers[0].error.message).toContain('Start it with `make up PROJECT=acme`, then try again.');
    const other = await ask('--port', String(await freePort()));
    expect(other.answers[0].error.message).toContain('Start it with `make up PROJECT=…`, then try again.');
  });

  it('names the projects there are where the asked one was never started, and makes no folder', async () => {
    await using temporary = await temporaryProject();
    const { project } = temporary;
    await writeJson(project.systemFile, { mode: 'processes', port: 4999 });
    const { answers } = await stdio(project.home, ['--project', 'nosuch'], [request(1, 'initialize')]);
    expect(answers[0].error.message).toBe(
      'Project "nosuch" was never started here. One that was: PROJECT=acme (bin/sallyport: --project). To start this one: make up PROJECT=nosuch PORT=4010',
    );
    expect(await readdir(join(project.home, 'projects'))).toEqual(['acme']);
  });
});
