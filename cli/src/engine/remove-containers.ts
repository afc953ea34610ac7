/** Ends a project's containers and removes its networks, whichever workers it was last started with. */
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';

const TIMEOUT_MS = 120_000;

/**
 * Everything is found by its label, so no compose file has to be the one it was made from.
 * @returns Undefined when all is gone, else what the engine said.
 */
export async function removeContainers(
  project: Project,
  volumes: boolean,
  run: RunCommand,
): Promise<string | undefined> {
  const filter = ['--quiet', '--filter', `label=com.docker.compose.project=${project.composeName}`];
  const list = async (what: readonly string[]) => {
    const { stdout } = await run('docker', [...what, ...filter], { timeoutMs: TIMEOUT_MS });
    return stdout.split('\n').filter(Boolean);
  };
  const containers = await list(['ps', '--all']);
  const steps: (readonly string[])[] = [];
  // `stop` first: it asks all of them at once and gives each its time to end; `rm --force` would kill.
  if (containers.length > 0) steps.push(['stop', ...containers], ['rm', '--force', ...containers]);
  for (const step of steps) {
    const { code, stderr } = await run('docker', step, { timeoutMs: TIMEOUT_MS });
    if (code !== 0) return stderr.trim();
  }
  const networks = await list(['network', 'ls']);
  const stored = volumes ? await list(['volume', 'ls']) : [];
  for (const step of [
    ['network', 'rm', ...networks],
    ['volume', 'rm', ...stored],
  ]) {
    if (step.length === 2) continue;
    const { code, stderr } = await run('docker', step, { timeoutMs: TIMEOUT_MS });
    if (code !== 0) return stderr.trim();
  }
  return undefined;
}
