/** Puts what clients do with the two tools on the audit log, before their answer leaves. */
import { createHash } from 'node:crypto';
import type { AuditLog } from '../audit/audit-log.ts';
import type { LedgerEntry } from '../sandbox/execution.ts';
import type { Execute } from './execute-code.ts';
import type { Search } from './search-tools.ts';

/** Together well under the longest line of the log. */
const MAX_LEDGER_ENTRIES = 200;
const MAX_NAME_CHARS = 120;

/** Searches with a record each: who, and the hash of what was asked. */
export function recordedSearch(search: Search, audit: AuditLog): Search {
  return async (query, options) => {
    const answer = await search(query, options);
    const { client, integration, detail, limit } = options;
    await audit.append({
      event: 'search',
      client: client.name,
      querySha256: sha256(query),
      integration,
      detail,
      limit,
    });
    return answer;
  };
}

/** Scripts with a record each: who, the hash of the exact text, the outcome and the ledger of calls. */
export function recordedExecute(execute: Execute, audit: AuditLog): Execute {
  return async (request) => {
    const execution = await execute(request);
    const { scriptId, calls, durationMs, error } = execution;
    await audit.append({
      event: 'script',
      scriptId,
      client: request.client.name,
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
