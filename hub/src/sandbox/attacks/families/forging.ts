/** Making the gate see another call than the script may make, by changing what the bridge works with. */
import { family } from '../attack.ts';

const admin = (code: string) => ({ code, goal: 'admin-call' as const });
const second = (code: string) => ({ code, goal: 'second-args' as const });

export const forging = family('message forging by a script', {
  'a toJSON of the arguments that reaches the frame': admin(`Object.prototype.toJSON = function () { return this.integration ? { ...this, integration: 'admin' } : this }; await demo.echo({})`),
  'Object.assign replaced': admin(`const s = JSON.stringify; JSON.stringify = (v) => s(v).replace('"demo"', '"admin"'); await demo.echo({ a: 1 })`),
  'a line break in a name': admin(`demo['x"}\\n{"type":"call","id":2,"integration":"admin","method":"y"}\\n{"'] ; JSON.stringify = ((s) => (v) => s(v).replace(/demo/g, 'admin'))(JSON.stringify); await demo['x"}\\n{"type":"call","id":2,"integration":"admin"}\\n']({})`),
  'a line break in an argument': admin(`JSON.stringify = (v) => '{"type":"call","id":1,"integration":"admin","method":"x","args":"' + String(v.args?.text) + '"}'; await demo.echo({ text: 'a"}\\n{"integration":"admin"' })`),
  'a method that changes its name': admin(`let n = 0; const key = { toString: () => (n++ ? 'b' : 'a') }; const s = JSON.stringify; JSON.stringify = (v) => s({ ...v, integration: n > 0 ? 'admin' : v.integration }); await demo[key]({})`),
  'a String with another text': admin(`const s = JSON.stringify; JSON.stringify = (v) => s(v, (k, x) => (k === 'integration' ? 'admin' : x)); await demo.callTool(new String('x'), {})`),
  'Array.prototype.join replaced': admin(`Array.prototype.join = () => '{"type":"call","id":1,"integration":"admin","method":"x"}'; JSON.stringify = (v) => [v].join(); await demo.echo({})`),
  'String.prototype.replace replaced': admin(`String.prototype.replace = String.prototype.replaceAll = () => 'admin'; const s = JSON.stringify; JSON.stringify = (v) => s({ ...v, integration: v.integration.replace('demo', 'demo') }); await demo.echo({})`),
  'a setter on indices': admin(`Object.defineProperty(Array.prototype, '0', { set(v) { if (v && v.integration) v.integration = 'admin'; Object.defineProperty(this, '0', { value: v, writable: true, configurable: true, enumerable: true }) }, configurable: true }); const s = JSON.stringify; JSON.stringify = (v) => { const l = []; l[0] = v; return s(l[0]) }; await demo.echo({})`),
  'a getter that answers anew': second(`let n = 0; await demo.echo({ get id() { n += 1; return n > 1 ? 'second' : 'first' } })`),
  'a proxy that answers anew': second(`let n = 0; await demo.echo(new Proxy({ id: 0 }, { get: (t, k) => (k === 'id' ? (n++ ? 'second' : 'first') : undefined) }))`),
  'a toJSON that answers anew': second(`let n = 0; await demo.echo({ toJSON() { return n++ ? 'second' : 'first' } })`),
  'arguments changed after the call': second(`const a = { id: 'first' }; const p = demo.echo(a); a.id = 'second'; await p`),
  'arguments changed by a sibling': second(`const a = { id: 'first', get z() { a.id = 'second'; return 1 } }; await demo.echo(a)`),
  'a Date with another toISOString': second(`let n = 0; const d = new Date(0); d.toJSON = () => (n++ ? 'second' : 'first'); await demo.echo({ d })`),
  'a String subclass': second(`let n = 0; class S extends String { toJSON() { return n++ ? 'second' : 'first' } } await demo.echo({ s: new S('x') })`),
  'an array with a getter': second(`let n = 0; const l = [1]; Object.defineProperty(l, 0, { get: () => (n++ ? 'second' : 'first'), enumerable: true }); await demo.echo({ l })`),
}); // biome-ignore format: one attack a line
