/** `down`: ends a project's system in whichever mode it runs. */
import { rm } from 'node:fs/promises';
import { counted } from '@sallyport/hub/counted';
import { startAgain } from '../as-typed.ts';
import { readContainers } from '../engine/containers.ts';
import { detectEngine } from '../engine/detect.ts';
import { refuseOtherHome } from '../engine/other-home.ts';
import { removeContainers } from '../engine/remove-containers.ts';
import { waitingCalls } from '../hub-figures.ts';
import { stopSupervisor } from '../local/control.ts';
import { readOptions, type SystemFile } from '../options.ts';
import { hasStored } from '../other-store.ts';
import type { Project } from '../project.ts';
import { type RunCommand, runCommand } from '../run-command.ts';
import { progress, say } from '../say.ts';
import { neverStarted } from '../started-projects.ts';
import { readSystemState } from '../system-state.ts';

export const help = `sallyport down [--project NAME] [--volumes]

Ends the project's containers (or processes) and removes its networks. Clients, token files and the audit log stay.

  --volumes   deletes, without asking, what the hub has stored as well (the audit log, the passphrase, accepted tools, calls
              that wait for a person), and the project's images. Only what belongs to the mode that the project last ran
              in: the store of processes stays where that was containers, and the store and the images of containers
              where it was processes`;

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
  const waiting = last === undefined ? undefined : await readWaiting(project, last, run);
  await stopSupervisor(project, run);
  if (project.socketDir !== project.runDir) await rm(project.socketDir, { recursive: true, force: true });
  const { engine, reason } = await detectEngine(run);
  if (engine === undefined && last?.mode === 'containers') {
    progress(`The containers of project "${project.name}" can't be ended: ${reason}`);
    return 1;
  }
  const mode = last?.mode ?? 'containers';
  const hadStore = volumes && (await hasStored(project, mode, run));
  // Of the two stores only the one that ends here: `up` said of the other that it stays.
  const extent = volumes && mode === 'containers' ? 'everything' : 'containers';
  const failure = engine === undefined ? undefined : await removeContainers(project, extent, run);
  if (failure !== undefined) {
    progress(failure);
    return 1;
  }
  if (volumes && mode === 'processes') await rm(project.stateDir, { recursive: true, force: true });
  say(`Project "${project.name}" is down.`);
  if (!volumes) {
    say(keptText(project, mode, waiting));
    return 0;
  }
  say(hadStore ? deletedText(mode, waiting) : NOTHING_STORED[mode]);
  say(`Kept: token files, and clients and policy.yaml in ${project.configDir}.`);
  const other = mode === 'containers' ? 'processes' : 'containers';
  const canHave = other === 'processes' || engine !== undefined;
  if (canHave && (await hasStored(project, other, run))) say(otherKeptText(project, other));
  return 0;
}

/** Undefined where the hub does not run: somebody else may have its port. */
async function readWaiting(project: Project, { mode, port }: SystemFile, run: RunCommand): Promise<number | undefined> {
  return (await readSystemState(project, mode, run)).core.has('hub') ? waitingCalls(port) : undefined;
}

const NOTHING_STORED = {
  processes: 'There was nothing to delete: the hub had nothing stored.',
  containers: "The hub had nothing stored. None of the project's images is left.",
} as const;

function keptText(project: Project, mode: SystemFile['mode'], waiting = 0): string {
  const kept = 'Kept: clients, policy.yaml, token files, and what the hub has stored, the audit log among it.';
  if (waiting === 0) return kept;
  const calls = counted(waiting, 'call still waits', 'calls still wait');
  return `${kept}\n${calls} for a person, and can be decided about after ${startAgain(project, mode)}, until the time of each is up.`;
}

function deletedText(mode: SystemFile['mode'], waiting = 0): string {
  const deleted = [
    'the audit log, the passphrase, accepted tools, what was always allowed',
    ...(waiting === 0 ? [] : [`${counted(waiting, 'call that waited', 'calls that waited')} for a person`]),
    ...(mode === 'containers' ? ["the project's images"] : []),
  ].join(', ');
  return `Deleted: ${deleted}.`;
}

function otherKeptText(project: Project, other: SystemFile['mode']): string {
  const [ran, where] =
    other === 'processes'
      ? ['as processes', project.stateDir]
      : ['in containers', `the volume ${project.composeName}_state`];
  return `Kept, too: what the hub stored while the project ran ${ran} (${where}), its audit log and calls that wait among it.`;
}
