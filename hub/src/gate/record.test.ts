import { describe, expect, test } from 'vitest';
import type { AuditRecord } from '../audit/audit-log.ts';
import type { Tool } from '../catalog/tool.ts';
import { type FixtureTool, textTool } from '../catalog/worker/worker-fixture.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { gateBefore, READ, scriptWith } from './gate-fixture.ts';
import { createRecord } from './record.ts';

test('a write is on disk before it leaves, a read need not be, and no argument is on the log', async () => {
  const order: string[] = [];
  const run: FixtureTool['run'] = () => {
    order.push(`worker after ${fixture.records.length} records`);
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'write', run }, textTool('read', '', READ)]);
  await fixture.call('write', { secret: 'hunter2' });
  await fixture.call('read');
  expect(order).toEqual(['worker after 1 records']);
  expect(
    fixture.records.map(({ event, tool, access, durable, outcome }) => [event, tool, access, durable, outcome]),
  ).toEqual([
    ['call.dispatched', 'write', 'write', true, undefined],
    ['call.finished', 'write', 'write', false, 'ok'],
    ['call.dispatched', 'read', 'read', false, undefined],
    ['call.finished', 'read', 'read', false, 'ok'],
  ]);
  expect(JSON.stringify(fixture.records)).not.toContain('hunter2');
});

test('both records of a call say that it may destroy something', async () => {
  await using fixture = await gateBefore([
    textTool('drop', ''),
    textTool('add', '', { annotations: { destructiveHint: false } }),
  ]);
  await fixture.call('drop');
  await fixture.call('add');
  expect(fixture.records.map(({ tool, destructive }) => [tool, destructive])).toEqual([
    ['drop', true],
    ['drop', true],
    ['add', undefined],
    ['add', undefined],
  ]);
});

test('both records say who called what for which script; arguments stand in one, size and time in the other', async () => {
  await using fixture = await gateBefore([textTool('read', 'zażółć', READ)]);
  await fixture.call('read', { page: 1 }, scriptWith({ id: 'script-7' }));
  const who = { correlationId: 'script-7', callId: 1, client: 'claude', integration: 'tracker', method: 'read' };
  const what = { tool: 'read', access: 'read', decision: 'allow', rule: 'read' };
  expect(fixture.records).toEqual([
    { event: 'call.dispatched', ...who, ...what, arguments: { page: 1 }, durable: false },
    {
      event: 'call.finished',
      ...who,
      ...what,
      sent: true,
      outcome: 'ok',
      bytes: Buffer.byteLength('"zażółć"'),
      durationMs: expect.any(Number),
      durable: false,
    },
  ]);
});

test('a worker is told the id of the script and the number of the call', async () => {
  let seen: unknown;
  await using fixture = await gateBefore([
    {
      name: 'write',
      run: (_args, _signal, meta) => {
        seen = meta;
        return { content: [] };
      },
    },
  ]);
  await fixture.call('write', {}, scriptWith({ id: 'script-7' }));
  expect(seen).toMatchObject({ 'sallyport/correlationId': 'script-7', 'sallyport/callId': 1 });
});

describe('how a call ended is told apart', () => {
  const failing =
    (text: string, meta?: object): FixtureTool['run'] =>
    () => ({
      isError: true,
      content: [{ type: 'text', text }],
      ...(meta === undefined ? {} : { _meta: { 'sallyport/error': meta } }),
    });
  const tools: FixtureTool[] = [
    { name: 'fails', run: failing('no') },
    { name: 'late', run: failing('no', { error: 'gone', code: 'UPSTREAM_TIMEOUT', retryable: false }) },
    { name: 'lateRead', ...READ, run: failing('no', { error: 'gone', code: 'UPSTREAM_TIMEOUT', retryable: false }) },
    { name: 'throws', run: () => Promise.reject(new Error('broken')) },
    { name: 'costly', run: () => ({ content: [{ type: 'text', text: `[${'0,'.repeat(400_000)}0]` }] }) },
    { name: 'cuts', run: () => cut() },
    textTool('strict', '', { inputSchema: { required: ['a'] } }),
  ];
  let cut = (): Promise<never> => new Promise(() => {});

  test.each([
    ['fails', 'tool-error', 'API_ERROR', true],
    ['late', 'unclear', 'UPSTREAM_TIMEOUT', true],
    ['lateRead', 'tool-error', 'UPSTREAM_TIMEOUT', true],
    ['throws', 'protocol-error', 'API_ERROR', true],
    ['costly', 'result-refused', 'RESULT_TOO_LARGE', true],
    ['cuts', 'transport-error', 'WORKER_UNAVAILABLE', true],
    ['strict', 'refused', 'INVALID_ARGUMENTS', undefined],
    ['absent', 'refused', 'UNKNOWN_METHOD', undefined],
  ])('%s: %s', async (method, outcome, code, sent) => {
    await using fixture = await gateBefore(tools);
    cut = () => {
      fixture.worker.cut();
      return new Promise(() => {});
    };
    await expect(fixture.call(method, {})).rejects.toMatchObject({ code });
    const finished = fixture.records.at(-1);
    expect(finished).toMatchObject({ event: 'call.finished', outcome, errorCode: code });
    expect(finished?.['sent']).toBe(sent);
    // Arguments of a call that never left stand in its only record.
    expect(fixture.records.filter((record) => 'arguments' in record)).toHaveLength(1);
  });

  test('a worker that cannot be reached has seen nothing', async () => {
    await using fixture = await gateBefore(tools);
    await fixture.worker.close();
    await expect(fixture.call('fails', {})).rejects.toMatchObject({ code: 'WORKER_UNAVAILABLE' });
    expect(fixture.milestones.at(-1)).toMatchObject({ at: 'lost', sent: false });
    expect(fixture.records.at(-1)).toMatchObject({ outcome: 'transport-error', sent: false });
  });
});

test('what the policy decided, and by which rule, stands in both records; the reason of what runs commands too', async () => {
  const records: AuditRecord[] = [];
  const audit = { append: async (record: AuditRecord) => void records.push(record), close: async () => {} };
  const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
  const call = { script: scriptWith(), id: 1, integration: 'host', method: 'run', args: { reason: 'look' } };
  await createRecord(audit, workspaces)({ ...call, onMilestone: () => {} }, async (recorded) => {
    // No tool of the catalogue is one yet.
    const tool = { wireName: 'run', access: 'exec' } as unknown as Tool;
    recorded.onMilestone({ at: 'resolved', tool });
    recorded.onMilestone({ at: 'decided', decision: { verdict: 'allow', rule: 'rule 3' } });
    await recorded.recordDispatch(tool);
  });
  workspaces.close();
  const both = { tool: 'run', access: 'exec', reason: 'look', decision: 'allow', rule: 'rule 3' };
  // Nothing was answered: such a call is held for a person.
  expect(records).toMatchObject([both, { ...both, outcome: 'held' }]);
});

test.each([
  ['runCommand', (args: object) => args],
  ['callTool', (args: object) => ({ name: 'run_command', args })],
])(
  'called by %s, what runs commands has its reason and its arguments on the log in their own places',
  async (method, given) => {
    const tool = { name: 'run_command', _meta: { access: 'exec' }, inputSchema: { properties: { cmd: {} } } };
    await using fixture = await gateBefore([{ ...tool, run: () => ({ content: [] }) }]);
    fixture.setPolicy({ rules: [{ integration: 'tracker', tool: 'run_command', verdict: 'allow' }] });
    const args = { cmd: 'echo', reason: 'clean-up, asked for by the user' };
    await fixture.call(method, given(args));
    const { reason } = args;
    expect(fixture.records).toMatchObject([
      { event: 'call.dispatched', method, tool: 'run_command', reason, arguments: args },
      { event: 'call.finished', method, tool: 'run_command', reason },
    ]);
    await expect(fixture.call('callTool', { name: 'absent', args })).rejects.toMatchObject({ code: 'UNKNOWN_METHOD' });
    expect(fixture.records.at(-1)).toMatchObject({ outcome: 'refused', arguments: { name: 'absent', args } });
  },
);

test('a call whose script ends while it is put down does not leave', async () => {
  let reached = false;
  const run: FixtureTool['run'] = () => {
    reached = true;
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'write', run }]);
  const ending = new AbortController();
  fixture.rebuild({
    audit: {
      ...fixture.audit,
      async append(record, options) {
        await fixture.audit.append(record, options);
        ending.abort();
      },
    },
  });
  await expect(fixture.call('write', {}, scriptWith({ signal: ending.signal }))).rejects.toMatchObject({
    code: 'SANDBOX_TIMEOUT',
  });
  expect(fixture.records).toMatchObject([
    { event: 'call.dispatched' },
    { event: 'call.finished', outcome: 'ended', sent: false },
  ]);
  expect(fixture.milestones.map(({ at }) => at)).toEqual(['resolved', 'decided']);
  expect(reached).toBe(false);
});

test('nothing leaves when it cannot be recorded', async () => {
  let reached = false;
  const run: FixtureTool['run'] = () => {
    reached = true;
    return { content: [] };
  };
  await using fixture = await gateBefore([{ name: 'write', run }]);
  fixture.rebuild({ audit: { ...fixture.audit, append: () => Promise.reject(new Error('disk full')) } });
  await expect(fixture.call('write')).rejects.toThrow('disk full');
  expect(reached).toBe(false);
});
