/** Starts one runner process with everything switched off that Node can switch off, and tells why it ended. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import type { KeeperFrame } from './frames.ts';
import { readRealmProgram, readRunnerProgram } from './program-text.ts';

export interface RunnerProcess {
  readonly pid: number | undefined;
  /** Ends it at once. `cause` is what the hub will be told. */
  kill(cause: 'killed' | 'memory' | 'cpu', detail: string): void;
}

export type ExitCause = Extract<KeeperFrame, { type: 'exited' }>['cause'];

const RUNNER_PROGRAM = readRunnerProgram(import.meta.dirname);
const REALM_PROGRAM = readRealmProgram(import.meta.dirname);

/** Of its end, where the reason stands: a script can make Node print before. */
const STDERR_KEPT_CHARS = 16_000;

/** Settings of the process's libuv; nothing of the keeper's own environment is passed on. */
export const RUNNER_ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' };

/** Which of its walls a runner has. Tests alone leave one out. */
export interface Walls {
  readonly permission: boolean;
  readonly lock: boolean;
}

/**
 * The flags of a runner. What each closes: the permission model (every file, socket, process, worker, addon); node:sqlite, which writes files past the permission model; SIGUSR1, which opens an inspector.
 * Code from strings is off in the process's own realm too, so that an object of it that leaks into a script's realm
 * makes none; host-seal.ts does the rest. The flag for modules in `vm` lets realm.ts answer `import()` itself.
 */
export function runnerFlags(memoryMb: number, walls: Walls): string[] {
  return [
    ...(walls.permission ? ['--permission', ...(walls.lock ? ['--allow-ffi'] : [])] : []),
    '--disable-sigusr1',
    '--no-experimental-sqlite',
    ...(walls.lock ? [] : ['--no-experimental-ffi']),
    '--no-addons',
    '--disallow-code-generation-from-strings',
    '--experimental-vm-modules',
    '--unhandled-rejections=none',
    '--no-warnings',
    '--v8-pool-size=1',
    `--max-old-space-size=${memoryMb}`,
    '--max-semi-space-size=4',
  ];
}

/** What a runner that could not lock itself exits with; nothing else of node does. */
export const LOCK_FAILED_STATUS = 70;

/**
 * Writable memory that a runner may take after it has started: its heap, as much again outside of it (buffers, and the
 * second copy of what garbage collection moves), and what V8 needs for itself. The kernel enforces it where runners lock
 * themselves: buffers then can't be allocated, and a heap that can't grow ends the process.
 */
export function moreDataMb(memoryMb: number): number {
  return 32 + 2 * memoryMb;
}

function causeOf(stderr: string, status: number | null, asked: ExitCause | undefined): ExitCause {
  if (asked !== undefined) return asked;
  if (status === LOCK_FAILED_STATUS) return 'lock-failed';
  // By a signal: a heap that is full aborts. What ends with a status may have been made to print such words.
  return status === null && /out of memory|heap limit|allocation failed|bad_alloc/i.test(stderr) ? 'memory' : 'exit';
}

/** When memory runs out in spite of all limits the kernel takes a runner: never the keeper, and the largest one first. */
function volunteerForOom(pid: number | undefined): void {
  if (process.platform !== 'linux' || pid === undefined) return;
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, '900');
  } catch {
    // It has ended, or the system is one without this; the other limits hold.
  }
}

/**
 * `lock`: it locks itself or is not used. The socket becomes the process's standard input and output, and the keeper's own copy of it is closed. It has to be
 * paused since before it was connected, so that no byte meant for the runner was read here.
 */
export function startRunner(
  socket: Socket,
  memoryMb: number,
  lock: boolean,
  onExit: (cause: ExitCause, detail: string) => void,
): RunnerProcess {
  const lockArgument = lock ? String(moreDataMb(memoryMb)) : 'none';
  const program = ['--input-type=module', '--eval', RUNNER_PROGRAM, REALM_PROGRAM, lockArgument];
  const child = spawn(process.execPath, [...runnerFlags(memoryMb, { permission: true, lock }), ...program], {
    cwd: '/',
    env: RUNNER_ENVIRONMENT,
    stdio: [socket, socket, 'pipe'],
  });
  socket.destroy();
  volunteerForOom(child.pid);
  let asked: ExitCause | undefined;
  let askedDetail = '';
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr = `${stderr}${text}`.slice(-STDERR_KEPT_CHARS);
  });
  let reported = false;
  const report = (cause: ExitCause, detail: string): void => {
    if (reported) return;
    reported = true;
    onExit(cause, detail.slice(0, 500));
  };
  child.on('error', (error) => report('spawn-failed', error.message));
  // `close`, not `exit`: by then the whole of stderr was read, which tells a full heap from another abort.
  child.on('close', (code, signal) => {
    const lastLine = stderr.trim().split('\n').at(-1) ?? '';
    const detail = askedDetail || `code ${code ?? '-'}, signal ${signal ?? '-'}: ${lastLine}`;
    report(causeOf(stderr, code, asked), detail);
  });
  return {
    pid: child.pid,
    kill(cause, detail) {
      if (asked === undefined && child.exitCode === null && child.signalCode === null) {
        asked = cause;
        askedDetail = detail;
      }
      child.kill('SIGKILL');
    },
  };
}
