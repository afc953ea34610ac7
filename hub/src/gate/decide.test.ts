import { expect, test } from 'vitest';
import type { Hold } from '../approvals/hold.ts';
import { textTool } from '../catalog/worker/worker-fixture.ts';
import { parseScope } from '../policy/scope-grammar.ts';
import { gateBefore, READ } from './gate-fixture.ts';

const TOOLS = [
  textTool('list_issues', 'issues', READ),
  textTool('set_state', 'set', { annotations: { destructiveHint: false, idempotentHint: true } }),
  textTool('delete_issue', 'gone'),
];

test('what is allowed runs, and the log says by which rule', async () => {
  await using fixture = await gateBefore(TOOLS);
  fixture.setPolicy({});
  await expect(fixture.call('listIssues')).resolves.toBe('issues');
  await expect(fixture.call('setState')).resolves.toBe('set');
  expect(fixture.records.filter(({ event }) => event === 'call.dispatched')).toMatchObject([
    { tool: 'list_issues', decision: 'allow', rule: 'read' },
    { tool: 'set_state', decision: 'allow', rule: 'vetted, not destructive, idempotent' },
  ]);
});

test('what a person decides about is handed over with the rest of its way, which has not begun', async () => {
  const held: Parameters<Hold>[] = [];
  await using fixture = await gateBefore(TOOLS);
  fixture.rebuild({
    hold: async (...handed) => {
      held.push(handed);
      return { status: 'pending', actionId: 'a-1', message: 'waits' };
    },
  });
  fixture.setPolicy({});
  await expect(fixture.call('deleteIssue', { id: 5 })).resolves.toEqual({
    status: 'pending',
    actionId: 'a-1',
    message: 'waits',
  });
  const [call, decision, apply] = held[0] ?? [];
  expect(call).toMatchObject({ integration: 'tracker', method: 'deleteIssue', args: { id: 5 } });
  expect(decision).toMatchObject({ verdict: 'ask', rule: 'mode ask, destructive', mayBeAlways: false });
  expect(decision?.kind).toMatch(/^tracker@http%3A%2F%2F127\.0\.0\.1%3A\d+%2Fmcp:delete_issue$/);
  expect(fixture.records).toMatchObject([{ event: 'call.finished', outcome: 'held', decision: 'ask' }]);
  if (call === undefined) throw new Error('nothing was held');
  await expect(apply?.(call)).resolves.toBe('gone');
});

test('what is denied names the rule and who can change it, and never leaves', async () => {
  await using fixture = await gateBefore(TOOLS);
  fixture.setPolicy({
    mode: 'auto',
    rules: [
      { tool: 'list*', verdict: 'allow' },
      { tool: 'delete*', verdict: 'deny' },
    ],
  });
  await expect(fixture.call('deleteIssue')).rejects.toMatchObject({
    code: 'PERMISSION_DENIED',
    retryable: false,
    message: 'tracker.deleteIssue is denied: policy.yaml rule 2.',
    hint: expect.stringContaining('policy explain tracker.deleteIssue --client claude'),
  });
  await expect(fixture.call('callTool', { name: 'delete_issue' })).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
  expect(fixture.records).toMatchObject([
    { event: 'call.finished', outcome: 'refused', decision: 'deny', rule: 'policy.yaml rule 2' },
    { event: 'call.finished', outcome: 'refused', decision: 'deny', rule: 'policy.yaml rule 2' },
  ]);
});

test('nobody is asked about arguments that do not fit, or a tool that is not granted', async () => {
  await using fixture = await gateBefore([textTool('make', '', { inputSchema: { required: ['a'] } })]);
  fixture.setPolicy({});
  await expect(fixture.call('make', {})).rejects.toMatchObject({ code: 'INVALID_ARGUMENTS' });
  fixture.grant({ scope: parseScope('#server=demo').scope });
  await expect(fixture.call('make', { a: 1 })).rejects.toMatchObject({ code: 'PERMISSION_DENIED' });
});

test('a policy of this moment counts, also for a call that waits in line', async () => {
  const open = Promise.withResolvers<void>();
  let started = 0;
  const run = async () => {
    started += 1;
    await open.promise;
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'slow', run }]);
  // One more than are let in at a time.
  const calls = Promise.allSettled(Array.from({ length: 11 }, () => fixture.call('slow')));
  await expect.poll(() => started).toBe(10);
  fixture.setPolicy({ mode: 'read-only' });
  open.resolve();
  // Which of them waits is not said: they reach the line in any order.
  const refused = (await calls).filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject([{ reason: { message: 'tracker.slow is denied: mode read-only.' } }]);
  expect(started).toBe(10);
});

const EXEC = { _meta: { access: 'exec' }, annotations: { readOnlyHint: true } };

test('what runs commands needs a reason, which is on the log and goes to a worker that asks for one', async () => {
  const received: unknown[] = [];
  const run = (args: object) => {
    received.push(args);
    return { content: [] };
  };
  const properties = { command: { type: 'string' } };
  const own = { type: 'object' as const, properties, additionalProperties: false, required: ['command'] };
  const listing = { ...own, properties: { ...properties, reason: { type: 'string', maxLength: 20 } } };
  await using fixture = await gateBefore([
    { name: 'run', ...EXEC, inputSchema: own, run },
    { name: 'run_for', ...EXEC, inputSchema: listing, run },
  ]);
  const rules = ['run', 'run_for'].map((tool) => ({ integration: 'tracker', tool, verdict: 'allow' as const }));
  fixture.setPolicy({ rules });
  for (const method of ['run', 'runFor']) {
    for (const reason of [{}, { reason: 'no' }, { reason: 5 }]) {
      await expect(fixture.call(method, { command: 'ls', ...reason })).rejects.toMatchObject({
        code: 'INVALID_ARGUMENTS',
        message: expect.stringContaining('reason'),
      });
    }
    await fixture.call(method, { command: 'ls', reason: 'to look' });
  }
  expect(received).toEqual([{ command: 'ls' }, { command: 'ls', reason: 'to look' }]);
  const sent = fixture.records.filter(({ event }) => event === 'call.dispatched');
  expect(sent.map(({ access, reason, rule, durable }) => [access, reason, rule, durable])).toEqual([
    ['exec', 'to look', 'policy.yaml rule 1', true],
    ['exec', 'to look', 'policy.yaml rule 2', true],
  ]);
});
