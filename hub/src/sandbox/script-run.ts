/**
 * One script on one runner, from `run` to its end: hands its calls to the gate, keeps its logs and its ledger. The
 * runner's frames are untrusted, and one that does not fit the state here ends the runner.
 */
import type { ReplyError, RunnerFrame } from '@sallyport/sandbox/frames';
import type { Logger } from 'pino';
import { SallyportError } from '../errors.ts';
import type { Gate, Milestone, Script } from '../gate/call.ts';
import { JsonText } from '../json-text.ts';
import type { ScriptLimits } from '../limits.ts';
import type { ArgumentBudget } from './argument-budget.ts';
import { createCallLedger, type LedgerCall } from './call-ledger.ts';
import type { CheckedScript } from './check.ts';
import type { ExecutionRequest, LedgerEntry, LogLine } from './execution.ts';
import {
  callsWithoutEnd,
  explainEnd,
  explainFailure,
  resultTooLarge,
  tooMuchUnread,
  tooMuchWaiting,
} from './explain.ts';
import { holdsMaskedAddress } from './masked-addresses.ts';
import { createRestWatch } from './rest-watch.ts';
import type { RunnerLink } from './runner-link.ts';
import type { Surface } from './surface.ts';

const MAX_LOG_LINE_CHARS = 4_100;
const MAX_LOG_CHARS = 100_000;
/** Reports of progress that one script may send; an honest one sends at most one a turn of its event loop. */
const MAX_PROGRESS_FRAMES = 100_000;
/** Replies that wait in the hub until the runner reads them, in values of the largest size; one more fails its call. */
const MAX_UNREAD_VALUES = 4;
/** After this many times the calls that it may make, all but the first of them refused, a script is ended. */
const REFUSED_FACTOR = 2;

export interface ScriptRun {
  readonly logs: readonly LogLine[];
  /** The calls so far, in the order in which they were made. */
  ledger(): LedgerEntry[];
  /** Whether a call left that may have changed something. */
  mayHaveChanged(): boolean;
  /** Whether anything came from the runner: until then the script has had no effect. */
  hasSpoken(): boolean;
  /** Whether a result that it was given holds the token of an e-mail address. */
  hasMaskedAddress(): boolean;
  /** The value, or a rejection with the SallyportError that says how it failed. */
  readonly result: Promise<unknown>;
}

export interface RunContext {
  readonly checked: CheckedScript;
  readonly script: Script;
  readonly surface: Surface;
  /** Names of integrations that the client might use, were they set up. */
  readonly notSetUp: readonly string[];
  /** Saved results that the script names, as JSON text by id. */
  readonly results: ReadonlyMap<string, string>;
  /** Ids of all that its conversation has. */
  readonly savedIds: readonly string[];
  readonly gate: Gate;
  readonly limits: ScriptLimits;
  readonly argumentBudget: ArgumentBudget;
  /** The longest result of a call to an integration, as JSON text. */
  readonly maxResultBytes: (integration: string) => number;
  readonly onProgress: (text: string, fraction?: number) => void;
  readonly onAllAsking: NonNullable<ExecutionRequest['onAllAsking']>;
  readonly log: Logger;
}

type CallFrame = Extract<RunnerFrame, { type: 'call' }>;

/** As the script wrote the call: `search` is the one that stands on no object. */
function nameInScript(integration: string, method: string): string {
  const name = `${integration}.${method}`;
  return name === 'catalog.search' ? 'search' : name;
}

function toReplyError(error: unknown, log: Logger): ReplyError {
  if (error instanceof SallyportError) return error.toShape();
  log.error({ error }, 'a call failed in an unforeseen way');
  return new SallyportError('API_ERROR', 'the call failed inside the hub').toShape();
}

/** Starts the script. Once `script.signal` is aborted nothing more is sent; whoever aborts it ends the run. */
export function runScript(runner: RunnerLink, context: RunContext): ScriptRun {
  const { script, gate, checked, surface, limits, argumentBudget, log } = context;
  let argumentBytes = 0;
  const logs: LogLine[] = [];
  const ledger = createCallLedger();
  const replies: ReplyError[] = [];
  const result = Promise.withResolvers<unknown>();
  const maxUnreadBytes = MAX_UNREAD_VALUES * limits.valueBytes;
  let logChars = 0;
  let logFrames = 0;
  let progressFrames = 0;
  let hasSpoken = false;
  let hasAnswered = false;
  let hasMaskedAddress = [...context.results.values()].some(holdsMaskedAddress);
  /** From then on nothing more is sent: the runner may already be on its way to the next script. */
  const isOver = (): boolean => hasAnswered || script.signal.aborted;
  const rest = createRestWatch({
    openCalls: () => ledger.open().map(({ id }) => id),
    probe: (probe) => runner.send({ type: 'probe', probe }),
    violate: runner.violate,
    onAllAsking: context.onAllAsking,
    isOver,
  });

  function keepLog(level: LogLine['level'], text: string): void {
    logFrames += 1;
    // The realm stops by itself one line after the limit.
    if (logFrames > limits.logLines + 1) runner.violate('more log lines than a script may write');
    if (logChars > MAX_LOG_CHARS || runner.end !== undefined) return;
    const bounded = text.slice(0, MAX_LOG_LINE_CHARS);
    logChars += bounded.length;
    const over = logChars > MAX_LOG_CHARS;
    logs.push(
      over
        ? {
            level: 'warn',
            text: `(further lines are dropped: the limit of a script is ${MAX_LOG_CHARS} characters; print less, or return what matters)`,
          }
        : { level, text: bounded },
    );
  }

  function namesOf(calls: readonly LedgerCall[]): string[] {
    return calls.map(({ integration, method }) => nameInScript(integration, method));
  }

  function replyError(call: LedgerCall, thrown: unknown): void {
    const error = toReplyError(thrown, log);
    // Nobody is told any more: what is known of it is how far it came.
    if (isOver()) {
      call.settle();
      return;
    }
    call.settle(error.code);
    replies.push(error);
    runner.send({ type: 'reply', id: call.id, error });
  }

  async function makeCall(call: LedgerCall, args: unknown, costBytes: number): Promise<void> {
    const room = argumentBudget.take(script.client.name, argumentBytes, costBytes);
    if (room !== 'taken') return replyError(call, tooMuchWaiting(room));
    argumentBytes += costBytes;
    const { id, integration, method, pass } = call;
    try {
      const onMilestone = (milestone: Milestone): void => {
        pass(milestone);
        if (milestone.at === 'asking') rest.asks(id);
      };
      const value = await gate({ script, id, integration, method, args, onMilestone });
      const text = value instanceof JsonText ? value.text : JSON.stringify(value);
      const bytes = Buffer.byteLength(text ?? '');
      const maxBytes = context.maxResultBytes(integration);
      if (bytes > maxBytes) throw resultTooLarge(`${integration}.${method}`, bytes, maxBytes);
      if (runner.unreadBytes() + bytes > maxUnreadBytes) {
        throw tooMuchUnread(`${integration}.${method}`, maxUnreadBytes);
      }
      call.settle();
      hasMaskedAddress ||= holdsMaskedAddress(text ?? '');
      if (!isOver()) runner.sendReply(id, text);
    } catch (error) {
      replyError(call, error);
    } finally {
      argumentBytes -= costBytes;
      argumentBudget.release(script.client.name, costBytes);
      rest.changed();
    }
  }

  function onCall({ id, integration, method, args }: CallFrame, costBytes: number): void {
    if (id !== ledger.size + 1) {
      runner.violate(`call ${id} out of order`);
      return;
    }
    if (id > REFUSED_FACTOR * limits.calls) {
      result.reject(callsWithoutEnd(limits.calls));
      runner.kill();
      return;
    }
    void makeCall(ledger.enter(integration, method), args, costBytes);
  }

  function onFrame(frame: RunnerFrame, costBytes: number): void {
    hasSpoken = true;
    rest.heard();
    if (runner.end !== undefined) return;
    switch (frame.type) {
      case 'call':
        onCall(frame, costBytes);
        break;
      case 'log':
        keepLog(frame.level, frame.text);
        break;
      case 'progress':
        progressFrames += 1;
        if (progressFrames > MAX_PROGRESS_FRAMES) runner.violate('more reports of progress than a script may send');
        else context.onProgress(frame.text, frame.fraction);
        break;
      case 'idle':
        rest.answered(frame.probe);
        break;
      case 'done':
        runner.listener = undefined;
        hasAnswered = true;
        result.resolve(frame.value);
        break;
      case 'failed':
        runner.listener = undefined;
        hasAnswered = true;
        result.reject(
          explainFailure(frame, {
            checked,
            surface,
            notSetUp: context.notSetUp,
            replies,
            openCalls: namesOf(ledger.open()),
            pendingCalls: namesOf(ledger.pending()),
            results: context.savedIds,
            memoryMb: limits.memoryMb,
          }),
        );
        break;
    }
  }

  runner.listener = { onFrame };
  void runner.gone.then((end) => result.reject(explainEnd(end, limits)));
  void runner.connected.then(() => {
    if (script.signal.aborted) return;
    runner.send({
      type: 'run',
      source: checked.source,
      lineOffset: checked.lineOffset,
      integrations: surface,
      results: Object.fromEntries(context.results),
      savedIds: context.savedIds,
      maxLogLines: limits.logLines,
      maxValueBytes: limits.valueBytes,
    });
  });
  return {
    logs,
    result: result.promise,
    hasSpoken: () => hasSpoken,
    hasMaskedAddress: () => hasMaskedAddress,
    ledger: ledger.entries,
    mayHaveChanged: ledger.mayHaveChanged,
  };
}
