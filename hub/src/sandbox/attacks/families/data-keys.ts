/** Keys that come from data and name more than data. */
import { family } from '../attack.ts';

export const dataKeys = family('keys that come from data', {
  'a walk along a path from data': `let at = demo; for (const key of 'echo.constructor'.split('.')) at = at[key]; return read(at('return process')())`,
  'a path of a result': { code: `const { path } = await demo.echo({}); let at = {}; for (const k of path) at = at[k]; return read(at('return process')())`, reply: { path: ['constructor', 'constructor'] } },
  'a key of Base64': `return read([][atob('Y29uc3RydWN0b3I=')].constructor('return process')())`,
  'a key of character codes': `const k = String.fromCharCode(99,111,110,115,116,114,117,99,116,111,114); return read([][k][k]('return process')())`,
  'a key of escapes': `return read([]["\\x63onstructor"]["\\u0063onstructor"]('return process')())`,
  'a key with toString': `const k = { toString: () => 'constructor' }; return read([][k][k]('return process')())`,
  'a key with two faces': `let n = 0; const k = { toString: () => (n++ ? 'constructor' : 'at') }; [][k]; return read([][k][k]('return process')())`,
  'a key in an array': `return read([][['constructor']][['constructor']]('return process')())`,
  'a global by name': `const name = ['pro', 'cess'].join(''); return read(globalThis[name])`,
  'a global by listing': `for (const k of Object.getOwnPropertyNames(globalThis)) { try { return read(globalThis[k]) } catch {} }`,
  'a global by Reflect': `return read(Reflect.get(globalThis, 'process'))`,
  'a name of a module from data': `const m = await import(['node', 'fs'].join(':')); return m.readFileSync(FILE, 'utf8')`,
  'a merged result with __proto__': { code: `const r = await demo.echo({}); return ({}).admin === true ? 'changed' : 1`, reply: JSON.parse('{"__proto__":{"left":1}}'), goal: 'changed-next', next: 'return ({}).left === 1 ? "changed" : 1' },
  'a merged result with constructor.prototype': { code: `await demo.echo({}); return 1`, reply: JSON.parse('{"constructor":{"prototype":{"left":1}}}'), goal: 'changed-next', next: 'return ({}).left === 1 ? "changed" : 1' },
}); // biome-ignore format: one attack a line
