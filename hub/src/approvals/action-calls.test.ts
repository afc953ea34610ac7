/** The calls of one action on the audit log: its preview, its being held, and each attempt to carry it out. */
import { expect, it } from 'vitest';
import type { AuditRecord } from '../audit/audit-log.ts';
import type { FixtureTool } from '../catalog/worker/worker-fixture.ts';
import { approvalsBefore } from './approvals-fixture.ts';
import { failure, text } from './issues-fixture.ts';

/** By the rule of docs/audit.md. */
function openOf(records: readonly AuditRecord[]): readonly AuditRecord[] {
  const idOf = ({ correlationId, callId, actionId, attempt }: AuditRecord) =>
    JSON.stringify([correlationId, callId, actionId, attempt]);
  const finished = new Set(records.filter(({ event }) => event === 'call.finished').map(idOf));
  return records.filter((record) => record.event === 'call.dispatched' && !finished.has(idOf(record)));
}

it('are told apart, so that whenever the hub is killed the log says which of them may have happened', async () => {
  const answers = [{ error: 'busy', code: 'API_ERROR', retryable: true }, undefined];
  const create: FixtureTool = {
    name: 'create_issue',
    _meta: { preview: 'peek' },
    run() {
      const error = answers.shift();
      return error === undefined ? text('{}') : failure(error);
    },
  };
  await using fixture = await approvalsBefore([
    { name: 'peek', annotations: { readOnlyHint: true }, run: () => text('would change it') },
    create,
  ]);
  const action = await fixture.stage('create_issue', { subject: 'x' });
  expect(await fixture.approve(action)).toMatchObject({ state: 'failed', isRetryable: true });
  fixture.restart();
  expect((await fixture.approve(action)).state).toBe('applied');

  const calls = fixture.records.filter(({ event }) => event.startsWith('call.'));
  const of = { correlationId: 's-1', callId: 1 };
  expect(calls).toMatchObject([
    { event: 'call.dispatched', ...of, tool: 'peek', actionId: action.id, attempt: 0 },
    { event: 'call.finished', ...of, tool: 'peek', actionId: action.id, attempt: 0 },
    { event: 'call.finished', ...of, outcome: 'held' },
    { event: 'call.dispatched', ...of, tool: 'create_issue', actionId: action.id, attempt: 1 },
    { event: 'call.finished', ...of, tool: 'create_issue', actionId: action.id, attempt: 1, outcome: 'tool-error' },
    { event: 'call.dispatched', ...of, tool: 'create_issue', actionId: action.id, attempt: 2 },
    { event: 'call.finished', ...of, tool: 'create_issue', actionId: action.id, attempt: 2, outcome: 'ok' },
  ]);
  const open = calls.map((_, n) => openOf(calls.slice(0, n + 1)).map(({ tool }) => tool));
  expect(open).toEqual([['peek'], [], [], ['create_issue'], [], ['create_issue'], []]);
});
