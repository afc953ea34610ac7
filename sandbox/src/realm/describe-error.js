/**
 * What a script threw, as plain data: name, message, code, and the place in the model's own code.
 * Everything read here may be a getter of the script; each read is guarded and checked for its type.
 */
import { charCodeAt, ErrorCtor, hasOwn, isArray, isSafeInteger, stringIndexOf, stringSlice } from './captured.js';
import { encode } from './encode.js';

const FILE = 'script.js:';
const MAX_NAME_CHARS = 200;
const MAX_MESSAGE_CHARS = 2_000;
/** Errors behind one that are told, and how much of each. */
const MAX_BEHIND = 3;
const MAX_BEHIND_CHARS = 150;

function readText(thrown, key, maxChars) {
  try {
    const text = thrown[key];
    return typeof text === 'string' ? stringSlice(text, 0, maxChars) : undefined;
  } catch {
    return undefined;
  }
}

function numberAt(text, start) {
  let value = 0;
  let end = start;
  for (; end < text.length && end - start < 9; end += 1) {
    const digit = charCodeAt(text, end) - 48;
    if (!(digit >= 0 && digit <= 9)) break;
    value = value * 10 + digit;
  }
  return { __proto__: null, value, end };
}

/** Line and column of the first frame in the script; the header of a stack, which holds the message, is passed over. */
function placeOf(thrown) {
  const place = { __proto__: null, line: undefined, column: undefined };
  const stack = readText(thrown, 'stack', 20_000);
  if (stack === undefined) return place;
  const frames = stringIndexOf(stack, '\n    at ');
  const start = frames < 0 ? -1 : stringIndexOf(stack, FILE, frames);
  if (start < 0) return place;
  const line = numberAt(stack, start + FILE.length);
  const column = numberAt(stack, line.end + 1);
  if (!isSafeInteger(line.value) || line.value < 1) return place;
  place.line = line.value;
  if (column.value >= 1) place.column = column.value;
  return place;
}

function shortText(thrown) {
  if (typeof thrown === 'string') return stringSlice(thrown, 0, MAX_BEHIND_CHARS);
  return thrown === undefined ? 'undefined' : readText(thrown, 'message', MAX_BEHIND_CHARS);
}

/** What led to it: the errors that it gathers, or its cause where the message does not say it. */
function behind(thrown, message) {
  let text = '';
  try {
    const errors = hasOwn(thrown, 'errors') ? thrown.errors : undefined;
    if (isArray(errors)) {
      const { length } = errors;
      for (let index = 0; index < length && index < MAX_BEHIND; index += 1) {
        text += `${index === 0 ? '' : '; '}${shortText(errors[index]) ?? 'unknown'}`;
      }
      return length > MAX_BEHIND ? `${text}; … ${length - MAX_BEHIND} more` : text;
    }
    const cause = hasOwn(thrown, 'cause') ? thrown.cause : undefined;
    text = cause === undefined ? '' : (shortText(cause) ?? '');
  } catch {
    return '';
  }
  return stringIndexOf(message, text) >= 0 ? '' : text;
}

export function describeError(thrown) {
  const isObject = (typeof thrown === 'object' && thrown !== null) || typeof thrown === 'function';
  if (!isObject) {
    let message = 'undefined';
    if (typeof thrown === 'string') message = stringSlice(thrown, 0, MAX_MESSAGE_CHARS);
    else if (thrown !== undefined) message = encode(thrown, false, MAX_MESSAGE_CHARS).text;
    return { __proto__: null, name: 'Error', message, code: undefined, line: undefined, column: undefined };
  }
  const { line, column } = placeOf(thrown);
  let message = readText(thrown, 'message', MAX_MESSAGE_CHARS);
  if (message === undefined) {
    try {
      message = encode(thrown, false, MAX_MESSAGE_CHARS).text;
    } catch {
      message = 'an object that cannot be read';
    }
  }
  const reasons = behind(thrown, message);
  if (reasons !== '') message = stringSlice(message === '' ? reasons : `${message}: ${reasons}`, 0, MAX_MESSAGE_CHARS);
  const name = readText(thrown, 'name', MAX_NAME_CHARS);
  return { __proto__: null, name: name ?? 'Error', message, code: readText(thrown, 'code', 64), line, column };
}

/** The error a script catches for a failed call, filled into one that was made where the call stands in the script. */
export function fillError(error, shape, defineValue) {
  defineValue(error, 'name', 'SallyportError', false);
  defineValue(error, 'message', shape.error, false);
  defineValue(error, 'code', shape.code, true);
  defineValue(error, 'retryable', shape.retryable, true);
  if (shape.hint !== undefined) defineValue(error, 'hint', shape.hint, true);
  return error;
}

export const newError = (message = '') => new ErrorCtor(message);
