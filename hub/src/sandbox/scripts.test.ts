/** Scripts as a model writes them, through everything: check, runner, realm; each with its exact value. */
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

describe('scripts that a model writes', () => {
  it.each<[string, string, unknown]>([
    ['one call', 'return await demo.add({ a: 1, b: 2 })', { a: 1, b: 2 }],
    ['one call as an expression', 'demo.add({ a: 1 })', { a: 1 }],
    ['a call without arguments', 'await demo.add()', undefined],
    [
      'calls one after the other',
      'const a = await demo.add({ v: 1 });\nconst b = await demo.add({ v: a.v + 1 });\nb.v',
      2,
    ],
    ['calls at once', 'await Promise.all([1, 2, 3].map((v) => demo.echo({ v })))', [{ v: 1 }, { v: 2 }, { v: 3 }]],
    [
      'batch over functions',
      'await batch([() => demo.echo({ a: 1 }), () => 2])',
      { results: [{ a: 1 }, 2], errors: [] },
    ],
    [
      'batch over promises',
      'await batch([demo.echo({ a: 1 }), Promise.resolve(2)])',
      { results: [{ a: 1 }, 2], errors: [] },
    ],
    [
      'batch with a failure',
      'await batch([() => demo.fail(), () => 2], { concurrency: 1 })',
      {
        results: [null, 2],
        errors: [
          {
            index: 0,
            error: { error: 'the upstream answered 500', code: 'API_ERROR', retryable: false, hint: 'try later' },
          },
        ],
      },
    ],
    [
      'batch within its concurrency',
      'let open = 0, most = 0;\nawait batch(Array.from({ length: 9 }, () => async () => { most = Math.max(most, ++open); await sleep(5); open -= 1 }), { concurrency: 3 });\nmost',
      3,
    ],
    ['collect over pages', '(await collect((page) => demo.listUsers({ page }))).map((u) => u.id)', [1, 2, 3, 4, 5, 6]],
    [
      'paginate',
      'const out = [];\nfor await (const items of paginate((page) => gitlab.listMergeRequests({ page }))) out.push(items.length);\nout',
      [1, 1],
    ],
    [
      'paginate stopped early',
      'for await (const items of paginate((page) => demo.listUsers({ page }))) return items[0].id',
      1,
    ],
    ['a tool by its wire name', 'await demo.callTool("echo-it", { x: 1 })', { name: 'echo-it', args: { x: 1 } }],
    [
      'an error caught by its code',
      'try { await demo.fail() } catch (e) { return [e.code, e.retryable, e.hint, e.message, e.name, e instanceof Error] }',
      ['API_ERROR', false, 'try later', 'the upstream answered 500', 'SallyportError', true],
    ],
    [
      'allSettled',
      '(await Promise.allSettled([demo.fail(), demo.add({ a: 1 })])).map((r) => r.status)',
      ['rejected', 'fulfilled'],
    ],
    [
      'grouping',
      'const by = Object.groupBy([{ k: "a", v: 1 }, { k: "b", v: 2 }, { k: "a", v: 3 }], (x) => x.k);\nObject.entries(by).map(([k, l]) => [k, l.length])',
      [
        ['a', 2],
        ['b', 1],
      ],
    ],
    [
      'counting words such as constructor',
      'const n = {};\nfor (const w of "constructor eval process constructor".split(" ")) n[w] = (Object.hasOwn(n, w) ? n[w] : 0) + 1;\nn',
      { constructor: 2, eval: 1, process: 1 },
    ],
    [
      'an error class of its own',
      'class NotFound extends Error { constructor(id) { super("no " + id); this.name = "NotFound"; this.id = id } }\ntry { throw new NotFound(7) } catch (e) { return [e.name, e.message, e.id, String(e)] }',
      ['NotFound', 'no 7', 7, 'NotFound: no 7'],
    ],
    [
      'an assigned error name',
      'const e = new Error("x"); e.name = "Odd"; e.code = "E_ODD";\ne',
      { name: 'Odd', message: 'x', code: 'E_ODD' },
    ],
    [
      'its own toString',
      'class P { constructor(x) { this.x = x } toString() { return "P(" + this.x + ")" } }\nString(new P(3))',
      'P(3)',
    ],
    [
      'its own toJSON',
      'class Money { constructor(c) { this.c = c } toJSON() { return this.c / 100 } }\n({ total: new Money(250) })',
      { total: 2.5 },
    ],
    ['a polyfill', 'Array.prototype.last = function () { return this[this.length - 1] };\n[1, 2, 3].last()', 3],
    ['dates', 'new Date(Date.UTC(2024, 0, 31, 12))', '2024-01-31T12:00:00.000Z'],
    [
      'a map and a set',
      '({ m: new Map([["a", 1], ["b", 2]]), s: new Set([1, 1, 2]), o: new Map([[{ k: 1 }, 1]]) })',
      { m: { a: 1, b: 2 }, s: [1, 2], o: [[{ k: 1 }, 1]] },
    ],
    [
      'numbers that JSON does not know',
      '[NaN, Infinity, -0, 10n, 2n ** 70n, 0.1 + 0.2]',
      ['NaN', 'Infinity', 0, 10, '1180591620717411303424', 0.30000000000000004],
    ],
    [
      'undefined in objects and lists',
      '({ a: undefined, b: [undefined, null], c: [, 1] })',
      { b: [null, null], c: [null, 1] },
    ],
    [
      'bytes and text',
      'const b = new TextEncoder().encode("zażółć €😀");\n[b.length, new TextDecoder().decode(b), new TextDecoder().decode(new Uint8Array([0xff, 65]))]',
      [18, 'zażółć €😀', '\ufffdA'],
    ],
    [
      'base64',
      '[btoa("hello"), atob("aGVsbG8="), btoa(String.fromCharCode(0, 255)), atob("AP8")]',
      ['aGVsbG8=', 'hello', 'AP8=', '\u0000\u00ff'],
    ],
    [
      'search parameters',
      'const p = new URLSearchParams("?a=1&a=2&b=%C3%A9+x");\np.append("c", "ü&");\n[p.getAll("a"), p.get("b"), p.has("z"), String(p), [...p].length]',
      [['1', '2'], 'é x', false, 'a=1&a=2&b=%C3%A9+x&c=%C3%BC%26', 4],
    ],
    [
      'a structured clone',
      'const a = { d: new Date(0), m: new Map([[1, [2]]]) }; a.self = a;\nconst b = structuredClone(a);\n[b !== a, b.self === b, b.d.getTime(), b.m.get(1)]',
      [true, true, 0, [2]],
    ],
    [
      'money by Intl',
      'new Intl.NumberFormat("en-US", { style: "currency", currency: "EUR" }).format(1234.5)',
      '€1,234.50',
    ],
    ['regular expressions', '[..."a1b22".matchAll(/(?<d>\\d+)/g)].map((m) => m.groups.d)', ['1', '22']],
    ['generators', 'function* range(n) { for (let i = 0; i < n; i += 1) yield i }\n[...range(4)]', [0, 1, 2, 3]],
    [
      'labels, closures, destructuring',
      'const fs = [];\nouter: for (const [i, { v = 5 }] of [{}, { v: 2 }].entries()) { for (;;) { fs.push(() => i * v); continue outer } }\nfs.map((f) => f())',
      [0, 2],
    ],
    ['sleep between calls', 'await sleep(1);\nconst a = await demo.echo({ a: 1 });\nawait sleep(1);\na', { a: 1 }],
    ['an answer that is a string', '"plain\\ntext \\u2028"', 'plain\ntext \u2028'],
    ['no answer', 'await demo.echo({})\n;', {}],
    [
      'words in names and keys',
      'const process = { env: { eval: "import" } }; const { env: { eval: word } } = process;\n({ word, require: "constructor" })',
      { word: 'import', require: 'constructor' },
    ],
    [
      'TypeScript',
      'interface Mr { iid: number }\nconst list: Mr[] = await Promise.all([1, 2].map((iid): Promise<Mr> => gitlab.getMr({ iid })));\nreturn list.map((m) => m.iid as number)',
      [1, 2],
    ],
    ['a large answer', 'Array.from({ length: 20_000 }, (_, id) => ({ id })).length', 20_000],
    ['a missing await, seen', '[demo.echo({}), 1]', ['[promise: await it]', 1]],
    ['a function returned', '({ f() {}, g: () => 1 })', { f: '[function]', g: '[function]' }],
    ['an integration printed', 'String(demo)', '[integration demo: 5 methods]'],
  ])('%s', async (_name, code, expected) => {
    const { value, error } = await fixture.execute(code);
    expect(error?.toShape()).toBeUndefined();
    expect(value).toEqual(expected);
  });

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
