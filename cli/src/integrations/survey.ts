/** Looks at all workers of this checkout as they are to run in a project: their manifests, token files, and what lies beside these. */
import { type Project, REPOSITORY } from '../project.ts';
import { startedProjects } from '../started-projects.ts';
import { type BrokenWorker, findManifests } from './manifests.ts';
import { findNearMisses } from './near-misses.ts';
import { type PlannedWorker, planWorkers } from './plan.ts';

export interface Survey {
  readonly workers: readonly PlannedWorker[];
  readonly broken: readonly BrokenWorker[];
  /** Files and folders that look like tokens and are none, one sentence each. */
  readonly nearMisses: readonly string[];
}

/** Changes nothing. */
export async function surveyWorkers(project: Project): Promise<Survey> {
  const { manifests, broken } = await findManifests();
  const workers = await planWorkers(project, manifests);
  const projects = (await startedProjects(project.home)).map(({ name }) => name);
  const nearMisses = await findNearMisses({
    project,
    manifests,
    broken: broken.map(({ name }) => name),
    projects,
    repository: REPOSITORY,
  });
  return { workers, broken, nearMisses };
}
