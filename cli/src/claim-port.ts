/** Makes sure, before anything is started, that the ports are free or already this project's own. */
import { readJson } from './files.ts';
import { operatorPort } from './operator/operator-port.ts';
import { type Options, SystemFile } from './options.ts';
import { isPortFree, nameOwner } from './port-owner.ts';
import type { Project } from './project.ts';
import type { RunCommand } from './run-command.ts';
import { startedProjects } from './started-projects.ts';
import { readSystemState } from './system-state.ts';

interface TakenPort {
  readonly port: number;
  readonly owner: string;
}

/** Undefined when the clients' port and the operator's may be used, else which is taken, and by whom. */
export async function whoHoldsPort(options: Options, run: RunCommand): Promise<TakenPort | undefined> {
  const { project, last } = options;
  const wanted = [options.port, operatorPort(options.port)];
  const free = await Promise.all(wanted.map(isPortFree));
  const port = wanted.find((_, index) => free[index] === false);
  if (port === undefined) return undefined;
  if (last?.port === options.port && (await runs(project, last, run))) return undefined;
  for (const other of await startedProjects(project.home)) {
    if (other.name === project.name) continue;
    const system = await readJson(other.systemFile, SystemFile).catch(() => undefined);
    if (system === undefined || ![system.port, operatorPort(system.port)].includes(port)) continue;
    if (await runs(other, system, run)) return { port, owner: `the Sallyport project "${other.name}"` };
  }
  return { port, owner: await nameOwner(port, run) };
}

async function runs(project: Project, system: SystemFile, run: RunCommand): Promise<boolean> {
  return (await readSystemState(project, system.mode, run)).core.has('hub');
}
