import { expect, test } from 'vitest';
import { approvalsBefore } from '../approvals/approvals-fixture.ts';
import { SallyportError } from '../errors.ts';
import { workspaceOf } from '../identity.ts';
import type { Execution, ExecutionRequest } from '../sandbox/execution.ts';
import { renderExecution } from './render-answer.ts';
import { executeWithActions } from './with-actions.ts';

const REQUEST: ExecutionRequest = {
  scriptId: 's-9',
  code: 'await tracker.make({})',
  timeoutMs: 1_000,
  client: { name: 'claude' },
  workspace: workspaceOf({ name: 'claude' }, undefined),
  signal: new AbortController().signal,
  onProgress: () => undefined,
};
const DONE: Execution = { scriptId: 's-9', value: 'done', logs: [], calls: [], durationMs: 1 };

const textOf = (execution: Execution) =>
  renderExecution(execution, () => 'r1')
    .content.map((block) => (block.type === 'text' ? block.text : ''))
    .join('\n');

test.each([
  ['returned', DONE],
  ['failed', { ...DONE, value: undefined, error: new SallyportError('SANDBOX_TIMEOUT', 'over') }],
])('the answer of a script that %s lists the calls that still wait, and only those', async (_how, execution) => {
  await using fixture = await approvalsBefore([{ name: 'make', run: () => ({ content: [] }) }]);
  const execute = executeWithActions(async () => {
    const [decided, ...waiting] = await Promise.all(
      [1, 2, 3].map((callId) => fixture.stage('make', {}, { callId, scriptId: 's-9' })),
    );
    if (decided !== undefined) await fixture.approve(decided);
    expect(waiting).toHaveLength(2);
    return execution;
  }, fixture.approvals);
  const answer = await execute(REQUEST);
  expect(answer.pendingActions?.map(({ callId }) => callId)).toEqual([2, 3]);
  const ids = answer.pendingActions?.map(({ id }) => `${id} (tracker.make)`).join(', ');
  expect(textOf(answer)).toContain(
    `Pending: 2 of the script's calls wait for a person to approve them, and have not been sent: ${ids}.`,
  );
});

test('the answer of a script without such calls says nothing of them', async () => {
  await using fixture = await approvalsBefore([]);
  const answer = await executeWithActions(async () => DONE, fixture.approvals)(REQUEST);
  expect(textOf(answer)).toBe('done');
});
