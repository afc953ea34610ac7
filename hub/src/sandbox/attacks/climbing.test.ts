/** Attempts to reach the host from inside a realm. */
import { describe, expect, it } from 'vitest';
import { wrapped } from '../testing/bare-realm.ts';
import { shareBareRealm } from '../testing/shared-realm.ts';

/*
 * The realm alone: every script here goes to a runner without the check. An attack has succeeded when it answers what
 * it set out to get; each one is written so that it would, were the layer not there.
 */
const { attack, stillWorks } = shareBareRealm();

/** Code that tries each way to the host's global object from `start`, and answers the first that gets there. */
const CLIMB = `
const reach = (start) => {
  const seen = new Set(), open = [start];
  while (open.length && seen.size < 3000) {
    const at = open.pop();
    if (at === null || (typeof at !== 'object' && typeof at !== 'function') || seen.has(at)) continue;
    seen.add(at);
    try { const made = at('return process')(); if (made && made.pid) return 'process by a function'; } catch {}
    try { if (typeof at.getBuiltinModule('fs').readFileSync === 'function') return 'process'; } catch {}
    try { open.push(Object.getPrototypeOf(at)); } catch {}
    let keys = []; try { keys = Reflect.ownKeys(at); } catch {}
    for (const key of keys) { try { open.push(at[key]); } catch {} try { const d = Object.getOwnPropertyDescriptor(at, key); open.push(d.get, d.set); } catch {} }
  }
  return 'nothing';
};`;

describe('climbing to the host', () => {
  it.each([
    ['from a literal', '({})'],
    ['from an async function', '(async () => {})'],
    ['from a generator', '(function* () {})()'],
    ['from an async generator', '(async function* () {})()'],
    ['from the global object', '(function () { return this })() ?? globalThis'],
    ['from an integration', 'demo'],
    ['from a method of an integration', 'demo.add'],
    ['from the promise of a call', 'demo.echo({})'],
    ['from the result of a call', 'await demo.echo({ a: [1] })'],
    ['from the error of a call', 'await demo.echo({ f() {} }).catch((e) => e)'],
    ['from console', 'console'],
    ['from sleep', 'sleep'],
    ['from the promise of a sleep', 'sleep(1)'],
    ['from batch', 'await batch([() => 1])'],
    ['from paginate', 'paginate(() => [])'],
    ['from an error of the engine', '(() => { try { null.x } catch (e) { return e } })()'],
    ['from a stack overflow', '(() => { const f = () => f(); try { f() } catch (e) { return e } })()'],
    [
      'from a stack overflow inside the bridge',
      '(() => { const f = () => { try { f() } catch { throw console.log("x") ?? demo.add({}) } }; try { f() } catch (e) { return e } })()',
    ],
    ['from a dynamic import', 'import("node:fs")'],
    ['from the error of a dynamic import', 'await import("node:fs").catch((e) => e)'],
    ['from an encoder', 'new TextEncoder()'],
    ['from structuredClone', 'structuredClone(new Map([[1, new Date()]]))'],
    ['from URLSearchParams', 'new URLSearchParams("a=b")'],
    ['from Intl', 'new Intl.NumberFormat("en")'],
    [
      'from caller and arguments',
      '(() => { function f() { try { return f.caller } catch (e) { return e } } return f() })()',
    ],
  ])('finds nothing %s', async (_name, start) => {
    const { value, error } = await attack(wrapped(`${CLIMB}\nreturn reach(${start});`));
    expect(error).toBeUndefined();
    expect(value).toBe('nothing');
    await stillWorks();
  });

  it('makes no code from text, by whatever constructor', async () => {
    const { value } = await attack(
      wrapped(`
        const made = [];
        for (const f of [() => {}, async () => {}, function* () {}, async function* () {}]) {
          try { made.push(f.constructor('return 1')) } catch (e) { made.push(e.name) }
        }
        try { made.push(eval('1')) } catch (e) { made.push(e.name) }
        return made;`),
    );
    expect(value).toEqual(['EvalError', 'EvalError', 'EvalError', 'EvalError', 'ReferenceError']);
  });

  it('gives no array or call site of the host to a formatter of stacks', async () => {
    const { value } = await attack(
      wrapped(`
        let got = 'nothing';
        const spy = new Proxy(function () {}, { apply: (_t, _s, args) => { got = 'an array'; return 'x' } });
        for (const make of [
          () => { Error.prepareStackTrace = spy },
          () => { Object.defineProperty(Error, 'prepareStackTrace', { value: spy }) },
          () => { globalThis.Error = new Proxy(Error, { get: () => spy }) },
          () => { Object.defineProperty(globalThis, 'Error', { value: { prepareStackTrace: spy } }) },
          () => { delete globalThis.Error; globalThis.Error = { prepareStackTrace: spy } },
        ]) {
          try { make() } catch {}
          try { null.x } catch (e) { e.stack }
        }
        return got;`),
    );
    expect(value).toBe('nothing');
    await stillWorks();
  });

  it('shows no path and nothing of the runner in a stack', async () => {
    const { value } = await attack(wrapped('return new Error("x").stack'));
    expect(value).toMatch(/^Error: x\n {4}at script\.js:1:8/);
    expect(value).not.toMatch(/file:|Socket|onLine|eval/);
  });

  it('reaches nothing while its text is evaluated, before it is a function', async () => {
    const { error } = await attack('(() => { throw new Proxy({}, { get: () => { throw 1 } }) })()');
    expect(error?.code).toBe('SANDBOX_EXECUTION');
    await stillWorks();
  });

  it.each(['42', 'undefined', 'new Proxy(function () {}, {})', '({ then(f) { f(1) } })', 'class A {}'])(
    'survives %s in the place of the function',
    async (source) => {
      await attack(`(${source})`);
      await stillWorks();
    },
  );
});

describe('what is not there', () => {
  it('has exactly the globals of the language, ours, and the integrations', async () => {
    const { value } = await attack(wrapped('return Object.getOwnPropertyNames(globalThis).sort()'));
    expect(value).toEqual(
      `AggregateError Array ArrayBuffer AsyncDisposableStack BigInt BigInt64Array BigUint64Array Boolean DataView Date
      DisposableStack Error EvalError Float16Array Float32Array Float64Array Function Infinity Int16Array Int32Array
      Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy RangeError ReferenceError Reflect RegExp Set
      String SuppressedError Symbol SyntaxError Temporal TextDecoder TextEncoder TypeError URIError URL URLSearchParams
      Uint16Array Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet actions atob batch btoa catalog
      collect console decodeURI decodeURIComponent demo encodeURI encodeURIComponent escape gitlab globalThis isFinite
      isNaN paginate parseFloat parseInt progress results search skills sleep structuredClone undefined unescape`.split(
        /\s+/,
      ),
    );
  });
});
