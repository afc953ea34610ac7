/** What the status says of a system that runs, and what its exit code says of it. */
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeJson } from '../files.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { status } from './status.ts';

let said = '';
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
  said += String(chunk);
  return true;
});
afterEach(() => {
  said = '';
  vi.unstubAllEnvs();
});

const HUB = {
  Id: 'c0ffee',
  Config: { Labels: { 'com.docker.compose.service': 'hub' } },
  State: { Status: 'running', ExitCode: 0, OOMKilled: false, Error: '' },
};
const engine: RunCommand = async (_program, args) => {
  const answer = (stdout: string) => ({ code: 0, stdout, stderr: '' });
  if (args[0] === 'info') return answer('{"ServerVersion":"27.0.0","NCPU":2}');
  if (args.includes('version')) return answer('2.26.1');
  if (args[0] === 'inspect') return answer(JSON.stringify([HUB]));
  return answer(args[0] === 'ps' ? 'c0ffee\n' : '');
};

/** A project whose hub runs in a container; `answer` is what its port (or, with `isOperators`, the one beside it) answers. */
async function running({ policy = '', answer = '', isOperators = false } = {}) {
  const temporary = await temporaryProject();
  const { project } = temporary;
  vi.stubEnv('SALLYPORT_HOME', project.home);
  const server = createServer((_request, response) => void response.end(answer)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  await writeJson(project.systemFile, { mode: 'containers', port: isOperators ? port - 1 : port });
  const file = join(project.configDir, 'policy.yaml');
  await mkdir(dirname(file), { recursive: true });
  if (policy !== '') await writeFile(file, policy);
  return {
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

test('the status counts the calls that wait for a person', async () => {
  await using _ = await running({ answer: 'sallyport_pending_actions 2\n', isOperators: true });
  expect(await status(['--project', 'acme'], engine)).toBe(0);
  expect(said).toContain('2 calls wait for a person: bin/sallyport approvals list --project acme\n');
});

test.each([
  ['is in force', { policy: 'mode: ask\n', answer: '{"status":"ok"}' }, 0],
  ['is not in force', { policy: 'mode: sak\n', answer: '{"status":"ok"}' }, 1],
  ['is gone', { answer: '{"status":"ok","policy":"gone"}' }, 1],
])('of a system that runs and whose policy %s the exit code is told', async (_, given, code) => {
  await using _at = await running(given);
  expect(await status(['--project', 'acme'], engine)).toBe(code);
  expect(said.includes('policy.yaml')).toBe(code === 1);
  expect(said).not.toContain('wait for a person');
});
