import { Script } from 'node:vm';
import { afterAll, describe, expect, it } from 'vitest';
import { SallyportError } from '../errors.ts';
import { checkScript } from './check.ts';
import { createCheckThread } from './check-thread.ts';

const thread = createCheckThread();
afterAll(() => thread.close());

const requester = { client: 'tester', signal: new AbortController().signal };
const check = (code: string) => checkScript(code, (text) => thread.check(text, requester));

async function refusal(code: string): Promise<SallyportError> {
  try {
    await check(code);
  } catch (error) {
    if (error instanceof SallyportError) return error;
    throw error;
  }
  throw new Error(`was accepted: ${code}`);
}

/** Runs a checked script in this process: only for the harmless ones below. */
async function run(code: string): Promise<unknown> {
  const { source } = await check(code);
  return new Script(source).runInThisContext()();
}

describe('the forms of a script', () => {
  it.each([
    ['statements with return', 'const a = 2;\nreturn a * 3;', 6],
    ['a lone expression', '1 + 1', 2],
    ['a lone expression with a semicolon and a comment', '1 + 1; // two', 2],
    ['a lone expression that ends in a comment', '[1, 2] // list', [1, 2]],
    ['an async arrow function', 'async () => { return 5; }', 5],
    ['an async arrow function in parentheses', '(async () => 5);', 5],
    ['an async arrow function that is called', '(async () => { return 5; })()', 5],
    ['a function expression', 'async function () { return 6 }', 6],
    ['a function declaration', 'async function main() { return 7; }', 7],
    ['a function declaration and its call', 'async function main() { return 7; }\nmain();', 7],
    ['a last expression', 'const x = 4;\nx + 1', 5],
    ['a last expression over several lines', 'const x = [3];\nx\n  .map((v) => v * 2)', [6]],
    ['a last await', 'const p = Promise.resolve(3);\nawait p', 3],
    ['an object literal', '{ a: 1, b: [2] }', { a: 1, b: [2] }],
    ['an object literal with one property', '{ a: 1 }', { a: 1 }],
    ['an early return and a last expression', 'if (true) return 1;\n2', 1],
    ['a block at the end', 'let x = 1;\n{ x += 1; }', undefined],
    ['a Markdown fence', '```js\nreturn 8\n```', 8],
    ['a fence with tildes and blank lines around', '\n~~~\nreturn 8\n~~~\n', 8],
    ['a fence with words behind the language', '```js title="a.js" {1,3}\nreturn 8\n```', 8],
    ['a fence that is not closed', '```js\nreturn 8\n', 8],
    ['a fence of four signs around text with three', '````js\nreturn "```".length + 5\n````', 8],
    ['a template literal alone', '`\na`', '\na'],
    ['an empty template literal alone', '``', ''],
    ['three bitwise negations', '~~~8', -9],
    ['a first line for a shell', '#!/usr/bin/env node\nreturn 8', 8],
    [
      'a use of what is not there behind a look whether it is',
      "return typeof window !== 'undefined' ? window.name : typeof importScripts === 'function' && importScripts('x')",
      false,
    ],
    ['TypeScript', 'const n: number = 9;\ninterface A { b: string }\nreturn n as number;', 9],
    ['TypeScript in a fence', '```ts\nasync (): Promise<number> => { return 3 satisfies number; }\n```', 3],
    ['nothing', '', undefined],
    ['Windows line ends', 'const a = 1;\r\nreturn a;\r\n', 1],
    ['a string alone', "'use strict'", 'use strict'],
  ])('accepts %s', async (_name, code, expected) => {
    expect(await run(code)).toEqual(expected);
  });

  it('runs scripts as strict code', async () => {
    expect(await run('(function () { return this === undefined; })()')).toBe(true);
  });
});

describe('errors of syntax', () => {
  it('names line, column and reason in the text as the model wrote it', async () => {
    const error = await refusal('const a = 1;\nconst b = = 2;');
    expect(error.code).toBe('SANDBOX_SYNTAX');
    expect(error.message).toBe('line 2, column 11: Unexpected token');
  });

  it('counts the line of a fence', async () => {
    expect((await refusal('```js\n1 +* 2\n```')).message).toMatch(/^line 2, column 4:/);
  });

  it('says that a script ended too early where it ended', async () => {
    expect((await refusal('foo(1,\n  2')).message).toMatch(/^line 2, column 4: the script ends too early/);
  });

  it.each(['return 1 }); (async () => {', '}\n})(); (() => {{', '}, async () => {', '})\n(async () => {'])(
    'refuses %j, which closes the wrapper',
    async (code) => {
      expect((await refusal(code)).code).toBe('SANDBOX_SYNTAX');
    },
  );

  it.each([
    ['enum A { B }', 'line 1, column 1: TypeScript enum is not supported', 'a constant object'],
    ['let n: number = 1;\n  enum A {\n B }\nreturn A', 'line 2, column 3: TypeScript enum is not', 'a constant object'],
    ['let n = 1; namespace A { export const b = 1 }', 'line 1, column 12: TypeScript namespace', 'a constant object'],
    ['class A {\n  constructor(public b: string) {}\n}', 'line 2, column 3: TypeScript parameter', 'this.name = name'],
    ['return <any>results.r1', 'line 1, column 1: The angle-bracket syntax', 'write plain JavaScript'],
  ])('tells of %j where it stands and what to write instead', async (code, message, hint) => {
    const error = await refusal(code);
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('mode');
    expect(error.hint).toContain(hint);
  });
});

describe('hostile texts', () => {
  const deep = (open: string, close = '') => `return ${open.repeat(100_000)}1${close.repeat(100_000)}`;
  it.each([
    ['too long', `return "${'x'.repeat(300_000)}"`],
    ['parentheses', deep('(', ')')],
    ['brackets', deep('[', ']')],
    ['unary operators', deep('!')],
    ['arrows', deep('a=>')],
    ['a deep sum', `return ${'1+'.repeat(100_000)}1`],
    ['many nodes', `return [${'1,'.repeat(125_000)}${'a,'.repeat(5)}]`.replaceAll('1,1,', '[],[],').slice(0, 262_000)],
    ['a deep text that begins as TypeScript', `let x: number = 1; ${'!'.repeat(200_000)}1`],
  ])('refuses %s, and the next script is checked as ever', async (_name, code) => {
    expect((await refusal(code)).code).toBe('SANDBOX_SYNTAX');
    expect(await run('let ok: boolean = true; ok')).toBe(true);
  });
});

describe('a text that takes long to read', () => {
  const fill = (text: string): string => text.repeat(Math.floor(250_000 / text.length));
  it.each([
    ['named groups of a regular expression', `/${fill('(?<a>x)|')}y/`],
    ['regular expressions', fill('/a/;')],
    ['templates', fill('`$' + '{a}`;')],
    ['names', Array.from({ length: 25_000 }, (_, index) => `let a${index}`).join(';')],
  ])('does not hold the hub: %s', async (_name, code) => {
    let longestMs = 0;
    let before = performance.now();
    const ticks = setInterval(() => {
      longestMs = Math.max(longestMs, performance.now() - before);
      before = performance.now();
    }, 1);
    await check(code).catch((error: unknown) => expect(error).toBeInstanceOf(SallyportError));
    clearInterval(ticks);
    // In the hub's own thread these take from one to thirty seconds.
    expect(longestMs).toBeLessThan(600);
    expect(await run('1 + 1')).toBe(2);
  });
});

describe('what a script can never have', () => {
  it('is refused in a sentence', async () => {
    const messageOf = (code: string) => check(code).catch((error: unknown) => String(error));
    expect(await messageOf('import fs from "fs"')).toMatch(/import and export are not available$/);
    expect((await refusal('const a = 1;\nexport default async () => a')).hint).toMatch(/^leave out export/);
    expect((await refusal('import fs from "fs"')).hint).toMatch(/no modules/);
    expect(await messageOf('eval("1")')).toMatch(/eval is not available$/);
  });

  it.each([
    ['import fs from "fs"', 1, 1],
    ['1;\n  export default 1', 2, 3],
    ['await import("fs")', 1, 7],
    ['return import.meta.url', 1, 8],
    ['eval("1")', 1, 1],
    ['(0, eval)("1")', 1, 5],
    ['new Function("return 1")()', 1, 5],
    ['Function`return 1`', 1, 1],
    ['const x = process.env', 1, 11],
    ['require("fs")', 1, 1],
    ['let a = 1;\nreturn globalThis.x', 2, 8],
    ['fetch("http://x")', 1, 1],
    ['setTimeout(() => {}, 1)', 1, 1],
    ['[].constructor.constructor("return this")()', 1, 1],
    ['[]["constructor"]["constructor"]("x")', 1, 1],
    ['x?.constructor?.(1)', 1, 1],
    ['(() => {}).constructor("x")', 1, 1],
    ['({}).__proto__.x = 1', 1, 1],
    ['({})["__proto__"]', 1, 1],
    ['with (a) { b }', 1, 1],
    ['const { a = process } = {}', 1, 13],
    ['{ process }', 1, 3],
    ['function f() { var fetch; }\nfetch()', 2, 1],
    ['{ const process = 1 }\nprocess', 2, 1],
  ])('refuses %j with its place', async (code, line, column) => {
    const error = await refusal(code);
    expect(error.code).toBe('SANDBOX_FORBIDDEN');
    expect(error.message).toMatch(new RegExp(`^line ${line}, column ${column}: `));
    expect(error.hint).toBeTruthy();
  });

  it.each([
    'return "process.env and eval(1) and import x from y"',
    '// process.exit()\nreturn 1',
    'return /require\\(|__proto__|constructor/.test("x")',
    'return { process: 1, eval: 2, import: 3, constructor: 4, fetch: 5 }',
    'const o = { process: 1 }; return o.process + o.fetch + o.require',
    'const fetch = () => 1; return fetch()',
    'for (const process of [1, 2]) { process + 1 }',
    'const counts = {}; counts["constructor"] = 1; return counts.constructor',
    'class A { constructor(x) { this.x = x } fetch() {} static process = 1 }\nreturn new A(1).constructor.name',
    'class B extends Error { constructor(m) { super(m); this.name = "B" } }\nreturn new this.constructor',
    'return typeof process === "undefined" && typeof window === "undefined"',
    'return (() => {}) instanceof Function',
    'const { process, require: load } = { process: 1, require: 2 }; return process + load',
    'return [1].map((self) => self)',
    'try { x } catch (global) { return global }',
    'function f(module, { exports = 1 }, ...global) { return [module, exports, global] }',
    'return f(); function f() { return process; var process = 1 }',
    'fetch: for (;;) { break fetch }',
    'const self = this; return self',
    'return `eval Function`',
    'const f = function eval_() {}; const g = function fetch() { return fetch }',
    'return Object.getPrototypeOf([]).constructor === Array',
  ])('does not refuse %j', async (code) => {
    await expect(check(code)).resolves.toHaveProperty('source');
  });
});
