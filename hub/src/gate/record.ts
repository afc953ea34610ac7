/** Puts every call on the audit log, whatever happens to it further in. */
import type { AuditLog } from '../audit/audit-log.ts';
import { SallyportError } from '../errors.ts';
import { maskValue } from '../privacy/mask.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Call, RecordedCall, Step } from './call.ts';

/**
 * Two records a call: `call.dispatched` before it leaves for its worker, `call.finished` before the script gets its
 * answer. A call that never left has only the second, with the outcome `refused`. Arguments are recorded masked: with the
 * tokens that the script gave, and whatever else in them is to be masked.
 */
export function createRecord(audit: AuditLog, workspaces: Pick<Workspaces, 'of'>): Step<Call, RecordedCall> {
  return async (call, next) => {
    const identity = {
      scriptId: call.script.id,
      callId: call.id,
      client: call.script.client.name,
      integration: call.integration,
      method: call.method,
      args: await maskValue(call.args, outgoing(workspaces, call.script.workspace)),
    };
    const startedAt = performance.now();
    let left = false;
    const finish = (outcome: object) =>
      audit.append({ event: 'call.finished', ...identity, ...outcome, ms: Math.round(performance.now() - startedAt) });

    let value: unknown;
    try {
      value = await next({
        ...call,
        recordDispatch: async (tool) => {
          const { wireName, access } = tool;
          await audit.append(
            { event: 'call.dispatched', ...identity, tool: wireName, access },
            { durable: access === 'write' },
          );
          left = true;
          if (access === 'write') call.script.onWriteSent();
        },
      });
    } catch (error) {
      const code = error instanceof SallyportError ? error.code : 'API_ERROR';
      await finish({ outcome: left ? 'failed' : 'refused', code });
      throw error;
    }
    await finish({ outcome: 'ok' });
    return value;
  };
}
