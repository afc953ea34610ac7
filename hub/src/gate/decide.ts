/** Acts on the one decision about each call: it goes on, it is refused, or it waits for a person. */
import type { Hold } from '../approvals/hold.ts';
import { SallyportError } from '../errors.ts';
import { operatorCommand } from '../operator-command.ts';
import { decidePersonal } from '../policy/decide.ts';
import type { Grants } from '../policy/grants.ts';
import type { ResolvedCall, Step } from './call.ts';
import { notGranted } from './scope.ts';

/** `hold`: what becomes of a call that a person decides about. */
export function createDecide(grants: Grants, hold: Hold): Step<ResolvedCall, ResolvedCall> {
  return (call, next) => {
    const { script, tool } = call;
    if (!grants.isGranted(script.client, tool)) throw notGranted(script, nameOf(call), grants);
    const own = grants.decision(script.client, tool);
    const decision = call.needsPerson === true ? decidePersonal(own) : own;
    call.onMilestone({ at: 'decided', decision });
    switch (decision.verdict) {
      case 'allow':
        return next(call);
      case 'ask':
        return hold(call, decision, next);
      case 'deny':
        throw denied(call, decision.rule);
    }
  };
}

function denied(call: ResolvedCall, rule: string): SallyportError {
  const name = nameOf(call);
  return new SallyportError('PERMISSION_DENIED', `${name} is denied: ${rule}.`, {
    hint: `Do without it. The operator can change that in policy.yaml, and sees why with: ${operatorCommand(`policy explain ${name} --client ${call.script.client.name}`)}`,
  });
}

function nameOf({ integration, method, tool }: ResolvedCall): string {
  return `${integration}.${method === 'callTool' ? tool.wireName : method}`;
}
