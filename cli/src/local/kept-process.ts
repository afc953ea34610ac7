/** Keeps one child process alive: starts it again when it ends, ever more slowly while it keeps failing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import type { ProcessSpec } from './process-spec.ts';

interface BackOff {
  readonly firstMs: number;
  readonly maxMs: number;
  /** A process that lived this long starts the count anew. */
  readonly steadyMs: number;
}

interface KeptProcess {
  state(): { readonly name: string; readonly pid?: number; readonly restarts: number; readonly lastExit?: string };
  /** Ends it for good: SIGTERM, then SIGKILL after `graceMs`. Resolves when it is gone. */
  stop(graceMs: number): Promise<void>;
}

const DEFAULT_BACK_OFF: BackOff = { firstMs: 250, maxMs: 10_000, steadyMs: 30_000 };
const MAX_LOG_BYTES = 5_000_000;

/** Starts it. Output goes to `logFile`, which is set aside when it has grown. */
export function keepProcess(
  spec: ProcessSpec,
  options: { readonly cwd: string; readonly logFile: string; readonly nonce: string; readonly backOff?: BackOff },
): KeptProcess {
  const backOff = options.backOff ?? DEFAULT_BACK_OFF;
  let child: ChildProcess | undefined;
  let restarts = 0;
  let lastExit: string | undefined;
  let delayMs = backOff.firstMs;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  const start = () => {
    const startedAt = performance.now();
    const log = openLog(options.logFile);
    const started = spawn(process.execPath, ['--disable-sigusr1', ...spec.args, nonceArgument(options.nonce)], {
      cwd: options.cwd,
      env: spec.environment,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child = started;
    let ended = false;
    const onEnd = (how: string) => {
      if (ended) return;
      ended = true;
      child = undefined;
      lastExit = how;
      if (stopping) return;
      if (performance.now() - startedAt >= backOff.steadyMs) delayMs = backOff.firstMs;
      timer = setTimeout(() => {
        restarts += 1;
        start();
      }, delayMs);
      delayMs = Math.min(delayMs * 2, backOff.maxMs);
    };
    started.once('error', (error) => onEnd(error.message));
    started.once('exit', (code, signal) => onEnd(signal === null ? `exit code ${code}` : `signal ${signal}`));
  };
  start();

  return {
    state: () => ({
      name: spec.name,
      restarts,
      ...(child?.pid === undefined ? {} : { pid: child.pid }),
      ...(lastExit === undefined ? {} : { lastExit }),
    }),
    stop(graceMs) {
      stopping = true;
      clearTimeout(timer);
      const running = child;
      if (running === undefined) return Promise.resolve();
      return new Promise((resolve) => {
        const kill = setTimeout(() => running.kill('SIGKILL'), graceMs);
        running.once('exit', () => {
          clearTimeout(kill);
          resolve();
        });
        running.kill('SIGTERM');
      });
    },
  };
}

/** Last argument of every process of a run; programs ignore it, `isOurs` looks for it. */
export function nonceArgument(nonce: string): string {
  return `sallyport-run:${nonce}`;
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
