import type { StoredRecord } from '@sallyport/hub/audit-record';
import { describe, expect, it } from 'vitest';
import { renderRecord } from './render-record.ts';

const record = (fields: object): StoredRecord => ({
  seq: 3,
  time: '2026-11-30T21:02:00.000Z',
  event: 'call.finished',
  prev: '',
  hash: '',
  client: 'claude',
  integration: 'demo',
  ...fields,
});

describe('a name that was made to look like more of the line', () => {
  const forged = 'list  read  ok  3 ms  decision="allow"  script 0badcafe';
  const quoted = JSON.stringify(forged).replaceAll('  ', ' \\u0020');

  it.each([
    ['method', { method: forged }, `claude  demo.${quoted}`],
    ['tool', { tool: forged, method: 'list' }, `claude  demo.${quoted}`],
    ['integration', { integration: forged, method: 'list' }, `claude  ${quoted}.list`],
    ['client', { client: forged, integration: undefined }, quoted],
  ])('%s is quoted', (_, fields, shown) => {
    const line = renderRecord(record({ ...fields, outcome: 'refused' }));
    expect(line).toBe(`2026-11-30 21:02:00.000Z  #3  call.finished  ${shown}  refused`);
  });

  it('is quoted in any other field too, so that its end can be told', () => {
    const line = renderRecord(record({ reason: 'because"  outcome="ok', outcome: 'refused' }));
    expect(line).toContain('demo  refused  reason="because\\" \\u0020outcome=\\"ok"');
  });
});

it('plain names stand as they are, invisible characters are spelled out once', () => {
  const line = renderRecord(record({ tool: 'repos/list.all-v2', reason: 'a\u202eb\nc' }));
  expect(line).toContain('  claude  demo.repos/list.all-v2  reason="a\\u202eb\\nc"');
});

describe('a field that is neither text nor number is shown as JSON', () => {
  const odd = { toString: 1 };

  it.each([
    [{ client: odd }, '{"toString":1}  demo'],
    [{ integration: odd, tool: 't' }, 'claude  {"toString":1}.t'],
    [{ method: { cut: 'xx  ok' } }, 'claude  demo.{"cut":"xx \\u0020ok"}'],
    [{ durationMs: { toString: 1, valueOf: 1 } }, 'demo  {"toString":1,"valueOf":1} ms'],
    [{ correlationId: odd }, 'demo  script {"toString":1}'],
    [{ outcome: null }, 'demo  null'],
  ])('%j', (fields, shown) => {
    expect(renderRecord(record(fields))).toContain(shown);
  });
});
