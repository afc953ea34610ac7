/** Puts what clients do with the two tools on the audit log, before their answer leaves. */
import { createHash } from 'node:crypto';
import type { AuditLog } from '../audit/audit-log.ts';
import { maskText } from '../privacy/mask.ts';
import { DEFAULT_RULES } from '../privacy/rules.ts';
import { createVault } from '../privacy/vault.ts';
import type { LedgerEntry } from '../sandbox/execution.ts';
import { outgoing } from '../workspace/outgoing.ts';
import type { Workspaces } from '../workspace/workspaces.ts';
import type { Execute } from './execute-code.ts';
import type { Search } from './search-tools.ts';

/** Together well under the longest line of the log. */
const MAX_LEDGER_ENTRIES = 200;
const MAX_NAME_CHARS = 120;
const MAX_CODE_CHARS = 12_000;

/** Searches with a record each: who, and what was asked, masked. */
export function recordedSearch(search: Search, audit: AuditLog): Search {
  return async (query, options) => {
    const answer = await search(query, options);
    const { client, integration, detail, limit } = options;
    await audit.append({
      event: 'search',
      client: client.name,
      query: await maskText(query, { vault: createVault(), origin: '', rules: DEFAULT_RULES, keepTokens: false }),
      integration,
      detail,
      limit,
    });
    return answer;
  };
}

/** Scripts with a record each: who, the text masked and the hash of the exact one, the outcome and the ledger of calls. */
export function recordedExecute(execute: Execute, audit: AuditLog, workspaces: Pick<Workspaces, 'of'>): Execute {
  return async (request) => {
    const execution = await execute(request);
    const { scriptId, calls, durationMs, error } = execution;
    await audit.append({
      event: 'script',
      scriptId,
      client: request.client.name,
      code: (await maskText(request.code, outgoing(workspaces, request.workspace))).slice(0, MAX_CODE_CHARS),
      codeSha256: sha256(request.code),
      outcome: error === undefined ? 'ok' : error.code,
      ms: Math.round(durationMs),
      calls: calls.length,
      ledger: calls.slice(0, MAX_LEDGER_ENTRIES).map(shortened),
    });
    return execution;
  };
}

/** Names come from the script; each call has its own records with more. */
function shortened({ id, integration, method, outcome, code }: LedgerEntry) {
  const name = `${integration}.${method}`.replace(/[^\w.-]/g, '?').slice(0, MAX_NAME_CHARS);
  return { id, call: name, outcome, ...(code === undefined ? {} : { code }) };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
