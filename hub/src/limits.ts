/**
 * What scripts and calls may use. Made once from the settings, and handed to each part that keeps a limit; no part has a
 * number of its own.
 */
import type { Config } from './config.ts';

/** Of one script, whatever it calls. */
export interface ScriptLimits {
  /** Heap of the runner, in megabytes. */
  readonly memoryMb: number;
  /** Processor time from start to answer. */
  readonly cpuMs: number;
  /** Wall clock of a script that asks for no other. */
  readonly timeoutMs: number;
  /** The most wall clock that a script may ask for, unless a tool is known to need more. */
  readonly maxTimeoutMs: number;
  /** Calls, to all integrations together. */
  readonly calls: number;
  readonly logLines: number;
  /** A value between hub and script, as JSON text: the arguments of a call, its result, the answer of the script. */
  readonly valueBytes: number;
}

/** Of the calls to one integration. */
export interface CallLimits {
  /** At the same time, over all scripts. */
  readonly inFlight: number;
  /** That wait for one of these places, for each client. */
  readonly waiting: number;
  /** By one script. */
  readonly callsPerScript: number;
  /** A result, as JSON text. */
  readonly resultBytes: number;
}

export interface Limits {
  readonly script: ScriptLimits;
  /** Where the policy file says no other. */
  readonly call: CallLimits;
  /** How long one call may take whose tool declares no time of its own. */
  readonly callTimeoutMs: number;
}

/** The longest time that anything can grant to a script or a call, whatever a tool or the policy says. */
export const LONGEST_TIMEOUT_MS = 600_000;

export function limitsFrom(config: Config): Limits {
  return {
    script: {
      memoryMb: config.SANDBOX_MEMORY_MB,
      cpuMs: config.SANDBOX_CPU_MS,
      timeoutMs: config.SANDBOX_EXECUTE_TIMEOUT_MS,
      maxTimeoutMs: config.SANDBOX_MAX_EXECUTE_TIMEOUT_MS,
      calls: config.MAX_CALLS_PER_SCRIPT,
      logLines: config.SANDBOX_MAX_LOG_LINES,
      valueBytes: config.SANDBOX_MAX_VALUE_BYTES,
    },
    call: {
      inFlight: config.MAX_CALLS_IN_FLIGHT,
      waiting: config.MAX_CALLS_WAITING,
      callsPerScript: config.MAX_CALLS_PER_SCRIPT,
      resultBytes: config.SANDBOX_MAX_VALUE_BYTES,
    },
    callTimeoutMs: config.CALL_TIMEOUT_MS,
  };
}
