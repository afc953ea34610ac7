/** Ends a project's containers and removes its networks, and more if asked, whichever workers it was last started with. */
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';

const TIMEOUT_MS = 120_000;

/** What goes beside containers and networks. Images carry a project's label and so are never another one's. */
export type Extent = 'containers' | 'everything';

/**
 * Everything is found by its label, so no compose file has to be the one it was made from.
 * @returns Undefined when all is gone, else what the engine said.
 */
export async function removeContainers(project: Project, extent: Extent, run: RunCommand): Promise<string | undefined> {
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
  const stored = extent === 'everything' ? await list(['volume', 'ls']) : [];
  // All of them, also those that a later build has replaced; one that has two names is listed twice.
  const images = extent === 'everything' ? new Set(await list(['image', 'ls'])) : [];
  for (const step of [
    ['network', 'rm', ...networks],
    ['volume', 'rm', ...stored],
    ['image', 'rm', ...images],
  ]) {
    if (step.length === 2) continue;
    const { code, stderr } = await run('docker', step, { timeoutMs: TIMEOUT_MS });
    if (code !== 0) return stderr.trim();
  }
  return undefined;
}

/** Removes the project's images that a build has replaced, and that no container uses. One that stays is in nobody's way. */
export async function removeReplacedImages({ composeName }: Project, run: RunCommand): Promise<void> {
  const filter = `label=com.docker.compose.project=${composeName}`;
  await run('docker', ['image', 'prune', '--force', '--filter', filter], { timeoutMs: TIMEOUT_MS });
}
