/** Turns what became of a script into the content that the model reads; nothing else decides how an answer looks. */
import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server';
import type { SallyportError } from '../errors.ts';
import type { Execution, LedgerEntry, LogLine, PendingCall } from '../sandbox/execution.ts';
import { count, head, text } from './answer-text.ts';
import { renderEmptied, renderHidden, renderValue, type SaveResult } from './render-value.ts';

/** The most characters of a script's console lines that one answer carries. */
export const MAX_LOG_CHARS = 10_000;
/** The most calls that a note to a script that returned names. */
const MAX_CALLS_NAMED = 20;
/** The most calls that the ledger of a failed script lists one by one. */
const MAX_LEDGER_LINES = 50;

const OUTCOMES = ['done', 'failed', 'unknown', 'queued'] as const;

function summaryOf(calls: readonly LedgerEntry[]): string {
  const parts = OUTCOMES.map((outcome) => [calls.filter((call) => call.outcome === outcome).length, outcome] as const);
  return parts.flatMap(([number, outcome]) => (number === 0 ? [] : [`${number} ${outcome}`])).join(', ');
}

const AWAIT_ALL =
  'Use await, Promise.all or batch for every call: forEach does not wait, and await f().x waits for x alone (write (await f()).x).';

/** What became of calls of a script that returned all the same: nobody may have looked. */
const NOTES: readonly (readonly [(call: LedgerEntry) => boolean, what: string, advice: string])[] = [
  [
    ({ hasStrayed }) => hasStrayed === true,
    'answered something else than their tools declare',
    'Look at the values before you rely on their fields.',
  ],
  [
    ({ outcome }) => outcome === 'failed',
    'failed',
    'If the script did not handle that, await every call (forEach does not wait).',
  ],
  [
    ({ outcome, access }) => outcome === 'unknown' && access !== 'read',
    'left and got no answer',
    `They may or may not have taken effect: look before you repeat them. ${AWAIT_ALL}`,
  ],
  [({ outcome, access }) => outcome === 'unknown' && access === 'read', 'only read and got no answer', AWAIT_ALL],
  [
    ({ outcome, isHeld }) => outcome === 'queued' && isHeld !== true,
    'were still waiting when it returned and never left',
    `They have not taken effect. ${AWAIT_ALL}`,
  ],
];

function renderNotes(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  return NOTES.flatMap(([isMeant, what, advice]) => {
    const meant = calls.filter(isMeant);
    if (meant.length === 0) return [];
    const named = meant
      .slice(0, MAX_CALLS_NAMED)
      .map(
        ({ id, integration, method, code }) =>
          `#${id} ${integration}.${method}${code === undefined ? '' : `: ${code}`}`,
      );
    const more = meant.length > named.length ? ` and ${count.format(meant.length - named.length)} more` : '';
    return [
      text(
        `Note: ${count.format(meant.length)} of the script's ${count.format(calls.length)} calls ${what}: ${named.join(', ')}${more}. ${advice}`,
      ),
    ];
  });
}

/** Also after a script that threw the ids away, or failed: the next one can ask for them. */
function renderPending(pending: readonly PendingCall[]): readonly ContentBlock[] {
  if (pending.length === 0) return [];
  const named = pending
    .slice(0, MAX_CALLS_NAMED)
    .map(({ id, integration, method }) => `${id} (${integration}.${method})`);
  const more = pending.length > named.length ? ` and ${count.format(pending.length - named.length)} more` : '';
  return [
    text(
      `Pending: ${count.format(pending.length)} of the script's calls wait for a person to approve them, and have not been sent: ${named.join(', ')}${more}. In place of a result the script gets { status: "pending" }. Tell the user, and do not repeat them. In a later script: await actions.wait(id, {ms}), actions.result(id) or actions.list().`,
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
  if (calls.length <= MAX_LEDGER_LINES) return { calls: calls.map(ledgerLine) };
  // What left is told before what cannot have taken effect.
  const rest = calls.filter(({ outcome }) => outcome !== 'done');
  const sorted = [...rest.filter(({ left }) => left), ...rest.filter(({ left }) => !left)];
  return { calls: [summaryOf(calls), ...sorted.slice(0, MAX_LEDGER_LINES).map(ledgerLine)] };
}

function ledgerLine({ id, integration, method, access, outcome, left, isHeld, hasStrayed, code }: LedgerEntry): string {
  const name = `#${id} ${integration}.${method}${access === undefined ? '' : ` (${access})`}`;
  const strayed = hasStrayed === true ? ', with something else than its tool declares' : '';
  if (outcome === 'done')
    return `${name}: done${strayed}${code === undefined ? '' : ` (its result was not handed over: ${code})`}`;
  const waiting = outcome === 'queued' && isHeld === true ? 'queued for a person' : outcome;
  const inLedger = outcome === 'failed' && !left ? 'failed before it left' : waiting;
  return `${name}: ${inLedger}${code === undefined ? '' : ` (${code})`}`;
}

/** An error as a tool's answer: the one shape of errors, what the script had done by then, and the id it is recorded under. */
export function renderError(
  error: SallyportError,
  script?: { readonly calls: readonly LedgerEntry[]; readonly correlationId: string },
): CallToolResult {
  const ledger = script === undefined ? {} : { ...ledgerOf(script.calls), correlationId: script.correlationId };
  return { isError: true, content: [text(JSON.stringify({ ...error.toShape(), ...ledger }))] };
}

/** The answer of `execute_code`. `save` keeps a value that is too long for it. */
export function renderExecution(execution: Execution, save: SaveResult): CallToolResult {
  const { scriptId, value, note, error, calls, logs, pendingActions = [] } = execution;
  if (error === undefined)
    return {
      content: [
        ...(value === undefined ? renderNothing(calls) : renderValue(value, save)),
        ...renderHidden(value),
        ...(calls.length === 0 ? [] : renderEmptied(value)),
        ...(note === undefined ? [] : [text(`Note: ${note}.`)]),
        ...renderPending(pendingActions),
        ...renderNotes(calls),
        ...renderLogs(logs),
      ],
    };
  const failed = renderError(error, { calls, correlationId: scriptId });
  return { ...failed, content: [...failed.content, ...renderPending(pendingActions), ...renderLogs(logs)] };
}

function renderNothing(calls: readonly LedgerEntry[]): readonly ContentBlock[] {
  const made = calls.length === 0 ? '' : ` Calls: ${summaryOf(calls)}.`;
  return [
    text(
      `The script finished and returned nothing.${made} Use \`return\` to get a value back; a field that is not there gives nothing either.`,
    ),
  ];
}
