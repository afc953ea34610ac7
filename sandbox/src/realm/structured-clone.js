/** `structuredClone`, made in the realm: the types of the HTML standard that exist here, cycles and shared parts kept. */
const PRIMITIVE_BOXES = new Set(['[object String]', '[object Number]', '[object Boolean]', '[object BigInt]']);

function refuse(what) {
  const error = new Error(`${what} could not be cloned`);
  Object.defineProperty(error, 'name', { value: 'DataCloneError', configurable: true, writable: true });
  throw error;
}

function cloneError(error, seen) {
  const types = { EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError };
  const Type = types[error.name] ?? Error;
  const copy = new Type(error.message);
  seen.set(error, copy);
  for (const key of ['stack', 'cause']) {
    if (!Object.hasOwn(error, key)) continue;
    const value = key === 'stack' ? `${error.stack}` : cloneValue(error.cause, seen);
    Object.defineProperty(copy, key, { value, writable: true, configurable: true, enumerable: false });
  }
  return copy;
}

function cloneBytes(value, seen) {
  if (value instanceof ArrayBuffer) return value.slice(0);
  const buffer = cloneValue(value.buffer, seen);
  const length = value instanceof DataView ? value.byteLength : value.length;
  return new value.constructor(buffer, value.byteOffset, length);
}

function cloneObject(value, seen) {
  if (value instanceof Date) return new Date(value.getTime());
  if (value instanceof RegExp) return new RegExp(value.source, value.flags);
  if (value instanceof Error) return cloneError(value, seen);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return cloneBytes(value, seen);
  if (value instanceof Promise || value instanceof WeakMap || value instanceof WeakSet) refuse('this object');
  if (PRIMITIVE_BOXES.has(Object.prototype.toString.call(value))) return Object(value.valueOf());
  const copy = Array.isArray(value)
    ? new Array(value.length)
    : value instanceof Map
      ? new Map()
      : value instanceof Set
        ? new Set()
        : {};
  seen.set(value, copy);
  if (value instanceof Map) {
    for (const [key, item] of [...value]) copy.set(cloneValue(key, seen), cloneValue(item, seen));
  } else if (value instanceof Set) {
    for (const item of [...value]) copy.add(cloneValue(item, seen));
  } else {
    for (const key of Object.keys(value)) {
      const item = cloneValue(value[key], seen);
      Object.defineProperty(copy, key, { value: item, writable: true, configurable: true, enumerable: true });
    }
  }
  return copy;
}

function cloneValue(value, seen) {
  if (typeof value === 'function') refuse(`the function ${value.name}`);
  if (typeof value === 'symbol') refuse('a symbol');
  if (typeof value !== 'object' || value === null) return value;
  if (seen.has(value)) return seen.get(value);
  const copy = cloneObject(value, seen);
  seen.set(value, copy);
  return copy;
}

export function structuredClone(value) {
  return cloneValue(value, new Map());
}
