/** The hub's log: JSON lines on stderr, in which no value of a script, a client or a worker stands. */
import { type DestinationStream, type Logger, pino } from 'pino';

export interface LogOptions {
  readonly level: string;
  /** Whether each line says which line of the hub's sources wrote it: dear, and of no use in production. */
  readonly namesCaller: boolean;
}

const MAX_FRAMES = 12;

/** Lines leave before the call returns, so that none is lost when the process ends. */
export function createLog({ level, namesCaller }: LogOptions, destination: DestinationStream = stderr()): Logger {
  return pino(
    {
      name: 'hub',
      level,
      serializers: { err: errorWithoutWords, error: errorWithoutWords },
      ...(namesCaller ? { mixin: () => ({ caller: callerInHub(new Error().stack ?? '') }) } : {}),
    },
    destination,
  );
}

function stderr() {
  return pino.destination({ fd: 2, sync: true });
}

/**
 * Kind, code and place of an error. Its words may quote an argument, a result or a header, so they stay out; those of
 * the operating system name what it refused, and stay in.
 */
function errorWithoutWords(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isOfSystem = 'syscall' in error && 'errno' in error;
  const words = stack.indexOf(message);
  const frames = words < 0 ? [] : stack.slice(words + message.length).split('\n');
  return {
    type: name,
    ...(code === undefined ? {} : { code }),
    ...(isOfSystem ? { message } : {}),
    at: frames
      .map((frame) => frame.trim())
      .filter((frame) => frame.startsWith('at '))
      .slice(0, MAX_FRAMES),
    ...(cause instanceof Error ? { cause: errorWithoutWords(cause) } : {}),
  };
}

/** `gate/invoke.ts:37`: the innermost line of the hub's sources that is not this file. */
function callerInHub(stack: string): string | undefined {
  const here = import.meta.dirname;
  const frame = stack.split('\n').find((line) => line.includes(`${here}/`) && !line.includes(import.meta.filename));
  return frame === undefined
    ? undefined
    : /^([^:\s]+:\d+)/.exec(frame.slice(frame.indexOf(here) + here.length + 1))?.[1];
}
