/** Loading modules, by every way that a platform has for it. */
import { family } from '../attack.ts';

export const modules = family('module loading', {
  'import()': `return (await import('node:fs')).readFileSync(FILE, 'utf8')`,
  'import() without node:': `return (await import('fs')).readFileSync(FILE, 'utf8')`,
  'import() of a data URL': `return (await import('data:text/javascript,import fs from "node:fs"; export default fs')).default.readFileSync(FILE, 'utf8')`,
  'import() of a file': `return (await import(FILE + '.json', { with: { type: 'json' } })).default`,
  'import() in a nested function': `const f = () => () => import('node:fs'); return (await f()()).readFileSync(FILE, 'utf8')`,
  'import() in a parameter': `const f = async (m = import('node:fs')) => (await m).readFileSync(FILE, 'utf8'); return f()`,
  'import() in a generator': `function* g() { yield import('node:fs') } return (await g().next().value).readFileSync(FILE, 'utf8')`,
  'import() in a class field': `class A { m = import('node:fs') } return (await new A().m).readFileSync(FILE, 'utf8')`,
  'import() in the toString of a specifier': `return (await import({ toString: () => 'node:fs' })).readFileSync(FILE, 'utf8')`,
  'import() behind a comment': `return (await import/* */('node:fs')).readFileSync(FILE, 'utf8')`,
  'the error of import()': `const e = await import('node:none').catch((e) => e); return read(e.constructor.constructor('return process')())`,
  'what import() of nothing is made of': `const p = import('node:fs'); p.catch(() => {}); return read(p.constructor.constructor('return process')())`,
  'require': `return require('fs').readFileSync(FILE, 'utf8')`,
  'require by typeof': `return typeof require === 'function' && require('fs').readFileSync(FILE, 'utf8')`,
  'process.getBuiltinModule': `return globalThis['pro' + 'cess'].getBuiltinModule('fs').readFileSync(FILE, 'utf8')`,
  'process.mainModule': `return read({ getBuiltinModule: (name) => (globalThis['pro' + 'cess'].mainModule?.require ?? globalThis['pro' + 'cess'].getBuiltinModule)(name) })`,
  'process.binding': `const fs = globalThis['pro' + 'cess'].binding('fs'); return read({ getBuiltinModule: () => fs.readFileSync ? fs : globalThis['pro' + 'cess'].getBuiltinModule('fs') })`,
  'module.createRequire': `const { createRequire } = await import('node:module'); return createRequire('/x')('fs').readFileSync(FILE, 'utf8')`,
}); // biome-ignore format: one attack a line
