/**
 * The sandbox as the hub uses it: give it a model's code, get back its value or its error, with logs and ledger.
 * It knows scripts and runners; what a call means is the gate's.
 */
import type { Logger } from 'pino';
import type { AuditLog } from '../audit/audit-log.ts';
import { SallyportError } from '../errors.ts';
import type { Gate, Script } from '../gate/call.ts';
import type { Client, WorkspaceKey } from '../identity.ts';
import type { ScriptLimits } from '../limits.ts';
import type { SavedResults } from '../workspace/saved-results.ts';
import { createArgumentBudget } from './argument-budget.ts';
import { checkScript } from './check.ts';
import { createCheckThread } from './check-thread.ts';
import type { Execution, ExecutionRequest } from './execution.ts';
import { cancelled, noKeeper, notToBeRepeated, resultsTooLarge, timedOut } from './explain.ts';
import { createKeeperLink } from './keeper-link.ts';
import { MASKED_ADDRESSES_NOTE } from './masked-addresses.ts';
import { missingResultsNote } from './missing-results.ts';
import { createRunnerPool } from './pool.ts';
import type { RunnerLink } from './runner-link.ts';
import { startScriptClock } from './script-clock.ts';
import { type RunContext, runScript, type ScriptRun } from './script-run.ts';
import type { Surface } from './surface.ts';

/** How long a script waits for a keeper that is not connected. */
const KEEPER_WAIT_MS = 10_000;

/** What calls that a script leaves open are aborted with. Made once: an error costs its stack. */
const ENDED = cancelled();

export interface SandboxOptions {
  /** Unix socket that the hub listens on (mode 0660). */
  readonly socketPath: string;
  /** Runner processes at most, busy and idle. */
  readonly maxRunners: number;
  readonly limits: ScriptLimits;
  /** The longest result of a call to an integration, as JSON text. */
  readonly maxResultBytes: (integration: string) => number;
  readonly gate: Gate;
  /** The integrations that this client's scripts see, with their methods. */
  readonly surface: (client: Client) => Surface;
  /** Names of integrations that this client might use, were they set up. */
  readonly notSetUp: (client: Client) => readonly string[];
  readonly results: Pick<SavedResults, 'mentionedIn' | 'ids'>;
  readonly audit: AuditLog;
  readonly log: Logger;
}

export interface Sandbox {
  /** Resolves once the keeper can dial; what lies at the path of the socket is removed. */
  listen(): Promise<void>;
  /** Never rejects for what a script does: its error is part of the execution. */
  execute(request: ExecutionRequest): Promise<Execution>;
  /** A workspace is over: its processes end, a busy one with its script. */
  end(workspace: WorkspaceKey): void;
  /** Scripts that wait for a process to run in. */
  waiting(): number;
  /** Whether a keeper is connected. */
  ready(): boolean;
  /** Ends all runners and the socket. */
  close(): Promise<void>;
}

/** Nothing listens yet. */
export function createSandbox(options: SandboxOptions): Sandbox {
  const { limits, gate, surface, audit, log } = options;
  const keeper = createKeeperLink(options.socketPath, limits.valueBytes, audit, log);
  const pool = createRunnerPool(() => keeper.startRunner(limits), keeper.isConnected, options.maxRunners);
  keeper.onConnect = pool.warmUp;
  const checkThread = createCheckThread();
  const argumentBudget = createArgumentBudget();
  const shared = { gate, limits, argumentBudget, maxResultBytes: options.maxResultBytes, log };

  async function takeRunner(request: ExecutionRequest, signal: AbortSignal): Promise<RunnerLink> {
    if (!keeper.isConnected() && !(await keeper.whenConnected(KEEPER_WAIT_MS, signal))) {
      throw signal.aborted ? signal.reason : noKeeper();
    }
    return pool.acquire(request.workspace, signal);
  }

  function resultsFor({ code, workspace }: ExecutionRequest): ReadonlyMap<string, string> {
    const named = options.results.mentionedIn(code, workspace);
    const bytes = [...named.values()].reduce((sum, json) => sum + Buffer.byteLength(json), 0);
    if (bytes > limits.valueBytes) throw resultsTooLarge([...named.keys()], bytes, limits.valueBytes);
    return named;
  }

  async function execute(request: ExecutionRequest): Promise<Execution> {
    const startedAt = performance.now();
    const ending = new AbortController();
    const end = (reason: SallyportError): void => ending.abort(reason);
    const clock = startScriptClock(request.timeoutMs, () => end(timedOut(request.timeoutMs)));
    const onCancel = (): void => end(cancelled());
    request.signal.addEventListener('abort', onCancel, { once: true });
    if (request.signal.aborted) onCancel();
    let runner: RunnerLink | undefined;
    let run: ScriptRun | undefined;
    const outcome: { value?: unknown; note?: string; error?: SallyportError } = {};
    try {
      const requester = { client: request.client.name, signal: ending.signal };
      const checking = checkScript(request.code, (text) => checkThread.check(text, requester));
      const checked = await untilAborted(checking, ending.signal);
      const script: Script = {
        id: request.scriptId,
        client: request.client,
        workspace: request.workspace,
        signal: ending.signal,
        get deadline() {
          return clock.deadline;
        },
      };
      const context: RunContext = {
        ...shared,
        checked,
        script,
        surface: surface(request.client),
        notSetUp: options.notSetUp(request.client),
        results: resultsFor(request),
        savedIds: options.results.ids(request.workspace),
        onProgress: request.onProgress,
        async onAllAsking() {
          const goOn = clock.hold();
          try {
            await request.onAllAsking?.();
          } finally {
            goOn();
          }
        },
      };
      for (let isLast = false; ; isLast = true) {
        runner = await takeRunner(request, ending.signal);
        run = runScript(runner, context);
        try {
          outcome.value = await untilAborted(run.result, ending.signal);
          const isMisled = checked.looksForAddresses && run.hasMaskedAddress();
          const missing = missingResultsNote(checked.source, context.savedIds);
          const note = missing ?? (isMisled ? MASKED_ADDRESSES_NOTE : undefined);
          if (note !== undefined) outcome.note = note;
          break;
        } catch (error) {
          // An idle runner may die unseen just before it is used, and a keeper may while a script waits for its place. Nothing
          // has happened then, so another one is taken.
          const isUnseen = runner.end?.cause === 'exit' || runner.end?.cause === 'lost';
          if (isLast || run.hasSpoken() || !isUnseen || ending.signal.aborted) throw error;
          pool.release(runner);
        }
      }
    } catch (error) {
      if (!(error instanceof SallyportError)) throw error;
      outcome.error = run?.mayHaveChanged() === true ? notToBeRepeated(error) : error;
    } finally {
      clock.stop();
      request.signal.removeEventListener('abort', onCancel);
      // A run that was stopped from here still goes on in its runner, which therefore has to die.
      if (ending.signal.aborted) runner?.kill();
      // Ends the calls that the script left open.
      else end(ENDED);
      if (runner !== undefined) {
        runner.listener = undefined;
        pool.release(runner);
      }
    }
    return {
      scriptId: request.scriptId,
      value: outcome.value,
      logs: run?.logs ?? [],
      calls: run?.ledger() ?? [],
      durationMs: performance.now() - startedAt,
      ...(outcome.note === undefined ? {} : { note: outcome.note }),
      ...(outcome.error === undefined ? {} : { error: outcome.error }),
    };
  }

  return {
    listen: keeper.listen,
    execute,
    end: pool.end,
    waiting: pool.waiting,
    ready: keeper.isConnected,
    async close() {
      await Promise.all([keeper.close(), checkThread.close()]);
    },
  };
}

/** Settles like `promise`, or rejects with the signal's reason, whichever comes first. */
function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
