/** How the gate hands over a call that a person has to decide about: the contract between the gate and the approvals. */
import type { ResolvedCall } from '../gate/call.ts';
import type { Decision } from '../policy/decision.ts';

/** What a script gets for a call that waits for a person. */
export interface PendingAction {
  readonly status: 'pending';
  readonly actionId: string;
  /** For the model: what this means and what to do. */
  readonly message: string;
}

/**
 * Stages the call and answers what the script gets: the pending action, or the worker's result where a person was asked
 * at once and agreed. `apply` is the rest of the gate: it sends the call to its worker and is called at most once.
 * Rejects with a SallyportError: ACTION_REJECTED where a person said no.
 */
export type Hold = (
  call: ResolvedCall,
  decision: Decision,
  apply: (call: ResolvedCall) => Promise<unknown>,
) => Promise<unknown>;
