/**
 * Keeps the actions, and alone changes their state: each change is one statement that takes effect only if the state is
 * still the one it starts from, so that of any number of people, and of a hub that dies and its successor, one decides.
 */
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { SallyportError } from '../errors.ts';
import type { Client } from '../identity.ts';
import { operatorCommand } from '../operator-command.ts';
import { inTransaction } from '../store/store.ts';
import {
  ACTION_LIMITS,
  type Action,
  type ActionError,
  type ActionHead,
  type ActionLimits,
  clientOfAction,
  type SecretParts,
  type StagedCall,
  type StagedScript,
} from './action.ts';
import { ACTION_COLUMNS, actionOf, HEAD_COLUMNS, headOf } from './action-table.ts';

export interface ActionStore {
  /** @throws SallyportError where there is no room; nothing is kept then. */
  stage(call: StagedCall, script: StagedScript, secret: SecretParts): void;
  /** Forgets an action that nobody has been asked about yet. */
  discard(id: string): void;
  find(id: string): Action | undefined;
  scriptOf(action: Pick<Action, 'scriptId'>): StagedScript;
  /** Undefined once the action is final. */
  secretOf(id: string): SecretParts | undefined;
  /** Those that a person can decide about, or that are being applied; the oldest first. */
  open(): readonly ActionHead[];
  /** How many of those there are. */
  openCount(): number;
  /** How many nobody has decided about. */
  pendingCount(): number;
  /** The last 100 calls of a client, whichever of its conversations made them; the newest first. */
  ofClient(client: Client): readonly ActionHead[];
  pendingOf(scriptId: string): readonly Action[];
  /** `pending`, or `failed` and retryable, to `applying`. @returns Whether this one did it. */
  beginApplying(id: string, hash: string, surface: string, now: number): boolean;
  /** Takes the beginning back, of an action that has not left. */
  backToPending(id: string): void;
  /** `result`: JSON, masked. */
  applied(id: string, result: string | undefined, now: number): void;
  failed(id: string, error: ActionError, now: number): void;
  /** @returns Whether this one did it. */
  reject(id: string, surface: string, reason: string | undefined, now: number): boolean;
  /** Ends what nobody decided in time. */
  expire(now: number): readonly Action[];
  /** Those whose calls can be decided about. */
  waitingClients(): readonly Client[];
  /** Ends what nobody has decided of a client's. */
  failUndecided(client: Client, error: ActionError, now: number): readonly Action[];
  /** Those that a hub was applying when it died: nobody knows whether they took effect. */
  failInterrupted(error: ActionError, now: number): readonly Action[];
  /** The result of an applied one, as long as it is kept: from now on for a short while only. */
  collect(id: string, now: number): string | undefined;
  /** Forgets results and records whose time is up, and those that are too many. */
  sweep(now: number): void;
}

const Total = z.object({ count: z.number(), bytes: z.number().nullable() });
const Count = z.object({ count: z.number() });
const Secret = z.object({ args: z.string().nullable(), nonce: z.string().nullable() });
const Script = z.object({ code: z.string(), sha256: z.string() });
const Owner = z.object({
  client: z.string(),
  entry: z
    .string()
    .nullable()
    .transform((entry) => entry ?? undefined),
});
const Result = z.object({ result: z.string().nullable() });

/** Beside the change of state itself: the real arguments go. */
const ERASED = 'args = NULL, args_bytes = NULL, nonce = NULL';
const IS_DECIDABLE = `(state = 'pending' OR (state = 'failed' AND retryable = 1))`;
const IS_OPEN = `state IN ('pending', 'applying', 'failed') AND (state <> 'failed' OR retryable = 1)`;

/** In a store that was opened with {@link ACTION_TABLES}. */
export function createActionStore(database: DatabaseSync, limits: ActionLimits = ACTION_LIMITS): ActionStore {
  // What is erased must not lie on in pages that are free.
  database.exec('PRAGMA secure_delete = ON');
  const all = (where: string) => database.prepare(`SELECT ${ACTION_COLUMNS} FROM action WHERE ${where}`);
  const many = (statement: ReturnType<typeof all>, ...values: readonly (string | number | null)[]) =>
    statement.all(...values).map(actionOf);
  const total = 'SELECT count(*) AS count, sum(args_bytes) AS bytes FROM action WHERE args_bytes IS NOT NULL';
  const sql = {
    totalOfClient: database.prepare(`${total} AND client = ?`),
    total: database.prepare(total),
    addScript: database.prepare('INSERT OR IGNORE INTO action_script (id, code, sha256) VALUES (?, ?, ?)'),
    add: database.prepare(
      `INSERT INTO action (id, client, entry, workspace, script_id, call_id, integration, method, tool, access, description, kind,
         rule, may_be_always, pin, hash, shown_args, preview, call_lines, staged_at, expires_at, state, args, args_bytes, nonce)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'pending', ?, ?, ?)`,
    ),
    discard: database.prepare(`DELETE FROM action WHERE id = ? AND state = 'pending'`),
    find: all('id = ?'),
    script: database.prepare('SELECT code, sha256 FROM action_script WHERE id = ?'),
    secret: database.prepare('SELECT args, nonce FROM action WHERE id = ?'),
    open: database.prepare(`SELECT ${HEAD_COLUMNS} FROM action WHERE ${IS_OPEN} ORDER BY staged_at, rowid`),
    openCount: database.prepare(`SELECT count(*) AS count FROM action WHERE ${IS_OPEN}`),
    pendingCount: database.prepare(`SELECT count(*) AS count FROM action WHERE state = 'pending'`),
    ofClient: database.prepare(
      `SELECT ${HEAD_COLUMNS} FROM action WHERE client = ? AND entry IS ? ORDER BY staged_at DESC, rowid DESC LIMIT 100`,
    ),
    pendingOf: all(`script_id = ? AND state = 'pending' ORDER BY call_id`),
    begin: database.prepare(
      `UPDATE action SET state = 'applying', retryable = 0, attempts = attempts + 1, surface = ?, error = NULL
       WHERE id = ? AND hash = ? AND expires_at > ? AND ${IS_DECIDABLE}`,
    ),
    back: database.prepare(`UPDATE action SET state = 'pending', surface = NULL WHERE id = ? AND state = 'applying'`),
    applied: database.prepare(
      `UPDATE action SET state = 'applied', result = ?, result_until = ?, finished_at = ?, ${ERASED}
       WHERE id = ? AND state = 'applying'`,
    ),
    failed: database.prepare(
      `UPDATE action SET state = 'failed', error = ?, finished_at = ?, ${ERASED} WHERE id = ? AND state = 'applying'`,
    ),
    failedForNow: database.prepare(
      `UPDATE action SET state = 'failed', error = ?, retryable = 1 WHERE id = ? AND state = 'applying'`,
    ),
    reject: database.prepare(
      `UPDATE action SET state = 'rejected', retryable = 0, surface = ?, reason = ?, finished_at = ?, ${ERASED}
       WHERE id = ? AND expires_at > ? AND ${IS_DECIDABLE}`,
    ),
    due: all(`expires_at <= ? AND ${IS_DECIDABLE}`),
    expire: database.prepare(
      `UPDATE action SET state = 'expired', retryable = 0, finished_at = ?, ${ERASED} WHERE expires_at <= ? AND ${IS_DECIDABLE}`,
    ),
    waitingClients: database.prepare(`SELECT DISTINCT client, entry FROM action WHERE ${IS_DECIDABLE}`),
    undecided: all(`client = ? AND entry IS ? AND ${IS_DECIDABLE}`),
    failUndecided: database.prepare(
      `UPDATE action SET state = 'failed', retryable = 0, surface = NULL, error = ?, finished_at = ?, ${ERASED}
       WHERE client = ? AND entry IS ? AND ${IS_DECIDABLE}`,
    ),
    interrupted: all(`state = 'applying'`),
    interrupt: database.prepare(
      `UPDATE action SET state = 'failed', error = ?, finished_at = ?, ${ERASED} WHERE state = 'applying'`,
    ),
    result: database.prepare(`SELECT result FROM action WHERE id = ? AND result_until > ?`),
    collected: database.prepare('UPDATE action SET result_until = min(result_until, ?) WHERE id = ?'),
    forgetResults: database.prepare('UPDATE action SET result = NULL, result_until = NULL WHERE result_until <= ?'),
    forgetOldResults: database.prepare(
      `UPDATE action SET result = NULL, result_until = NULL WHERE id IN (SELECT id FROM
         (SELECT id, sum(length(CAST(result AS BLOB))) OVER (ORDER BY finished_at DESC, rowid DESC) AS bytes
          FROM action WHERE result IS NOT NULL) WHERE bytes > ?)`,
    ),
    forget: database.prepare(
      `DELETE FROM action WHERE finished_at < ? OR id IN
         (SELECT id FROM action WHERE finished_at IS NOT NULL ORDER BY finished_at DESC, rowid DESC LIMIT -1 OFFSET ?)`,
    ),
    forgetScripts: database.prepare('DELETE FROM action_script WHERE id NOT IN (SELECT script_id FROM action)'),
  };

  /** The log of what was written holds the arguments as well, until it is emptied. */
  const emptyLog = (): void => void database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();

  function checkRoom(client: string, bytes: number): void {
    const own = Total.parse(sql.totalOfClient.get(client));
    if (own.count >= limits.perClient) throw tooMany(`${limits.perClient} calls of this client wait`);
    if ((own.bytes ?? 0) + bytes > limits.argsBytesPerClient)
      throw tooMany(`The calls of this client that wait have ${limits.argsBytesPerClient} bytes of arguments`);
    if (Total.parse(sql.total.get()).count >= limits.inAll) throw tooMany(`${limits.inAll} calls wait`);
  }

  return {
    stage(call, script, { args, nonce }) {
      const bytes = Buffer.byteLength(args);
      if (bytes > limits.argsBytes) throw tooLarge(bytes, limits.argsBytes);
      inTransaction(database, () => {
        checkRoom(call.client, bytes);
        sql.addScript.run(call.scriptId, script.code, script.sha256);
        const { id, client, workspace, scriptId, callId, integration, method, tool, access, description } = call;
        const who = [id, client, call.entry ?? null, workspace, scriptId, callId];
        const what = [integration, method, tool, access, description];
        const decided = [call.kind, call.rule, Number(call.mayBeAlways), call.pin, call.hash];
        const shown = [call.shownArgs, call.preview ?? null, JSON.stringify(call.callLines)];
        sql.add.run(...who, ...what, ...decided, ...shown, call.stagedAt, call.expiresAt, args, bytes, nonce);
      });
    },
    discard(id) {
      sql.discard.run(id);
      emptyLog();
    },
    find(id) {
      const row = sql.find.get(id);
      return row && actionOf(row);
    },
    scriptOf: ({ scriptId }) => Script.parse(sql.script.get(scriptId)),
    secretOf(id) {
      const { args, nonce } = Secret.parse(sql.secret.get(id) ?? { args: null, nonce: null });
      return args === null || nonce === null ? undefined : { args, nonce };
    },
    open: () => sql.open.all().map(headOf),
    openCount: () => Count.parse(sql.openCount.get()).count,
    pendingCount: () => Count.parse(sql.pendingCount.get()).count,
    ofClient: ({ name, entry }) => sql.ofClient.all(name, entry ?? null).map(headOf),
    pendingOf: (scriptId) => many(sql.pendingOf, scriptId),
    beginApplying: (id, hash, surface, now) => sql.begin.run(surface, id, hash, now).changes === 1,
    backToPending: (id) => void sql.back.run(id),
    applied(id, result, now) {
      const kept = result !== undefined && Buffer.byteLength(result) <= limits.resultBytes ? result : null;
      sql.applied.run(kept, kept === null ? null : now + limits.resultLifetimeMs, now, id);
      sql.forgetOldResults.run(limits.resultBytesInAll);
      emptyLog();
    },
    failed(id, error, now) {
      if (error.retryable) sql.failedForNow.run(JSON.stringify(error), id);
      else {
        sql.failed.run(JSON.stringify(error), now, id);
        emptyLog();
      }
    },
    reject(id, surface, reason, now) {
      const isDone = sql.reject.run(surface, reason ?? null, now, id, now).changes === 1;
      if (isDone) emptyLog();
      return isDone;
    },
    expire(now) {
      const due = many(sql.due, now);
      if (due.length === 0) return due;
      sql.expire.run(now, now);
      emptyLog();
      return due;
    },
    waitingClients: () => sql.waitingClients.all().map((row) => clientOfAction(Owner.parse(row))),
    failUndecided({ name, entry = null }, error, now) {
      const undecided = many(sql.undecided, name, entry);
      sql.failUndecided.run(JSON.stringify(error), now, name, entry);
      emptyLog();
      return undecided;
    },
    failInterrupted(error, now) {
      const interrupted = many(sql.interrupted);
      sql.interrupt.run(JSON.stringify(error), now);
      // Also what another hub could not empty any more when it died.
      emptyLog();
      return interrupted;
    },
    collect(id, now) {
      const { result } = Result.parse(sql.result.get(id, now) ?? { result: null });
      if (result === null) return undefined;
      sql.collected.run(now + limits.collectedLifetimeMs, id);
      return result;
    },
    sweep(now) {
      sql.forgetResults.run(now);
      sql.forget.run(now - limits.recordLifetimeMs, limits.records);
      sql.forgetScripts.run();
    },
  };
}

function tooMany(what: string): SallyportError {
  return new SallyportError(
    'CALL_LIMIT_EXCEEDED',
    `${what} for a person already; this one was not queued, and not sent.`,
    {
      hint: `Tell the operator: ${operatorCommand('approvals list')} shows them. Go on when some are decided.`,
    },
  );
}

function tooLarge(bytes: number, most: number): SallyportError {
  const message = `A call that waits for a person may have ${most} bytes of arguments, this one has ${bytes}; it was not sent.`;
  return new SallyportError('INVALID_ARGUMENTS', message, { hint: 'Split the change into several calls.' });
}
