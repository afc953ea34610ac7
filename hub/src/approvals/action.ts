/** A call that waits for a person, or waited for one: what is kept of it, and how much of that there may be. */
import { z } from 'zod';
import type { Client, WorkspaceKey } from '../identity.ts';
import type { ActionKind } from '../policy/decision.ts';

/** `pending → applying → applied | failed`, or `pending → rejected | expired`. A failed one may be retryable: it can be approved again. */
export const ActionState = z.enum(['pending', 'applying', 'applied', 'rejected', 'failed', 'expired']);
export type ActionState = z.infer<typeof ActionState>;

/** Why an action did not take effect, as its script is told; masked. */
export const ActionError = z.object({
  error: z.string(),
  code: z.string(),
  retryable: z.boolean(),
  hint: z.string().optional(),
});
export type ActionError = Readonly<z.infer<typeof ActionError>>;

/** What a person decides about, fixed when the call is staged. Nothing in it is unmasked. */
export interface StagedCall {
  readonly id: string;
  readonly client: string;
  /** Which of all the clients that ever had the name; undefined where it is not known, which is nobody any more. */
  readonly entry: string | undefined;
  readonly workspace: WorkspaceKey;
  readonly scriptId: string;
  /** Number of the call within its script. */
  readonly callId: number;
  readonly integration: string;
  /** As the script named it. */
  readonly method: string;
  /** The name on the wire. */
  readonly tool: string;
  /** In words: `write`, `write, destructive` or `exec`. */
  readonly access: string;
  /** The tool's accepted description. */
  readonly description: string;
  readonly kind: ActionKind;
  /** What decided that a person is asked. */
  readonly rule: string;
  readonly mayBeAlways: boolean;
  /** Of the tool as it was, see {@link pinOf}. */
  readonly pin: string;
  /** Binds a decision to the exact script, call and arguments. */
  readonly hash: string;
  /** JSON, masked. */
  readonly shownArgs: string;
  /** What the call would change, in the worker's words; masked. */
  readonly preview: string | undefined;
  /** Lines of the script, from 1, on which the call may stand. */
  readonly callLines: readonly number[];
  /** Epoch milliseconds. */
  readonly stagedAt: number;
  readonly expiresAt: number;
}

export interface Action extends StagedCall {
  readonly state: ActionState;
  /** Of a failed one: it did not take effect, and can be approved again until it expires. */
  readonly isRetryable: boolean;
  /** How often it was begun to carry it out. */
  readonly attempts: number;
  /** Where it was decided. */
  readonly surface: string | undefined;
  /** The operator's words to the model, of a rejected one. */
  readonly reason: string | undefined;
  readonly error: ActionError | undefined;
}

/** An action without its long texts, of which there may be megabytes together. */
export type ActionHead = Omit<Action, 'description' | 'shownArgs' | 'preview'>;

/** What exists of an action only until its final state. */
export interface SecretParts {
  /** The real arguments, as JSON. */
  readonly args: string;
  /** Random: whoever keeps the hash cannot find short arguments by trying. */
  readonly nonce: string;
}

/** The script that made the call. */
export interface StagedScript {
  /** Masked. */
  readonly code: string;
  /** Of the exact text. */
  readonly sha256: string;
}

export const ACTION_LIMITS = {
  /** Open actions of one client, and of all. */
  perClient: 500,
  inAll: 2_000,
  /** The real arguments of one action, and of all open ones of a client, as JSON in UTF-8. */
  argsBytes: 1024 * 1024,
  argsBytesPerClient: 16 * 1024 * 1024,
  /** Of the masked script that is kept. */
  scriptChars: 200_000,
  /** How long a person may take. Milliseconds. */
  lifetimeMs: 24 * 3_600_000,
  /** A longer result is not kept; so much of all results together, the oldest go first. Bytes of JSON. */
  resultBytes: 1024 * 1024,
  resultBytesInAll: 64 * 1024 * 1024,
  /** How long a result waits to be collected, and how long it can be read again after that. Milliseconds. */
  resultLifetimeMs: 24 * 3_600_000,
  collectedLifetimeMs: 10 * 60_000,
  /** How long the record of a finished action is kept here, and how many; the audit log has it for good. */
  recordLifetimeMs: 30 * 24 * 3_600_000,
  records: 5_000,
} as const;
export type ActionLimits = { readonly [name in keyof typeof ACTION_LIMITS]: number };

/** Whether a person can decide about it at this moment. */
export function isDecidable(action: Pick<Action, 'state' | 'isRetryable' | 'expiresAt'>, now: number): boolean {
  return (action.state === 'pending' || action.isRetryable) && action.expiresAt > now;
}

/** Who made the call. */
export function clientOfAction({ client, entry }: Pick<StagedCall, 'client' | 'entry'>): Client {
  return { name: client, ...(entry === undefined ? {} : { entry }) };
}

/** Whether nobody decides about it any more and nothing happens to it. */
export function isFinal({ state, isRetryable }: Pick<Action, 'state' | 'isRetryable'>): boolean {
  return state !== 'pending' && state !== 'applying' && !isRetryable;
}
