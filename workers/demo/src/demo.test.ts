import { inflateSync } from 'node:zlib';
import { startTestWorker, type TestWorker } from '@sallyport/worker-sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDemoWorker } from './worker.ts';

let worker: TestWorker;
beforeEach(async () => {
  worker = await startTestWorker(createDemoWorker(() => new Date('2026-01-01T00:00:00Z')));
});
afterEach(() => worker.stop());

describe('the demo worker', () => {
  it('has exactly the tools that its users know, reads marked as reads', async () => {
    const tools = await worker.list();
    const reads = tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name);
    const writes = tools.filter(({ annotations }) => annotations?.readOnlyHint !== true).map(({ name }) => name);
    expect(reads).toEqual([
      'add',
      'big_table',
      'echo',
      'fail',
      'get_image',
      'get_report',
      'get_user',
      'list_calls',
      'list_notes',
      'list_users',
      'slow',
    ]);
    expect(writes).toEqual(['create_note', 'delete_note']);
    expect(tools.find(({ name }) => name === 'delete_note')?.annotations?.destructiveHint).toBe(true);
  });

  it('adds and echoes', async () => {
    expect(await worker.call('add', { a: 2, b: 0.5 })).toEqual({ sum: 2.5 });
    expect(await worker.call('echo', { any: ['thing', { deep: null }] })).toEqual({ any: ['thing', { deep: null }] });
  });

  it('pages through 95 different people', async () => {
    const people: { id: number; email: string; phone: string }[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const answer = (await worker.call('list_users', { page, perPage: 40 })) as {
        items: typeof people;
        totalPages: number;
      };
      expect(answer).toMatchObject({ page, perPage: 40, total: 95, totalPages: 3 });
      people.push(...answer.items);
    }
    expect(people.map(({ id }) => id)).toEqual(Array.from({ length: 95 }, (_, index) => index + 1));
    expect(new Set(people.map(({ email }) => email)).size).toBe(95);
    expect(
      people.every(
        ({ email, phone }) => /@example\.(com|org|net)$/.test(email) && /^\+1 \d{3} 555 01\d\d$/.test(phone),
      ),
    ).toBe(true);
    expect(await worker.call('get_user', { id: 95 })).toEqual(people[94]);
    expect(await worker.fail('get_user', { id: 96 })).toMatchObject({
      code: 'INVALID_API_REQUEST',
      error: 'user 96 was not found',
    });
  });

  it.each([
    [500, 'API_ERROR'],
    [403, 'PERMISSION_DENIED'],
    [422, 'INVALID_API_REQUEST'],
  ])('fails with status %i as an upstream would', async (status, code) => {
    expect(await worker.fail('fail', { message: 'no luck', status })).toMatchObject({
      code,
      error: expect.stringContaining('no luck'),
    });
  });

  it('keeps notes until they are deleted', async () => {
    const note = { id: 1, text: 'first', createdAt: '2026-01-01T00:00:00.000Z' };
    expect(await worker.call('create_note', { text: 'first' })).toEqual(note);
    expect(await worker.call('list_notes')).toEqual({ items: [note] });
    expect(await worker.call('delete_note', { id: 1 })).toEqual({ deleted: 1 });
    expect(await worker.fail('delete_note', { id: 1 })).toMatchObject({ code: 'INVALID_API_REQUEST' });
    expect(await worker.call('list_notes')).toEqual({ items: [] });
  });

  it('answers with a picture that can be decoded', async () => {
    const [block] = (await worker.callRaw('get_image')).content;
    expect(block).toMatchObject({ type: 'image', mimeType: 'image/png' });
    const png = Buffer.from(block?.type === 'image' ? block.data : '', 'base64');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 16]);
    const data = png.subarray(41, 41 + png.readUInt32BE(33));
    expect(inflateSync(data)).toHaveLength(16 * (1 + 16 * 3));
  });

  it('answers with structured content, and with tables of the size asked for', async () => {
    expect((await worker.callRaw('get_report')).structuredContent).toMatchObject({
      title: 'Harbour report 2026',
      totalShips: 588,
    });
    const table = (await worker.call('big_table', { rows: 300, columns: 4 })) as {
      columns: string[];
      rows: string[][];
    };
    expect([table.columns, table.rows.length, table.rows[299]]).toEqual([
      ['c1', 'c2', 'c3', 'c4'],
      300,
      ['c1r300', 'c2r300', 'c3r300', 'c4r300'],
    ]);
  });
});

describe('the ledger', () => {
  it('shows every call in order with how it ended, and not itself', async () => {
    await worker.call('add', { a: 1, b: 2 });
    await worker.fail('fail', {});
    await worker.fail('add', { a: 1 });
    await worker.call('list_calls');
    const startedAt = '2026-01-01T00:00:00.000Z';
    expect(await worker.call('list_calls')).toEqual({
      calls: [
        { id: 1, tool: 'add', args: { a: 1, b: 2 }, state: 'finished', startedAt },
        { id: 2, tool: 'fail', args: {}, state: 'failed', startedAt },
        { id: 3, tool: 'add', args: { a: 1 }, state: 'failed', startedAt },
      ],
    });
  });

  it('says that a slow call runs, and that it was aborted once its caller gave up', async () => {
    const states = async () =>
      ((await worker.call('list_calls')) as { calls: { state: string }[] }).calls.map(({ state }) => state);
    const stop = new AbortController();
    const slow = worker.call('slow', { ms: 600_000 }, { signal: stop.signal }).catch((error: unknown) => error);
    await vi.waitFor(async () => expect(await states()).toEqual(['running']), { timeout: 5_000 });
    stop.abort();
    await slow;
    await vi.waitFor(async () => expect(await states()).toEqual(['aborted']), { timeout: 5_000 });
  });

  it('keeps the last thousand', async () => {
    for (let batch = 0; batch < 11; batch += 1) {
      await Promise.all(Array.from({ length: 100 }, () => worker.call('add', { a: 1, b: 1 })));
    }
    const { calls } = (await worker.call('list_calls')) as { calls: { id: number }[] };
    expect([calls.length, calls[0]?.id, calls.at(-1)?.id]).toEqual([1_000, 101, 1_100]);
  });
});
