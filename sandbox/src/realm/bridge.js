/**
 * The realm's side of the sandbox: the script's globals, the queue of outgoing frames, and `enter`, the one function
 * that the runner's host side holds. Strings go in, strings come out; the host never looks at any other value of the
 * realm (it hands back the script's function and a thrown value as it got them).
 *
 * `enter(op, …)`: `begin` setup | `run` function | `crash` thrown | `reply` line | `wake` id | `import` | `drain`.
 * `import` answers the error that `import()` fails with; all others but `drain` answer nothing. `drain` comes after
 * microtasks have run and answers `<running|settled> <outstanding> <sleeps>\n<frames>`, sleeps being `id:ms,` each,
 * frames one JSON line each.
 *
 * State changes last, after everything that could overflow the stack, so that no frame is half made.
 */
import { batch, collect, paginate } from './batch.js';
import {
  charCodeAt,
  create,
  defineProperty,
  freeze,
  hasOwn,
  isFiniteNumber,
  jsonParse,
  jsonStringify,
  MapCtor,
  mapDelete,
  mapGet,
  mapSet,
  min,
  NumberOf,
  objectKeys,
  PromiseCtor,
  promiseThen,
  stringSlice,
  TypeErrorCtor,
} from './captured.js';
import { makeConsole, textOf } from './console.js';
import { describeError, fillError, newError } from './describe-error.js';
import { encode, MAX_ARGUMENT_VALUES, MAX_VALUES } from './encode.js';
import { addGlobal, cleanGlobals, defineValue } from './globals.js';
import { makeIntegration } from './integrations.js';
import { makeActions, makeCatalog, makeSearch, makeSkills } from './lookups.js';
import { URLSearchParams } from './search-params.js';
import { structuredClone } from './structured-clone.js';
import { atob, btoa, TextDecoder, TextEncoder } from './text-codec.js';
import { URL } from './url.js';

const MAX_SLEEP_MS = 600_000;
const MAX_PROGRESS_CHARS = 2_000;

const state = {
  __proto__: null,
  settled: false,
  frames: '',
  progress: '',
  sleeps: '',
  lastCall: 0,
  lastSleep: 0,
  outstanding: 0,
  logLines: 0,
  maxLogLines: 0,
  maxValueBytes: 0,
};
const waiting = new MapCtor();
const sleeping = new MapCtor();

function isTooLong(text) {
  if (text.length * 3 <= state.maxValueBytes) return false;
  let bytes = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = charCodeAt(text, index);
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  return bytes > state.maxValueBytes;
}

function limitOf(encoded, maxValues) {
  return encoded.values > maxValues ? `${maxValues} values` : `${state.maxValueBytes} bytes`;
}

function callError(error, code, message, hint) {
  return fillError(error, { __proto__: null, error: message, code, retryable: false, hint }, defineValue);
}

/** The promise of a call. The error is made here, so that its place is the call's place in the script. */
function sendCall(integration, method, args) {
  const error = newError();
  return new PromiseCtor((resolve, reject) => {
    if (state.settled) return;
    let encoded;
    try {
      encoded = encode(args, true, state.maxValueBytes);
    } catch (problem) {
      return reject(
        callError(error, 'INVALID_ARGUMENTS', `${integration}.${method}: ${describeError(problem).message}`),
      );
    }
    if (encoded.cut || (encoded.text !== undefined && isTooLong(encoded.text))) {
      const message = `${integration}.${method}: the arguments are over their limit of ${limitOf(encoded, MAX_ARGUMENT_VALUES)}`;
      const hint = 'send less at a time: split the list, or leave out what the method does not need';
      return reject(callError(error, 'INVALID_ARGUMENTS', message, hint));
    }
    const id = state.lastCall + 1;
    const names = `"integration":${jsonStringify(integration)},"method":${jsonStringify(stringSlice(method, 0, 200))}`;
    const tail = encoded.text === undefined ? '}\n' : `,"args":${encoded.text}}\n`;
    mapSet(waiting, id, { __proto__: null, resolve, reject, error });
    const frame = `{"type":"call","id":${id},${names}${tail}`;
    state.lastCall = id;
    state.outstanding += 1;
    state.frames += frame;
  });
}

function sendLog(level, line) {
  if (state.settled || state.logLines > state.maxLogLines) return;
  const over = state.logLines === state.maxLogLines;
  const text = over
    ? `(further lines are dropped: the limit of a script is ${state.maxLogLines}; print less, or return what matters)`
    : line;
  const frame = `{"type":"log","level":"${over ? 'warn' : level}","text":${jsonStringify(text)}}\n`;
  state.logLines += 1;
  state.frames += frame;
}

/** Sums of fractions end a little above 1. */
const ROUNDING = 1e-9;

/** Only the last one before a pause goes out: a loop that reports every turn costs nothing. */
function progress(text, fraction) {
  const isShare = typeof fraction === 'number' && fraction >= 0 && fraction <= 1 + ROUNDING;
  if (fraction !== undefined && !isShare) {
    throw new TypeErrorCtor(
      `progress(text, fraction) takes a fraction from 0 to 1, not ${textOf(fraction)}: progress("half", 0.5)`,
    );
  }
  const shown = jsonStringify(stringSlice(textOf(text), 0, MAX_PROGRESS_CHARS));
  const share = isShare ? `,"fraction":${min(fraction, 1)}` : '';
  state.progress = `{"type":"progress","text":${shown}${share}}\n`;
}

function sleep(ms) {
  if (typeof ms !== 'number' || !isFiniteNumber(ms) || ms < 0) {
    throw new TypeErrorCtor(`sleep(ms) takes a number of milliseconds, not ${textOf(ms)}: await sleep(500)`);
  }
  const bounded = min(ms, MAX_SLEEP_MS);
  return new PromiseCtor((resolve) => {
    const id = state.lastSleep + 1;
    mapSet(sleeping, id, resolve);
    const entry = `${id}:${bounded},`;
    state.lastSleep = id;
    state.outstanding += 1;
    state.sleeps += entry;
  });
}

function fail(thrown, known) {
  if (state.settled) return;
  const { name, message, code, line, column } = known ?? describeError(thrown);
  if (state.settled) return;
  let frame = `{"type":"failed","name":${jsonStringify(name)},"message":${jsonStringify(message)}`;
  if (line !== undefined) frame += `,"line":${line}`;
  if (column !== undefined) frame += `,"column":${column}`;
  if (code !== undefined) frame += `,"code":${jsonStringify(code)}`;
  frame += '}\n';
  state.settled = true;
  state.frames += frame;
}

function succeed(value) {
  if (state.settled) return;
  let encoded;
  try {
    encoded = encode(value, false, state.maxValueBytes);
  } catch (thrown) {
    return fail(thrown);
  }
  if (state.settled) return;
  if (encoded.cut || (encoded.text !== undefined && isTooLong(encoded.text))) {
    const message = `the value that the script returns is over its limit of ${limitOf(encoded, MAX_VALUES)}: return fewer fields or a summary`;
    return fail(undefined, { __proto__: null, name: 'RangeError', message, code: 'RESULT_TOO_LARGE' });
  }
  const frame = encoded.text === undefined ? '{"type":"done"}\n' : `{"type":"done","value":${encoded.text}}\n`;
  state.settled = true;
  state.frames += frame;
}

function begin(setup) {
  const { integrations, results, savedIds, maxLogLines, maxValueBytes } = jsonParse(setup);
  state.maxLogLines = maxLogLines;
  state.maxValueBytes = maxValueBytes;
  const names = objectKeys(integrations);
  for (let index = 0; index < names.length; index += 1) {
    const name = names[index];
    addGlobal(globalThis, name, makeIntegration(name, integrations[name], sendCall, defineValue));
  }
  addGlobal(globalThis, 'results', makeResults(results, savedIds));
}

function tellUnnamed(id) {
  throw new TypeErrorCtor(
    `results.${id} is kept, but a script gets only the saved results that its text names: write results.${id}`,
  );
}

/**
 * The saved results that the script names; what is in them is the script's own, to be changed as it likes. The others do
 * not travel, but their names are there to be seen.
 */
function makeResults(results, ids) {
  const values = create(null);
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index];
    if (hasOwn(results, id)) defineValue(values, id, jsonParse(results[id]), true);
    else defineProperty(values, id, { __proto__: null, get: () => tellUnnamed(id), enumerable: true });
  }
  return freeze(values);
}

/** Its own `constructor` keeps `then` from asking Promise.prototype, which a script can change, for one. */
function whenSettled(promise, onValue, onError) {
  defineProperty(promise, 'constructor', { __proto__: null, value: undefined });
  promiseThen(promise, onValue, onError);
}

function start(script) {
  try {
    whenSettled(script(), succeed, fail);
  } catch (thrown) {
    fail(thrown);
  }
}

/** In a microtask, so that no frame of the host stands on the script's stack, neither to be read nor to be counted. */
function run(script) {
  whenSettled(new PromiseCtor((resolve) => resolve()), () => start(script));
}

function reply(line) {
  const frame = jsonParse(line);
  const entry = mapGet(waiting, frame.id);
  if (entry === undefined) return;
  mapDelete(waiting, frame.id);
  state.outstanding -= 1;
  if (hasOwn(frame, 'error')) {
    const { error, code, retryable } = frame.error;
    const hint = hasOwn(frame.error, 'hint') ? frame.error.hint : undefined;
    entry.reject(fillError(entry.error, { __proto__: null, error, code, retryable, hint }, defineValue));
  } else entry.resolve(hasOwn(frame, 'value') ? frame.value : undefined);
}

function wake(id) {
  const resolve = mapGet(sleeping, id);
  if (resolve === undefined) return;
  mapDelete(sleeping, id);
  state.outstanding -= 1;
  resolve();
}

function drain() {
  const head = `${state.settled ? 'settled' : 'running'} ${state.outstanding} ${state.sleeps}\n`;
  const text = head + state.progress + state.frames;
  state.frames = '';
  state.progress = '';
  state.sleeps = '';
  return text;
}

export function enter(op, argument) {
  if (op === 'drain') return drain();
  if (op === 'import') return newError('import() is not available: the integrations are globals already');
  if (state.settled) return '';
  if (op === 'reply') reply(argument);
  else if (op === 'wake') wake(NumberOf(argument));
  else if (op === 'run') run(argument);
  else if (op === 'begin') begin(argument);
  else if (op === 'crash') fail(argument);
  return '';
}

cleanGlobals(globalThis);
const search = makeSearch(sendCall);
addGlobal(globalThis, 'console', makeConsole(sendLog, defineValue));
addGlobal(globalThis, 'batch', batch);
addGlobal(globalThis, 'paginate', paginate);
addGlobal(globalThis, 'collect', collect);
addGlobal(globalThis, 'search', search);
addGlobal(globalThis, 'skills', makeSkills(sendCall));
addGlobal(globalThis, 'actions', makeActions(sendCall));
addGlobal(globalThis, 'catalog', makeCatalog(sendCall, search));
addGlobal(globalThis, 'progress', freeze(progress));
addGlobal(globalThis, 'sleep', freeze(sleep));
addGlobal(globalThis, 'structuredClone', structuredClone);
addGlobal(globalThis, 'atob', atob);
addGlobal(globalThis, 'btoa', btoa);
addGlobal(globalThis, 'TextEncoder', TextEncoder);
addGlobal(globalThis, 'TextDecoder', TextDecoder);
addGlobal(globalThis, 'URL', URL);
addGlobal(globalThis, 'URLSearchParams', URLSearchParams);
