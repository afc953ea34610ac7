/** What the soak runs: scripts that answer a value, and attacks on time, memory and floods, each with how it must end. */

export interface SoakScript {
  readonly code: string;
  readonly timeoutMs: number;
  /** The value, or the code of the error. Where several are right it depends on which limit is met first. */
  readonly expected: { readonly value: unknown } | { readonly errors: readonly string[] };
}

const PLAIN_TIMEOUT_MS = 30_000;
const LOOP_TIMEOUT_MS = 100;

/** `n` makes the text a new one each time. */
const PLAIN: readonly ((n: number) => { readonly code: string; readonly value: unknown })[] = [
  (n) => ({ code: `return ${n};`, value: n }),
  (n) => ({ code: `const { n } = await demo.echo({ n: ${n} });\nreturn n + 1;`, value: n + 1 }),
  (n) => ({
    code: `const all = await Promise.all(Array.from({ length: 20 }, (_, i) => demo.echo({ i: i + ${n} })));\nreturn all.length;`,
    value: 20,
  }),
  (n) => ({ code: `try { await demo.fail({ n: ${n} }) } catch (error) { return error.code }`, value: 'API_ERROR' }),
  (n) => ({ code: `await sleep(1);\nconsole.log('seen', ${n});\nprogress('half', 0.5);\nreturn [${n}];`, value: [n] }),
  (n) => ({ code: `const list: number[] = [${n}];\nreturn list.map((x: number) => x * 2);`, value: [n * 2] }),
  (n) => ({ code: `return 'x'.repeat(200_000).length + ${n};`, value: 200_000 + n }),
  (n) => ({ code: `void demo.echo({ open: ${n} });\nreturn 'left one open';`, value: 'left one open' }),
];

const ATTACKS: readonly { readonly code: string; readonly errors: readonly string[]; readonly timeoutMs?: number }[] = [
  { code: 'for (;;) {}', errors: ['SANDBOX_TIMEOUT'] },
  { code: 'for (;;) await null;', errors: ['SANDBOX_TIMEOUT'] },
  { code: "return /^(a+)+$/.test('a'.repeat(40) + 'b');", errors: ['SANDBOX_TIMEOUT'] },
  { code: 'return { toJSON() { for (;;) {} } };', errors: ['SANDBOX_TIMEOUT'] },
  { code: 'await sleep(60_000);', errors: ['SANDBOX_TIMEOUT'] },
  {
    code: 'const kept = []; for (;;) kept.push({ a: [1, 2, 3] });',
    errors: ['SANDBOX_MEMORY'],
    timeoutMs: PLAIN_TIMEOUT_MS,
  },
  {
    code: 'const kept = []; for (;;) kept.push(new Uint8Array(4_000_000).fill(1));',
    // Where the kernel bounds the process the script gets the language's own RangeError first.
    errors: ['SANDBOX_MEMORY', 'SANDBOX_EXECUTION'],
    timeoutMs: PLAIN_TIMEOUT_MS,
  },
  {
    code: "let s = 'x'; for (;;) s += s;",
    errors: ['SANDBOX_EXECUTION', 'SANDBOX_MEMORY'],
    timeoutMs: PLAIN_TIMEOUT_MS,
  },
  {
    code: 'for (;;) { demo.echo({}); await null; }',
    errors: ['SANDBOX_TIMEOUT', 'SANDBOX_MEMORY', 'CALL_LIMIT_EXCEEDED', 'SANDBOX_LOST'],
  },
  { code: "for (;;) { console.log('x'.repeat(1000)); await null; }", errors: ['SANDBOX_TIMEOUT'] },
  { code: 'for (;;) { sleep(0); await null; }', errors: ['SANDBOX_TIMEOUT', 'SANDBOX_MEMORY'] },
  { code: 'await new Promise(() => {});', errors: ['SANDBOX_EXECUTION'], timeoutMs: PLAIN_TIMEOUT_MS },
  {
    code: "return 'x'.repeat(20_000_000);",
    errors: ['RESULT_TOO_LARGE', 'SANDBOX_MEMORY'],
    timeoutMs: PLAIN_TIMEOUT_MS,
  },
  { code: 'const f = () => f() + 1; return f();', errors: ['SANDBOX_EXECUTION'], timeoutMs: PLAIN_TIMEOUT_MS },
];

export function plainScript(n: number): SoakScript {
  const { code, value } = (PLAIN[n % PLAIN.length] ?? PLAIN[0])?.(n) ?? { code: '', value: undefined };
  return { code, timeoutMs: PLAIN_TIMEOUT_MS, expected: { value } };
}

export function attackScript(n: number): SoakScript {
  const { code = '', errors = [], timeoutMs = LOOP_TIMEOUT_MS } = ATTACKS[n % ATTACKS.length] ?? {};
  return { code: `${code} // ${n}`, timeoutMs, expected: { errors } };
}
