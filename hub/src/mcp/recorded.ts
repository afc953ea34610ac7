/** Puts what clients do with the two tools on the audit log, before their answer leaves. */
import { createHash, randomUUID } from 'node:crypto';
import { ELICITATION } from '../approvals/ask.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import { SallyportError } from '../errors.ts';
import type { WorkspaceKey } from '../identity.ts';
import { type MaskContext, maskText } from '../privacy/mask.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { createVault } from '../privacy/vault.ts';
import { isEffective } from '../sandbox/call-ledger.ts';
import type { Execution, LedgerEntry } from '../sandbox/execution.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Execute } from './execute-code.ts';
import type { Search } from './search-tools.ts';
import type { RefusedAnswers } from './suspended-scripts.ts';

/** How every client on port 4000 proves who it is; there is no other way in. */
const AUTH_STRATEGY = 'client-token';

const MAX_NAME_CHARS = 120;
const WORKSPACE_CHARS = 16;

/** Searches with a record each: who, and what was asked, masked. */
export function recordedSearch(search: Search, audit: AuditLog): Search {
  return async (query, options) => {
    const startedAt = performance.now();
    const { client, integration, detail, limit } = options;
    const masking = { vault: createVault(), origin: '', rules: DEFAULT_RULES, keepTokens: false };
    const record = async (outcome: object): Promise<void> =>
      audit.append({
        event: 'search',
        client: client.name,
        authStrategy: AUTH_STRATEGY,
        query: await maskText(query, masking),
        integration: integration === undefined ? undefined : await maskText(integration, masking),
        detail,
        limit,
        ...outcome,
        durationMs: Math.round(performance.now() - startedAt),
      });
    let answer: string;
    try {
      answer = await search(query, options);
    } catch (error) {
      await record({ outcome: 'refused', errorCode: error instanceof SallyportError ? error.code : 'SANDBOX_LOST' });
      throw error;
    }
    await record({ outcome: 'ok' });
    return answer;
  };
}

/**
 * Scripts with a record each: who, the text masked and the hash of the exact one, the outcome and the ledger of calls.
 * A script whose record cannot be written is answered with that, and with its ledger, in place of its value.
 */
export function recordedExecute(execute: Execute, audit: AuditLog, workspaces: Pick<Workspaces, 'of'>): Execute {
  return async (request) => {
    const execution = await execute(request);
    const { calls, durationMs, error } = execution;
    const left = calls.filter((call) => call.left);
    const context = outgoing(workspaces, request.workspace);
    const code = await maskText(request.code, context);
    const ledger = await Promise.all(calls.map((call) => line(call, context)));
    try {
      await audit.append({
        event: 'script',
        auditId: randomUUID(),
        correlationId: request.scriptId,
        client: request.client.name,
        authStrategy: AUTH_STRATEGY,
        workspace: workspaceTag(request.workspace),
        code,
        codeSha256: sha256(request.code),
        outcome: error === undefined ? 'ok' : error.code,
        durationMs: Math.round(durationMs),
        apiCallCount: left.length,
        endpointsAccessed: [
          ...new Set(left.map(({ integration, tool, method }) => `${integration}.${tool ?? method}`)),
        ],
        ledger,
      });
    } catch (failure) {
      return unrecorded(execution, failure);
    }
    return execution;
  };
}

/** Answers of a person that belong to no question, with a record each. What of their state can't be believed is not in it. */
export function recordedRefusals(audit: Pick<AuditLog, 'append'>): (refused: RefusedAnswers) => Promise<void> {
  return ({ why, client, scriptId }) =>
    audit.append({
      event: 'answers.refused',
      why,
      client: client.name,
      authStrategy: AUTH_STRATEGY,
      surface: ELICITATION,
      ...(scriptId === undefined ? {} : { correlationId: scriptId }),
    });
}

/** A name that is no tool's the script made up, so it is masked like its text; each call has its own records with more. */
async function line({ id, integration, method, tool, access, outcome, left, code }: LedgerEntry, context: MaskContext) {
  const names = [integration, method];
  const shown = tool === undefined ? await Promise.all(names.map((name) => maskText(name, context))) : names;
  const call = shown
    .join('.')
    .replace(/[^\w.-]/g, '?')
    .slice(0, MAX_NAME_CHARS);
  return { callId: id, call, access, outcome, left, errorCode: code };
}

function unrecorded(execution: Execution, cause: unknown): Execution {
  const reason = cause instanceof SallyportError ? cause.message : 'The hub failed to record it.';
  const error = new SallyportError('SANDBOX_LOST', `The script has ended, and its answer is withheld: ${reason}`, {
    hint: 'Tell the operator, whose hub has the reason in its log.',
    retryable: !execution.calls.some(isEffective),
    cause,
  });
  return { ...execution, value: undefined, logs: [], error };
}

/** Tells conversations apart without their session ids, which a client proves itself with. */
function workspaceTag(workspace: WorkspaceKey): string {
  return sha256(`workspace ${workspace}`).slice(0, WORKSPACE_CHARS);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
