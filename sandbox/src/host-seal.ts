/**
 * Seals the host side's own realm of a runner process, before the first script: whatever of it leaks leads nowhere.
 *
 * The engine calls functions of Node from inside a script's realm (the formatter of stacks, the loader of modules).
 * Where such a call fails by itself (the script reads a stack at the very edge of the call stack, or names an error by a
 * symbol), its TypeError or RangeError belongs to this realm and is caught by the script. So errors of these types are
 * cut off: no prototype that leads on, and accessors of `stack` without one. Everything else of the language is frozen,
 * so that an object that leaks (the list of arguments of a script's proxy, which Node calls for the name of an error or a
 * rejected promise, or by a way unknown today) carries no change from script to host, or to the next script.
 */
const { getOwnPropertyDescriptor, setPrototypeOf, freeze, hasOwn } = Object;
const { ownKeys, defineProperty, deleteProperty } = Reflect;

/** What the engine throws by itself out of Node's functions. Not SyntaxError, which runner.ts reads. */
const CUT_OFF = [RangeError, TypeError, ReferenceError, EvalError, URIError, AggregateError];

function cutOffErrors(): void {
  for (const { prototype } of CUT_OFF) {
    setPrototypeOf(prototype, null);
    for (const key of ownKeys(prototype)) deleteProperty(prototype, key);
    freeze(prototype);
  }
  const stack = getOwnPropertyDescriptor(new RangeError(''), 'stack');
  for (const accessor of [stack?.get, stack?.set]) {
    if (accessor !== undefined) freeze(setPrototypeOf(accessor, null));
  }
}

/** An inherited property that is frozen cannot be assigned on an heir; as an accessor it can, which Node relies on. */
function makeOverridable(prototype: object, key: string | symbol): void {
  const descriptor = getOwnPropertyDescriptor(prototype, key);
  if (descriptor === undefined || !('value' in descriptor) || descriptor.configurable !== true) return;
  const { value } = descriptor;
  // Methods and arrow functions have no `prototype`, an object that would stay open to change.
  const accessors = {
    get: () => value,
    set(this: object, next: unknown): void {
      if (this === prototype) throw new Error('intrinsics are frozen');
      if (hasOwn(this, key)) Reflect.set(this, key, next);
      else defineProperty(this, key, { value: next, writable: true, enumerable: true, configurable: true });
    },
  };
  defineProperty(prototype, key, { ...accessors, enumerable: descriptor.enumerable === true, configurable: false });
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

function freezeLanguage(): void {
  const open: unknown[] = [
    Object, Function, Array, Promise, Error, SyntaxError, Map, Set, WeakMap, WeakSet, WeakRef, Date, RegExp, Symbol,
    String, Number, Boolean, BigInt, Math, JSON, Reflect, Proxy, Uint8Array, ArrayBuffer, DataView,
    async () => {}, function* () {}, async function* () {}, [].values(), new Map().values(), new Set().values(),
    ''.matchAll(/./g), ''[Symbol.iterator](), ...CUT_OFF,
  ]; // biome-ignore format: a list of names
  const seen = new Set<object>();
  while (open.length > 0) {
    const value = open.pop();
    if (!isObject(value) || seen.has(value)) continue;
    seen.add(value);
    open.push(Object.getPrototypeOf(value));
    for (const key of ownKeys(value)) {
      const descriptor = getOwnPropertyDescriptor(value, key);
      open.push(descriptor?.value, descriptor?.get, descriptor?.set);
    }
  }
  for (const value of seen) {
    const maker = getOwnPropertyDescriptor(value, 'constructor')?.value;
    const isPrototype = typeof maker === 'function' && maker.prototype === value;
    if (isPrototype) for (const key of ownKeys(value)) makeOverridable(value, key);
  }
  for (const value of seen) {
    for (const key of ownKeys(value)) {
      const descriptor = getOwnPropertyDescriptor(value, key);
      if (descriptor?.get !== undefined) freeze(descriptor.get);
      if (descriptor?.set !== undefined) freeze(descriptor.set);
    }
    if (!ArrayBuffer.isView(value)) freeze(value);
  }
}

export function sealHostRealm(): void {
  cutOffErrors();
  freezeLanguage();
}
