import { expect, it } from 'vitest';
import type { AuditRecord } from '../audit/audit-log.ts';
import type { Lookups } from '../catalog/lookup/lookups.ts';
import { SallyportError } from '../errors.ts';
import { JsonText } from '../json-text.ts';
import { createWorkspaces } from '../workspace/workspaces.ts';
import type { Call, Script } from './call.ts';
import { scriptWith } from './gate-fixture.ts';
import { answeringLookups } from './lookup.ts';

function gateWith(lookups: Lookups, callsPerScript = 3) {
  const records: AuditRecord[] = [];
  const passedOn: Call[] = [];
  const workspaces = createWorkspaces({ idleTtlMs: 60_000, sweepIntervalMs: 60_000, onIdle: () => {} });
  const gate = answeringLookups(
    async (call) => {
      passedOn.push(call);
      return 'from a worker';
    },
    {
      lookups,
      knownTo: (client) => ({
        integrations: [],
        mayCall: ({ integration }) => integration === client.name,
        notSetUp: [],
      }),
      audit: { append: async (record) => void records.push(record), close: async () => {} },
      workspaces,
      callsPerScript,
    },
  );
  const ask = (script: Script, integration: string, method: string, args?: unknown) =>
    gate({ script, id: 1, integration, method, args, onMilestone: () => {} });
  return { ask, records, passedOn };
}

const LIST: Lookups = new Map([['skills.list', { kind: 'listing', answer: () => new JsonText('[]') } as const]]);

it('answers lookups itself, with a record each, and passes on every other call', async () => {
  const { ask, records, passedOn } = gateWith(LIST);
  const script = scriptWith();
  const args = { options: { tag: 'ada@example.org' } };
  await expect(ask(script, 'skills', 'list', args)).resolves.toEqual(new JsonText('[]'));
  await expect(ask(script, 'demo', 'list')).resolves.toBe('from a worker');
  expect(passedOn.map(({ integration }) => integration)).toEqual(['demo']);
  expect(records).toMatchObject([
    { event: 'listing', lookup: 'skills.list', correlationId: script.id, client: script.client.name, outcome: 'ok' },
  ]);
  expect(JSON.stringify(records)).not.toContain('ada@example.org');
});

it('answers for the client of the script', async () => {
  let maySeeOwn: boolean | undefined;
  const lookups: Lookups = new Map([
    [
      'catalog.search',
      {
        kind: 'search',
        answer(_args, { mayCall }) {
          // Nothing else of the tool is looked at.
          maySeeOwn = mayCall({ integration: 'tester' } as Parameters<typeof mayCall>[0]);
          return new JsonText('[]');
        },
      },
    ],
  ]);
  const { ask, records } = gateWith(lookups);
  await ask({ ...scriptWith(), client: { name: 'tester' } }, 'catalog', 'search', { query: 'x' });
  expect(maySeeOwn).toBe(true);
  expect(records).toMatchObject([{ event: 'search', client: 'tester' }]);
});

it('counts them for each script, and refuses one over the limit', async () => {
  const { ask, records } = gateWith(LIST);
  const script = scriptWith();
  for (let n = 0; n < 3; n += 1) await ask(script, 'skills', 'list');
  await expect(ask(script, 'skills', 'list')).rejects.toMatchObject({ code: 'CALL_LIMIT_EXCEEDED' });
  expect(records.at(-1)).toMatchObject({ outcome: 'refused', errorCode: 'CALL_LIMIT_EXCEEDED' });
  await expect(ask(scriptWith(), 'skills', 'list')).resolves.toBeInstanceOf(JsonText);
});

it('refuses what is no lookup, and records neither long arguments nor a wrong kind', async () => {
  const { ask, records, passedOn } = gateWith(LIST);
  const script = scriptWith();
  await expect(ask(script, 'skills', 'constructor', { x: 'y'.repeat(5_000) })).rejects.toMatchObject({
    code: 'UNKNOWN_METHOD',
    message: 'skills has no method "constructor". It has: skills.list.',
  });
  expect(passedOn).toEqual([]);
  expect(records).toMatchObject([{ event: 'listing', outcome: 'refused', arguments: undefined }]);
});

it('records a failed lookup with its code, and hands the error on', async () => {
  const error = new SallyportError('UNKNOWN_INTEGRATION', 'none');
  const { ask, records } = gateWith(
    new Map([['catalog.tools', { kind: 'listing', answer: () => Promise.reject(error) } as const]]),
  );
  await expect(ask(scriptWith(), 'catalog', 'tools', { integration: 'x' })).rejects.toBe(error);
  expect(records).toMatchObject([{ lookup: 'catalog.tools', outcome: 'refused', errorCode: 'UNKNOWN_INTEGRATION' }]);
});
