/** How actions lie in the store: their tables, and the way from a row to an action. */
import { z } from 'zod';
import type { WorkspaceKey } from '../identity.ts';
import type { ActionKind } from '../policy/decision.ts';
import type { StoreOwner } from '../store/store.ts';
import { type Action, ActionError, type ActionHead, ActionState } from './action.ts';

export const ACTION_TABLES: StoreOwner = {
  name: 'actions',
  migrations: [
    `CREATE TABLE action_script (
       id TEXT PRIMARY KEY,
       code TEXT NOT NULL,
       sha256 TEXT NOT NULL
     ) STRICT;
     CREATE TABLE action (
       id TEXT PRIMARY KEY,
       client TEXT NOT NULL,
       workspace TEXT NOT NULL,
       script_id TEXT NOT NULL REFERENCES action_script (id),
       call_id INTEGER NOT NULL,
       integration TEXT NOT NULL,
       method TEXT NOT NULL,
       tool TEXT NOT NULL,
       access TEXT NOT NULL,
       description TEXT NOT NULL,
       kind TEXT NOT NULL,
       rule TEXT NOT NULL,
       may_be_always INTEGER NOT NULL,
       pin TEXT NOT NULL,
       hash TEXT NOT NULL,
       shown_args TEXT NOT NULL,
       preview TEXT,
       call_lines TEXT NOT NULL,
       staged_at INTEGER NOT NULL,
       expires_at INTEGER NOT NULL,
       state TEXT NOT NULL CHECK (state IN ('pending', 'applying', 'applied', 'rejected', 'failed', 'expired')),
       retryable INTEGER NOT NULL DEFAULT 0,
       surface TEXT,
       reason TEXT,
       error TEXT,
       finished_at INTEGER,
       args TEXT,
       nonce TEXT,
       result TEXT,
       result_until INTEGER
     ) STRICT;
     CREATE INDEX action_by_state ON action (state);
     CREATE INDEX action_by_script ON action (script_id);
     CREATE INDEX action_by_workspace ON action (workspace);`,
    `CREATE TABLE always_allowed (
       kind TEXT PRIMARY KEY,
       integration TEXT NOT NULL,
       tool TEXT NOT NULL,
       surface TEXT NOT NULL,
       at INTEGER NOT NULL
     ) STRICT;`,
    // What is counted and summed lies in indexes, so that no row, with its long texts, is read for it.
    `ALTER TABLE action ADD COLUMN args_bytes INTEGER;
     UPDATE action SET args_bytes = length(CAST(args AS BLOB)) WHERE args IS NOT NULL;
     CREATE INDEX action_args_bytes ON action (client, args_bytes) WHERE args_bytes IS NOT NULL;
     CREATE INDEX action_by_state_and_expiry ON action (state, retryable, expires_at);
     DROP INDEX action_by_state;`,
    `ALTER TABLE action ADD COLUMN entry TEXT;`,
    `ALTER TABLE action ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;`,
    `CREATE INDEX action_by_client ON action (client, entry, staged_at);
     DROP INDEX action_by_workspace;`,
  ],
};

/** What is read of an action where its long texts are not needed. */
export const HEAD_COLUMNS = `id, client, entry, workspace, script_id, call_id, integration, method, tool, access, kind, rule,
  may_be_always, pin, hash, call_lines, staged_at, expires_at, state, retryable, attempts, surface, reason, error`;

/** What is read of an action; the real arguments are not among it. */
export const ACTION_COLUMNS = `${HEAD_COLUMNS}, description, shown_args, preview`;

const Head = z.object({
  id: z.string(),
  client: z.string(),
  entry: z.string().nullable(),
  workspace: z.string(),
  script_id: z.string(),
  call_id: z.number(),
  integration: z.string(),
  method: z.string(),
  tool: z.string(),
  access: z.string(),
  kind: z.string(),
  rule: z.string(),
  may_be_always: z.number(),
  pin: z.string(),
  hash: z.string(),
  call_lines: z.string(),
  staged_at: z.number(),
  expires_at: z.number(),
  state: ActionState,
  retryable: z.number(),
  attempts: z.number(),
  surface: z.string().nullable(),
  reason: z.string().nullable(),
  error: z.string().nullable(),
});

const Texts = z.object({ description: z.string(), shown_args: z.string(), preview: z.string().nullable() });

export function actionOf(row: unknown): Action {
  const { description, shown_args, preview } = Texts.parse(row);
  return { ...headOf(row), description, shownArgs: shown_args, preview: preview ?? undefined };
}

export function headOf(row: unknown): ActionHead {
  const read = Head.parse(row);
  return {
    id: read.id,
    client: read.client,
    entry: read.entry ?? undefined,
    // Only keys are ever written here.
    workspace: read.workspace as WorkspaceKey,
    scriptId: read.script_id,
    callId: read.call_id,
    integration: read.integration,
    method: read.method,
    tool: read.tool,
    access: read.access,
    // Only kinds are ever written here.
    kind: read.kind as ActionKind,
    rule: read.rule,
    mayBeAlways: read.may_be_always === 1,
    pin: read.pin,
    hash: read.hash,
    callLines: z.array(z.number()).parse(JSON.parse(read.call_lines)),
    stagedAt: read.staged_at,
    expiresAt: read.expires_at,
    state: read.state,
    isRetryable: read.retryable === 1,
    attempts: read.attempts,
    surface: read.surface ?? undefined,
    reason: read.reason ?? undefined,
    error: read.error === null ? undefined : ActionError.parse(JSON.parse(read.error)),
  };
}
