/** What became of one script, as the sandbox reports it and the model's answer is rendered from. */
import type { SallyportError } from '../errors.ts';

/** `unknown`: the call left, and nobody can say whether it took effect (the script ended first). */
export type CallOutcome = 'done' | 'failed' | 'unknown';

/** One line of a script's ledger. */
export interface CallRecord {
  /** Number of the call within its script, from 1. */
  readonly id: number;
  readonly integration: string;
  readonly method: string;
  readonly outcome: CallOutcome;
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

export interface Execution {
  readonly scriptId: string;
  /** What the script returned, a JSON value; absent where it returned nothing or failed. */
  readonly value?: unknown;
  readonly logs: readonly LogLine[];
  /** Every call the script made, in order. */
  readonly calls: readonly CallRecord[];
  readonly durationMs: number;
  /** Why the script did not finish; absent when it did. */
  readonly error?: SallyportError;
}
