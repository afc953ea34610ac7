/** Texts that two parsers may read differently, or that exhaust one of them so that it lets them pass. */
import { family } from '../attack.ts';

const READ = `process.getBuiltinModule('fs').readFileSync(FILE, 'utf8')`;
const FILLER = (text: string, count: number) => text.repeat(count);

export const parsers = family('parser disagreement and overflow', {
  'behind an HTML-like comment': `var x = 1 <!-- 2\n; return ${READ}`,
  'behind a closing HTML-like comment': `var x = 1;\n--> it is a comment\nreturn ${READ}`,
  'behind a line separator in a comment': `// harmless \u2028 return ${READ}`,
  'behind a paragraph separator in a comment': `// harmless \u2029 return ${READ}`,
  'behind a carriage return in a comment': `// harmless \r return ${READ}`,
  'an escaped name': `return pr\\u006fcess.getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  'an escaped name in braces': `return \\u{70}rocess.getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  'an escaped keyword': `const m = await import('node:fs'); return m.readFileSync(FILE, 'utf8')`,
  'a regular expression or a division': `const a = 1, g = 1; const x = a / 1 /g; return ${READ}`,
  'a regular expression after a brace': `{} /1/g; return ${READ}`,
  'a regular expression with the flag v': `/[a--[b]]/v.test('a'); return ${READ}`,
  'a template in a template': `return \`\${\`\${${READ}}\`}\``,
  'a class static block': `let x; class A { static { x = ${READ} } } return x`,
  'a shadowed name in another scope': `{ const process = 1 } return ${READ}`,
  'a var of an inner function': `function f() { var process } return ${READ}`,
  'a parameter that is read before': `const f = (a = ${READ}, b = 1) => a; return f()`,
  'a name bound by catch elsewhere': `try { throw 1 } catch (process) {} return ${READ}`,
  'a name bound by a class expression': `(class process {}); return ${READ}`,
  'a name in a label': `process: for (;;) { break process } return ${READ}`,
  'a shorthand property': `const o = { process }; return o.process.getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  'behind deep parentheses': `${FILLER('(', 800)}1${FILLER(')', 800)}; return ${READ}`,
  'behind a deep sum': `const x = ${FILLER('1+', 4_000)}1; return ${READ}`,
  'behind deep arrows': `const x = ${FILLER('a=>', 400)}1; return ${READ}`,
  'behind very many parts': `const x = [${FILLER('[],', 80_000)}]; return ${READ}`,
  'behind a long comment': `/*${FILLER('x', 250_000)}*/ return ${READ}`,
  'behind many named groups': `/${FILLER('(?<a>x)|', 300)}y/; return ${READ}`,
}); // biome-ignore format: one attack a line
