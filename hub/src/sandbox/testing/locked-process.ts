/** For tests: any code in a runner process's own main realm, past check and realm, with or without its other walls. */
import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import type { TakenOverOutcome, TakenOverRequest } from '@sallyport/sandbox/testing/taken-over';

const program = createRequire(import.meta.url).resolve('@sallyport/sandbox/testing/taken-over');
const TIMEOUT_MS = 30_000;

/**
 * Runs the body of an async function (`await import('node:…')` works) and answers what it returned, threw, or how the
 * process ended. All flags of a runner are set, but `--permission` only where asked for; `lock` is the self-lock.
 */
export async function runInLockedProcess(
  code: string,
  walls: { readonly permission: boolean; readonly lock: boolean },
): Promise<TakenOverOutcome> {
  const request: TakenOverRequest = { code, walls, timeoutMs: TIMEOUT_MS };
  const { stdout } = await promisify(execFile)(process.execPath, [program, JSON.stringify(request)], {
    timeout: TIMEOUT_MS + 10_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  // The line is that of the process started above.
  return JSON.parse(stdout) as TakenOverOutcome;
}
