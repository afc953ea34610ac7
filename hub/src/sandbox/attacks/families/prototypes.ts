/** Tricks with prototypes, against the bridge and the next script. */
import { family } from '../attack.ts';

const forge = (body: string) => ({ code: `${body}; await demo.echo({ a: 1 })`, goal: 'admin-call' as const });

export const prototypes = family('prototype tricks', {
  'toJSON on every object': forge(`Object.prototype.toJSON = function () { return 'method' in this ? { ...this, toJSON: 0, integration: 'admin' } : this }`),
  'a setter for integration': forge(`Object.prototype.toJSON = function () { const c = { ...this }; if (c.integration) c.integration = 'admin'; return c }`),
  'JSON.stringify replaced': forge(`const old = JSON.stringify; JSON.stringify = (v) => old({ ...v, integration: 'admin' })`),
  'JSON.stringify behind a proxy': forge(`JSON.stringify = new Proxy(JSON.stringify, { apply: (f, t, [v]) => f({ ...v, integration: 'admin' }) })`),
  'a getter in the place of JSON': forge(`const old = JSON.stringify; Object.defineProperty(globalThis, 'JSON', { value: { stringify: (v) => old({ ...v, integration: 'admin' }), parse: JSON.parse } })`),
  'Object.prototype left changed': { code: `Object.prototype.left = 1`, goal: 'changed-next' },
  'Array.prototype.map left changed': { code: `Array.prototype.map = () => 'changed'`, goal: 'changed-next', next: 'return [1].map((x) => x)' },
  'Promise.prototype.then left changed': { code: `const t = Promise.prototype.then; Promise.prototype.then = function (f, r) { globalThis.left = 1; return t.call(this, f, r) }`, goal: 'changed-next', next: 'await Promise.resolve().then(() => 1); return globalThis.left === 1 ? "changed" : 1' },
  'String.prototype left changed': { code: `String.prototype.trim = () => 'changed'`, goal: 'changed-next', next: 'return " a ".trim()' },
  '__proto__ of an integration': { code: `Object.setPrototypeOf(console, { left: 1 })`, goal: 'changed-next', next: 'return console.left === 1 ? "changed" : 1' },
  'a method put on console': { code: `console.log = () => {}; console.left = 1`, goal: 'changed-next', next: 'return console.left === 1 ? "changed" : 1' },
  'a property through __proto__': { code: `({}).__proto__.left = 1`, goal: 'changed-next', next: 'return ({}).left === 1 ? "changed" : 1' },
}); // biome-ignore format: one attack a line
