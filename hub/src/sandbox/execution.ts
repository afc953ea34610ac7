/** What goes into the sandbox, and what comes out of it. */
import type { SallyportError } from '../errors.ts';
import type { Client, WorkspaceKey } from '../identity.ts';

export interface ExecutionRequest {
  /** As the model wrote it. */
  readonly code: string;
  /** Wall clock, from the request to the answer. */
  readonly timeoutMs: number;
  readonly client: Client;
  readonly workspace: WorkspaceKey;
  /** Aborted when the client cancels. */
  readonly signal: AbortSignal;
  /** `fraction`: 0 to 1. Called as often as the script reports; whoever sends it on thins it out. */
  onProgress(text: string, fraction?: number): void;
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

/** A call as the script made it. `unknown`: the script ended first, so whether it took effect is not known. */
export interface LedgerEntry {
  readonly id: number;
  readonly integration: string;
  readonly method: string;
  readonly outcome: 'done' | 'failed' | 'unknown';
  /** Of a failed one. */
  readonly code?: string;
  readonly durationMs: number;
}

/** Logs and ledger are there however the script ended. */
export interface Execution {
  readonly scriptId: string;
  /** JSON; undefined where the script returned nothing or failed. */
  readonly value: unknown;
  readonly logs: readonly LogLine[];
  readonly calls: readonly LedgerEntry[];
  readonly durationMs: number;
  readonly error?: SallyportError;
}
