/** Ties a script to those of its calls that wait for a person: they are staged with its text, and its answer lists them. */
import type { Approvals } from '../approvals/approvals.ts';
import type { Execute } from './execute-code.ts';

/** Runs scripts; what still waits when one has ended is part of its execution. */
export function executeWithActions(
  execute: Execute,
  approvals: Pick<Approvals, 'scripts' | 'pendingOf' | 'askRounds'>,
): Execute {
  return async (request) => {
    const { scriptId, code, client, askPerson } = request;
    const rounds = askPerson === undefined ? undefined : approvals.askRounds(client, askPerson);
    const leave = approvals.scripts.enter(scriptId, code, rounds);
    try {
      const execution = await execute(rounds === undefined ? request : { ...request, onAllAsking: rounds.round });
      const pending = approvals.pendingOf(scriptId);
      if (pending.length === 0) return execution;
      const pendingActions = pending.map(({ id, callId, integration, method }) => ({
        id,
        callId,
        integration,
        method,
      }));
      return { ...execution, pendingActions };
    } finally {
      leave();
    }
  };
}
