/** What to write instead, where a script failed in the engine's own words and the mistake behind it can be told. */
import type { RunnerFrame } from '@sallyport/sandbox/frames';
import { nearestNames } from '../nearest-name.ts';
import { missingFieldHint, promiseFieldHint } from './execution-hint-field.ts';
import { unknownNameHint } from './execution-hint-name.ts';
import { missingResultsNote } from './missing-results.ts';
import type { Surface } from './surface.ts';

export type Failed = Extract<RunnerFrame, { type: 'failed' }>;

export interface FailedScript {
  readonly failed: Failed;
  /** The whole text that ran. */
  readonly source: string;
  /** The line of it that the failure names; empty where it names none. */
  readonly line: string;
  readonly surface: Surface;
  /** Names of integrations that the client might use, were they set up. */
  readonly notSetUp: readonly string[];
  /** Calls without an answer, as `integration.method`, in the order in which they were made. */
  readonly openCalls: readonly string[];
  /** The same of calls for which the script was told that they wait for a person. */
  readonly pendingCalls: readonly string[];
  /** Ids of the saved results that its conversation has. */
  readonly results: readonly string[];
}

/** Messages are a runner's words; no pattern is tried on more of them. */
const MAX_MESSAGE_CHARS = 1_000;
/** A script can leave a thousand calls open and name each a thousand times: the last names and their first places tell enough. */
const MAX_OPEN_NAMES = 10;
const MAX_OPEN_NAME_CHARS = 200;
const MAX_PLACES = 100;
const MAX_SOURCE_CHARS = 100_000;
/** Of a line no more is looked at: a whole script may stand on it. */
const MAX_LINE_CHARS = 1_000;
/** Methods that lists have and other values lack. */
const LIST_METHOD = /^(.+)\.(map|filter|forEach|find|findIndex|flatMap|reduce|some|every|sort|toSorted|join) is not a/;
const NOT_ITERABLE_CALL = /^(.+?)(?:\(\.\.\.\))? is not a function or its return value is not (?:async )?iterable$/;
/** How it shows that a promise was taken for its value. */
const TAKEN_FOR_VALUE =
  /^Cannot (?:read properties of undefined|destructure|convert undefined)|undefined is not|is not a function$|is not (?:async )?iterable|^Spread syntax requires/;

/** The hint; undefined where nothing is known that the message does not say. */
export function executionHint(failed: FailedScript): string | undefined {
  const script = { ...failed, line: failed.line.slice(0, MAX_LINE_CHARS) };
  const message = script.failed.message.slice(0, MAX_MESSAGE_CHARS);
  switch (script.failed.name) {
    case 'ReferenceError': {
      const unknown = undefinedName(script.failed);
      return unknown === undefined ? undefined : unknownNameHint(unknown, script);
    }
    case 'EvalError':
      return 'code is never made from text; write the function itself';
    case 'SyntaxError':
      return parsedAlreadyHint(message);
    case 'TypeError':
      return typeErrorHint(message, script);
    default:
      return undefined;
  }
}

/** The name in `x is not defined`. */
export function undefinedName({ name, message }: Failed): string | undefined {
  return name === 'ReferenceError' ? /^(\S{1,200}) is not defined$/.exec(message)?.[1] : undefined;
}

function typeErrorHint(message: string, script: FailedScript): string | undefined {
  const { line, surface } = script;
  const gone = TAKEN_FOR_VALUE.test(message) ? missingResultsNote(script.source, script.results) : undefined;
  if (gone !== undefined) return gone;
  const lookup = lookupHint(message, line);
  if (lookup !== undefined) return lookup;
  const called = NOT_ITERABLE_CALL.exec(message)?.[1];
  if (called !== undefined) {
    const loop = loopHint(called, surface);
    if (loop !== undefined) return loop;
  }
  const callee = /^([\w$]+)(?:\.([\w$.]+))? is not a function$/.exec(message);
  if (callee?.[1] !== undefined && Object.hasOwn(surface, callee[1])) {
    return integrationHint(callee[1], callee[2], line, surface);
  }
  if (message.startsWith('Cannot read properties of undefined') && readsEnvelope(line)) {
    return 'a call answers the plain value, not an MCP result: use it as it is, without .content or .structuredContent';
  }
  const missing = LIST_METHOD.exec(message);
  if (missing?.[1] !== undefined && isAnswerOfBatch(missing[1], script)) {
    return `batch answers { results, errors }: write ${nameOr('r', missing[1])}.results.${missing[2]}(…)`;
  }
  if (TAKEN_FOR_VALUE.test(message)) {
    const open = lastNames(script.openCalls);
    const source = script.source.slice(0, MAX_SOURCE_CHARS);
    const ofPromise = open.map((call) => promiseFieldHint(call, source)).find((hint) => hint !== undefined);
    if (ofPromise !== undefined) return ofPromise;
    const call = open.find((name) => isCalledWithoutAwait(name, source));
    if (call !== undefined) {
      return `${call} had not answered when this was thrown; a call returns a promise: write await ${call}(…)`;
    }
  }
  const hint = missingFieldHint(message, line) ?? noListHint(missing !== null, message);
  const [pending] = lastNames(script.pendingCalls);
  if (pending === undefined || !TAKEN_FOR_VALUE.test(message)) return hint;
  const first = `if that is the value of ${pending}: it waits for a person, and gave { status: "pending", actionId, message } in place of its result; look at status before you read more of it`;
  return hint === undefined ? first : `${first}. Otherwise ${hint}`;
}

function noListHint(isMissingMethod: boolean, message: string): string | undefined {
  if (!isMissingMethod && !message.endsWith(' is not iterable')) return undefined;
  return `that is no list: a page has its list in a property such as items, batch answers { results, errors }; return the value to see it`;
}

/** `skills.filter(…)`, `for (const skill of skills)`, `gitlab.spec.paths`: taken for what they answer. */
function lookupHint(message: string, line: string): string | undefined {
  if (/^skills(?:\.\w{1,100})? is not /.test(message)) {
    return 'await skills.list({ integration, tag }) answers a list, await skills.read(id) a whole document';
  }
  if (/^catalog(?:\.\w{1,100})? is not /.test(message)) {
    return 'await catalog.integrations() answers a list, await catalog.tools("name") the tools of one with their schemas';
  }
  if (/^actions(?:\.\w{1,100})? is not /.test(message)) {
    return 'await actions.list() answers a list, await actions.result(id) and await actions.wait(id, { ms }) what became of one';
  }
  const spec = TAKEN_FOR_VALUE.test(message) ? /(\w{1,64})\.spec\.\w/.exec(line)?.[1] : undefined;
  return spec === undefined ? undefined : `the document has to be awaited first: const spec = await ${spec}.spec`;
}

/** `for (… of f())` and `[...f()]`, where `f` gives something that has to be waited for. */
function loopHint(called: string, surface: Surface): string | undefined {
  if (called === 'paginate') {
    return 'pages are waited for: for await (const items of paginate(…)), or await collect(…) for all items at once';
  }
  if (called === 'batch') return 'batch returns a promise: const { results } = await batch(…)';
  const [integration = ''] = called.split('.', 1);
  return called === 'collect' || Object.hasOwn(surface, integration)
    ? `${called} returns a promise: write await ${called}(…)`
    : undefined;
}

/** `demo("listUsers", {})` and `demo.users.list()`. */
function integrationHint(integration: string, path: string | undefined, line: string, surface: Surface): string {
  const methods = surface[integration] ?? [];
  const quoted = line.slice(line.indexOf(`${integration}(`)).slice(integration.length);
  const wanted = path ?? /^\(\s{0,9}["'`]([\w.-]{1,100})["'`]/.exec(quoted)?.[1] ?? '';
  // `users.list` means `listUsers`.
  const turned = wanted.split('.').toReversed().join('.');
  const [method = 'METHOD'] = wanted === '' ? [] : [turned, wanted].flatMap((name) => nearestNames(name, methods, 1));
  const known = method === 'METHOD' ? '; search_tools lists its methods' : '';
  return `${integration} is an object whose methods stand on it directly: ${integration}.${method}({…})${known}`;
}

/** What a result of the protocol has around its value, and a result here has not. */
function readsEnvelope(line: string): boolean {
  return /\.(?:content\s{0,9}(?:\?\.)?\[|structuredContent\b)/.test(line);
}

function isAnswerOfBatch(receiver: string, { source, line }: FailedScript): boolean {
  return source.includes(`${receiver} = await batch(`) || (!isName(receiver) && line.includes('await batch('));
}

function isName(text: string): boolean {
  return /^[\w$]+$/.test(text);
}

function nameOr(substitute: string, receiver: string): string {
  return isName(receiver) ? receiver : substitute;
}

/** The names of the calls made last, the last one first, each once. */
function lastNames(calls: readonly string[]): readonly string[] {
  const names = new Set(calls.toReversed().filter((name) => name.length <= MAX_OPEN_NAME_CHARS));
  return [...names].slice(0, MAX_OPEN_NAMES);
}

function isCalledWithoutAwait(call: string, source: string): boolean {
  const text = `${call}(`;
  let at = source.indexOf(text);
  for (let places = 0; at >= 0 && places < MAX_PLACES; places++) {
    const before = source.slice(Math.max(0, at - 20), at);
    if (!before.trimEnd().endsWith('await')) return true;
    at = source.indexOf(text, at + text.length);
  }
  return false;
}

function parsedAlreadyHint(message: string): string | undefined {
  if (message.includes('[object Promise'))
    return 'a call returns a promise of a parsed value: await it, without JSON.parse';
  return message.includes('[object Obj')
    ? 'the results of calls are parsed already: use the value as it is, without JSON.parse'
    : undefined;
}
