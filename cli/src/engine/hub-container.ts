/** Finds the hub's container of a project. */

import { makeUp } from '../as-typed.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';
import { detectEngine } from './detect.ts';

const TIMEOUT_MS = 20_000;

/**
 * The id of the container.
 * @throws Error that says why there is none, and what to do.
 */
export async function hubContainer(project: Project, run: RunCommand): Promise<string> {
  const labels = [`project=${project.composeName}`, 'service=hub'].flatMap((one) => [
    '--filter',
    `label=com.docker.compose.${one}`,
  ]);
  const { stdout } = await run('docker', ['ps', '--quiet', ...labels], { timeoutMs: TIMEOUT_MS });
  const [hub] = stdout.split('\n').filter(Boolean);
  if (hub !== undefined) return hub;
  const { reason } = await detectEngine(run);
  throw new Error(reason ?? `The hub of project "${project.name}" does not run. Run: ${makeUp(project)}`);
}
