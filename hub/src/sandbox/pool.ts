/**
 * Which runner serves which workspace. A runner belongs to the first workspace that it served, for good; it stays warm
 * until its place is needed, its workspace ends, or it is worn (many scripts, or much memory held). A few fresh runners
 * are kept ready, so that a new workspace need not wait: with enough places in all, at the cost of the warm runner that
 * was used longest ago.
 *
 * A runner that was used a moment ago is warm for whoever used it, and a new one costs a process start: it gives its
 * place up only to a script that has waited for a moment itself, and to a fresh runner only after several seconds.
 * Otherwise one workspace more than there are places would make every script a cold one.
 *
 * When every runner is busy scripts wait: a bounded number for each client, and whoever's client, then workspace, has the
 * fewest scripts running comes first. One client never has every place, whatever number of workspaces it opens, so that
 * another one need not wait for the end of its loops.
 */
import { SallyportError } from '../errors.ts';
import { clientOf, type WorkspaceKey } from '../identity.ts';
import type { RunnerLink } from './runner-link.ts';

/** For each client. */
const MAX_WAITING = 1_000;
/** After so many scripts a runner is replaced: what each leaves behind in V8 and node then never adds up. */
const MAX_SCRIPTS = 1_000;
const MAX_SPARES = 3;
/** How long a runner is spared after its use, and how long a script waits at most on account of that. */
const MOMENT_MS = 250;
/** How long a runner has to be idle to make room for a fresh one that nobody asked for yet. */
const IDLE_FOR_SPARE_MS = 5_000;
/** Of this many places one is a fresh runner's. */
const PLACES_PER_SPARE = 4;

interface Pooled {
  readonly link: RunnerLink;
  workspace: WorkspaceKey | undefined;
  busy: boolean;
  scripts: number;
  /** Ends with the script that it runs now. */
  isLast: boolean;
  /** Counts up; the smallest one was used longest ago. */
  lastUse: number;
  /** `now()` at the end of its last script. */
  idleSince: number;
}

interface Waiting {
  readonly workspace: WorkspaceKey;
  /** `now()` at which it began to wait. */
  readonly since: number;
  readonly resolve: (runner: RunnerLink) => void;
}

export interface RunnerPool {
  /** A runner for one script of this workspace. Rejects when `signal` aborts (with its reason) or too many wait. */
  acquire(workspace: WorkspaceKey, signal: AbortSignal): Promise<RunnerLink>;
  /** To be called once per acquired runner, whether it lives or not. */
  release(runner: RunnerLink): void;
  /** Scripts that wait for a runner. */
  waiting(): number;
  /** Makes the fresh runners that are missing; to be called when a keeper connects. */
  warmUp(): void;
  /** A workspace is over: its runners end, those that are busy with their script. */
  end(workspace: WorkspaceKey): void;
}

export function createRunnerPool(
  start: () => RunnerLink,
  isReady: () => boolean,
  maxRunners: number,
  now: () => number = () => performance.now(),
): RunnerPool {
  const pool = new Map<string, Pooled>();
  const queue: Waiting[] = [];
  const spares = Math.min(MAX_SPARES, Math.max(1, Math.floor(maxRunners / PLACES_PER_SPARE)));
  /** With so few places that a spare would take a warm runner's, it is made only where there is room. */
  const mayReplace = maxRunners >= PLACES_PER_SPARE;
  const maxPerClient = Math.max(1, maxRunners - 1);
  let uses = 0;
  let willLookAgain = false;
  let willWarmUp = false;

  function add(workspace: WorkspaceKey | undefined): Pooled {
    const pooled: Pooled = {
      link: start(),
      workspace,
      busy: false,
      scripts: 0,
      isLast: false,
      lastUse: 0,
      idleSince: now(),
    };
    pool.set(pooled.link.key, pooled);
    void pooled.link.gone.then(() => {
      pool.delete(pooled.link.key);
      serveWaiting();
      // One that ended before it was of use is not replaced at once: that could go on for ever.
      if (pooled.lastUse > 0) warmUp();
    });
    return pooled;
  }

  function retire(pooled: Pooled): void {
    pool.delete(pooled.link.key);
    pooled.link.kill();
  }

  /** The idle runner with a workspace that was used longest ago. */
  function oldestIdle(): Pooled | undefined {
    let oldest: Pooled | undefined;
    for (const pooled of pool.values()) {
      if (pooled.busy || pooled.workspace === undefined) continue;
      if (oldest === undefined || pooled.lastUse < oldest.lastUse) oldest = pooled;
    }
    return oldest;
  }

  function warmUp(): void {
    if (!isReady()) return;
    let fresh = 0;
    for (const { workspace } of pool.values()) if (workspace === undefined) fresh += 1;
    for (; fresh < spares; fresh += 1) {
      if (pool.size >= maxRunners) {
        const oldest = mayReplace ? oldestIdle() : undefined;
        if (oldest === undefined) return;
        const leftMs = IDLE_FOR_SPARE_MS - (now() - oldest.idleSince);
        if (leftMs > 0) {
          warmUpIn(leftMs);
          return;
        }
        retire(oldest);
      }
      add(undefined);
    }
  }

  /** Nothing else may happen until then, and the next new workspace is not to find every place taken. */
  function warmUpIn(ms: number): void {
    if (willWarmUp) return;
    willWarmUp = true;
    const later = (): void => {
      willWarmUp = false;
      warmUp();
    };
    setTimeout(later, ms).unref();
  }

  function countBusy(fits: (workspace: WorkspaceKey) => boolean): number {
    let count = 0;
    for (const { busy, workspace } of pool.values()) if (busy && workspace !== undefined && fits(workspace)) count += 1;
    return count;
  }

  const runningOf = (workspace: WorkspaceKey): number => countBusy((one) => one === workspace);
  const runningOfClient = (client: string): number => countBusy((one) => clientOf(one) === client);

  /** An idle runner: the workspace's own, the fresh one, a new one, or a new one in the place of another workspace's. */
  function take(workspace: WorkspaceKey, waitedMs: number): Pooled | undefined {
    const idle = [...pool.values()].filter((pooled) => !pooled.busy && pooled.link.isUsable());
    const own = idle.find((pooled) => pooled.workspace === workspace);
    if (own !== undefined) return own;
    const fresh = idle.find((pooled) => pooled.workspace === undefined);
    if (fresh !== undefined) return fresh;
    if (pool.size < maxRunners) return add(workspace);
    const oldest = oldestIdle();
    if (oldest === undefined) return undefined;
    if (Math.max(waitedMs, now() - oldest.idleSince) < MOMENT_MS) {
      lookAgain();
      return undefined;
    }
    retire(oldest);
    return add(workspace);
  }

  function tryTake(workspace: WorkspaceKey, since: number): RunnerLink | undefined {
    if (runningOfClient(clientOf(workspace)) >= maxPerClient) return undefined;
    const pooled = take(workspace, now() - since);
    if (pooled === undefined) return undefined;
    uses += 1;
    pooled.workspace = workspace;
    pooled.busy = true;
    pooled.scripts += 1;
    pooled.lastUse = uses;
    return pooled.link;
  }

  /** Waiting scripts, those first whose client and workspace run the fewest, then those that wait longest. */
  function inTurn(): readonly Waiting[] {
    const running = ({ workspace }: Waiting) =>
      runningOfClient(clientOf(workspace)) * maxRunners + runningOf(workspace);
    return queue
      .map((waiting) => ({ waiting, running: running(waiting) }))
      .sort((a, b) => a.running - b.running)
      .map(({ waiting }) => waiting);
  }

  /** The next one gets a runner if there is one for it; one that has to wait for its own does not hold up the others. */
  function serveNext(): boolean {
    for (const waiting of inTurn()) {
      const runner = tryTake(waiting.workspace, waiting.since);
      if (runner === undefined) continue;
      queue.splice(queue.indexOf(waiting), 1);
      waiting.resolve(runner);
      return true;
    }
    return false;
  }

  /** A script may have to wait for nothing but time. */
  function lookAgain(): void {
    if (willLookAgain) return;
    willLookAgain = true;
    setTimeout(() => {
      willLookAgain = false;
      serveWaiting();
    }, MOMENT_MS);
  }

  function serveWaiting(): void {
    while (queue.length > 0 && serveNext());
  }

  return {
    warmUp,
    waiting: () => queue.length,
    acquire(workspace, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const runner = queue.length === 0 ? tryTake(workspace, now()) : undefined;
      if (runner !== undefined) {
        setImmediate(warmUp);
        return Promise.resolve(runner);
      }
      const client = clientOf(workspace);
      if (queue.filter((waiting) => clientOf(waiting.workspace) === client).length >= MAX_WAITING) {
        const message = `${MAX_WAITING} scripts of this client are waiting for a place to run already`;
        return Promise.reject(
          new SallyportError('CONCURRENT_LIMIT_EXCEEDED', message, { hint: 'run fewer at a time' }),
        );
      }
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          workspace,
          since: now(),
          resolve(found) {
            signal.removeEventListener('abort', abort);
            resolve(found);
          },
        };
        const abort = (): void => {
          queue.splice(queue.indexOf(waiting), 1);
          reject(signal.reason);
        };
        signal.addEventListener('abort', abort, { once: true });
        queue.push(waiting);
        serveWaiting();
      });
    },
    release(link) {
      const pooled = pool.get(link.key);
      if (pooled === undefined) return;
      pooled.busy = false;
      pooled.idleSince = now();
      const isWorn = pooled.scripts >= MAX_SCRIPTS || link.isHeavy;
      if (pooled.isLast || isWorn) retire(pooled);
      serveWaiting();
      setImmediate(warmUp);
    },
    end(workspace) {
      for (const pooled of [...pool.values()]) {
        if (pooled.workspace !== workspace) continue;
        if (pooled.busy) pooled.isLast = true;
        else retire(pooled);
      }
      warmUp();
    },
  };
}
