/**
 * Everything that the bridge uses of the language, taken before a script can replace it.
 *
 * The rule for every file of this folder: after the script has started, no method is called through a property of an
 * intrinsic (`array.push(x)`, `for … of`, spread, regular expression methods), no property that may be absent is read
 * from an object with a prototype, and nothing is assigned to an index of an array. What is needed stands here, as a
 * function that takes `this` as its first argument. Conveniences that only the script itself profits from (`batch`,
 * `structuredClone`, …) say so and may use plain language: a script that breaks its intrinsics breaks them for itself.
 *
 * These files are modules for readers and tools; the runner joins them into one classic script (see realm-source.ts).
 */
const { bind, call } = Function.prototype;
/** Turns a method into a function that takes `this` first; a bound function looks nothing up when it is called. */
export const uncurry = bind.bind(call);
const getterOf = (prototype, key) => uncurry(Object.getOwnPropertyDescriptor(prototype, key).get);

export const ErrorCtor = Error;
export const TypeErrorCtor = TypeError;
export const PromiseCtor = Promise;
export const SetCtor = Set;
export const MapCtor = Map;
export const ProxyCtor = Proxy;

export const { apply, defineProperty, getPrototypeOf, deleteProperty, ownKeys } = Reflect;
export const { create, freeze, hasOwn, keys: objectKeys } = Object;
export const { isArray } = Array;
export const { parse: jsonParse, stringify: jsonStringify } = JSON;
export const { isFinite: isFiniteNumber, isSafeInteger } = Number;
export const { min } = Math;
export const { now: dateNow } = Date;
export const NumberOf = Number;

export const promiseThen = uncurry(Promise.prototype.then);
export const stringSlice = uncurry(String.prototype.slice);
export const stringIndexOf = uncurry(String.prototype.indexOf);
export const charCodeAt = uncurry(String.prototype.charCodeAt);
export const symbolText = uncurry(Symbol.prototype.toString);
export const dateTime = uncurry(Date.prototype.getTime);
export const dateIso = uncurry(Date.prototype.toISOString);
export const mapGet = uncurry(Map.prototype.get);
export const mapSet = uncurry(Map.prototype.set);
export const mapDelete = uncurry(Map.prototype.delete);
export const mapForEach = uncurry(Map.prototype.forEach);
export const mapSize = getterOf(Map.prototype, 'size');
export const setAdd = uncurry(Set.prototype.add);
export const setHas = uncurry(Set.prototype.has);
export const setDelete = uncurry(Set.prototype.delete);
export const setForEach = uncurry(Set.prototype.forEach);
export const setSize = getterOf(Set.prototype, 'size');
export const regExpSource = getterOf(RegExp.prototype, 'source');
export const regExpFlags = getterOf(RegExp.prototype, 'flags');
export const stringValue = uncurry(String.prototype.valueOf);
export const numberValue = uncurry(Number.prototype.valueOf);
export const booleanValue = uncurry(Boolean.prototype.valueOf);
export const bufferByteLength = getterOf(ArrayBuffer.prototype, 'byteLength');
const TypedArrayPrototype = Object.getPrototypeOf(Uint8Array.prototype);
export const typedArrayLength = getterOf(TypedArrayPrototype, 'length');

/** What async generators and their like have in common; no global is named after it. */
const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}.prototype));

/** Which kind of value has which intrinsic as (an ancestor of) its prototype. */
export const kindByPrototype = new Map([
  [Object.prototype, 'plain'],
  [Array.prototype, 'plain'],
  [Function.prototype, 'plain'],
  [Date.prototype, 'date'],
  [Map.prototype, 'map'],
  [Set.prototype, 'set'],
  [RegExp.prototype, 'regexp'],
  [Error.prototype, 'error'],
  [Promise.prototype, 'promise'],
  [String.prototype, 'string'],
  [Number.prototype, 'number'],
  [Boolean.prototype, 'boolean'],
  [ArrayBuffer.prototype, 'buffer'],
  [TypedArrayPrototype, 'typed'],
  [Iterator.prototype, 'iterator'],
  [AsyncIteratorPrototype, 'async iterator'],
]);
