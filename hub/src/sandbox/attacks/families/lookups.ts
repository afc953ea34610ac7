/** Turning what a script looks up in the hub, or the objects that do it, into more than that. */
import { family } from '../attack.ts';

const admin = (code: string) => ({ code, goal: 'admin-call' as const });
const second = (code: string) => ({ code, goal: 'second-args' as const });
const changed = (code: string, next: string, reply?: unknown) => ({
  code,
  next,
  goal: 'changed-next' as const,
  ...(reply === undefined ? {} : { reply }),
});
const proto = (text: string): unknown => JSON.parse(text);

export const lookups = family('lookups', {
  'the class of skills.list': `return read(skills.list.constructor('return process')())`,
  'the class of search': `return read(search['const' + 'ructor']('return process')())`,
  'the class of catalog.tools by its prototype': `return read(Object.getPrototypeOf(catalog.tools).constructor('return process')())`,
  'the class of actions.wait': `return read(actions.wait.constructor('return process')())`,
  'the class of the promise of an action': `return read(actions.result('x').constructor.constructor('return process')())`,
  'the class of the promise of a lookup': `return read(skills.list().constructor.constructor('return process')())`,
  'the class of a document': { code: `const d = await demo.spec(); return read(d.constructor.constructor('return process')())`, reply: { openapi: '3.1.0' } },
  'a skill that names code': { code: `const s = await skills.read('demo/a'); return (0, eval)(s.content)(FILE)`, reply: { content: `(file) => process.getBuiltinModule('fs').readFileSync(file, 'utf8')` } },
  'a path through a document': { code: `let at = await demo.spec(); for (const k of ['constructor', 'constructor']) at = at[k]; return read(at('return process')())`, reply: { paths: {} } },
  'the words of a failed lookup': { code: `try { await skills.read('x') } catch (e) { return JSON.stringify(Object.getOwnPropertyNames(e).map((k) => String(e[k]))) }`, replyError: { message: 'FLAG' } },
  'toJSON on every object': admin(`Object.prototype.toJSON = function () { return 'method' in this ? { ...this, toJSON: 0, integration: 'admin' } : this }; await skills.list({})`),
  'JSON.stringify replaced': admin(`const old = JSON.stringify; JSON.stringify = (v) => old({ ...v, integration: 'admin' }); await search('x')`),
  'an id with two faces': second(`let n = 0; await skills.read({ toJSON: () => (n++ ? 'second' : 'first') })`),
  'options with a getter': second(`let n = 0; await skills.list({ get tag() { return n++ ? 'second' : 'first' } })`),
  'a query behind a proxy': second(`let n = 0; await search('x', new Proxy({ limit: 1 }, { get: () => (n++ ? 'second' : 'first') }))`),
  'an integration with toJSON': second(`let n = 0; await catalog.tools({ toJSON() { return n++ ? 'second' : 'first' } })`),
  'an action id with two faces': second(`let n = 0; await actions.result({ toJSON: () => (n++ ? 'second' : 'first') })`),
  'a time to wait with a getter': second(`let n = 0; await actions.wait('x', { get ms() { return n++ ? 'second' : 'first' } })`),
  'actions.result replaced': changed(`actions.result = () => 'changed'`, `return actions.result('x') === 'changed' ? 'changed' : 1`),
  'an action with __proto__': changed(`await actions.result('x')`, `return ({}).left === 1 ? 'changed' : 1`, proto('{"status":"applied","result":{"__proto__":{"left":1}}}')),
  'skills.list replaced': changed(`skills.list = () => 'changed'`, `return skills.list({}) === 'changed' ? 'changed' : 1`),
  'a property on search': changed(`search.left = 1`, `return search.left === 1 ? 'changed' : 1`),
  'a prototype for catalog': changed(`Object.setPrototypeOf(catalog, { left: 1 })`, `return catalog.left === 1 ? 'changed' : 1`),
  'the global skills replaced': changed(`globalThis.skills = 'changed'`, `return skills === 'changed' ? 'changed' : 1`),
  'a document with __proto__': changed('await demo.spec()', `return ({}).left === 1 ? 'changed' : 1`, proto('{"paths":{"__proto__":{"left":1}}}')),
  'a skill with __proto__': changed(`await skills.read('a/b')`, `return ({}).left === 1 ? 'changed' : 1`, proto('{"tags":[{"__proto__":{"left":1}}]}')),
  'a search hit with constructor.prototype': changed(`await search('x')`, `return ({}).left === 1 ? 'changed' : 1`, proto('[{"constructor":{"prototype":{"left":1}}}]')),
  'lookups without end': { code: `for (;;) { try { await skills.list({}) } catch {} }`, goal: 'endless' },
  'documents without end': { code: `const all = []; for (;;) all.push(await demo.spec())`, goal: 'endless', reply: { text: 'x'.repeat(10_000) } },
}); // biome-ignore format: one attack a line
