/** What passes through the gate: one call of one script, and the signature of a step. */
import type { Tool } from '../catalog/tool.ts';
import type { WorkerFailure } from '../catalog/worker/worker-failure.ts';
import type { Client, WorkspaceKey } from '../identity.ts';

/** The script that a call belongs to, as the hub knows it; nothing here comes from the sandbox. */
export interface Script {
  /** Unique per script; every audit line of its calls carries it. */
  readonly id: string;
  readonly client: Client;
  readonly workspace: WorkspaceKey;
  /** Aborted when the script ends, whatever the reason; its open calls stop with it. */
  readonly signal: AbortSignal;
  /** `performance.now()` at which the script is stopped. It moves on while a person is asked. */
  readonly deadline: number;
}

/** What the policy said to a call, and the rule of it that did. */
export interface Decision {
  readonly verdict: 'allow' | 'ask' | 'deny';
  readonly rule: string;
}

/** A point that a call passes on its way. The ledger of its script and its records on the audit log go by these. */
export type Milestone =
  | {
      readonly at: 'resolved';
      readonly tool: Pick<Tool, 'wireName' | 'access' | 'isDestructive'>;
      /** The tool's own arguments, where those of the call are `callTool`'s. */
      readonly unwrapped?: { readonly args: unknown };
    }
  | { readonly at: 'decided'; readonly decision: Decision }
  /** Nothing of it was kept for the person who was to decide: nobody can approve it. */
  | { readonly at: 'unstaged' }
  /** It waits for the person at the client, who is asked as soon as the script can do nothing else. */
  | { readonly at: 'asking' }
  /** From here on the worker may have seen it. */
  | { readonly at: 'left' }
  /** No answer came, or none that can be read; `sent` is false where it is certain that the worker has not seen the call. */
  | { readonly at: 'lost'; readonly kind: WorkerFailure['kind']; readonly sent: boolean }
  /** `unclear`: what the worker says of a write that failed leaves open whether it took effect. */
  | {
      readonly at: 'answered';
      readonly as: 'ok' | 'error' | 'unclear';
      /** The HTTP status with which the worker says that its upstream refused the request. */
      readonly upstreamStatus?: number | undefined;
    }
  /** The value is not what the tool's own schema declares; it passes all the same. */
  | { readonly at: 'strayed' };

/** Which of the calls that are made for one action. */
interface ActionCall {
  readonly id: string;
  /** Number of the attempt to carry it out, from 1; 0 is its preview. */
  readonly attempt: number;
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
  /** Where it is made for an action, and not by the script itself: its preview, or an attempt to carry it out. */
  readonly action?: ActionCall;
  /** Told of each point the moment it is passed. */
  readonly onMilestone: (milestone: Milestone) => void;
}

/** A call that has its place on the audit log. */
export interface RecordedCall extends Call {
  /** Puts down that the call is about to leave for its worker; for what is no read it resolves once that is on disk. */
  readonly recordDispatch: (tool: Tool) => Promise<void>;
}

/** A call whose names were resolved to a tool. */
export interface ResolvedCall extends RecordedCall {
  readonly tool: Tool;
  /** Where tokens of the arguments were put back: the arguments as the script gave them. */
  readonly shownArgs?: unknown;
  /** Among what was put back are personal values that only a person may give to this integration. */
  readonly needsPerson?: boolean;
  /** Among those that are under way at its integration; absent where it needs none. */
  readonly place?: Place;
  /** Takes what frees the room of its answer, and calls it when the answer is handed over. */
  readonly keepRoom?: (release: () => void) => void;
}

/** Of one call. Whoever waits for a person with it leaves it, and enters again before the call is sent. */
export interface Place {
  /** Gives it to the next one in line. */
  leave(): void;
  /** Resolves when there is room again. Rejects with a SallyportError when too many wait, or the script has ended. */
  enter(): Promise<void>;
}

/** A step of the gate: does its part, and calls `next` at most once. Rejects with a SallyportError. */
export type Step<In extends Call, Out extends Call> = (
  call: In,
  next: (call: Out) => Promise<unknown>,
) => Promise<unknown>;

/** The whole gate as the sandbox sees it: resolves with a JSON value (or a JsonText), rejects with a SallyportError. */
export type Gate = (call: Call) => Promise<unknown>;
