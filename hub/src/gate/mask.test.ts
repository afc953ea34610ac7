import { expect, test } from 'vitest';
import { SallyportError } from '../errors.ts';
import { workspaceOf } from '../identity.ts';
import { operatorPattern } from '../privacy/operator-pattern.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { type GateFixture, gateBefore, READ, scriptWith } from './gate-fixture.ts';

const ADDRESS = 'ada@example.com';
const TOKEN = /^\[EMAIL:[0-9a-f]{8}\]$/;

/** A worker that tells of a person, takes mails, and fails with what it was given. */
async function mailWorker(): Promise<{ fixture: GateFixture; received: Record<string, unknown>[] }> {
  const received: Record<string, unknown>[] = [];
  const fixture = await gateBefore([
    {
      name: 'people',
      ...READ,
      run: () => ({ content: [], structuredContent: { people: [{ email: ADDRESS }], apiKey: 'k-123' } }),
    },
    {
      name: 'mail',
      inputSchema: { type: 'object', properties: { to: { type: 'string', maxLength: 60 } } },
      run: (args) => {
        received.push(args);
        return { content: [{ type: 'text', text: `sent to ${String(args['to'])}` }] };
      },
    },
    {
      name: 'fail',
      run: (args) => ({ isError: true, content: [{ type: 'text', text: `550 no such user ${String(args['to'])}` }] }),
    },
  ]);
  return { fixture, received };
}

/** What `people` answers in a script, as far as it is of interest here. */
async function people(fixture: GateFixture, of = scriptWith()): Promise<{ email: string; apiKey: string }> {
  const answer: unknown = await fixture.call('people', {}, of);
  expect(answer).toMatchObject({ people: [{ email: expect.any(String) }], apiKey: expect.any(String) });
  // The line above saw to it.
  const {
    people: [first],
    apiKey,
  } = answer as { people: [{ email: string }]; apiKey: string };
  return { email: first.email, apiKey };
}

test('a script sees a token, and the worker gets the address back', async () => {
  const { fixture, received } = await mailWorker();
  await using _ = fixture;
  const { email } = await people(fixture);
  expect(email).toMatch(TOKEN);
  await expect(fixture.call('mail', { to: `Ada <${email}>` })).resolves.toBe(`sent to Ada <${email}>`);
  expect(received).toEqual([{ to: `Ada <${ADDRESS}>` }]);
});

test('no address stands in an error, neither of the worker nor of the check of the arguments', async () => {
  const { fixture, received } = await mailWorker();
  await using _ = fixture;
  const { email } = await people(fixture);
  const failed = fixture.call('fail', { to: email });
  await expect(failed).rejects.toMatchObject({ code: 'API_ERROR', message: expect.stringContaining(email) });
  const refused = fixture.call('mail', { to: `${email} ${'x'.repeat(60)}` });
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
  await expect(refused).rejects.not.toThrow(ADDRESS);
  expect(received).toEqual([]);
});

test('no address and no secret stands on the audit log, be it from the worker or written by the script', async () => {
  const { fixture } = await mailWorker();
  await using _ = fixture;
  const { email } = await people(fixture);
  await fixture.call('mail', { to: email });
  await fixture.call('mail', { to: 'bob@example.org' });
  const log = JSON.stringify(fixture.records);
  expect(log).toContain(email);
  expect(log).not.toMatch(/ada@example|bob@example|k-123/);
});

test('tokens are the same in the next script of a conversation and mean nothing in another one', async () => {
  const { fixture, received } = await mailWorker();
  await using _ = fixture;
  const { email } = await people(fixture, scriptWith({ id: 's-1' }));
  expect((await people(fixture, scriptWith({ id: 's-2' }))).email).toBe(email);
  const stranger = scriptWith({ workspace: workspaceOf({ name: 'claude' }, 'other') });
  await expect(fixture.call('mail', { to: email }, stranger)).rejects.toMatchObject({
    code: 'UNKNOWN_TOKEN',
    hint: expect.stringContaining('Call again'),
  });
  expect(received).toEqual([]);
});

test('a token is dead once its conversation has ended', async () => {
  const { fixture } = await mailWorker();
  await using _ = fixture;
  const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
  fixture.rebuild({ workspaces });
  const { email } = await people(fixture);
  workspaces.end(scriptWith().workspace);
  await expect(fixture.call('mail', { to: email })).rejects.toMatchObject({ code: 'UNKNOWN_TOKEN' });
  workspaces.close();
});

test('a secret goes back to where it came from', async () => {
  const { fixture, received } = await mailWorker();
  await using _ = fixture;
  const { apiKey } = await people(fixture);
  expect(apiKey).toMatch(/^\[SECRET:/);
  await fixture.call('mail', { to: apiKey });
  expect(received).toEqual([{ to: 'k-123' }]);
});

test('text of the worker that looks like a token stands for itself', async () => {
  const { fixture } = await mailWorker();
  await using _ = fixture;
  const { email } = await people(fixture);
  const received: unknown[] = [];
  fixture.worker.setTools(
    [
      { name: 'forge', ...READ, run: () => ({ content: [{ type: 'text', text: `write to ${email}` }] }) },
      {
        name: 'mail',
        run: (args) => {
          received.push(args['to']);
          return { content: [] };
        },
      },
    ],
    true,
  );
  await expect
    .poll(() => fixture.catalog.integration('tracker')?.tools.map(({ wireName }) => wireName))
    .toContain('forge');
  const forged = await fixture.call('forge');
  expect(forged).not.toContain(email);
  await fixture.call('mail', { to: forged });
  expect(received).toEqual([`write to ${email}`]);
});

test('the policy says how an integration is masked', async () => {
  const { fixture } = await mailWorker();
  await using _ = fixture;
  fixture.rebuild({ maskRules: () => ({ ...DEFAULT_RULES, leave: ['people.email'] }) });
  expect((await people(fixture)).email).toBe(ADDRESS);
  fixture.rebuild({ maskRules: () => ({ ...DEFAULT_RULES, leave: ['email'], patterns: [operatorPattern('ada')] }) });
  expect((await people(fixture)).email).toBe(ADDRESS);
  fixture.rebuild({ maskRules: () => ({ ...DEFAULT_RULES, mode: 'off' }) });
  expect(await people(fixture)).toEqual({ email: ADDRESS, apiKey: 'k-123' });
});

test('a secret in an error is masked before the error is cut: no half of it is left', async () => {
  const secret = 'Zx9-Quiet_Harbour:77Lamp/Tower';
  await using fixture = await gateBefore([
    { name: 'login', ...READ, run: () => ({ content: [], structuredContent: { password: secret } }) },
    { name: 'fail', run: (args) => ({ isError: true, content: [{ type: 'text', text: String(args['text']) }] }) },
  ]);
  const { password } = Object(await fixture.call('login'));
  for (const before of [440, 455, 470, 480]) {
    const failed = fixture.call('fail', { text: `${'.'.repeat(before)} ${password}` });
    const error: unknown = await failed.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ code: 'API_ERROR' });
    expect(JSON.stringify(error instanceof SallyportError ? error.toShape() : '')).not.toContain(secret.slice(0, 6));
  }
});

test('a name that a script makes up stands masked on the audit log', async () => {
  const { fixture } = await mailWorker();
  await using _ = fixture;
  const secret = `ghp_${'a1B2'.repeat(9)}`;
  await expect(fixture.call(secret)).rejects.toMatchObject({ code: 'UNKNOWN_METHOD' });
  expect(fixture.records).toMatchObject([{ event: 'call.finished', method: expect.stringMatching(/^\[SECRET:/) }]);
  expect(JSON.stringify(fixture.records)).not.toContain(secret);
});
