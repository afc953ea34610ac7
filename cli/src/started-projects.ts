/** Which projects were started here, and what is said of one that was not. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeUp } from './as-typed.ts';
import { DEFAULT_PORT, DEFAULT_PROJECT, openProject, type Project } from './project.ts';

/** All projects of this home that were ever started, in alphabetical order. */
export async function startedProjects(home: string): Promise<readonly Project[]> {
  const names = await readdir(join(home, 'projects')).catch(() => []);
  const found = await Promise.all(
    names.sort().map(async (name) => {
      const project = openIfNamed(name, home);
      const isStarted = project !== undefined && (await stat(project.systemFile).catch(() => undefined)) !== undefined;
      return isStarted ? [project] : [];
    }),
  );
  return found.flat();
}

/** The same sentence wherever somebody asks for a project that never ran. */
export async function neverStarted(project: Project): Promise<string> {
  const names = (await startedProjects(project.home)).map(({ name }) => name);
  const offered = names.map((name) => `PROJECT=${name}`).join(' or ');
  const known = names.length === 0 ? '' : ` One that was: ${offered} (bin/sallyport: --project).`;
  const port = project.name === DEFAULT_PROJECT ? undefined : DEFAULT_PORT + 10 * Math.max(1, names.length);
  return `Project "${project.name}" was never started here.${known} To start this one: ${makeUp(project, port)}`;
}

function openIfNamed(name: string, home: string): Project | undefined {
  try {
    return openProject(name, { SALLYPORT_HOME: home });
  } catch {
    return undefined;
  }
}
