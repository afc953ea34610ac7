/** From the way a script ended to the error that its model reads: what happened, where in its own code, what to do. */
import type { ReplyError } from '@sallyport/sandbox/frames';
import { type ErrorCode, MAX_ERROR_CHARS, RETRYABLE, SallyportError } from '../errors.ts';
import type { ScriptLimits } from '../limits.ts';
import type { CheckedScript } from './check.ts';
import { executionHint, type Failed, undefinedName } from './execution-hint.ts';
import { failedLine, placeText } from './failure-place.ts';
import type { RunnerEnd } from './runner-link.ts';
import type { Surface } from './surface.ts';

/** Codes that the realm gives by itself; any other must have come in a reply to this script. */
const REALM_CODES = new Set(['INVALID_ARGUMENTS', 'RESULT_TOO_LARGE', 'SANDBOX_SYNTAX']);

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(RETRYABLE, code);
}

/** What the engine throws into a script whose buffer the kernel refuses; a heap that is full ends the process instead. */
const NO_BUFFER = 'Array buffer allocation failed';

export interface FailureContext {
  readonly checked: CheckedScript;
  readonly surface: Surface;
  /** Names of integrations that the client might use, were they set up. */
  readonly notSetUp: readonly string[];
  /** The errors that the script was given, in their order. */
  readonly replies: readonly ReplyError[];
  /** Calls without an answer, as `integration.method`, in the order in which they were made. */
  readonly openCalls: readonly string[];
  /** The same of calls for which the script was told that they wait for a person. */
  readonly pendingCalls: readonly string[];
  /** Ids of the saved results that the script's conversation has. */
  readonly results: readonly string[];
  readonly memoryMb: number;
}

export function explainFailure(failed: Failed, context: FailureContext): SallyportError {
  const { checked, surface, notSetUp, replies, openCalls, pendingCalls, results, memoryMb } = context;
  const place = placeText(failed, checked, undefinedName(failed));
  const { code, message, name } = failed;
  const given = replies.filter((reply) => reply.code === code);
  if (code !== undefined && isErrorCode(code) && (given.length > 0 || REALM_CODES.has(code))) {
    const same = given.findLast(({ error }) => error === message);
    // In words of the script's own it may be any of them.
    const retryable = same?.retryable ?? (given.length > 0 && given.every((reply) => reply.retryable));
    return new SallyportError(code, bounded(message, place), {
      ...(same?.hint === undefined ? {} : { hint: same.hint }),
      retryable,
    });
  }
  if (name === 'RangeError' && message === NO_BUFFER) return outOfMemory(memoryMb, place);
  const { source } = checked;
  const line = failedLine(failed, checked);
  const hint = executionHint({ failed, source, line, surface, notSetUp, openCalls, pendingCalls, results });
  return new SallyportError(
    'SANDBOX_EXECUTION',
    bounded(name === 'Error' ? message : `${name}: ${message}`, place),
    hint === undefined ? {} : { hint },
  );
}

/** The arguments of open calls take more memory than the hub gives them. */
export function tooMuchWaiting(whose: 'own' | 'others'): SallyportError {
  if (whose === 'others') {
    return new SallyportError(
      'CONCURRENT_LIMIT_EXCEEDED',
      'other clients hold the memory for arguments at the moment',
      {
        hint: 'try again in some seconds, or send less with the call',
        retryable: true,
      },
    );
  }
  return new SallyportError(
    'CONCURRENT_LIMIT_EXCEEDED',
    'the arguments of the calls that are open take too much memory',
    {
      hint: 'await calls before you make more (batch with a concurrency does), or send less with each',
    },
  );
}

/** Keeps the place in a message that is too long. */
function bounded(message: string, place: string): string {
  const room = MAX_ERROR_CHARS - place.length;
  return (message.length > room ? `${message.slice(0, room - 1)}…` : message) + place;
}

function outOfMemory(memoryMb: number, place = ''): SallyportError {
  return new SallyportError(
    'SANDBOX_MEMORY',
    `the script needed more memory than its limit of ${memoryMb} MB${place}`,
    {
      hint: 'work through the data page by page and keep only what the answer needs',
    },
  );
}

function outOfCpuTime(cpuMs: number): SallyportError {
  const message = `the script took more than its limit of ${cpuMs} ms of CPU time (waiting for calls does not count)`;
  return new SallyportError('SANDBOX_TIMEOUT', message, {
    hint: 'compute less: let the integration filter and sort, look things up in a Map instead of nested loops, and split the work over several scripts',
  });
}

export function explainEnd(end: RunnerEnd, { memoryMb, cpuMs }: ScriptLimits): SallyportError {
  if (end.cause === 'memory') return outOfMemory(memoryMb);
  if (end.cause === 'cpu') return outOfCpuTime(cpuMs);
  if (end.cause === 'lock-failed') {
    return new SallyportError('SANDBOX_LOST', 'no script runs: the sandbox process could not lock itself', {
      hint: "tell the operator; the sandbox's log says why",
      retryable: false,
    });
  }
  if (end.cause === 'spawn-failed') {
    return new SallyportError('SANDBOX_LOST', 'no sandbox process could be started', { hint: 'try again in a moment' });
  }
  const message =
    end.cause === 'attack'
      ? 'the sandbox process was ended because it broke the rules of its connection'
      : 'the sandbox process that ran the script ended';
  return new SallyportError('SANDBOX_LOST', message, {
    hint: 'run the script again; calls it made before may have taken effect',
  });
}

export function noKeeper(): SallyportError {
  return new SallyportError('SANDBOX_LOST', 'the sandbox is not connected to the hub', {
    hint: 'it is probably starting: try again in a few seconds; if that goes on, the operator should look at the sandbox',
  });
}

export function timedOut(timeoutMs: number): SallyportError {
  return new SallyportError('SANDBOX_TIMEOUT', `the script ran longer than its limit of ${timeoutMs} ms`, {
    hint: 'ask for less per script, make independent calls at the same time with batch(), or pass a larger timeout_ms',
  });
}

export function cancelled(): SallyportError {
  return new SallyportError('SANDBOX_LOST', 'the script was cancelled by its client');
}

export function callsWithoutEnd(maxCalls: number): SallyportError {
  const message = `the script was ended: it went on calling after its limit of ${maxCalls} calls`;
  return new SallyportError('CALL_LIMIT_EXCEEDED', message, {
    hint: 'stop at the first CALL_LIMIT_EXCEEDED; ask for larger pages, or split the work over several scripts',
  });
}

export function resultTooLarge(call: string, bytes: number, maxBytes: number): SallyportError {
  return new SallyportError('RESULT_TOO_LARGE', `${call} answered ${bytes} bytes, the limit is ${maxBytes} bytes`, {
    hint: 'ask for a smaller page, or for fewer fields',
  });
}

export function resultsTooLarge(ids: readonly string[], bytes: number, maxBytes: number): SallyportError {
  const named = ids.map((id) => `results.${id}`).join(', ');
  return new SallyportError(
    'RESULT_TOO_LARGE',
    `${named} have ${bytes} bytes, the limit of what one script can name is ${maxBytes} bytes`,
    { hint: 'name fewer saved results in one script' },
  );
}

export function tooMuchUnread(call: string, maxBytes: number): SallyportError {
  const message = `${call} answered while results of ${maxBytes} bytes, the limit, wait for the script to take them`;
  return new SallyportError('RESULT_TOO_LARGE', message, {
    hint: 'make fewer calls at a time, await them before long computations, or ask for fewer fields',
  });
}

/** The error of a script that may have changed something: whatever it was, running the script again could do it twice. */
export function notToBeRepeated(error: SallyportError): SallyportError {
  if (!error.retryable) return error;
  const first =
    'the script may have changed something before it ended: see which calls were done or wait for a person, and do only the rest';
  const hint = error.hint === undefined ? first : `${first}; ${error.hint}`;
  return new SallyportError(error.code, error.message, { retryable: false, hint, cause: error });
}
