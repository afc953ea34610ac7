/** `down`: ends a project's system in whichever mode it runs. */
import { rm } from 'node:fs/promises';
import { readContainers } from '../engine/containers.ts';
import { detectEngine } from '../engine/detect.ts';
import { refuseOtherHome } from '../engine/other-home.ts';
import { removeContainers } from '../engine/remove-containers.ts';
import { stopSupervisor } from '../local/control.ts';
import { readOptions } from '../options.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';

export const help = `sallyport down [--project NAME] [--volumes]

Ends the project's containers (or processes) and removes its networks. Clients, token files and the audit log stay.

  --volumes   removes the hub's stored state, the audit log among it, and the project's images as well`;

export async function down(args: readonly string[], run: RunCommand = runCommand): Promise<number> {
  const { project, volumes, last } = await readOptions(args, process.env, { flags: ['volumes'] });
  // What is left of a project whose folder is gone can still be ended.
  if (last === undefined && (await readContainers(project.composeName, run)).size === 0) {
    progress(await neverStarted(project));
    return 1;
  }
  const refusal = await refuseOtherHome(project, 'down', run);
  if (refusal !== undefined) {
    progress(refusal);
    return 1;
  }
  await stopSupervisor(project, run);
  if (project.socketDir !== project.runDir) await rm(project.socketDir, { recursive: true, force: true });
  const { engine, reason } = await detectEngine(run);
  if (engine === undefined && last?.mode === 'containers') {
    progress(`The containers of project "${project.name}" can't be ended: ${reason}`);
    return 1;
  }
  const extent = volumes ? 'everything' : 'containers';
  const failure = engine === undefined ? undefined : await removeContainers(project, extent, run);
  if (failure !== undefined) {
    progress(failure);
    return 1;
  }
  if (volumes) await rm(project.stateDir, { recursive: true, force: true });
  say(`Project "${project.name}" is down.`);
  return 0;
}
