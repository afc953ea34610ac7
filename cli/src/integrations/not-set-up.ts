/** What the system was last started with, by the names that scripts know: integrations that run, and those it has and does not run. */
import { join } from 'node:path';
import { WorkersFile } from '@sallyport/hub/config-files';
import { camelCase } from '@sallyport/hub/method-name';
import { makeUp, sallyportCommand } from '../as-typed.ts';
import { readJson } from '../files.ts';
import type { Project } from '../project.ts';

interface KnownIntegrations {
  readonly setUp: readonly string[];
  readonly notSetUp: readonly string[];
}

/** Both are empty before the first start. */
export async function readKnownIntegrations(project: Project): Promise<KnownIntegrations> {
  const { workers = [], notSetUp = [] } = (await readJson(join(project.configDir, 'workers.json'), WorkersFile)) ?? {};
  return { setUp: workers.map(({ name }) => camelCase(name)), notSetUp: notSetUp.map(camelCase) };
}

/** One sentence without its full stop. */
export function notSetUpHere(project: Project, name: string): string {
  return `${name} is not set up here: ${sallyportCommand(project, 'status')} says what is missing, and ${makeUp(project)} starts it`;
}
