/** What the end of a call says of its integration. */
import { SallyportError } from '../errors.ts';
import type { Milestone, ResolvedCall } from './call.ts';

/** `unclear`: nobody waited for the answer, or the call never left. */
export type Finding = 'works' | 'down' | 'unclear';

/** The call, watched; `finding` is asked after it has ended, with what it failed with. */
export function watched(call: ResolvedCall): {
  readonly call: ResolvedCall;
  /** `isCutShort`: the call had less time than its tool may take. */
  finding(error: unknown, isCutShort: boolean): Finding;
} {
  let end: Extract<Milestone, { at: 'lost' | 'answered' }> | undefined;
  const onMilestone = (milestone: Milestone): void => {
    if (milestone.at === 'lost' || milestone.at === 'answered') end = milestone;
    call.onMilestone(milestone);
  };
  return {
    call: { ...call, onMilestone },
    finding(error, isCutShort) {
      if (end === undefined) return 'unclear';
      const tooSlow = isCutShort ? 'unclear' : 'down';
      if (end.at === 'answered') return end.as === 'ok' ? 'works' : reported(error, end.upstreamStatus, tooSlow);
      switch (end.kind) {
        case 'unreachable':
          return 'down';
        case 'timeout':
          return tooSlow;
        case 'aborted':
          return 'unclear';
        case 'busy':
        case 'protocol':
        case 'too-large':
          return 'works';
      }
    },
  };
}

/** A worker that says what is wrong works; what it says may be that its upstream does not. */
function reported(error: unknown, upstreamStatus: number | undefined, tooSlow: Finding): Finding {
  if (!(error instanceof SallyportError)) return 'works';
  const { code, retryable } = error;
  if (code === 'UPSTREAM_TIMEOUT') return tooSlow;
  // What will not pass by itself (a worker that is not configured, say) is better told each time.
  if (code === 'WORKER_UNAVAILABLE') return retryable ? 'down' : 'works';
  return upstreamStatus !== undefined && upstreamStatus >= 500 ? 'down' : 'works';
}
