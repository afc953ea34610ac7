import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { captureOutput } from '../captured-output.ts';
import { addClient } from '../clients/clients-file.ts';
import { writeJson } from '../files.ts';
import { operatorSocketOf } from '../operator/hub-request.ts';
import { noEngine, startTestOperator } from '../operator/test-operator.ts';
import type { RunCommand } from '../run-command.ts';
import { POLICY_GONE } from '../say.ts';
import { UsageError } from '../usage-error.ts';
import { policy } from './policy.ts';

const output = captureOutput();

const EXPLAINED = {
  integration: 'git',
  tool: 'drop_\u001b[2Jbranch',
  access: 'write',
  isDestructive: true,
  isIdempotent: false,
  trust: 'vetted',
  mode: 'ask',
  verdict: 'ask',
  rule: 'policy.yaml rule 3',
  kind: 'git@x:drop',
  mayBeAlways: false,
  tooBroad: [1],
};
const STRANGERS = { strangers: [{ where: 'rules.1', what: 'tool', name: 'dorp', nearest: 'drop' }] };

async function hubWith(text: string | undefined, explained: readonly [number, object] = [200, EXPLAINED]) {
  const hub = await startTestOperator({
    isSet: true,
    answers: { '/api/policy/explain': explained, '/api/policy/strangers': [200, STRANGERS] },
  });
  await mkdir(hub.project.configDir, { recursive: true });
  if (text !== undefined) await writeFile(join(hub.project.configDir, 'policy.yaml'), text);
  return hub;
}

const run = (...args: string[]) => policy([...args, '--project', 'acme'], noEngine);

test('a file that can be used is said to be, with the names that nothing has', async () => {
  await using hub = await hubWith('rules:\n  - { tool: dorp, client: bto, verdict: deny }\n');
  await addClient(hub.project, 'bot');
  expect(await run('check')).toBe(0);
  expect(output.said).toBe(
    `${hub.project.configDir}/policy.yaml can be used.
rules.1: there is no client "bto"; did you mean "bot"?
rules.1: there is no tool "dorp"; did you mean "drop"?
`,
  );
});

test('a file that cannot be used is told with line and column, and the exit code says so', async () => {
  await using _ = await hubWith('rules:\n  - { tol: dorp, verdict: deny }\n');
  expect(await run('check')).toBe(1);
  expect(output.said).toContain('line 2, column 7: there is no "tol" here; did you mean "tool"?');
  output.said = '';
  expect(await run('check', '--json')).toBe(1);
  expect(JSON.parse(output.said)).toMatchObject({ problem: expect.stringContaining('line 2, column 7') });
});

test('a file that is not there is named, and cannot be used', async () => {
  await using hub = await hubWith(undefined);
  const told = `There is no ${join(hub.project.configDir, 'policy.yaml')}; a system that starts goes by the defaults.`;
  expect(await run('check')).toBe(1);
  expect(output.said).toBe(`${told}\n`);
  output.said = '';
  expect(await run('check', '--json')).toBe(1);
  expect(JSON.parse(output.said)).toEqual({ problem: told, warnings: [] });
});

test('of a file that was taken away from a running system it is said that what it said is in force still', async () => {
  await using hub = await hubWith(undefined);
  const answers = createServer((_request, response) => void response.end('{"status":"ok","policy":"gone"}'));
  await once(answers.listen(0, '127.0.0.1'), 'listening');
  const address = answers.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  await writeJson(hub.project.systemFile, { mode: 'containers', port });
  const engine: RunCommand = async (_program, args) => {
    const answer = (stdout: string) => ({ code: 0, stdout, stderr: '' });
    if (args[0] === 'inspect')
      return answer(
        JSON.stringify([
          {
            Id: 'c0ffee',
            Config: { Labels: { 'com.docker.compose.service': 'hub' } },
            State: { Status: 'running', ExitCode: 0, OOMKilled: false, Error: '' },
          },
        ]),
      );
    return answer(args[0] === 'ps' ? 'c0ffee\n' : '');
  };
  expect(await policy(['check', '--project', 'acme'], engine)).toBe(1);
  answers.close();
  expect(output.said).toBe(`${POLICY_GONE}\n  (${join(hub.project.configDir, 'policy.yaml')})\n`);
});

test('an integration that is known and not set up is said to be that, not a stranger', async () => {
  await using hub = await startTestOperator({
    isSet: true,
    answers: {
      '/api/policy/strangers': [200, { strangers: [{ where: 'rules.1', what: 'integration', name: 'redmine' }] }],
    },
  });
  await writeJson(join(hub.project.configDir, 'workers.json'), { workers: [], notSetUp: ['redmine'] });
  await writeFile(join(hub.project.configDir, 'policy.yaml'), 'rules:\n  - { integration: redmine, verdict: deny }\n');
  const told =
    'redmine is not set up here: bin/sallyport status --project acme says what is missing, and make up PROJECT=acme starts it';
  expect(await run('check')).toBe(0);
  expect(output.said).toContain(`rules.1: ${told}\n`);
  output.said = '';
  expect(await run('explain', 'redmine.updateIssue')).toBe(1);
  expect(output.said).toBe(`${told}.\n`);
});

test('the file of a project that does not run is checked all the same', async () => {
  await using hub = await hubWith('mode: ask\n');
  await rm(operatorSocketOf(hub.project));
  expect(await run('check', '--json')).toBe(0);
  expect(JSON.parse(output.said)).toEqual({ warnings: [] });
});

test('the explanation says what happens, why, and what was passed over; no name of a worker steers the terminal', async () => {
  await using hub = await hubWith(undefined);
  await addClient(hub.project, 'bot');
  expect(await run('explain', 'git.dropBranch', '--client', 'bot')).toBe(0);
  expect(hub.asked).toEqual(['POST /api/policy/explain {"integration":"git","tool":"dropBranch","client":"bot"}']);
  expect(output.said).toContain('by bot waits for a person: policy.yaml rule 3.');
  expect(output.said).toContain('write, destructive, not idempotent');
  expect(output.said).toContain('rules.1 would allow it');
  expect(output.said).not.toContain('\u001b');
  output.said = '';
  expect(await run('explain', 'git.2fa.x', '--json')).toBe(0);
  expect(hub.asked.at(-1)).toBe('POST /api/policy/explain {"integration":"git","tool":"2fa.x"}');
  expect(JSON.parse(output.said)).toEqual(EXPLAINED);
});

test("what the hub cannot explain is told in the hub's words", async () => {
  await using _ = await hubWith(undefined, [404, { error: 'There is no integration "gti". Nearest: git.' }]);
  await expect(run('explain', 'gti.drop')).rejects.toThrow('There is no integration "gti". Nearest: git.');
});

test.each([
  [['explain']],
  [['explain', 'git']],
  [['explain', '.drop']],
  [['explain', 'git.']],
  [['explain', 'git.drop', '--client', 'nobody']],
  [['check', 'git.drop']],
  [['check', '--client', 'bot']],
  [[]],
])('%j is not understood', async (args) => {
  await using hub = await hubWith(undefined);
  await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
  expect(hub.asked).toEqual([]);
});
