/** The parser of the check and the engine read the same texts alike: what one takes for code, so does the other. */
import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { SallyportError } from '../errors.ts';
import { checkText } from './check-text.ts';
import { STATEMENTS_PREFIX, STATEMENTS_SUFFIX } from './forms.ts';

const TEXTS = [
  '<!-- x\nreturn 1', '1\n--> x\nreturn 2', '/* a\n*/ --> y\nreturn 1', '#!x\nreturn 1', 'return 1 <!-- 2', 'a<!--b\nreturn 1', 'return x --> 0', 'x\n-->0\nreturn 1',
  'var a="\u2028"; return a', '// x\u2028return 1', '// x\u2029y()', '//\u2028}', 'return 1;\u0000', '\u180e1', '\u00a01', '\u0085 1',
  'a\\u{62}c = 1', 'var pr\\u006fcess = 1; return process', '\\u0061wait 1', '\\u0061sync () => 1', 'return new.\\u0074arget', 'imp\\u006frt("x")', 'l\\u0065t x = 1',
  'var \u{20000} = 1', 'var \u309b = 1', 'var a\u200cb = 1', 'var \ua7dc = 1', 'var \u{10940} = 1',
  'async\n() => 1', 'async x\n=> 1', 'var async = 1; async\n(x) => x', 'for (async of [1]);', 'for (async of => 1;;) break', 'for (let of x);',
  'return /[a--b]/v', 'return /[[a]&&[b]]/v', 'return /(?i:a)b/', 'return /(?<a>x)|(?<a>y)/', 'return /a/gg', 'return /a/uv', 'return /\\k/', 'return /\\k<a>/', 'return /{/', 'return /}/u', 'return /\\p{X}/u', 'return /\\p{RGI_Emoji}/v', 'return /(?<=a)b/',
  'import x from "y"', 'import x from "y" with { type: "json" }', 'import source x from "y"', 'export {}', 'import.meta', 'new import("x")',
  '@dec class A {}', 'class A { @dec x() {} }', '{ using x = null; } return 1', 'using x = null; return 1', 'await using x = null; return 1', 'for (using x of []) {} return 1', 'var using = 1; using\nx',
  'return 1_000', 'return 1__0', 'return 0_1', 'return 010', 'return "\\010"', 'return 01n', 'return `\\u{`', 'return String.raw`\\u{`',
  'class A { static { await 1 } }', 'class A { static { return 1 } }', 'class A { static { var x = arguments } }', 'class A { x = arguments }', 'class A { static { this.x = 1 } } return A.x',
  'async (a = await 1) => 1', '(async (x = await 1) => x)', 'function f(await) {}', '(await) => 1', 'var await = 1', 'function f() { await 1 }', 'class await {}',
  'return arguments', 'return new.target', 'super.x', 'super()', 'with (a) {}', 'yield = 1', 'let let = 1', 'delete x', 'var eval = 1', 'arguments = 1', 'function f(a, a) {}', 'let undefined',
  'label: function f() {}', 'if (1) function f() {}', 'return a?.b`x`', 'new a?.b()', 'a?.b = 1', 'a || b ?? c', 'return -1 ** 2', '()=>{}()', '()=>{} || 1', 'a\n++b',
  'class A { #x; #x }', 'class A { #constructor }', '#x in y', 'return 1 #x in y', 'class A { constructor() {} "constructor"() {} }', 'class A { static prototype() {} }', 'class A { constructor() { super() } }',
  '({ __proto__: null, "__proto__": null })', 'return { a: 1, a: 2 }', '(...a,) => 1', '[...a,] = b', '({ ...{ a } } = {})', '({ ...a, } = {})', 'f(...a,)',
  'function f() { "use strict"; with (a) {} }', 'function f(a = 1) { "use strict" }', 'for await (x of y);', 'while (0) class A {}', 'if (0) let\n{}', 'throw\n1', '/*', '`', '"', 'return <div/>',
]; // biome-ignore format: a list of texts

function isAccepted(code: string): boolean {
  try {
    return checkText(code) !== undefined;
  } catch (error) {
    // What is forbidden was parsed; module syntax alone is forbidden because it does not parse.
    return (
      error instanceof SallyportError &&
      error.code === 'SANDBOX_FORBIDDEN' &&
      !/import and|with state/.test(error.message)
    );
  }
}

function compiles(code: string): boolean {
  try {
    return new Script(`${STATEMENTS_PREFIX}${code}${STATEMENTS_SUFFIX}`) instanceof Script;
  } catch {
    return false;
  }
}

describe('check and engine', () => {
  it.each(TEXTS)('agree on %j', (code) => {
    expect(isAccepted(code)).toBe(compiles(code));
  });
});
