/** Makes sure, before anything is started, that the port is free or already this project's own. */
import { readJson } from './files.ts';
import { type Options, SystemFile } from './options.ts';
import { isPortFree, nameOwner } from './port-owner.ts';
import type { Project } from './project.ts';
import type { RunCommand } from './run-command.ts';
import { startedProjects } from './started-projects.ts';
import { readSystemState } from './system-state.ts';

/** Undefined when the port may be used, else who has it. */
export async function whoHoldsPort(options: Options, run: RunCommand): Promise<string | undefined> {
  const { project, port, last } = options;
  if (await isPortFree(port)) return undefined;
  if (last?.port === port && (await runs(project, last, run))) return undefined;
  for (const other of await startedProjects(project.home)) {
    if (other.name === project.name) continue;
    const system = await readJson(other.systemFile, SystemFile).catch(() => undefined);
    if (system?.port === port && (await runs(other, system, run))) return `the Sallyport project "${other.name}"`;
  }
  return nameOwner(port, run);
}

async function runs(project: Project, system: SystemFile, run: RunCommand): Promise<boolean> {
  return (await readSystemState(project, system.mode, run)).core.has('hub');
}
