/** What passes through the gate: one call of one script, and the signature of a step. */
import type { Tool } from '../catalog/tool.ts';
import type { Client, WorkspaceKey } from '../identity.ts';

/** The script that a call belongs to, as the hub knows it; nothing here comes from the sandbox. */
export interface Script {
  /** Unique per script; every audit line of its calls carries it. */
  readonly id: string;
  readonly client: Client;
  readonly workspace: WorkspaceKey;
  /** Aborted when the script ends, whatever the reason; its open calls stop with it. */
  readonly signal: AbortSignal;
  /** `performance.now()` at which the script is stopped. */
  readonly deadline: number;
}

/** A call as it came over the wire from the sandbox: names and arguments are untrusted. */
export interface Call {
  readonly script: Script;
  /** Number of the call within its script, from 1. */
  readonly id: number;
  readonly integration: string;
  readonly method: string;
  /** JSON value. */
  readonly args: unknown;
}

/** A call whose names were resolved; every step after `resolve` gets this. */
export interface ResolvedCall extends Call {
  readonly tool: Tool;
}

/** The whole gate as the sandbox sees it: resolves with a JSON value, rejects with a SallyportError. */
export type Gate = (call: Call) => Promise<unknown>;
