/** What goes into the sandbox, and what comes out of it. */
import type { SallyportError } from '../errors.ts';
import type { Client, WorkspaceKey } from '../identity.ts';

export interface ExecutionRequest {
  /** Unique; every record and every request to a worker carries it, and the answer of a script that failed. */
  readonly scriptId: string;
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
  /**
   * Called when the script is at rest and every call that it waits for is one for a person. Until the promise settles its
   * clock stands still; whoever is called bounds that. Never rejects.
   */
  onAllAsking?(): Promise<void>;
}

export interface LogLine {
  readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
  readonly text: string;
}

/** A call as the script made it, and what became of it. */
export interface LedgerEntry {
  readonly id: number;
  readonly integration: string;
  readonly method: string;
  /** The tool's name on the wire; absent where the call reached no tool. */
  readonly tool?: string;
  readonly access?: 'read' | 'write' | 'exec';
  /**
   * `done`: its worker did it, even where the script did not get the result. `failed`: its worker, or the hub before it
   * left, refused it. `unknown`: it left, and nothing tells whether it took effect. `queued`: it was waiting, in line or
   * for a person, when the script ended, and never left.
   */
  readonly outcome: 'done' | 'failed' | 'unknown' | 'queued';
  /** A person was to decide about it: it is an action, and has its own state since. */
  readonly isHeld?: true;
  /** The value is not what its tool declares. */
  readonly hasStrayed?: true;
  /** Whether its worker may have seen it. */
  readonly left: boolean;
  /** Of the error that the script was given. */
  readonly code?: string;
  readonly durationMs: number;
}

/** A call that still waits for a person when its script has ended. */
export interface PendingCall {
  /** Of the action. */
  readonly id: string;
  readonly callId: number;
  readonly integration: string;
  readonly method: string;
}

/** Logs and ledger are there however the script ended. */
export interface Execution {
  readonly scriptId: string;
  /** JSON; undefined where the script returned nothing or failed. */
  readonly value: unknown;
  /** What it named that was not there, of a script that did not fail of it. */
  readonly note?: string;
  readonly logs: readonly LogLine[];
  readonly calls: readonly LedgerEntry[];
  readonly pendingActions?: readonly PendingCall[];
  readonly durationMs: number;
  readonly error?: SallyportError;
}
