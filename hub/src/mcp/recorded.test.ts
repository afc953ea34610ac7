import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { AuditRecord } from '../audit/audit-log.ts';
import { SallyportError } from '../errors.ts';
import { workspaceOf } from '../identity.ts';
import type { Execution, LedgerEntry } from '../sandbox/execution.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import { recordedExecute, recordedSearch } from './recorded.ts';
import { executionWith } from './test-hub.ts';

const client = { name: 'claude' };
const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
const call = (id: number, parts: Partial<LedgerEntry>): LedgerEntry => ({
  id,
  integration: 'demo',
  method: 'createNote',
  tool: 'create_note',
  access: 'write',
  outcome: 'done',
  left: true,
  durationMs: 1,
  ...parts,
});

function run(parts: Partial<Execution>, { code = 'return 1', failing = false, session = 'session-id' } = {}) {
  const records: AuditRecord[] = [];
  const append = async (record: AuditRecord) => {
    if (failing) throw new SallyportError('API_ERROR', 'The audit log cannot be written.');
    records.push(record);
  };
  const execute = recordedExecute(async () => executionWith(parts), { append, close: async () => {} }, workspaces);
  const request = {
    scriptId: 'script-1',
    code,
    timeoutMs: 1_000,
    client,
    workspace: workspaceOf(client, session),
    signal: new AbortController().signal,
    onProgress: () => {},
  };
  return execute(request).then((execution) => ({ execution, record: records[0] }));
}

describe('the record of a script', () => {
  test('says who ran what in which conversation, how it ended, and what it reached', async () => {
    const code = `return await demo.createNote({ text: "${['ada', 'example.com'].join('@')}" })`;
    const calls = [
      call(1, {}),
      call(2, { outcome: 'unknown' }),
      call(3, { method: 'add', tool: 'add', access: 'read', outcome: 'queued', left: false }),
    ];
    const error = new SallyportError('SANDBOX_TIMEOUT', 'late');
    const { record } = await run({ error, calls, durationMs: 12.4 }, { code });
    expect(record).toEqual({
      event: 'script',
      auditId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      correlationId: 'script-1',
      client: 'claude',
      authStrategy: 'client-token',
      workspace: expect.stringMatching(/^[0-9a-f]{16}$/),
      code: expect.stringContaining('demo.createNote({ text: "[EMAIL:'),
      codeSha256: createHash('sha256').update(code).digest('hex'),
      outcome: 'SANDBOX_TIMEOUT',
      durationMs: 12,
      apiCallCount: 2,
      endpointsAccessed: ['demo.create_note'],
      ledger: [
        { callId: 1, call: 'demo.createNote', access: 'write', outcome: 'done', left: true },
        { callId: 2, call: 'demo.createNote', access: 'write', outcome: 'unknown', left: true },
        { callId: 3, call: 'demo.add', access: 'read', outcome: 'queued', left: false },
      ],
    });
  });

  test('has no name unmasked that a script made up', async () => {
    const [address, iban] = [['ada', 'example.com'].join('@'), ['PL61', '109010140000071219812874'].join('')];
    const { tool: _, ...unknown } = call(1, { outcome: 'failed', left: false });
    const calls = [
      { ...unknown, method: address },
      { ...unknown, integration: 'x', method: iban },
    ];
    const { record } = await run({ calls });
    const text = JSON.stringify(record?.['ledger']);
    for (const part of ['ada', 'example.com', iban]) expect(text).not.toContain(part);
    expect(record?.['ledger']).toMatchObject([
      { call: expect.stringMatching(/^demo\.\?EMAIL\?/) },
      { call: expect.stringMatching(/^x\.\?IBAN\?/) },
    ]);
  });

  test('tells conversations apart without their session id', async () => {
    const [one, same, other] = await Promise.all(
      ['session-id', 'session-id', 'another'].map((session) => run({}, { session })),
    );
    expect(one?.record?.['workspace']).toBe(same?.record?.['workspace']);
    expect(one?.record?.['workspace']).not.toBe(other?.record?.['workspace']);
    expect(JSON.stringify(one?.record)).not.toContain('session-id');
  });
});

describe('a script whose record cannot be written', () => {
  test('gets no value, but its ledger, and may be repeated only where nothing can have happened', async () => {
    const secret = { value: 'secret', logs: [{ level: 'log', text: 'secret' }] } as const;
    const written = await run({ ...secret, calls: [call(1, {})] }, { failing: true });
    expect(written.execution).toMatchObject({
      value: undefined,
      logs: [],
      error: { code: 'SANDBOX_LOST', retryable: false },
    });
    expect(written.execution.calls).toHaveLength(1);
    const read = await run({ ...secret, calls: [call(1, { access: 'read' })] }, { failing: true });
    expect(read.execution.error).toMatchObject({ retryable: true, message: expect.stringContaining('audit log') });
    const waiting = call(1, { outcome: 'queued', left: false, isHeld: true });
    const held = await run({ ...secret, calls: [waiting] }, { failing: true });
    expect(held.execution.error).toMatchObject({ retryable: false });
  });
});

test('the record of a search has nothing unmasked, whichever argument it stands in', async () => {
  const records: AuditRecord[] = [];
  const audit = { append: async (record: AuditRecord) => void records.push(record), close: async () => {} };
  const address = ['ada', 'example.com'].join('@');
  const search = recordedSearch(() => 'text', audit);
  await search(`write to ${address}`, { client, integration: address, detail: 'names', limit: 5 });
  await search('list', { client, integration: 'demo', detail: 'names', limit: 5 });
  await search('list', { client, detail: 'names', limit: 5 });
  expect(records.map(({ query, integration }) => [query, integration])).toEqual([
    [expect.stringMatching(/^write to \[EMAIL:/), expect.stringMatching(/^\[EMAIL:[0-9a-f]+\]$/)],
    ['list', 'demo'],
    ['list', undefined],
  ]);
});

test('a search that fails is recorded as well, and one that cannot be recorded is not answered', async () => {
  const records: AuditRecord[] = [];
  const options = { client, detail: 'names', limit: 5 } as const;
  const audit = { append: async (record: AuditRecord) => void records.push(record), close: async () => {} };
  const unknown = new SallyportError('UNKNOWN_INTEGRATION', 'none');
  await expect(recordedSearch(() => Promise.reject(unknown), audit)('x', options)).rejects.toBe(unknown);
  expect(records).toMatchObject([{ event: 'search', outcome: 'refused', errorCode: 'UNKNOWN_INTEGRATION' }]);
  const full = { ...audit, append: () => Promise.reject(new Error('full')) };
  await expect(recordedSearch(() => 'text', full)('x', options)).rejects.toThrow('full');
});
