/**
 * The contract about calls that wait for a person, between the hub's operator surface and whoever shows them. All of it
 * needs a session. Names, descriptions, arguments, previews and scripts are strangers' words and must be made safe to show.
 */
import { z } from 'zod';
import { ActionError, ActionState } from '../approvals/action.ts';

const summary = {
  id: z.string(),
  state: ActionState,
  /** It failed, surely without effect, and can be approved again. */
  isRetryable: z.boolean(),
  /** What an approval names, so that it approves exactly what was shown. */
  hash: z.string(),
  client: z.string(),
  integration: z.string(),
  /** As the script named it. */
  method: z.string(),
  /** The name on the wire. */
  tool: z.string(),
  /** `write`, `write, destructive` or `exec`. */
  access: z.string(),
  /** Why a person is asked. */
  rule: z.string(),
  /** What "always" would allow. */
  kind: z.string(),
  mayBeAlways: z.boolean(),
  scriptId: z.string(),
  callId: z.int(),
  /** Epoch milliseconds. */
  stagedAt: z.number(),
  expiresAt: z.number(),
  surface: z.string().optional(),
  reason: z.string().optional(),
  error: ActionError.optional(),
  /** How the masked arguments begin, as JSON, to tell calls of one tool apart. */
  argumentsBeginning: z.string().optional(),
};

/** Also each event of `GET /api/approvals/events` (server-sent): an action as it is now. The first are those of `GET /api/approvals`. */
export const ActionSummary = z.object(summary);
export type ActionSummary = Readonly<z.infer<typeof ActionSummary>>;

/** `GET /api/approvals`: what can be decided about, or is being applied; the oldest first. */
export const ActionList = z.object({ actions: z.array(ActionSummary).readonly() });

/** `GET /api/approvals/:id`: all that a person decides by. The arguments are masked. */
export const ActionDetails = z.object({
  ...summary,
  description: z.string(),
  arguments: z.unknown(),
  preview: z.string().optional(),
  script: z.object({ code: z.string(), sha256: z.string(), callLines: z.array(z.int()).readonly() }),
});
export type ActionDetails = Readonly<z.infer<typeof ActionDetails>>;

/** `POST /api/approvals/:id/reveal`: the real arguments, which is put on the audit log; 410 once they are erased. */
export const RevealedArguments = z.object({ arguments: z.unknown() });

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** `POST /api/approvals/:id/approve`. `always`: calls of its kind are not asked about any more. Answers with an {@link ActionSummary}. */
export const Approval = z.strictObject({ hash, always: z.boolean().default(false) });

/** `POST /api/approvals/:id/reject`. `reason` goes to the model. Answers with an {@link ActionSummary}. */
export const Rejection = z.strictObject({ reason: z.string().trim().min(1).max(500).optional() });

/** `POST /api/approvals/scripts/:scriptId/approve`: all of one script that were shown, by their hashes. Answers with an {@link ActionList}. */
export const ScriptApproval = z.strictObject({
  actions: z
    .array(z.strictObject({ id: z.string().max(100), hash }))
    .min(1)
    .max(500),
});

/** `GET /api/approvals/always`, and the answer of `POST /api/approvals/always/revoke`. */
export const AlwaysList = z.object({
  kinds: z
    .array(
      z.object({ kind: z.string(), integration: z.string(), tool: z.string(), surface: z.string(), at: z.number() }),
    )
    .readonly(),
});
export const Revocation = z.strictObject({ kind: z.string().max(10_000) });
