/** How a person is asked through the window of the client itself: the contract between the approvals and whoever knows the client. */

/** What a person is asked: one call. */
export interface Question {
  /** Of the action. */
  readonly id: string;
  /** What they decide by; everything in it is masked, and nothing in it can be forged. */
  readonly text: string;
  readonly mayBeAlways: boolean;
  /** Fires when it was decided elsewhere: the question is none any more. */
  readonly decided: AbortSignal;
}

/**
 * Why nobody decided. `unable`: the client can't ask; `cancelled`: the person closed the question, or answered what is
 * neither yes nor no; `busy`: too many scripts wait; `spent`: this one has waited for long enough; `ended`: it ended;
 * `withdrawn`: the client may not ask any more.
 */
export type Unanswered =
  | 'unable'
  | 'cancelled'
  | 'timed-out'
  | 'disconnected'
  | 'failed'
  | 'busy'
  | 'spent'
  | 'ended'
  | 'withdrawn';

export type Answer =
  | { readonly verdict: 'approve' | 'always' | 'reject' }
  | { readonly verdict: 'none'; readonly why: Unanswered };

export function unanswered(why: Unanswered): Answer {
  return { verdict: 'none', why };
}

/**
 * Puts the questions to the person at one client; answers each in its place, after `ms` milliseconds at the latest, and at
 * once when `signal`, of the script, fires.
 */
export type AskPerson = (
  questions: readonly Question[],
  options: { readonly ms: number; readonly signal: AbortSignal },
) => Promise<readonly Answer[]>;
