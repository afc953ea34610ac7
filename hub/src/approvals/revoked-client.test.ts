/** A token leaks; the operator revokes its client, and gives the name to another. */
import { expect, it } from 'vitest';
import { approvalsBefore } from './approvals-fixture.ts';
import { failure, text, trackIssues } from './issues-fixture.ts';

const OLD = { name: 'bot', entry: 'hash of the leaked token' };
const NEW = { name: 'bot', entry: 'hash of the new token' };

it('sends no call of a client that was revoked, whoever approves it, also after its name was given to another', async () => {
  const issues = trackIssues();
  await using fixture = await approvalsBefore([issues.tool]);
  fixture.isKnown = ({ entry }) => entry === OLD.entry;
  const [before, after] = [
    await fixture.stage('create_issue', { subject: 'Crane' }, { client: OLD }),
    await fixture.stage('create_issue', { subject: 'Crane' }, { client: OLD, callId: 2 }),
  ];
  expect((await fixture.approve(before)).state).toBe('applied');
  fixture.isKnown = ({ entry }) => entry === NEW.entry;
  expect(await fixture.approve(after)).toMatchObject({
    state: 'failed',
    isRetryable: false,
    error: { code: 'PERMISSION_DENIED', retryable: false },
  });
  expect(issues.made).toHaveLength(1);
});

it('tells the new client of the name nothing of the calls of the old one', async () => {
  await using fixture = await approvalsBefore([trackIssues().tool]);
  const action = await fixture.stage('create_issue', { subject: 'Crane' }, { client: OLD });
  await fixture.approve(action);
  expect(await fixture.ask('list', undefined, NEW)).toEqual([]);
  for (const method of ['result', 'wait'] as const)
    await expect(fixture.ask(method, { id: action.id }, NEW)).rejects.toThrow('There is no action');
  expect(await fixture.ask('result', { id: action.id }, OLD)).toMatchObject({ status: 'applied', result: { id: 7 } });
});

it('ends what a revoked client left waiting, for good, and leaves alone what others did', async () => {
  const issues = trackIssues();
  await using fixture = await approvalsBefore([issues.tool]);
  const make = (callId: number, client: typeof OLD) =>
    fixture.stage('create_issue', { subject: 'Crane' }, { client, callId });
  const [waiting, again, done, other] = [
    await make(1, OLD),
    await make(2, OLD),
    await make(3, OLD),
    await make(4, NEW),
  ];
  issues.answer = () => failure({ error: 'busy', code: 'API_ERROR', retryable: true });
  expect(await fixture.approve(again)).toMatchObject({ state: 'failed', isRetryable: true });
  issues.answer = () => text('7');
  await fixture.approve(done);
  const told: string[] = [];
  fixture.approvals.listen(({ id, state }) => told.push(`${id} ${state}`));
  fixture.isKnown = ({ entry }) => entry === NEW.entry;
  fixture.approvals.tidy();
  expect(told).toEqual([`${waiting.id} failed`, `${again.id} failed`]);
  expect(fixture.approvals.open().map(({ id }) => id)).toEqual([other.id]);
  for (const { id, hash } of [waiting, again]) {
    expect(fixture.approvals.find(id)).toMatchObject({
      state: 'failed',
      isRetryable: false,
      surface: undefined,
      error: { code: 'PERMISSION_DENIED', error: 'The client that made this call was revoked; it was not done.' },
    });
    expect(await fixture.approvals.approve(id, hash, 'http', false)).toBe('decided');
    expect(await fixture.approvals.reveal(id, 'http')).toBeUndefined();
    expect(fixture.workspaces.isHeld(waiting.workspace)).toBe(false);
  }
  expect(fixture.records.filter(({ event, revoked }) => event === 'action.failed' && revoked === true)).toMatchObject([
    { actionId: waiting.id, client: 'bot', code: 'PERMISSION_DENIED' },
    { actionId: again.id, client: 'bot', code: 'PERMISSION_DENIED' },
  ]);
  expect(fixture.approvals.find(done.id)?.state).toBe('applied');
});

it('ends at the start what was left by a client that was revoked while no hub ran', async () => {
  await using fixture = await approvalsBefore([trackIssues().tool]);
  const action = await fixture.stage('create_issue', { subject: 'Crane' }, { client: OLD });
  fixture.isKnown = () => false;
  fixture.restart();
  expect(fixture.approvals.find(action.id)).toMatchObject({ state: 'failed', isRetryable: false });
  expect(fixture.approvals.openCount()).toBe(0);
});
