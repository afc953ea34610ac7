/** `test`: runs all tests that this machine can run, and counts them in its last line. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { detectEngine } from '../engine/detect.ts';
import { readJson } from '../files.ts';
import { REPOSITORY } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';

export const help = `sallyport test [ARGUMENTS OF VITEST]

Runs the unit tests and the tests of the composed system. Those that need containers are skipped, and named, where
there is no engine. The last line says: N passed, N failed, N skipped. Exit code 1 when one failed or none ran.`;

/** The part that is read of vitest's JSON report. */
const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  success: z.boolean(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) })),
});
export type Report = z.infer<typeof Report>;

export async function test(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const noContainers = process.env['SALLYPORT_NO_CONTAINERS'] === '1';
  const { engine, reason } = noContainers
    ? { engine: undefined, reason: 'Containers are switched off.' }
    : await detectEngine(run);
  if (engine === undefined) progress(`${reason} Tests that need containers (in e2e/) are skipped.`);
  const folder = await mkdtemp(join(tmpdir(), 'sallyport-test-'));
  try {
    const reportFile = join(folder, 'report.json');
    const code = await runVitest(reportFile, args, engine !== undefined);
    const report = await readJson(reportFile, Report).catch(() => undefined);
    const { line, passed } = summarize(report, code);
    say(line);
    return passed ? 0 : 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The last line and whether it stands for success. A file that can't even be loaded counts as a failed test. */
export function summarize(report: Report | undefined, exitCode: number): { line: string; passed: boolean } {
  const broken = (report?.testResults ?? []).filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const passed = report?.numPassedTests ?? 0;
  const failed = (report?.numFailedTests ?? 0) + broken.length;
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return {
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
    passed: exitCode === 0 && report?.success === true && failed === 0 && passed > 0,
  };
}

function runVitest(reportFile: string, args: readonly string[], withEngine: boolean): Promise<number> {
  const vitest = join(REPOSITORY, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${reportFile}`];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, 'run', ...reporters, ...args], {
      cwd: REPOSITORY,
      env: { ...process.env, SALLYPORT_E2E_ENGINE: withEngine ? '1' : '0' },
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
