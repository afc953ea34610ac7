/** The pages on which a person decides about calls, and what their forms do. */
import { z } from 'zod';
import { isFinal } from '../../approvals/action.ts';
import type { NotTaken } from '../../approvals/approvals.ts';
import { Refused } from '../refused.ts';
import { actionPage, approvalsPage, realValuesPage, scriptDecisionPage } from './approvals-page.ts';
import type { ConsoleRoutes } from './console.ts';

const SURFACE = 'http';
const DECIDED_SHOWN = 20;
/** So long the answer waits for what was approved, so that it shows the outcome. Milliseconds. */
const OUTCOME_WAIT_MS = 3_000;

const NOTICES: { readonly [done: string]: string } = {
  approved: 'Approved.',
  rejected: 'Rejected. The script is told why.',
  all: 'All of them were approved.',
  none: 'All of them were rejected. The script is told why.',
  asks: 'Calls of this kind are asked about again.',
};
const Done = z.object({ done: z.string().optional().catch(undefined) });
const ActionPath = z.object({ action: z.string() });
const ScriptPath = z.object({ script: z.string() });
const Approve = z.object({ hash: z.string(), always: z.literal('yes').optional() });
const Reject = z.object({ hash: z.string(), reason: z.string().max(500) });
/** Each `<id> <hash>`, as they were shown. */
const Shown = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .refine((shown) => shown.every((one) => /^\S+ \S+$/.test(one)));
const ApproveAll = z.object({ action: Shown });
const RejectAll = z.object({ rejected: Shown, reason: Reject.shape.reason });
const Kind = z.object({ kind: z.string() });
const Nothing = z.object({});

export function addApprovalRoutes({ page, act, approvals, activity, waiting }: ConsoleRoutes): void {
  page('approvals', async (request, visit) => {
    const { done } = Done.parse(request.query);
    const notice = done !== undefined && Object.hasOwn(NOTICES, done) ? NOTICES[done] : undefined;
    return approvalsPage(visit, approvals, await activity.decided(DECIDED_SHOWN), notice);
  });

  page('approvals/call/:action', (request, visit) => {
    const action = approvals.find(ActionPath.parse(request.params).action);
    if (action === undefined || isFinal(action)) throw new Refused(404, 'This call does not wait any more.');
    return actionPage(visit, action, approvals);
  });

  page('approvals/script/:script', (request, visit) => {
    const { script } = ScriptPath.parse(request.params);
    const calls = approvals.open().filter(({ scriptId, state }) => scriptId === script && state !== 'applying');
    if (calls.length === 0) throw new Refused(404, 'No call of this script waits any more.');
    return scriptDecisionPage(visit, calls, approvals);
  });

  act('approvals/:action/approve', Approve, async ({ hash, always }, request) => {
    const { action } = ActionPath.parse(request.params);
    const taken = await approvals.approve(action, hash, SURFACE, always === 'yes');
    if (typeof taken === 'string') throw notTaken(taken);
    await shortly(taken.done);
    return { to: 'approvals?done=approved' };
  });

  act('approvals/all', ApproveAll, async ({ action: shown }) => {
    const refused: NotTaken[] = [];
    // One after the other, as the script made them.
    const inOrder = async (): Promise<void> => {
      for (const one of shown) {
        const [id = '', hash = ''] = one.split(' ');
        const taken = await approvals.approve(id, hash, SURFACE, false);
        if (typeof taken === 'string') refused.push(taken);
        else await taken.done;
      }
    };
    await shortly(inOrder());
    if (refused.length === 0) return { to: 'approvals?done=all' };
    const count = `${refused.length} of ${shown.length}`;
    throw new Refused(409, `${count} were decided already, or are not what was shown. The others were approved.`);
  });

  const reject = async (id: string, hash: string, reason: string): Promise<NotTaken | 'rejected'> => {
    const found = approvals.find(id);
    if (found !== undefined && found.hash !== hash) return 'other';
    return approvals.reject(id, SURFACE, reason.trim() === '' ? undefined : reason.trim());
  };

  act('approvals/none', RejectAll, async ({ rejected, reason }) => {
    let refused = 0;
    for (const one of rejected) {
      const [id = '', hash = ''] = one.split(' ');
      if ((await reject(id, hash, reason)) !== 'rejected') refused += 1;
    }
    if (refused === 0) return { to: 'approvals?done=none' };
    const count = `${refused} of ${rejected.length}`;
    throw new Refused(409, `${count} were decided already, or are not what was shown. The others were rejected.`);
  });

  act('approvals/:action/reject', Reject, async ({ hash, reason }, request) => {
    const taken = await reject(ActionPath.parse(request.params).action, hash, reason);
    if (taken !== 'rejected') throw notTaken(taken);
    return { to: 'approvals?done=rejected' };
  });

  act('approvals/:action/real', Nothing, async (_fields, request, visit) => {
    const { action: id } = ActionPath.parse(request.params);
    const args = await approvals.reveal(id, SURFACE);
    const action = approvals.find(id);
    if (action === undefined || args === undefined)
      throw new Refused(404, 'This call was decided; its real values are erased.');
    return realValuesPage(visit, action, args, waiting());
  });

  act('approvals/ask-again', Kind, async ({ kind }) => {
    await approvals.revokeAlways(kind, SURFACE);
    return { to: 'approvals?done=asks' };
  });
}

function notTaken(why: NotTaken): Refused {
  if (why === 'none') return new Refused(404, 'There is no such call.');
  if (why === 'other') return new Refused(409, 'This is not the call that was shown; nothing was decided. Look again.');
  return new Refused(409, 'This call was decided already, or has expired.');
}

/** Waits for it, but not for long: what takes longer is shown as being applied. */
async function shortly(done: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, OUTCOME_WAIT_MS);
  });
  // How it failed is shown as its state.
  await Promise.race([done.catch(() => undefined), enough]);
  clearTimeout(timer);
}
