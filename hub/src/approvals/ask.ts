/** How a person is asked through the window of the client itself: the contract between the approvals and whoever knows the client. */

/** How the audit log and the operator know decisions that were made in a client's window. */
export const ELICITATION = 'elicitation';

/** What a person is asked: one call. */
export interface Question {
  /** Of the action. */
  readonly id: string;
  /** What they decide by; everything in it is masked, and nothing in it can be forged. */
  readonly text: string;
  /** Fires when it was decided elsewhere: the question is none any more. */
  readonly decided: AbortSignal;
}

/**
 * Why nothing came of asking. `unable`: the client can't ask; `cancelled`: the person closed the question, or answered what
 * is neither yes nor no; `busy`: too many scripts wait; `spent`: this one has waited for long enough; `too-many`: more calls
 * than a person is asked about; `too-long`, `secret`: the person could not see all that is decided on; `ended`: it ended;
 * `withdrawn`: the client may not ask any more; `not-kept`: what the person said could not be carried out.
 */
export type Unanswered =
  | 'unable'
  | 'cancelled'
  | 'timed-out'
  | 'disconnected'
  | 'failed'
  | 'busy'
  | 'spent'
  | 'too-many'
  | 'too-long'
  | 'secret'
  | 'ended'
  | 'withdrawn'
  | 'not-kept';

/** About this one call: what holds for every client and from then on is the operator's to say, with the passphrase. */
export type Answer =
  | { readonly verdict: 'approve' | 'reject' }
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
