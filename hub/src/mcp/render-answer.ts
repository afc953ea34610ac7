/** Turns what became of a script into the content that the model reads; nothing else decides how an answer looks. */
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { SallyportError } from '../errors.ts';
import type { Execution, LedgerEntry, LogLine } from '../sandbox/execution.ts';
import { count, head, text } from './answer-text.ts';
import { renderHidden, renderValue, type SaveResult } from './render-value.ts';

/** The most characters of a script's console lines that one answer carries. */
export const MAX_LOG_CHARS = 10_000;
const MAX_OPEN_CALLS_NAMED = 20;
/** The most calls that the ledger of a failed script lists one by one. */
const MAX_LEDGER_LINES = 50;

function summaryOf(calls: readonly LedgerEntry[]): string {
  const of = (outcome: LedgerEntry['outcome']) => calls.filter((call) => call.outcome === outcome).length;
  const parts = (['done', 'failed', 'unknown'] as const).map((outcome) => [of(outcome), outcome] as const);
  return parts.flatMap(([number, outcome]) => (number === 0 ? [] : [`${number} ${outcome}`])).join(', ');
}

/** Calls that failed in a script that returned all the same: it may have handled that, or nobody may have looked. */
function renderFailedCalls(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  const failed = calls.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return [];
  const named = failed
    .slice(0, MAX_OPEN_CALLS_NAMED)
    .map(({ id, integration, method, code = 'failed' }) => `${id} ${integration}.${method}: ${code}`);
  const more = failed.length > named.length ? ` and ${count.format(failed.length - named.length)} more` : '';
  return [
    text(
      `Note: ${count.format(failed.length)} of the script's ${count.format(calls.length)} calls failed: ${named.join(', ')}${more}. If the script did not handle that, await every call (forEach does not wait).`,
    ),
  ];
}

/** Calls that were still open when the script returned: nobody waited for them, so nobody knows how they ended. */
function renderOpenCalls(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  const open = calls.filter(({ outcome }) => outcome === 'unknown');
  if (open.length === 0) return [];
  const names = open
    .slice(0, MAX_OPEN_CALLS_NAMED)
    .map(({ id, integration, method }) => `${id} ${integration}.${method}`);
  const more = open.length > names.length ? ` and ${count.format(open.length - names.length)} more` : '';
  return [
    text(
      `Note: ${count.format(open.length)} of the script's calls had not ended when it returned, and ended with it: ${names.join(', ')}${more}. They may or may not have taken effect: look before you repeat them. Use await, Promise.all or batch for every call (forEach does not wait).`,
    ),
  ];
}

function renderLogs(logs: readonly LogLine[]): readonly ContentBlock[] {
  if (logs.length === 0) return [];
  const lines = logs.map(({ level, text: line }) => (level === 'log' ? line : `[${level}] ${line}`)).join('\n');
  const shown =
    lines.length <= MAX_LOG_CHARS
      ? lines
      : `${head(lines, MAX_LOG_CHARS)}\n[Cut: the console lines have ${count.format(lines.length)} characters.]`;
  return [text(`Console:\n${shown}`)];
}

/** What was done before a script failed: the model must not do it twice. */
function ledgerOf(calls: readonly LedgerEntry[]) {
  if (calls.length === 0) return {};
  const line = ({ id, integration, method, outcome, code }: LedgerEntry) =>
    `${id} ${integration}.${method}: ${outcome}${code === undefined ? '' : ` (${code})`}`;
  if (calls.length <= MAX_LEDGER_LINES) return { calls: calls.map(line) };
  const unfinished = calls.filter(({ outcome }) => outcome !== 'done').slice(0, MAX_LEDGER_LINES);
  return { calls: [summaryOf(calls), ...unfinished.map(line)] };
}

/** An error as a tool's answer: the one shape of errors, and what the script had done by then. */
export function renderError(error: SallyportError, calls: readonly LedgerEntry[] = []): CallToolResult {
  return { isError: true, content: [text(JSON.stringify({ ...error.toShape(), ...ledgerOf(calls) }))] };
}

/** The answer of `execute_code`. `save` keeps a value that is too long for it. */
export function renderExecution(execution: Execution, save: SaveResult): CallToolResult {
  const { value, error, calls, logs } = execution;
  if (error === undefined)
    return {
      content: [
        ...(value === undefined ? renderNothing(calls) : renderValue(value, save)),
        ...renderHidden(value),
        ...renderFailedCalls(calls),
        ...renderOpenCalls(calls),
        ...renderLogs(logs),
      ],
    };
  const failed = renderError(error, calls);
  return { ...failed, content: [...failed.content, ...renderLogs(logs)] };
}

function renderNothing(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  const made = calls.length === 0 ? '' : ` Calls: ${summaryOf(calls)}.`;
  return [text(`The script finished and returned nothing.${made} Use \`return\` to get a value back.`)];
}
