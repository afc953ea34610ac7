/** Runs other programs and tells what came of it; the only place of the CLI that starts one and waits. */
import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

export interface CommandResult {
  /** Exit code; 127 when the program is not there, 124 when it ran out of time. */
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

interface CommandOptions {
  readonly timeoutMs: number;
  readonly cwd?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** What the program reads; nothing where this is not given. */
  readonly input?: string;
  /** Gets the output as it comes, which is then not kept. */
  readonly passOn?: Writable;
}

export type RunCommand = (program: string, args: readonly string[], options: CommandOptions) => Promise<CommandResult>;

/** Never throws for what the program does: a failure is a code. */
export const runCommand: RunCommand = (program, args, options) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.environment ?? process.env,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // A program that ends without having read all of it has its reasons; its exit code tells them.
    child.stdin.on('error', () => undefined).end(options.input ?? '');
    let stdout = '';
    let stderr = '';
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      child.kill('SIGKILL');
    }, options.timeoutMs);
    if (options.passOn !== undefined) child.stdout.pipe(options.passOn, { end: false });
    else
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        stdout += chunk;
      });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    child.once('error', (error) => {
      clearTimeout(timer);
      resolve({ code: 127, stdout, stderr: error.message });
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ code: timedOut ? 124 : (code ?? 1), stdout, stderr });
    });
  });
