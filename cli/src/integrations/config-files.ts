/** Writes what hub and egress proxy read: which workers there are, and what each may reach. */
import { join } from 'node:path';
import { type AllowedTarget, AllowList, EGRESS_FILE } from '@sallyport/egress/allow-list';
import type { WorkersFile } from '@sallyport/hub/config-files';
import { readJson, writeJson } from '../files.ts';
import type { Project } from '../project.ts';
import type { PlannedWorker } from './plan.ts';
import { trustOf } from './shipped.ts';

/**
 * `workers.json` of the hub. `urlOf` gives the address under which the hub reaches a worker's MCP endpoint; `imageIds` the
 * images of those that have one.
 */
export async function writeWorkersFile(
  project: Project,
  workers: readonly PlannedWorker[],
  urlOf: (name: string) => string,
  imageIds: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  const list: WorkersFile = {
    workers: running(workers).map(({ manifest }) => ({
      name: manifest.name,
      url: urlOf(manifest.name),
      trust: trustOf(manifest.name),
      imageId: imageIds.get(manifest.name),
    })),
    notSetUp: workers.filter(({ runs }) => !runs).map(({ manifest }) => manifest.name),
  };
  await writeJson(join(project.configDir, 'workers.json'), list, 0o644);
}

/** `egress.json`: the workers that have a way out at all. */
export async function writeEgressFile(project: Project, workers: readonly PlannedWorker[]): Promise<void> {
  const withUpstream = running(workers).filter((worker) => hasUpstream(worker));
  const list: AllowList = {
    workers: Object.fromEntries(withUpstream.map(({ manifest, allow }) => [manifest.name, { allow: [...allow] }])),
  };
  await writeJson(join(project.egressDir, EGRESS_FILE), list, 0o644);
}

/** What the egress proxy goes by at the moment, by worker; undefined before the first start in containers. */
export async function readEgressFile(
  project: Project,
): Promise<ReadonlyMap<string, readonly AllowedTarget[]> | undefined> {
  const list = await readJson(join(project.egressDir, EGRESS_FILE), AllowList);
  return list && new Map(Object.entries(list.workers).map(([name, { allow }]) => [name, allow]));
}

function running(workers: readonly PlannedWorker[]): readonly PlannedWorker[] {
  return workers.filter((worker) => worker.runs);
}

/** Follows from the manifest alone, as the worker's compose fragment does. */
function hasUpstream({ manifest }: PlannedWorker): boolean {
  return manifest.egress.fromTokens.length > 0 || manifest.egress.hosts.length > 0;
}
