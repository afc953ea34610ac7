/** What stands on the global object: everything the engine put there and that is not listed is taken away first. */
import { defineProperty, deleteProperty, hasOwn, ownKeys } from './captured.js';

/** Not listed, so removed: eval, WebAssembly, SharedArrayBuffer, Atomics (memory and waiting across threads) and
 * FinalizationRegistry (its callbacks would run after the answer). */
const KEPT =
  `Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date Promise RegExp Error
  AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError SuppressedError globalThis JSON Math Intl
  ArrayBuffer DataView Uint8Array Int8Array Uint16Array Int16Array Uint32Array Int32Array BigUint64Array BigInt64Array
  Uint8ClampedArray Float16Array Float32Array Float64Array Map BigInt Set Iterator WeakMap WeakSet WeakRef Proxy Reflect
  decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape isFinite isNaN Temporal DisposableStack
  AsyncDisposableStack`.split(/\s+/);

export function defineValue(target, key, value, enumerable) {
  defineProperty(target, key, { __proto__: null, value, enumerable, writable: false, configurable: false });
}

/**
 * Runs once, before any script. `Error` alone becomes unchangeable: the engine asks the global `Error` for
 * `prepareStackTrace` from outside the realm, and a script that put a proxy there was handed an array of the host.
 */
export function cleanGlobals(global) {
  const names = ownKeys(global);
  for (let index = 0; index < names.length; index += 1) {
    if (!KEPT.includes(names[index])) deleteProperty(global, names[index]);
  }
  const ErrorOfRealm = global.Error;
  defineProperty(ErrorOfRealm, 'prepareStackTrace', {
    __proto__: null,
    get: () => undefined,
    set: () => {},
    enumerable: false,
    configurable: false,
  });
  defineValue(global, 'Error', ErrorOfRealm, false);
}

/** A global of ours; one that would hide a part of the language is left out (`callTool`-like ways still reach it). */
export function addGlobal(global, name, value) {
  if (hasOwn(global, name)) return;
  defineProperty(global, name, { __proto__: null, value, enumerable: false, writable: true, configurable: true });
}
