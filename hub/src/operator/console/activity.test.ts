import { appendFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { AuditRecord } from '../../audit/audit-log.ts';
import { openAuditLog } from '../../audit/file-audit-log.ts';
import { segmentName } from '../../audit/log-files.ts';
import { chainedLine, GENESIS } from '../../audit/record-line.ts';
import { type ActivityFilter, createActivity } from './activity.ts';
import { visited } from './console-fixture.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
const EVERYTHING: ActivityFilter = {
  show: 'all',
  client: '',
  integration: '',
  outcome: 'any',
  since: undefined,
  until: undefined,
};

/** A log of these records, over files of a few records each. */
async function logOf(records: readonly AuditRecord[], segmentBytes = 2_000) {
  const folder = await mkdtemp(join(tmpdir(), 'sp-activity-'));
  const audit = await openAuditLog(folder, { log: QUIET, segmentBytes });
  for (const record of records) await audit.append(record);
  await audit.close();
  return { folder, activity: createActivity(folder) };
}

const scripts = (count: number): readonly AuditRecord[] =>
  [...Array(count).keys()].map((n) => ({ event: 'script', correlationId: `s${n}`, client: 'claude', outcome: 'ok' }));

test('pages lead from the newest record to the oldest, over all files, each record once', async () => {
  const { activity } = await logOf(scripts(130));
  const seen: unknown[] = [];
  let page = await activity.page({ ...EVERYTHING, show: 'scripts' }, undefined);
  for (;;) {
    seen.push(...page.records.map(({ record }) => record['correlationId']));
    expect(page.records.length).toBeLessThanOrEqual(50);
    if (page.older === undefined) break;
    page = await activity.page({ ...EVERYTHING, show: 'scripts' }, page.older);
  }
  expect(seen).toEqual([...Array(130).keys()].map((n) => `s${129 - n}`));
});

test('records longer than what is read at once come out whole', async () => {
  const long = (n: number) => ({ event: 'search', query: `${n}`.repeat(60_000), client: 'claude' });
  const { activity } = await logOf([long(1), long(2), long(3), long(4), long(5), long(6)], 64 * 1024 * 1024);
  const { records } = await activity.page(EVERYTHING, undefined);
  expect(records.map(({ record }) => String(record['query'] ?? record.event).slice(0, 3))).toEqual([
    'aud',
    ...['666', '555', '444', '333', '222', '111'],
    'aud',
  ]);
});

test('a filter is by client, integration, outcome and time, and shows what is said to be shown', async () => {
  const { activity } = await logOf([
    { event: 'script', correlationId: 'a', client: 'claude', outcome: 'ok', ledger: [{ call: 'crane.lift' }] },
    {
      event: 'script',
      correlationId: 'b',
      client: 'second',
      outcome: 'SANDBOX_TIMEOUT',
      ledger: [{ call: 'pier.dock' }],
    },
    { event: 'call.finished', correlationId: 'a', client: 'claude', integration: 'crane', outcome: 'held' },
    { event: 'action.staged', client: 'claude', integration: 'crane' },
    { event: 'action.rejected', client: 'claude', integration: 'crane' },
    { event: 'operator.unlocked', surface: 'http' },
  ]);
  const events = async (filter: Partial<ActivityFilter>) =>
    (await activity.page({ ...EVERYTHING, ...filter }, undefined)).records.map(({ record }) =>
      `${record.event} ${record['correlationId'] ?? ''}`.trim(),
    );
  expect(await events({ client: 'second' })).toEqual(['script b']);
  expect(await events({ integration: 'crane' })).toEqual(['action.rejected', 'action.staged', 'script a']);
  // A name that is only a part of another, or stands somewhere else in a record, is not it.
  expect(await events({ integration: 'cran' })).toEqual([]);
  expect(await events({ client: 'crane' })).toEqual([]);
  expect(await events({ show: 'calls', outcome: 'waiting' })).toEqual(['call.finished a']);
  expect(await events({ outcome: 'failed' })).toEqual(['action.rejected', 'script b']);
  expect(await events({ show: 'scripts' })).toEqual(['script b', 'script a']);
  expect(await events({ show: 'decisions', client: 'claude' })).toEqual(['action.rejected', 'action.staged']);
  expect(await events({ since: Date.now() + 60_000 })).toEqual([]);
  expect(await events({ until: Date.now() - 60_000 })).toEqual([]);
  expect(await events({ since: Date.now() - 60_000, until: Date.now() + 60_000, show: 'scripts' })).toHaveLength(2);
});

test('a script whose ledger was cut is found by what it reached, and shown with the calls that left', async () => {
  const cut = { cut: '[{"callId":1,', bytes: 40_000, sha256: 'c0ffee' };
  const { folder, activity } = await logOf([
    {
      event: 'script',
      correlationId: 'long',
      ledger: cut,
      apiCallCount: 480,
      endpointsAccessed: ['pier.dock', 'crane.lift'],
    },
    {
      event: 'script',
      correlationId: 'odd',
      ledger: [{ call: { toString: 1 } }],
      endpointsAccessed: [{ toString: 1 }],
    },
  ]);
  for (const [integration, found] of [
    ['crane', ['long']],
    ['cran', []],
    ['toString', []],
  ] as const) {
    const { records } = await activity.page({ ...EVERYTHING, integration }, undefined);
    expect(records.map(({ record }) => record['correlationId'])).toEqual(found);
  }
  const { get } = await visited({ auditFolder: folder });
  expect((await get('activity?integration=crane')).body).toContain('480 calls');
});

test('where the clock went back, what was written before it is shown all the same', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sp-activity-'));
  let link = GENESIS;
  for (const at of ['10:00', '10:05', '09:00', '10:10']) {
    const made = chainedLine(JSON.stringify({ event: 'script', at }), `2026-12-01T${at}:00.000Z`, link);
    await appendFile(join(folder, segmentName(1)), made.line);
    link = made.link;
  }
  const since = Date.parse('2026-12-01T09:30:00Z');
  const { records, older } = await createActivity(folder).page({ ...EVERYTHING, since }, undefined);
  expect(records.map(({ record }) => record['at'])).toEqual(['10:10', '10:05', '10:00']);
  expect(older).toBeUndefined();
});

/** A log of two files, with 20 MB in each that no filter wants, and before that what clients seldom do. */
async function longLog() {
  const folder = await mkdtemp(join(tmpdir(), 'sp-activity-'));
  const filling = [...Array(20).keys()].map((n) => ({ event: 'search', client: 'claude', n, query: 'x'.repeat(1e6) }));
  const seldom = { event: 'action.rejected', client: 'second', correlationId: 'old' };
  let link = GENESIS;
  for (const [file, records] of [[seldom, ...filling], filling].entries()) {
    const firstSeq = file * 21 + 1;
    for (const record of records) {
      const made = chainedLine(JSON.stringify(record), '2026-12-01T10:00:00.000Z', link);
      await appendFile(join(folder, segmentName(firstSeq)), made.line);
      link = made.link;
    }
  }
  return createActivity(folder);
}

test.each([
  ['passed over unread', { client: 'second' }],
  ['read', { show: 'decisions' }],
] as const)('a page of a long log ends where much was %s, and what is older is found from there', async (_, filter) => {
  const activity = await longLog();
  const first = await activity.page({ ...EVERYTHING, ...filter }, undefined);
  expect(first).toMatchObject({ records: [], older: { offset: expect.any(Number) } });
  const second = await activity.page({ ...EVERYTHING, ...filter }, first.older);
  expect(second).toMatchObject({ records: [{ record: { correlationId: 'old' } }], older: undefined });
});

test('decisions and scripts are not looked for through all of a long log', async () => {
  const activity = await longLog();
  expect(await activity.decided(20)).toEqual([]);
  expect(await activity.ofScript('old', undefined)).toEqual([]);
  expect(await activity.ofScript('old', { seq: 1, offset: 2_000 })).toHaveLength(1);
});

test('what scripts look up is no decision', async () => {
  const lookups = ['search', 'listing', 'action.list', 'action.result'].map((event) => ({ event, lookup: 'x.y' }));
  const { activity } = await logOf([...lookups, { event: 'action.approved' }, ...lookups]);
  const events = async (show: ActivityFilter['show']) =>
    (await activity.page({ ...EVERYTHING, show }, undefined)).records.map(({ record }) => record.event);
  expect(await events('decisions')).toEqual(['audit.closed', 'action.approved', 'audit.opened']);
  expect(await events('all')).toContain('action.list');
});

test('a script is told with all its records, in their order', async () => {
  const { activity } = await logOf([
    { event: 'call.dispatched', correlationId: 's1', callId: 1 },
    { event: 'call.dispatched', correlationId: 's2', callId: 1, arguments: { text: '"correlationId":"s1"' } },
    { event: 'call.finished', correlationId: 's1', callId: 1 },
    { event: 'script', correlationId: 's1' },
    { event: 'action.applied', correlationId: 's1', actionId: 'x' },
  ]);
  const records = await activity.ofScript('s1', undefined);
  expect(records.map(({ event }) => event)).toEqual(['call.dispatched', 'call.finished', 'script', 'action.applied']);
  expect((await activity.decided(5)).map(({ event }) => event)).toEqual(['action.applied']);
});

test('what is no sound record, or is not written to its end, is not shown', async () => {
  const { folder, activity } = await logOf(scripts(3), 64 * 1024 * 1024);
  const file = join(folder, segmentName(1));
  await appendFile(
    file,
    '{"seq":99,"time":"2026-11-30T12:00:00.000Z","event":"script","correlationId":"forged"}\nnot JSON\n\n',
  );
  await appendFile(file, '{"seq":100,"time":"2026');
  const { records } = await activity.page({ ...EVERYTHING, show: 'scripts' }, undefined);
  expect(records.map(({ record }) => record['correlationId'])).toEqual(['s2', 's1', 's0']);
});

test('a log that is not there, and a place that is none, show nothing and fail nothing', async () => {
  expect(await createActivity('/nonexistent').page(EVERYTHING, undefined)).toEqual({ records: [], older: undefined });
  const { activity } = await logOf(scripts(3));
  for (const place of [
    { seq: 0, offset: 0 },
    { seq: 2, offset: 7 },
    { seq: 1e15, offset: 1e15 },
  ])
    expect((await activity.page(EVERYTHING, place)).records.length).toBeLessThanOrEqual(5);
});
