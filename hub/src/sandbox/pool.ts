/**
 * Which runner serves which workspace. A runner belongs to the first workspace that it served, for good; it stays warm
 * until its place is needed, its workspace ends, or it is worn (many scripts, or much memory held). A few fresh runners
 * are kept ready, so that a new workspace need not wait: with enough places in all, at the cost of the warm runner that
 * was used longest ago.
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
}

interface Waiting {
  readonly workspace: WorkspaceKey;
  readonly resolve: (runner: RunnerLink) => void;
}

export interface RunnerPool {
  /** A runner for one script of this workspace. Rejects when `signal` aborts (with its reason) or too many wait. */
  acquire(workspace: WorkspaceKey, signal: AbortSignal): Promise<RunnerLink>;
  /** To be called once per acquired runner, whether it lives or not. */
  release(runner: RunnerLink): void;
  /** Makes the fresh runners that are missing; to be called when a keeper connects. */
  warmUp(): void;
  /** A workspace is over: its runners end, those that are busy with their script. */
  end(workspace: WorkspaceKey): void;
}

export function createRunnerPool(start: () => RunnerLink, isReady: () => boolean, maxRunners: number): RunnerPool {
  const pool = new Map<string, Pooled>();
  const queue: Waiting[] = [];
  const spares = Math.min(MAX_SPARES, Math.max(1, Math.floor(maxRunners / PLACES_PER_SPARE)));
  /** With so few places that a spare would take a warm runner's, it is made only where there is room. */
  const mayReplace = maxRunners >= PLACES_PER_SPARE;
  const maxPerClient = Math.max(1, maxRunners - 1);
  let uses = 0;

  function add(workspace: WorkspaceKey | undefined): Pooled {
    const pooled: Pooled = { link: start(), workspace, busy: false, scripts: 0, isLast: false, lastUse: 0 };
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
        retire(oldest);
      }
      add(undefined);
    }
  }

  function countBusy(fits: (workspace: WorkspaceKey) => boolean): number {
    let count = 0;
    for (const { busy, workspace } of pool.values()) if (busy && workspace !== undefined && fits(workspace)) count += 1;
    return count;
  }

  const runningOf = (workspace: WorkspaceKey): number => countBusy((one) => one === workspace);
  const runningOfClient = (client: string): number => countBusy((one) => clientOf(one) === client);

  /** An idle runner: the workspace's own, the fresh one, a new one, or a new one in the place of another workspace's. */
  function take(workspace: WorkspaceKey): Pooled | undefined {
    const idle = [...pool.values()].filter((pooled) => !pooled.busy && pooled.link.isUsable());
    const own = idle.find((pooled) => pooled.workspace === workspace);
    if (own !== undefined) return own;
    const fresh = idle.find((pooled) => pooled.workspace === undefined);
    if (fresh !== undefined) return fresh;
    if (pool.size < maxRunners) return add(workspace);
    const oldest = oldestIdle();
    if (oldest === undefined) return undefined;
    retire(oldest);
    return add(workspace);
  }

  function tryTake(workspace: WorkspaceKey): RunnerLink | undefined {
    if (runningOfClient(clientOf(workspace)) >= maxPerClient) return undefined;
    const pooled = take(workspace);
    if (pooled === undefined) return undefined;
    uses += 1;
    pooled.workspace = workspace;
    pooled.busy = true;
    pooled.scripts += 1;
    pooled.lastUse = uses;
    return pooled.link;
  }

  /** Of the waiting scripts whose client may have another place, the one whose client and workspace run the fewest. */
  function nextWaiting(): Waiting | undefined {
    let best: Waiting | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const waiting of queue) {
      const ofClient = runningOfClient(clientOf(waiting.workspace));
      if (ofClient >= maxPerClient) continue;
      const running = ofClient * maxRunners + runningOf(waiting.workspace);
      if (running < fewest) [best, fewest] = [waiting, running];
    }
    return best;
  }

  function serveWaiting(): void {
    for (let next = nextWaiting(); next !== undefined; next = nextWaiting()) {
      const runner = tryTake(next.workspace);
      if (runner === undefined) return;
      queue.splice(queue.indexOf(next), 1);
      next.resolve(runner);
    }
  }

  return {
    warmUp,
    acquire(workspace, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const runner = queue.length === 0 ? tryTake(workspace) : undefined;
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
