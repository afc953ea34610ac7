/** What the hub has stored in the mode that a project does not run in any more: containers and processes share no store. */
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { startAgain } from './as-typed.ts';
import type { SystemFile } from './options.ts';
import type { Project } from './project.ts';
import type { RunCommand } from './run-command.ts';

const TIMEOUT_MS = 20_000;

/** What to tell a person who starts the project in the other mode than `last`; undefined where that one has stored nothing. */
export async function otherStore(
  project: Project,
  last: SystemFile['mode'],
  run: RunCommand,
): Promise<string | undefined> {
  if (!(await hasStored(project, last, run))) return undefined;
  const how = last === 'containers' ? 'in containers' : 'as processes';
  return `Project "${project.name}" last ran ${how}. What the hub stored there stays, and is not used now: the passphrase, accepted tools, calls that wait and the audit log are others here. Clients, policy.yaml and token files are the same. To go back: ${startAgain(project, last)}`;
}

/** Whether the hub has stored anything in this mode. */
export function hasStored(project: Project, mode: SystemFile['mode'], run: RunCommand): Promise<boolean> {
  return mode === 'containers' ? hasVolume(project, run) : hasStateFolder(project);
}

/** An engine that does not answer may well have one. */
async function hasVolume({ composeName }: Project, run: RunCommand): Promise<boolean> {
  const labels = [`project=${composeName}`, 'volume=state'].flatMap((one) => [
    '--filter',
    `label=com.docker.compose.${one}`,
  ]);
  const { code, stdout } = await run('docker', ['volume', 'ls', '--quiet', ...labels], { timeoutMs: TIMEOUT_MS });
  return code !== 0 || stdout.trim() !== '';
}

function hasStateFolder({ stateDir }: Project): Promise<boolean> {
  return access(join(stateDir, 'hub.sqlite')).then(
    () => true,
    () => false,
  );
}
