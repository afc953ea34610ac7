import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { writeJson } from '../files.ts';
import { operatorSocketOf } from '../operator/hub-request.ts';
import { startTestOperator } from '../operator/test-operator.ts';
import type { RunCommand } from '../run-command.ts';
import { temporaryProject } from '../temporary-home.ts';
import { approvals } from './approvals.ts';

let said = '';
let progressed = '';
vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
  said += String(chunk);
  return true;
});
vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
  progressed += String(chunk);
  return true;
});
afterEach(() => {
  said = '';
  progressed = '';
  vi.unstubAllEnvs();
});

const RIGHT = 'correct horse battery';
const TOKEN = 't'.repeat(43);
const HASH = 'a'.repeat(64);
/** What a hostile worker would have a terminal do: go to the first line, and write another one there. */
const FORGED = 'x\u001B[1;1H\nact-1  applied\u202E';
const ACTION = {
  id: 'act-1',
  state: 'pending',
  isRetryable: false,
  hash: HASH,
  client: 'claude',
  integration: 'redmine',
  method: 'updateIssue',
  tool: FORGED,
  access: 'write, destructive',
  rule: 'mode ask',
  kind: 'redmine@x:update',
  mayBeAlways: false,
  scriptId: 's-1',
  callId: 1,
  stagedAt: 0,
  expiresAt: 86_400_000,
  argumentsBeginning: '{"subject":"[EMAIL:0badc0de]"}',
};
const ODD = { ...ACTION, id: 'act-2', method: 'callTool', access: FORGED, argumentsBeginning: FORGED };
const DETAILS = {
  ...ACTION,
  description: FORGED,
  arguments: { subject: '[EMAIL:0badc0de]' },
  preview: FORGED,
  script: { code: 'await redmine.updateIssue({})', sha256: HASH, callLines: [1] },
};

/** A hub behind the operator's socket, and what was asked of it with a session. */
async function hub(after: 'applied' | 'failed' = 'applied', details: object = DETAILS) {
  const temporary = await temporaryProject();
  const { project } = temporary;
  vi.stubEnv('SALLYPORT_HOME', project.home);
  await writeJson(project.systemFile, { mode: 'processes', port: 4000 });
  await mkdir(dirname(operatorSocketOf(project)), { recursive: true });
  const asked: string[] = [];
  const answer = ({ method, url, headers }: IncomingMessage, body: string): [number, object] => {
    if (url === '/api/passphrase') return [200, { isSet: true }];
    if (url === '/api/session' && method === 'POST')
      return body.includes(RIGHT) ? [200, { token: TOKEN }] : [403, { error: 'This is not the passphrase.' }];
    if (headers.authorization !== `Bearer ${TOKEN}`) return [401, { error: 'no' }];
    if (url !== '/api/session') asked.push(`${method} ${url} ${body}`.trim());
    if (url === '/api/approvals') return [200, { actions: [ACTION, ODD] }];
    if (url?.endsWith('/reveal') === true) return [200, { arguments: { subject: 'anna@harbour.example' } }];
    if (url?.endsWith('/approve') === true) return [200, { ...ACTION, state: after }];
    if (url?.endsWith('/reject') === true) return [200, { ...ACTION, state: 'rejected' }];
    if (url?.endsWith('/always') === true) return [200, { kinds: [] }];
    return [200, details];
  };
  const events = (response: ServerResponse) => {
    response.writeHead(200).write(`:\n\ndata: ${JSON.stringify(ACTION).slice(0, 40)}`);
    setImmediate(() =>
      response.end(
        `${JSON.stringify(ACTION).slice(40)}\n\ndata: ${JSON.stringify({ ...ACTION, state: 'applied' })}\n\n`,
      ),
    );
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const [status, text] = answer(request, body);
      if (request.url === '/api/approvals/events' && status === 200) events(response);
      else response.writeHead(status).end(JSON.stringify(text));
    });
  });
  await new Promise<void>((resolve) => server.listen(operatorSocketOf(project), resolve));
  return {
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await temporary[Symbol.asyncDispose]();
    },
  };
}

const noEngine: RunCommand = async () => ({ code: 1, stdout: '', stderr: 'no engine' });
const inTerminal = (...answers: readonly (string | undefined)[]) => {
  const left = [...answers];
  return { isTerminal: true, ask: async () => left.shift() };
};
const run = (args: string[], terminal = inTerminal(RIGHT)) =>
  approvals([...args, '--project', 'acme'], noEngine, terminal);

test('what waits is listed one a line, by the names of scripts and the beginning of the arguments, whatever stands in them', async () => {
  await using _ = await hub();
  expect(await run(['list'])).toBe(0);
  const forged = 'x\\u001b[1;1H\\nact-1  applied\\u202e';
  const times = 'since 1970-01-01T00:00:00Z, until 1970-01-02T00:00:00Z';
  expect(said.split('\n')).toEqual([
    `act-1  pending  redmine.updateIssue  write, destructive  client claude  ${times}  arguments {"subject":"[EMAIL:0badc0de]"}`,
    `act-2  pending  redmine.callTool("${forged}")  "${forged}"  client claude  ${times}  arguments ${forged.replace('\\n', ' ')}`,
    '',
  ]);
});

test('as JSON it is one line that means the same, and steers no terminal', async () => {
  await using _ = await hub();
  expect(await run(['list', '--json'])).toBe(0);
  expect(JSON.parse(said)).toEqual([ACTION, ODD]);
  expect(said).toMatch(/^[\x20-\x7e]*\n$/);
});

test('one is shown with all that a person decides by, masked unless the real arguments are asked for', async () => {
  await using at = await hub();
  expect(await run(['show', 'act-1'])).toBe(0);
  expect(said).toContain('[EMAIL:0badc0de]');
  expect(said).toContain('>    1  await redmine.updateIssue({})');
  expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  expect(await run(['show', 'act-1', '--reveal'])).toBe(0);
  expect(said).toContain('anna@harbour.example');
  expect(at.asked.at(-1)).toBe('POST /api/approvals/act-1/reveal {}');
});

test.each([
  [
    { state: 'rejected', surface: 'http', reason: 'Wrong\nproject' },
    'was rejected. Decided by: operator (console). Reason: "Wrong\\nproject".',
  ],
  [{ state: 'applied', surface: 'elicitation' }, 'was approved and carried out. Decided by: user of claude (asked).'],
  [
    { state: 'failed', surface: 'terminal', error: { error: 'Gone.', code: 'API_ERROR', retryable: false } },
    'failed, and cannot be approved again. Decided by: operator (terminal). Reason: "Gone.".',
  ],
  [{ state: 'expired', surface: 'terminal' }, 'expired: its time was up.'],
])('of one that is decided %j is told instead of asking, and it is not approved again', async (outcome, told) => {
  await using at = await hub('applied', { ...DETAILS, ...outcome });
  expect(await run(['show', 'act-1'])).toBe(0);
  expect(said).toContain(`${told} When, the audit log tells: bin/sallyport audit query --script s-1 --project acme

Access: `);
  expect(said).not.toContain('Approve this call');
  expect(await run(['approve', 'act-1'], inTerminal(RIGHT, 'yes'))).toBe(1);
  expect(progressed).toContain('Nothing was approved: there is nothing left to decide.');
  expect(at.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('one that failed without effect is still asked about', async () => {
  await using _ = await hub('applied', { ...DETAILS, state: 'failed', isRetryable: true, surface: 'terminal' });
  expect(await run(['show', 'act-1'])).toBe(0);
  expect(said).toContain('Approve this call of');
});

test('exactly what was shown is approved, after the passphrase and a yes', async () => {
  await using at = await hub();
  expect(await run(['approve', 'act-1'], inTerminal(RIGHT, 'yes'))).toBe(0);
  expect(at.asked).toEqual([
    'GET /api/approvals/act-1',
    `POST /api/approvals/act-1/approve {"hash":"${HASH}","always":false}`,
  ]);
  expect(progressed).toContain('Approve this call of');
  expect(said).toMatch(/^act-1 {2}applied/);
});

test.each([
  ['no yes', inTerminal(RIGHT, 'no'), []],
  ['a wrong passphrase', inTerminal('wrong wrong wrong', 'yes'), []],
  ['no passphrase', inTerminal(undefined, 'yes'), []],
  ['no terminal', { ...inTerminal(RIGHT, 'yes'), isTerminal: false }, []],
  ['a kind that may not be always allowed', inTerminal(RIGHT, 'yes'), ['--always']],
])('nothing is approved with %s', async (_case, terminal, flags) => {
  await using at = await hub();
  expect(await run(['approve', 'act-1', ...flags], terminal).catch(() => 1)).toBe(1);
  expect(at.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
});

test('an approved call that failed is told by the exit code', async () => {
  await using _ = await hub('failed');
  expect(await run(['approve', 'act-1'], inTerminal(RIGHT, 'yes'))).toBe(1);
});

test('a refusal carries its reason to the model', async () => {
  await using at = await hub();
  expect(await run(['reject', 'act-1', '--reason', 'Wrong project'])).toBe(0);
  expect(at.asked).toEqual(['POST /api/approvals/act-1/reject {"reason":"Wrong project"}']);
});

test('a watch prints each change as it comes, and says when it is over', async () => {
  await using _ = await hub();
  expect(await run(['watch'])).toBe(1);
  expect(said.split('\n').map((line) => line.split('  ')[1])).toEqual(['pending', 'applied', undefined]);
  expect(progressed).toContain('The hub ended the watch');
});

test.each([
  [[], 'approvals needs to be told what to do. There are: approvals list, approvals show, '],
  [['aprove', 'act-1'], 'There is no "approvals aprove". Did you mean "approvals approve"?'],
  [['approve'], 'approvals approve needs ID: bin/sallyport approvals approve ID'],
  [['list', 'x'], '"x" is too much for approvals list: bin/sallyport approvals list'],
  [['show', 'act-1', '--always'], 'There is no option --always here. There are: --project, --json, --reveal'],
  [['list', '--reason', 'x'], 'There is no option --reason here. There are: --project, --json'],
  [['toString'], 'There is no "approvals toString". There are: approvals list, '],
])('%j is answered with what is wrong with it, not with all of the help', async (args, problem) => {
  const refused = run(args);
  await expect(refused).rejects.toThrow(problem);
  await expect(refused).rejects.not.toThrow('all that is known of one');
});

test('without a passphrase the command that sets one is named, for this project', async () => {
  await using _ = await startTestOperator({ isSet: false });
  expect(await approvals(['list', '--project', 'acme'], noEngine, inTerminal())).toBe(1);
  expect(progressed).toBe('No passphrase is set yet. Set one first: bin/sallyport passphrase --project acme\n');
});
