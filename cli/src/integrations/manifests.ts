/** Finds the workers of this checkout: every folder of `workers/` that has a manifest. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, parseManifest } from '@sallyport/worker-sdk/manifest';
import { readText } from '../files.ts';
import { REPOSITORY } from '../project.ts';

/** A worker that can't be started, whatever its token files say. */
export interface BrokenWorker {
  /** Of its folder. */
  readonly name: string;
  readonly reason: string;
}

export interface FoundWorkers {
  readonly manifests: readonly Manifest[];
  readonly broken: readonly BrokenWorker[];
}

/** What a worker consists of beside its manifest; one that lacks a file would keep all the others from starting. */
const FILES = ['compose.yaml', 'package.json', 'src/main.ts'];

/** The workers in alphabetical order. One that can't be used is told with its reason, and keeps no other back. */
export async function findManifests(workersDir = join(REPOSITORY, 'workers')): Promise<FoundWorkers> {
  const manifests: Manifest[] = [];
  const broken: BrokenWorker[] = [];
  for (const folder of (await readdir(workersDir)).sort()) {
    try {
      const manifest = await readManifest(workersDir, folder);
      if (manifest !== undefined) manifests.push(manifest);
    } catch (error) {
      broken.push({ name: folder, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { manifests, broken };
}

async function readManifest(workersDir: string, folder: string): Promise<Manifest | undefined> {
  const text = await readText(join(workersDir, folder, 'manifest.json'));
  if (text === undefined) return undefined;
  const manifest = parseManifest(parseJson(text));
  // The folder's name is part of paths and of compose names, so the two must agree.
  if (manifest.name !== folder)
    throw new Error(`manifest.json: it names "${manifest.name}", but its folder is called "${folder}"`);
  for (const file of FILES)
    if ((await stat(join(workersDir, folder, file)).catch(() => undefined)) === undefined)
      throw new Error(`workers/${folder}/${file} is missing`);
  return manifest;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`manifest.json: ${error instanceof Error ? error.message : String(error)}`);
  }
}
