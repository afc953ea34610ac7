/** What comes in place of a script's value: errors that say where, and what to write instead. See legitimate/. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SallyportError } from '../errors.ts';
import { type SandboxFixture, startSandbox } from './testing/sandbox-fixture.ts';

let fixture: SandboxFixture;

beforeAll(async () => {
  fixture = await startSandbox({
    gate: async ({ method, args }) => {
      if (method === 'fail' && 'why' in Object(args)) {
        const { why } = args as { why: string };
        throw new SallyportError('WORKER_UNAVAILABLE', why, { retryable: why === 'starting' });
      }
      if (method === 'fail') throw new SallyportError('API_ERROR', 'the upstream answered 500', { hint: 'try later' });
      if (method === 'listUsers') {
        const { page } = args as { page: number };
        return { items: [{ id: page * 2 - 1 }, { id: page * 2 }], page, totalPages: 3 };
      }
      return method === 'slow' ? new Promise(() => {}) : args;
    },
  });
});
afterAll(() => fixture.close());

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
    [
      'an unknown name after return await',
      'const a = 1;\nreturn await redmine.x({})',
      /not defined \(line 2, column 14\)$/,
      undefined,
    ],
    ['an unknown name in the value', 'await redmine.x({})', /not defined \(line 1, column 7\)$/, undefined],
    ['a function among arguments', 'await demo.echo({ cb: () => 1 })', /argument "cb" is a function/, undefined],
  ])('%s', async (_name, code, message, hint) => {
    const { error } = await fixture.execute(code);
    expect(error?.message).toMatch(message);
    if (hint !== undefined) expect(error?.hint).toMatch(hint);
  });

  it.each<[string, string, RegExp]>([
    [
      'a missing await',
      'const r = demo.listUsers({ page: 1 });\nreturn r.items.map((u) => u.id)',
      /write await demo\.listUsers\(…\)$/,
    ],
    [
      'a missing await before a method',
      'return demo.listUsers({ page: 1 }).map(String)',
      /write \(await demo\.listUsers\(…\)\)\.map$/,
    ],
    [
      'a missing await in destructuring',
      'const [a] = demo.listUsers({ page: 1 }); a',
      /write await demo\.listUsers\(…\)$/,
    ],
    [
      'a missing await in a loop',
      'for (const u of demo.listUsers({ page: 1 })) console.log(u)',
      /write await demo\.listUsers\(…\)$/,
    ],
    [
      'a missing await before batch',
      'for (const u of batch([])) console.log(u)',
      /const \{ results \} = await batch\(/,
    ],
    [
      "batch's answer taken for a list",
      'const r = await batch([() => demo.echo({})]);\nreturn r.map(String)',
      /write r\.results\.map\(…\)$/,
    ],
    [
      "batch's answer used at once",
      'return (await batch([() => demo.echo({})])).filter(Boolean)',
      /write r\.results\.filter\(…\)$/,
    ],
    [
      'a page taken for a list',
      'const r = await demo.listUsers({ page: 1 }); return r.map(String)',
      /that is no list: a page has its list in/,
    ],
    [
      'pages without for await',
      'for (const items of paginate((page) => demo.listUsers({ page }))) items',
      /for await \(const items of paginate\(/,
    ],
    [
      'a result parsed again',
      'return JSON.parse(await demo.listUsers({ page: 1 }))',
      /parsed already.*without JSON\.parse$/,
    ],
    [
      'a list of results parsed again',
      'return JSON.parse((await demo.listUsers({ page: 1 })).items)',
      /parsed already.*without JSON\.parse$/,
    ],
    [
      'the promise of a result parsed',
      'return JSON.parse(demo.listUsers({ page: 1 }))',
      /await it, without JSON\.parse$/,
    ],
    [
      "a result taken for the protocol's",
      'const r = await demo.listUsers({ page: 1 }); return r.content[0].text',
      /plain value, not an MCP result/,
    ],
    ['an integration called by itself', 'await demo("list_users", {})', /demo\.listUsers\(\{…\}\)$/],
    ['methods below methods', 'await demo.users.list({})', /methods stand on it directly: demo\.listUsers\(/],
  ])('%s: the hint says what to write', async (_name, code, hint) => {
    const { error } = await fixture.execute(code);
    expect(error?.toShape()).toMatchObject({ code: 'SANDBOX_EXECUTION', hint: expect.stringMatching(hint) });
  });

  it('blames no missing await where every call has one, nor where no call is open', async () => {
    const open = 'await Promise.all([1, 2].map(async (n) => { if (n === 2) return null.x.y; await demo.slow({}); }))';
    for (const code of [open, 'demo.echo({}); await sleep(100); return [][0].x']) {
      const { error } = await fixture.execute(code);
      expect(error?.toShape()).toMatchObject({ error: expect.stringMatching(/^TypeError/) });
      expect(error?.hint).toMatch(/^what stands before \.x is (?:null|undefined)/);
    }
  });

  it.each<[string, string, RegExp]>([
    [
      'numbers',
      'return await batch([1, 2], { concurrency: 2 })',
      /^TypeError: batch takes functions or promises, entry 0 is a number: batch\(list\.map\(\(x\) => \(\) => /,
    ],
    [
      'descriptions of calls',
      'return await batch([() => demo.echo({}), { tool: "demo.echo" }])',
      /entry 1 is an object: batch\(list\.map/,
    ],
    ['null', 'return await batch([null])', /entry 0 is null: batch\(list\.map/],
    [
      'a function beside the list',
      'return await batch([1, 2], (id) => demo.echo({ id }))',
      /no function after the list, .*: batch\(list\.map/,
    ],
    ['no list', 'return await batch(3)', /list of functions or promises, not a number: batch\(list\.map/],
  ])('batch refuses %s before it calls anything', async (_name, code, message) => {
    const { error, calls } = await fixture.execute(code);
    expect(error?.message).toMatch(message);
    expect(error?.message).toMatch(/ \(line 1, column \d+\)$/);
    expect(calls).toEqual([]);
  });

  it('batch takes any thenable', async () => {
    const { value } = await fixture.execute('return await batch([{ then: (done) => done(4) }, Promise.resolve(5)])');
    expect(value).toEqual({ results: [4, 5], errors: [] });
  });

  it.each<[string, string, RegExp]>([
    ['a promise', 'return await collect(demo.listUsers({ page: 1 }))', /not a promise: await collect\(\(page\) => /],
    ['a page', 'return await collect(await demo.listUsers({ page: 1 }))', /not an object: await collect\(\(page\) => /],
    ['nothing', 'return await collect()', /not undefined: await collect\(/],
    [
      'a promise of pages',
      'for await (const p of paginate(demo.listUsers({ page: 1 }))) p',
      /not a promise: paginate\(\(page\) => /,
    ],
  ])('pages of %s are refused with the right form', async (_name, code, message) => {
    expect((await fixture.execute(code)).error?.message).toMatch(message);
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

  it('calls a failure repeatable in words of the script only where it was so in those of the hub', async () => {
    const retryableOf = async (code: string) => (await fixture.execute(code)).error?.toShape();
    const inOtherWords = (why: string) =>
      `try { await demo.fail({ why: "${why}" }) } catch (e) { throw Object.assign(new Error("no berth"), { code: e.code }) }`;
    const unavailable = { error: expect.stringContaining('no berth'), code: 'WORKER_UNAVAILABLE' };
    expect(await retryableOf(inOtherWords('not configured'))).toMatchObject({ ...unavailable, retryable: false });
    expect(await retryableOf(inOtherWords('starting'))).toMatchObject({ ...unavailable, retryable: true });
    // The first of two is thrown, the second one came last.
    const first = (one: string, other: string) =>
      `const failing = (why) => demo.fail({ why }).catch((e) => e); const [a] = [await failing("${one}"), await failing("${other}")]; throw a`;
    expect(await retryableOf(first('not configured', 'starting'))).toMatchObject({ retryable: false });
    expect(await retryableOf(first('starting', 'not configured'))).toMatchObject({ retryable: true });
  });

  it('takes no code from a script that the hub did not give it', async () => {
    const { error } = await fixture.execute(
      'throw Object.assign(new Error("I am denied"), { code: "PERMISSION_DENIED" })',
    );
    expect(error?.code).toBe('SANDBOX_EXECUTION');
  });
});
