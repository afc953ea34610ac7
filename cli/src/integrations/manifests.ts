/** Finds the workers of this checkout: every folder of `workers/` that has a manifest. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, parseManifest } from '@sallyport/worker-sdk/manifest';
import { readText } from '../files.ts';
import { REPOSITORY } from '../project.ts';

/**
 * The manifests by name, in alphabetical order.
 * @throws Error that names the manifest which can't be used.
 */
export async function findManifests(workersDir = join(REPOSITORY, 'workers')): Promise<readonly Manifest[]> {
  const folders = (await readdir(workersDir)).sort();
  const found = await Promise.all(folders.map((folder) => readManifest(workersDir, folder)));
  return found.filter((manifest) => manifest !== undefined);
}

async function readManifest(workersDir: string, folder: string): Promise<Manifest | undefined> {
  const path = join(workersDir, folder, 'manifest.json');
  const text = await readText(path);
  if (text === undefined) return undefined;
  let manifest: Manifest;
  try {
    manifest = parseManifest(JSON.parse(text));
  } catch (error) {
    throw new Error(`${path} can't be used: ${error instanceof Error ? error.message : String(error)}`);
  }
  // The folder's name is part of paths and of compose names, so the two must agree.
  if (manifest.name !== folder) throw new Error(`${path} names "${manifest.name}", but lies in "${folder}".`);
  return manifest;
}
