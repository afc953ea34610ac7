/** Commands as a person types them: they name the project wherever it is not the usual one. */
import type { SystemFile } from './options.ts';
import { DEFAULT_PROJECT, type Project } from './project.ts';

/** What names the project on a command line, with a space before it; nothing for the usual one. */
export function projectFlag(project: Project): string {
  return project.name === DEFAULT_PROJECT ? '' : ` --project ${project.name}`;
}

/** `sallyportCommand(project, 'status')` is `bin/sallyport status --project acme`. */
export function sallyportCommand(project: Project, words: string): string {
  return `bin/sallyport ${words}${projectFlag(project)}`;
}

/** The command that starts a project. */
export function makeUp(project: Project, port?: number): string {
  const name = project.name === DEFAULT_PROJECT ? '' : ` PROJECT=${project.name}`;
  return `make up${name}${port === undefined ? '' : ` PORT=${port}`}`;
}

/** The command that starts a project in this mode, whether or not there is an engine. */
export function startAgain(project: Project, mode: SystemFile['mode']): string {
  return mode === 'containers' ? makeUp(project) : sallyportCommand(project, 'up --no-containers');
}
