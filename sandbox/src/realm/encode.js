/**
 * The one copy of a value on its way out: arguments, the answer and logs become JSON text here, once, bounded in
 * length and depth, with captured functions only. Getters, proxies and `toJSON` of the script run during the copy and
 * never after it, so what is checked at the hub is what was copied.
 *
 * Two ways: for arguments what JSON cannot say is an error (a silently dropped argument would change a call); in
 * answers and logs it becomes a text that a reader understands (`"[function sum]"`, `"[circular]"`, `"NaN"`).
 */
import {
  apply,
  booleanValue,
  bufferByteLength,
  create,
  dateIso,
  dateTime,
  ErrorCtor,
  getPrototypeOf,
  hasOwn,
  isArray,
  isFiniteNumber,
  isSafeInteger,
  jsonStringify,
  kindByPrototype,
  mapForEach,
  mapGet,
  mapSize,
  NumberOf,
  numberValue,
  objectKeys,
  regExpFlags,
  regExpSource,
  SetCtor,
  setAdd,
  setDelete,
  setForEach,
  setHas,
  setSize,
  stringSlice,
  stringValue,
  symbolText,
  typedArrayLength,
} from './captured.js';

const MAX_DEPTH = 64;
/** Values in one text; the hub takes no frame with more than twice as many parts. */
export const MAX_VALUES = 250_000;
/** Values in the arguments of one call: the worker shares its memory with other scripts, and parses them too. */
export const MAX_ARGUMENT_VALUES = 100_000;
const MAX_PROTOTYPES = 100;

/** Thrown inside the copy when the text grows over its bound; never seen by a script. */
const OVERFLOW = create(null);

function emit(state, text) {
  state.text += text;
  if (state.text.length > state.maxChars) throw OVERFLOW;
}

function emitString(state, text) {
  const room = state.maxChars - state.text.length + 1;
  emit(state, jsonStringify(text.length > room ? stringSlice(text, 0, room) : text));
}

/** What JSON has no word for: an error where the text becomes a call's arguments, else a note in its place. */
function emitNote(state, key, note, problem) {
  if (state.strict) throw new ErrorCtor(`${key === '' ? 'the argument' : `argument "${key}"`} ${problem}`);
  emitString(state, note);
}

/** The kind of an object, by the first intrinsic prototype on its chain, and whether a `toJSON` comes before that. */
function kindOf(value) {
  const found = { __proto__: null, kind: 'plain', hasToJson: hasOwn(value, 'toJSON') };
  let prototype = getPrototypeOf(value);
  for (let hops = 0; prototype !== null && hops < MAX_PROTOTYPES; hops += 1) {
    const kind = mapGet(kindByPrototype, prototype);
    if (kind !== undefined) {
      found.kind = kind;
      return found;
    }
    if (hasOwn(prototype, 'toJSON')) found.hasToJson = true;
    prototype = getPrototypeOf(prototype);
  }
  return found;
}

function writeList(state, length, itemAt, depth) {
  emit(state, '[');
  for (let index = 0; index < length; index += 1) {
    if (index > 0) emit(state, ',');
    writeValue(state, itemAt(index), `${index}`, depth);
  }
  emit(state, ']');
}

function writeMember(state, first, key, value, depth) {
  emit(state, first ? '' : ',');
  emitString(state, key);
  emit(state, ':');
  writeValue(state, value, key, depth);
}

/** Own enumerable properties; those that are undefined are left out, as in JSON. `first`: nothing was written yet. */
function writeOwn(state, value, first, depth) {
  const keys = objectKeys(value);
  let empty = first;
  for (let index = 0; index < keys.length; index += 1) {
    const key = keys[index];
    const member = value[key];
    if (member === undefined) continue;
    writeMember(state, empty, key, member, depth);
    empty = false;
  }
}

/** Whether every key of a map can be a name, and no two would be the same one (`1` and `"1"`). */
function hasNames(map) {
  const names = new SetCtor();
  let named = true;
  mapForEach(map, (_value, key) => {
    if (typeof key !== 'string' && typeof key !== 'number') named = false;
    else if (named) setAdd(names, `${key}`);
  });
  return named && setSize(names) === mapSize(map);
}

function writeMap(state, map, depth) {
  const named = hasNames(map);
  emit(state, named ? '{' : '[');
  let first = true;
  mapForEach(map, (value, key) => {
    if (named) writeMember(state, first, `${key}`, value === undefined ? null : value, depth);
    else {
      emit(state, first ? '[' : ',[');
      writeValue(state, key, '', depth);
      emit(state, ',');
      writeValue(state, value, '', depth);
      emit(state, ']');
    }
    first = false;
  });
  emit(state, named ? '}' : ']');
}

function writeError(state, error, depth) {
  emit(state, '{');
  const name = error.name;
  if (name !== 'SallyportError') writeMember(state, true, 'name', typeof name === 'string' ? name : 'Error', depth);
  const message = error.message;
  const key = name === 'SallyportError' ? 'error' : 'message';
  writeMember(state, name === 'SallyportError', key, typeof message === 'string' ? message : '', depth);
  writeOwn(state, error, false, depth);
  if (hasOwn(error, 'cause')) writeMember(state, false, 'cause', error.cause, depth);
  if (hasOwn(error, 'errors')) writeMember(state, false, 'errors', error.errors, depth);
  emit(state, '}');
}

/** Kinds whose content is not in their properties. False: `value` only looks like one (a proxy, a changed prototype). */
function writeExotic(state, value, kind, key, depth) {
  if (kind === 'date') {
    if (isFiniteNumber(dateTime(value))) emitString(state, dateIso(value));
    else emitNote(state, key, 'Invalid Date', 'is an invalid date');
  } else if (kind === 'map') {
    mapSize(value);
    writeMap(state, value, depth);
  } else if (kind === 'set') {
    emit(state, '[');
    let first = true;
    setForEach(value, (item) => {
      if (!first) emit(state, ',');
      first = false;
      writeValue(state, item, '', depth);
    });
    emit(state, ']');
  } else if (kind === 'regexp') emitString(state, `/${regExpSource(value)}/${regExpFlags(value)}`);
  else if (kind === 'promise') emitNote(state, key, '[promise: await it]', 'is a promise: await it first');
  else if (kind === 'string') emitString(state, stringValue(value));
  else if (kind === 'number') writeValue(state, numberValue(value), key, depth);
  else if (kind === 'boolean') emit(state, booleanValue(value) ? 'true' : 'false');
  else if (kind === 'iterator') emitNote(state, key, '[iterator: [...it] lists it]', 'is an iterator: send [...it]');
  else if (kind === 'async iterator') {
    const note = '[async iterator: await collect(it) lists it]';
    emitNote(state, key, note, 'is an async iterator: send await collect(it)');
  } else if (kind === 'buffer' && state.strict) emitNote(state, key, '', 'is an ArrayBuffer: send text or numbers');
  else if (kind === 'buffer') emit(state, `{"byteLength":${bufferByteLength(value)}}`);
  else writeList(state, typedArrayLength(value), (index) => value[index], depth);
}

/** Cheap proof that an object really has the inner parts of its kind, before anything of it is written. */
function isGenuine(value, kind) {
  try {
    if (kind === 'date') dateTime(value);
    else if (kind === 'map') mapSize(value);
    else if (kind === 'set') setHas(value, 0);
    else if (kind === 'regexp') regExpSource(value);
    else if (kind === 'string') stringValue(value);
    else if (kind === 'number') numberValue(value);
    else if (kind === 'boolean') booleanValue(value);
    else if (kind === 'buffer') bufferByteLength(value);
    else if (kind === 'typed') return typedArrayLength(value) >= 0;
    return true;
  } catch {
    return false;
  }
}

function writeObject(state, value, key, depth) {
  if (depth >= MAX_DEPTH) return emitNote(state, key, '[too deep]', `is nested deeper than ${MAX_DEPTH} levels`);
  if (setHas(state.open, value)) return emitNote(state, key, '[circular]', 'contains itself');
  setAdd(state.open, value);
  const { kind, hasToJson } = kindOf(value);
  if (isArray(value)) {
    writeList(state, value.length, (index) => (hasOwn(value, index) ? value[index] : null), depth + 1);
  } else if (kind === 'error') writeError(state, value, depth + 1);
  else if (kind !== 'plain' && isGenuine(value, kind)) writeExotic(state, value, kind, key, depth + 1);
  else {
    const toJson = hasToJson ? value.toJSON : undefined;
    if (typeof toJson === 'function') writeValue(state, apply(toJson, value, [key]), key, depth + 1);
    else {
      emit(state, '{');
      writeOwn(state, value, true, depth + 1);
      emit(state, '}');
    }
  }
  setDelete(state.open, value);
}

function writeValue(state, value, key, depth) {
  state.values += 1;
  if (state.values > state.maxValues) throw OVERFLOW;
  switch (typeof value) {
    case 'string':
      return emitString(state, value);
    case 'number':
      if (isFiniteNumber(value)) return emit(state, `${value}`);
      return emitNote(state, key, `${value}`, `is ${value}`);
    case 'boolean':
      return emit(state, value ? 'true' : 'false');
    case 'undefined':
      return emit(state, 'null');
    case 'bigint':
      return emit(state, isSafeInteger(NumberOf(value)) ? `${value}` : `"${value}"`);
    case 'symbol':
      return emitNote(state, key, symbolText(value), 'is a symbol');
    case 'function':
      return emitNote(state, key, '[function]', 'is a function');
    default:
      return value === null ? emit(state, 'null') : writeObject(state, value, key, depth);
  }
}

/**
 * The JSON text of `value`, or undefined for undefined. `strict`: see the top of the file.
 * Over `maxChars`, or over its number of values, the result has `cut: true` and only the beginning of the text, which then is no JSON.
 */
export function encode(value, strict, maxChars) {
  const maxValues = strict ? MAX_ARGUMENT_VALUES : MAX_VALUES;
  const state = { __proto__: null, text: '', strict, maxChars, maxValues, values: 0, open: new SetCtor() };
  if (value === undefined) return { __proto__: null, text: undefined, cut: false, values: 0 };
  try {
    writeValue(state, value, '', 0);
    return { __proto__: null, text: state.text, cut: false, values: state.values };
  } catch (error) {
    if (error !== OVERFLOW) throw error;
    return { __proto__: null, text: stringSlice(state.text, 0, maxChars), cut: true, values: state.values };
  }
}
