/** Starts one runner process with everything switched off that Node can switch off, and tells why it ended. */
import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { KeeperFrame } from './frames.ts';
import { readRealmProgram, readRunnerProgram } from './program-text.ts';

export interface RunnerProcess {
  readonly pid: number | undefined;
  /** Ends it at once. `cause` is what the hub will be told. */
  kill(cause: 'killed' | 'memory', detail: string): void;
}

export type ExitCause = KeeperFrame['cause'];

const RUNNER_PROGRAM = readRunnerProgram(import.meta.dirname);
const REALM_PROGRAM = readRealmProgram(import.meta.dirname);

const STDERR_KEPT_CHARS = 4_000;

/** Settings of the process's libuv; nothing of the keeper's own environment is passed on. */
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', UV_USE_IO_URING: '0' };

/** Which of its walls a runner has. Tests alone leave one out. */
export interface Walls {
  readonly permission: boolean;
  readonly lock: boolean;
}

/**
 * The flags of a runner. What each closes: the permission model (every file, socket, process, worker, addon); node:sqlite, which writes files past the permission model; SIGUSR1, which opens an inspector.
 * Code from strings is off and intrinsics are frozen in the process's own realm, so that an object of it that leaks
 * into a script's realm (the error of a dynamic import does) opens nothing.
 */
export function runnerFlags(memoryMb: number, walls: Walls = { permission: true, lock: false }): string[] {
  return [
    ...(walls.permission ? ['--permission'] : []),
    '--disable-sigusr1',
    '--no-experimental-sqlite',
    '--no-experimental-ffi',
    '--no-addons',
    '--disallow-code-generation-from-strings',
    '--frozen-intrinsics',
    '--unhandled-rejections=none',
    '--no-warnings',
    '--v8-pool-size=1',
    `--max-old-space-size=${memoryMb}`,
    '--max-semi-space-size=4',
  ];
}

function causeOf(stderr: string, asked: ExitCause | undefined): ExitCause {
  if (asked !== undefined) return asked;
  return /heap out of memory|Reached heap limit|allocation failed/i.test(stderr) ? 'memory' : 'exit';
}

/**
 * The socket becomes the process's standard input and output, and the keeper's own copy of it is closed. It has to be
 * paused since before it was connected, so that no byte meant for the runner was read here.
 */
export function startRunner(
  socket: Socket,
  memoryMb: number,
  onExit: (cause: ExitCause, detail: string) => void,
): RunnerProcess {
  const program = ['--input-type=module', '--eval', RUNNER_PROGRAM, REALM_PROGRAM];
  const child = spawn(process.execPath, [...runnerFlags(memoryMb), ...program], {
    cwd: '/',
    env: ENVIRONMENT,
    stdio: [socket, socket, 'pipe'],
  });
  socket.destroy();
  let asked: ExitCause | undefined;
  let askedDetail = '';
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (stderr.length < STDERR_KEPT_CHARS) stderr += text.slice(0, STDERR_KEPT_CHARS);
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
    report(causeOf(stderr, asked), detail);
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
