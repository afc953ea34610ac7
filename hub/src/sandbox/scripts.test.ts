/** What comes with a script's value or in its place: logs, progress, the ledger, errors that help. See legitimate/. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SallyportError } from '../errors.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

interface ListArgs {
  readonly page: number;
}

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandbox({
    gate: async ({ method, args }) => {
      if (method === 'fail') throw new SallyportError('API_ERROR', 'the upstream answered 500', { hint: 'try later' });
      if (method === 'listUsers') {
        const { page } = args as ListArgs;
        return { items: [{ id: page * 2 - 1 }, { id: page * 2 }], page, totalPages: 3 };
      }
      if (method === 'listMergeRequests') {
        const { page } = args as ListArgs;
        return page > 2 ? [] : [{ iid: page }];
      }
      if (method === 'nothing') return undefined;
      return args;
    },
  });
});
afterAll(() => fixture.close());

describe('what comes with the value', () => {
  it('hands over a large list of records whole', async () => {
    const { value } = await fixture.execute(
      'Array.from({ length: 20_000 }, (_, id) => ({ id, name: "item " + id, tags: ["a", "ü"] }))',
    );
    expect(value).toHaveLength(20_000);
    expect((value as unknown[])[19_999]).toEqual({ id: 19_999, name: 'item 19999', tags: ['a', 'ü'] });
  });

  it('collects what the console prints, readable and with levels', async () => {
    const { logs } = await fixture.execute(
      'console.log("a", 1, { b: [true] }, undefined, null);\nconsole.error(new TypeError("bad"));\nconsole.debug();',
    );
    expect(logs).toEqual([
      { level: 'log', text: 'a 1 {"b":[true]} undefined null' },
      { level: 'error', text: 'TypeError: bad (line 2, column 15)' },
      { level: 'debug', text: '' },
    ]);
  });

  it('reports progress', async () => {
    const seen: unknown[] = [];
    await fixture.execute('progress("half", 0.5); await sleep(1); progress("done"); await sleep(1)', {
      onProgress: (text, fraction) => seen.push([text, fraction]),
    });
    expect(seen).toEqual([
      ['half', 0.5],
      ['done', undefined],
    ]);
  });

  it('keeps a ledger of the calls', async () => {
    const { calls } = await fixture.execute(
      'demo.echo({}); await demo.fail().catch(() => {}); demo.slow({}); return 1',
    );
    expect(calls.map(({ id, integration, method, outcome, code }) => [id, integration, method, outcome, code])).toEqual(
      [
        [1, 'demo', 'echo', 'done', undefined],
        [2, 'demo', 'fail', 'failed', 'API_ERROR'],
        [3, 'demo', 'slow', 'unknown', undefined],
      ],
    );
  });
});

describe('errors that help', () => {
  it.each<[string, string, RegExp, RegExp | undefined]>([
    ['the place of a runtime error', 'const a = 1;\nnull.b;', /^TypeError: .* \(line 2, column \d+\)$/, undefined],
    [
      'the place in TypeScript',
      'const a: number = 1;\n  undefinedName()',
      /undefinedName is not defined \(line 2, column 3\)$/,
      undefined,
    ],
    [
      'a wire name',
      'await gitlab_list_merge_requests({})',
      /gitlab_list_merge_requests is not defined/,
      /gitlab\.listMergeRequests\(/,
    ],
    ['a misspelt wire name', 'await gitlab_get_mrs({})', /not defined/, /gitlab\.getMr\(/],
    ['a misspelt integration', 'await gitlap.getMr({})', /not defined/, /did you mean gitlab\?/],
    ['an unknown name', 'await zzzzzzzzzz.getMr({})', /not defined/, /demo, gitlab/],
    ['a promise that nothing settles', 'await new Promise(() => {})', /a promise that nothing will settle/, undefined],
    ['pages that repeat', 'await collect(() => [1])', /page 2 is the same as the page before/, undefined],
    [
      'a cursor without an end',
      'let n = 0; await collect(() => [n++], { maxPages: 3 })',
      /more than 3 pages/,
      undefined,
    ],
    ['a function among arguments', 'await demo.echo({ cb: () => 1 })', /argument "cb" is a function/, undefined],
  ])('%s', async (_name, code, message, hint) => {
    const { error } = await fixture.execute(code);
    expect(error?.message).toMatch(message);
    if (hint !== undefined) expect(error?.hint).toMatch(hint);
  });

  it('keeps code, hint and place of a call that failed and was not caught', async () => {
    const { error } = await fixture.execute('const a = 1;\nawait demo.fail({});');
    expect(error?.toShape()).toEqual({
      error: 'the upstream answered 500 (line 2, column 12)',
      code: 'API_ERROR',
      retryable: false,
      hint: 'try later',
    });
  });

  it('takes no code from a script that the hub did not give it', async () => {
    const { error } = await fixture.execute(
      'throw Object.assign(new Error("I am denied"), { code: "PERMISSION_DENIED" })',
    );
    expect(error?.code).toBe('SANDBOX_EXECUTION');
  });
});
