/** How `paginate` and `collect` know the end of a list, by what its pages say of it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandbox({ gate: async ({ args }) => args });
});
afterAll(() => fixture.close());

describe('a list of three pages ends with its third', () => {
  it.each([
    ['totalPages', '{ items: [page], totalPages: 3 }'],
    ['total_pages', '{ items: [page], total_pages: 3 }'],
    ['hasMore', '{ items: [page], hasMore: page < 3 }'],
    ['has_more', '{ items: [page], has_more: page < 3 }'],
    ['nextCursor', '{ items: [page], nextCursor: page < 3 ? "c" : null }'],
    ['next_cursor', '{ results: [page], next_cursor: page < 3 ? "c" : "" }'],
    ['next_page', '{ items: [page], next_page: page < 3 ? page + 1 : null }'],
    ['nextPageToken', '{ items: [page], nextPageToken: page < 3 ? "t" : "" }'],
    ['a nextPageToken that the last page lacks', '{ items: [page], ...(page < 3 ? { nextPageToken: "t" } : {}) }'],
    ['a next_cursor that the last page lacks', '{ items: [page], next_cursor: page < 3 ? "c" : undefined }'],
  ])('by %s', async (_name, page) => {
    const { value, error, calls } = await fixture.execute(`return await collect((page) => demo.list(${page}))`);
    expect(error).toBeUndefined();
    expect(value).toEqual([1, 2, 3]);
    expect(calls).toHaveLength(3);
  });
});

describe('pages that are no JSON', () => {
  it.each([
    ['big integers', 'return await collect((page) => page > 2 ? [] : [BigInt(page)])', [1, 2]],
    [
      'objects that contain themselves',
      `const all = { name: 'all' }; all.self = all;
       return (await collect((page) => page > 2 ? [] : [{ page, all }])).length`,
      2,
    ],
  ])('%s are gone through as any', async (_name, code, value) => {
    expect((await fixture.execute(code)).value).toEqual(value);
  });
});

it('a concurrency without a limit is the largest there is', async () => {
  const { value } = await fixture.execute('return await batch([() => 1, () => 2], { concurrency: Infinity })');
  expect(value).toEqual({ results: [1, 2], errors: [] });
});
