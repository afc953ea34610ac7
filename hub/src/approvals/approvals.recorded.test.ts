/** What the audit log says of decisions, and that none stands without its record. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACTION_LIMITS } from './action.ts';
import { type ApprovalsFixture, approvalsBefore } from './approvals-fixture.ts';
import { type Issues, trackIssues } from './issues-fixture.ts';

let issues: Issues;
let fixture: ApprovalsFixture;
beforeEach(async () => {
  issues = trackIssues();
  fixture = await approvalsBefore([issues.tool]);
});
afterEach(() => fixture[Symbol.asyncDispose]());

const decisions = () =>
  fixture.records
    .map(({ event }) => event)
    .filter((event) => /^action\.(approved|rejected|always-revoked)$/.test(event));

test("every record of an action names the hash of what was shown, under a name that is not the log's own", async () => {
  const action = await fixture.stage('create_issue', { subject: 'Crane' });
  await fixture.approve(action);
  const refused = await fixture.stage('create_issue', { subject: 'Crane' }, { callId: 2 });
  await fixture.approvals.reject(refused.id, 'http', undefined);
  const named = fixture.records.filter(({ event }) => event.startsWith('action.'));
  expect(named.map(({ event, actionHash }) => [event, actionHash])).toEqual([
    ['action.staged', action.hash],
    ['action.approved', action.hash],
    ['action.applied', action.hash],
    ['action.staged', refused.hash],
    ['action.rejected', refused.hash],
  ]);
  for (const record of named) expect(record).not.toHaveProperty('hash');
});

test('what a person says who was shown the real values is masked on the log and for the script', async () => {
  const action = await fixture.stage('create_issue', { subject: 'Crane' });
  await fixture.approvals.reject(action.id, 'http', 'Not to anna.kowalska@harbour.example, and not from project 7');
  const masked = /Not to \[EMAIL:\w+\], and not from project 7$/;
  expect(fixture.records.at(-1)).toMatchObject({ event: 'action.rejected', reason: expect.stringMatching(masked) });
  expect(fixture.approvals.find(action.id)?.reason).toMatch(masked);
});

test('a refusal that is not recorded is none: the call waits on, and can be approved', async () => {
  const action = await fixture.stage('create_issue', { subject: 'Crane' });
  fixture.failingEvent = 'action.rejected';
  await expect(fixture.approvals.reject(action.id, 'http', 'no')).rejects.toThrow('the disk is full');
  expect([fixture.approvals.find(action.id)?.state, decisions()]).toEqual(['pending', []]);
  fixture.failingEvent = undefined;
  expect((await fixture.approve(action)).state).toBe('applied');
  expect([issues.made.length, decisions()]).toEqual([1, ['action.approved']]);
});

test('while a refusal is put on the log, nobody else decides, so that the log has no decision that did not count', async () => {
  const action = await fixture.stage('create_issue', { subject: 'Crane' });
  const { approvals } = fixture;
  const taken = await Promise.all([
    approvals.reject(action.id, 'http', undefined),
    approvals.approve(action.id, action.hash, 'terminal', false),
    approvals.reject(action.id, 'terminal', undefined),
  ]);
  expect(taken).toEqual(['rejected', 'decided', 'decided']);
  expect([approvals.find(action.id)?.state, issues.made.length, decisions()]).toEqual([
    'rejected',
    0,
    ['action.rejected'],
  ]);
});

test.each([
  ['its time is up', (at: ApprovalsFixture) => (at.clockMs += ACTION_LIMITS.lifetimeMs)],
  ['its client is revoked', (at: ApprovalsFixture) => (at.isKnown = () => false)],
])('a refusal that is being put on the log counts, also when %s meanwhile', async (_, happens) => {
  const { approvals } = fixture;
  const action = await fixture.stage('create_issue', { subject: 'Crane' });
  const refusing = approvals.reject(action.id, 'http', undefined);
  happens(fixture);
  approvals.tidy();
  expect(await refusing).toBe('rejected');
  approvals.tidy();
  expect(approvals.find(action.id)?.state).toBe('rejected');
  const ends = fixture.records.map(({ event }) => event).filter((event) => event.startsWith('action.'));
  expect(ends).toEqual(['action.staged', 'action.rejected']);
});

test('a rule for good whose end is not recorded goes on', async () => {
  const action = await fixture.stage('create_issue', { subject: 'Crane' });
  const { approvals } = fixture;
  const taken = await approvals.approve(action.id, action.hash, 'http', true);
  if (typeof taken !== 'string') await taken.done;
  const [rule] = approvals.always();
  fixture.failingEvent = 'action.always-revoked';
  await expect(approvals.revokeAlways(rule?.kind ?? '', 'http')).rejects.toThrow('the disk is full');
  expect(approvals.always()).toEqual([rule]);
  fixture.failingEvent = undefined;
  expect(await approvals.revokeAlways(rule?.kind ?? '', 'http')).toBe(true);
  expect(await approvals.revokeAlways(rule?.kind ?? '', 'http')).toBe(false);
  expect([approvals.always(), decisions()]).toEqual([[], ['action.approved', 'action.always-revoked']]);
});
