/** Tells whether the containers of a project's name were started from another home: then they are not this one's to touch. */

import { makeUp } from '../as-typed.ts';
import type { Project } from '../project.ts';
import type { RunCommand } from '../run-command.ts';

const TIMEOUT_MS = 20_000;
const LABEL = 'sallyport.home';

/**
 * What to say instead of going on; undefined when the containers are this home's, or there are none. Those that carry no
 * home, made before it was noted, count as this one's.
 */
export async function refuseOtherHome(
  project: Project,
  command: 'up' | 'down',
  run: RunCommand,
): Promise<string | undefined> {
  const filter = `label=com.docker.compose.project=${project.composeName}`;
  const args = ['ps', '--all', '--filter', filter, '--format', `{{.Label "${LABEL}"}}`];
  const { stdout } = await run('docker', args, { timeoutMs: TIMEOUT_MS });
  const other = stdout.split('\n').find((home) => home !== '' && home !== project.home);
  if (other === undefined) return undefined;
  const same = makeUp(project).replace('make up', `make ${command}`);
  return [
    `The containers of project "${project.name}" were started from another home: ${other} (this one is ${project.home}). Nothing was changed.`,
    `  To go on with that system:  SALLYPORT_HOME='${other}' ${same}`,
    command === 'up'
      ? '  For a separate one here:    another name, make up PROJECT=NAME PORT=N'
      : '  To end one of this home:    its name, make down PROJECT=NAME',
  ].join('\n');
}
