/** Watches what clients do with the two tools: counts it, and says in the log when a request comes and its answer leaves. */
import { randomUUID } from 'node:crypto';
import { type ErrorCode, SallyportError } from '../errors.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { EXECUTE_CODE, type Execute } from './execute-code.ts';
import { SEARCH_TOOLS, type Search } from './search-tools.ts';

interface Observers {
  readonly metrics: Metrics;
  readonly log: { debug(fields: object, text: string): void };
}

/** Neither the code nor anything that it returned, printed or failed with is told. */
export function observedExecute(execute: Execute, { metrics, log }: Observers): Execute {
  return async (request) => {
    const seen = { correlationId: request.scriptId, client: request.client.name, tool: EXECUTE_CODE };
    const ended = (outcome: 'ok' | ErrorCode, durationMs: number, calls?: number): void => {
      metrics.scriptEnded(outcome, durationMs);
      log.debug({ ...seen, outcome, calls, durationMs: Math.round(durationMs) }, '[MCP ◀ OUT]');
    };
    const startedAt = performance.now();
    log.debug({ ...seen, codeChars: request.code.length, timeoutMs: request.timeoutMs }, '[MCP ▶ IN]');
    try {
      const execution = await execute(request);
      ended(execution.error?.code ?? 'ok', performance.now() - startedAt, execution.calls.length);
      return execution;
    } catch (error) {
      ended(error instanceof SallyportError ? error.code : 'SANDBOX_LOST', performance.now() - startedAt);
      throw error;
    }
  };
}

/** The query is not told. */
export function observedSearch(search: Search, { metrics, log }: Observers): Search {
  return async (query, options) => {
    const { client, integration, detail, limit } = options;
    const seen = { correlationId: randomUUID(), client: client.name, tool: SEARCH_TOOLS };
    const ended = (outcome: 'ok' | ErrorCode): void => {
      const durationMs = performance.now() - startedAt;
      metrics.searchEnded(outcome, durationMs);
      log.debug({ ...seen, outcome, durationMs: Math.round(durationMs) }, '[MCP ◀ OUT]');
    };
    const startedAt = performance.now();
    log.debug({ ...seen, queryChars: query.length, inOne: integration !== undefined, detail, limit }, '[MCP ▶ IN]');
    try {
      const answer = await search(query, options);
      ended('ok');
      return answer;
    } catch (error) {
      ended(error instanceof SallyportError ? error.code : 'SANDBOX_LOST');
      throw error;
    }
  };
}
