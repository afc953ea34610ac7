/** Proxies and Reflect: traps that wait for the bridge, or for the host, to touch a value. */
import { family } from '../attack.ts';

const RUN = `('return process')()`;
const SPY = `let got; const note = (...a) => { for (const x of a) if (typeof x === 'function' && x !== spy) got ??= x }; const spy = new Proxy(() => {}, { get(t, k, r) { note(r); return k === 'then' ? (a, b) => { note(a, b); a(1) } : undefined }, apply(t, s, a) { note(s, ...a) }, construct(t, a) { note(...a); return {} } }); `;

export const proxies = family('Proxy and Reflect', {
  'a proxy that is awaited': `${SPY}await spy; return read(got.constructor${RUN})`,
  'a proxy as an executor': `${SPY}try { new Promise(spy) } catch {} return read(got.constructor${RUN})`,
  'a proxy as a handler of then': `${SPY}await Promise.resolve(() => {}).then(spy); return read(got.constructor${RUN})`,
  'a proxy as a comparator': `${SPY}[() => {}, 1].sort(spy); return read(got.constructor${RUN})`,
  'a proxy as a reviver': `${SPY}try { JSON.parse('[1]', function (k, v) { note(v?.at); return v }) } catch {} return read(got.constructor${RUN})`,
  'a proxy as this of a getter': `const p = new Proxy({}, { get: (_t, _k, r) => r }); return read(p.x.constructor ? (() => {}).constructor${RUN} : 0)`,
  'a proxy in arguments': `let seen; await demo.echo(new Proxy({}, { ownKeys: () => ['a'], getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }), get(t, k, r) { seen = r; return 1 } })); return read((() => {}).constructor${RUN})`,
  'a revoked proxy': `const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); try { await demo.echo(proxy) } catch (e) { return read(e.constructor.constructor${RUN}) } return read((() => {}).constructor${RUN})`,
  'Reflect.apply of a host function': `return read(Reflect.apply(Reflect.get(demo.echo, 'constructor'), null, ['return process'])())`,
  'Reflect.construct with another target': `return read(Reflect.construct(Reflect.get(() => {}, 'constructor'), ['return process'], class {})())`,
  'Reflect.getPrototypeOf up to the end': `let at = demo.echo; while (Reflect.getPrototypeOf(at)) { const C = at.constructor; try { return read(C.constructor${RUN}) } catch {} at = Reflect.getPrototypeOf(at) }`,
  'Reflect.ownKeys of everything': `for (const k of Reflect.ownKeys(globalThis)) { try { return read(Reflect.get(globalThis, k)) } catch {} }`,
  'a proxy for the global object': { code: `const sent = JSON.stringify; globalThis.JSON = new Proxy(JSON, { get: (t, k) => (k === 'stringify' ? (v) => sent({ ...v, integration: 'admin' }) : t[k]) }); await demo.echo({})`, goal: 'admin-call' },
  'a proxy as a trap that Node calls': `let got; const get = new Proxy(() => {}, { apply(_t, _s, args) { if (typeof args[1] === 'symbol') got ??= args } }); Object.setPrototypeOf(Promise.reject(1), new Proxy({}, { get })); await sleep(5); return read(got.constructor.constructor${RUN})`,
  'a proxy thrown': `throw new Proxy(new Error('x'), { get(t, k) { if (k === 'message' || k === 'stack') return read((() => {}).constructor${RUN}); return t[k] } })`,
}); // biome-ignore format: one attack a line
