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
  /** Told when a call that may change something leaves for its worker: from then on the script must not simply be run again. */
  readonly onWriteSent: () => void;
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

/** A call that has its place on the audit log. */
export interface RecordedCall extends Call {
  /** Writes that the call leaves for its worker; for a write it resolves once that is on disk. */
  readonly recordDispatch: (tool: Tool) => Promise<void>;
}

/** A call whose names were resolved to a tool. */
export interface ResolvedCall extends RecordedCall {
  readonly tool: Tool;
}

/** A step of the gate: does its part, and calls `next` at most once. Rejects with a SallyportError. */
export type Step<In extends Call, Out extends Call> = (
  call: In,
  next: (call: Out) => Promise<unknown>,
) => Promise<unknown>;

/** The whole gate as the sandbox sees it: resolves with a JSON value (or a JsonText), rejects with a SallyportError. */
export type Gate = (call: Call) => Promise<unknown>;
