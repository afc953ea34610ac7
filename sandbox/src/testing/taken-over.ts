/**
 * For tests: a process with a runner's flags in whose own main realm the text of an attack runs, as if check and realm
 * were not there. Started as a program of its own with one argument, {@link TakenOverRequest} as JSON; prints the
 * outcome as one line of JSON. It stands where the keeper stands: what the keeper passes on, it passes on.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { lockArch, lockKeeper } from '../lock/install.ts';
import { readLockProgram } from '../program-text.ts';
import { moreDataMb, RUNNER_ENVIRONMENT, runnerFlags, type Walls } from '../runner-process.ts';

export interface TakenOverRequest {
  /** The body of an async function. */
  readonly code: string;
  readonly walls: Walls;
  readonly timeoutMs: number;
}

/** What became of the code. `exit`: the process ended before it settled, by itself or by a signal, or not in time. */
export type TakenOverOutcome =
  | { readonly value: unknown }
  | { readonly error: { readonly name: string; readonly code?: string; readonly message: string } }
  | { readonly exit: string };

const MARK = 'outcome:';
const MEMORY_MB = 64;

function programOf(code: string, lock: boolean): string {
  return `${lock ? readLockProgram(join(import.meta.dirname, '..')) : ''}
import 'node:fs';
import 'node:os';
import net from 'node:net';
const report = (outcome) => new Promise((resolve) => answers.write('\\n${MARK}' + JSON.stringify(outcome) + '\\n', resolve));
const answers = new net.Socket({ fd: 1, readable: false, writable: true });
${lock ? `readTimeZone(); lockRunner(lockArch(), ${moreDataMb(MEMORY_MB)});` : ''}
try {
  const value = await (async () => {\n${code}\n})();
  await report({ value: value === undefined ? null : value });
} catch (error) {
  await report({ error: { name: String(error?.name), code: error?.code, message: String(error?.message) } });
}
process.exit(0);`;
}

function run({ code, walls, timeoutMs }: TakenOverRequest): Promise<TakenOverOutcome> {
  const program = ['--input-type=module', '--eval', programOf(code, walls.lock)];
  const child = spawn(process.execPath, [...runnerFlags(MEMORY_MB, walls), ...program], {
    cwd: '/',
    env: RUNNER_ENVIRONMENT,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let out = '';
  let problem = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    problem = (problem + text).slice(-2_000);
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status, signal) => {
      clearTimeout(timer);
      const line = out.split('\n').find((text) => text.startsWith(MARK));
      // The line is the process's own report; a test of what it may do takes its word for it.
      if (line !== undefined) resolve(JSON.parse(line.slice(MARK.length)) as TakenOverOutcome);
      else resolve({ exit: `code ${status ?? '-'}, signal ${signal ?? '-'}: ${problem.trim().split('\n').at(-1)}` });
    });
  });
}

if (import.meta.main) {
  const arch = lockArch();
  if (arch !== undefined) lockKeeper(arch);
  // Written by runInLockedProcess, which has the type.
  const request = JSON.parse(process.argv[2] ?? '') as TakenOverRequest;
  process.stdout.write(JSON.stringify(await run(request)));
}
