/** Looks at all workers of this checkout as they are to run in a project: their manifests, token files, and what lies beside these. */
import type { SystemFile } from '../options.ts';
import { type Project, REPOSITORY } from '../project.ts';
import { startedProjects } from '../started-projects.ts';
import { type BrokenWorker, findManifests } from './manifests.ts';
import { findNearMisses } from './near-misses.ts';
import { type PlannedWorker, planWorkers } from './plan.ts';
import { unansweredNotes } from './unanswered.ts';

export interface Survey {
  readonly workers: readonly PlannedWorker[];
  readonly broken: readonly BrokenWorker[];
  /** Files and folders that look like tokens and are none, one sentence each. */
  readonly nearMisses: readonly string[];
}

/** Changes nothing. `mode` is how they are to run. */
export async function surveyWorkers(project: Project, mode: SystemFile['mode']): Promise<Survey> {
  const { manifests, broken } = await findManifests();
  const planned = await planWorkers(project, manifests, { mode });
  const workers = await Promise.all(
    planned.map(async (worker) => ({ ...worker, notes: [...worker.notes, ...(await unansweredNotes(worker))] })),
  );
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
