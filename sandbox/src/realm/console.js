/** `console`: each call becomes one bounded line of text, made in the realm; a line that is cut says so. */
import {
  create,
  dateNow,
  freeze,
  getPrototypeOf,
  hasOwn,
  kindByPrototype,
  MapCtor,
  mapDelete,
  mapGet,
  mapSet,
  stringSlice,
} from './captured.js';
import { describeError } from './describe-error.js';
import { encode } from './encode.js';

const MAX_LINE_CHARS = 4_000;
const CUT_NOTE = '… [line cut at 4,000 characters]';

function isError(value) {
  if (typeof value !== 'object' || value === null) return false;
  let prototype = getPrototypeOf(value);
  for (let hops = 0; prototype !== null && hops < 20; hops += 1) {
    if (mapGet(kindByPrototype, prototype) === 'error') return true;
    prototype = getPrototypeOf(prototype);
  }
  return false;
}

/** A value as the console shows it. */
export function textOf(value) {
  if (typeof value === 'string') return value;
  if (value === undefined) return 'undefined';
  if (isError(value)) {
    const { name, message, code, line, column } = describeError(value);
    const place = line === undefined ? '' : ` (line ${line}, column ${column ?? 1})`;
    return `${name}${code === undefined ? '' : ` [${code}]`}: ${message}${place}`;
  }
  const { text, cut } = encode(value, false, MAX_LINE_CHARS);
  return cut ? `${text}…` : text;
}

/** `sendLog(level, text)` is called for every line. Array arguments come from a rest parameter: own, dense indices. */
export function makeConsole(sendLog, defineValue) {
  const lineOf = (args) => {
    let line = '';
    for (let index = 0; index < args.length && line.length <= MAX_LINE_CHARS; index += 1) {
      line += `${index === 0 ? '' : ' '}${hasOwn(args, index) ? textOf(args[index]) : ''}`;
    }
    return line.length > MAX_LINE_CHARS ? `${stringSlice(line, 0, MAX_LINE_CHARS)}${CUT_NOTE}` : line;
  };
  const out = create(null);
  const define = (method, run) => defineValue(out, method, freeze(run), true);
  const add = (method, level) => define(method, (...args) => sendLog(level, lineOf(args)));
  add('log', 'log');
  add('info', 'info');
  add('warn', 'warn');
  add('error', 'error');
  add('debug', 'debug');
  add('table', 'log');
  add('dir', 'log');
  add('trace', 'debug');
  define('assert', (condition, ...args) => {
    if (!condition) sendLog('error', `Assertion failed${args.length === 0 ? '' : `: ${lineOf(args)}`}`);
  });
  addGroups(define, sendLog, lineOf);
  addCounts(define, sendLog, lineOf);
  addClocks(define, sendLog, lineOf);
  return freeze(out);
}

/** Their headings alone: a line of the answer is not indented. */
function addGroups(define, sendLog, lineOf) {
  const begin = (...args) => {
    if (args.length > 0) sendLog('log', lineOf(args));
  };
  define('group', begin);
  define('groupCollapsed', begin);
  define('groupEnd', () => {});
}

function addCounts(define, sendLog, lineOf) {
  const counts = new MapCtor();
  define('count', (label = 'default') => {
    const name = lineOf([label]);
    const count = (mapGet(counts, name) ?? 0) + 1;
    mapSet(counts, name, count);
    sendLog('log', `${name}: ${count}`);
  });
  define('countReset', (label = 'default') => void mapDelete(counts, lineOf([label])));
}

function addClocks(define, sendLog, lineOf) {
  const clocks = new MapCtor();
  const tell = (label, args) => {
    const name = lineOf([label]);
    const since = mapGet(clocks, name);
    if (since === undefined) return;
    sendLog('log', `${name}: ${dateNow() - since} ms${args.length === 0 ? '' : ` ${lineOf(args)}`}`);
  };
  define('time', (label = 'default') => void mapSet(clocks, lineOf([label]), dateNow()));
  define('timeLog', (label = 'default', ...args) => tell(label, args));
  define('timeEnd', (label = 'default') => {
    tell(label, []);
    mapDelete(clocks, lineOf([label]));
  });
}
