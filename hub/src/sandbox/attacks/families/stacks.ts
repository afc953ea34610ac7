/** Stacks, call sites, callers, and errors made where the engine calls the host. */
import { family } from '../attack.ts';

const RUN = `('return process')()`;
const EDGE = (
  tries: string,
) => `let found; const attempt = (f) => { try { f() } catch (e) { found ??= e } }; const down = () => { try { down() } catch {} attempt(() => { ${tries} }) }; down();
  for (let o = found; o; o = Object.getPrototypeOf(o)) { const c = Object.getOwnPropertyDescriptor(o, 'constructor'); const F = (c?.value ?? c?.get?.call(o))?.constructor; if (F && !(found instanceof Error)) return read(F${RUN}); if (F) try { return read(F${RUN}) } catch {} }`;

export const stacks = family('stack and call site tricks', {
  'Error.prepareStackTrace': `let sites; Error.prepareStackTrace = (_, s) => { sites = s; return '' }; new Error('x').stack; return read(sites.constructor.constructor${RUN})`,
  'prepareStackTrace by defineProperty': `let sites; Object.defineProperty(Error, 'prepareStackTrace', { value: (_, s) => { sites = s; return '' } }); new Error('x').stack; return read(sites.constructor.constructor${RUN})`,
  'prepareStackTrace with captureStackTrace': `let sites; Error.prepareStackTrace = (_, s) => { sites = s }; const o = {}; Error.captureStackTrace(o); o.stack; return read(sites.constructor.constructor${RUN})`,
  'Error replaced by a proxy': `let got; const E = Error; globalThis.Error = new Proxy(E, { get(t, k, r) { return k === 'prepareStackTrace' ? (e, s) => { got = s } : Reflect.get(t, k, r) } }); globalThis.Error.prepareStackTrace(0, []); try { null.x } catch (e) { e.stack } return read(got.constructor.constructor${RUN})`,
  'this of a call site': `let self; Error.prepareStackTrace = (_, s) => { for (const c of s) self ??= c.getThis() ?? c.getFunction(); return '' }; (function () { 'use strict'; new Error('x').stack })(); Error.prepareStackTrace; return read((self ?? Error.prepareStackTrace).constructor${RUN})`,
  'an error without depth': `let e; try { null.x } catch (x) { e = x } return read(e.constructor.constructor${RUN})`,
  'an overflow of the stack': `const f = () => f(); try { f() } catch (e) { return read(e.constructor.constructor${RUN}) }`,
  'the stack read at the edge of the call stack': EDGE(`new Error('x').stack`),
  'captureStackTrace at the edge': EDGE(`const o = {}; Error.captureStackTrace(o); o.stack`),
  'import() at the edge': EDGE(`import('x')`),
  'an error named by a symbol': `class E extends Error { get name() { return Symbol('s') } } let got = new Error('x'); try { new E('x').stack } catch (e) { got = e } return read(got.constructor.constructor${RUN})`,
  'a captured object named by a symbol': `let got = new Error('x'); try { const o = { name: Symbol('s') }; Error.captureStackTrace(o); o.stack } catch (e) { got = e } return read(got.constructor.constructor${RUN})`,
  'a proxy as the getter of a name': `let got; const get = new Proxy(() => {}, { apply(_t, _s, args) { got ??= args; return 'x' } }); const e = new Error('x'); Object.defineProperty(e, 'name', { get }); e.stack; return read(got.constructor.constructor${RUN})`,
  'the accessors of stack': `const d = Object.getOwnPropertyDescriptor(new Error('x'), 'stack'); return read((d.get ?? (() => {})).constructor${RUN})`,
  'arguments.callee': `function f() { try { return arguments.callee } catch (e) { return e.constructor } } return read(f().constructor${RUN})`,
  'an AggregateError': `try { await Promise.any([]) } catch (e) { return read(e.constructor.constructor${RUN}) }`,
  'a SuppressedError': `try { using a = { [Symbol.dispose]() { throw 1 } }; throw 2 } catch (e) { return read(e.constructor.constructor${RUN}) }`,
  'a path in a stack': `Error.stackTraceLimit = 100; const { stack } = new Error('x'); const at = /file:\\/\\/([^\\s:)]+)/.exec(stack) ?? /(\\/[^\\s:)]+\\.(?:js|ts))/.exec(stack); return read((at ? (() => {}) : null).constructor${RUN})`,
}); // biome-ignore format: one attack a line
