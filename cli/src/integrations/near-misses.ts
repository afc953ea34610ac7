/** Finds what was meant as a token file and is read by nobody: a folder too high up, a misspelt name, an extension. */
import type { Dirent } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bareName, nearestNames } from '@sallyport/hub/nearest-name';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import type { Project } from '../project.ts';

interface Places {
  readonly project: Project;
  readonly manifests: readonly Manifest[];
  /** Workers whose manifest tells nothing of their token files. */
  readonly broken: readonly string[];
  /** Every project that was started here. */
  readonly projects: readonly string[];
  readonly repository: string;
}

/** One sentence for each, with what to do. Looks at names only. */
export async function findNearMisses({
  project,
  manifests,
  broken,
  projects,
  repository,
}: Places): Promise<readonly string[]> {
  const found: string[] = [];
  const workers = new Map(manifests.map((manifest) => [manifest.name, Object.keys(manifest.tokens)]));
  for (const root of [join(repository, 'tokens'), join(project.home, 'tokens')]) {
    for (const { name } of await foldersIn(root)) {
      if (name === project.name || projects.includes(name)) continue;
      const path = join(root, name);
      if (workers.has(name) || broken.includes(name))
        found.push(`${path}: the project's folder is missing; move it to ${join(root, project.name, name)}`);
      else found.push(`${path}: no project "${name}" was started here`);
    }
    for (const { name } of await foldersIn(join(root, project.name))) {
      if (broken.includes(name)) continue;
      const path = join(root, project.name, name);
      const fields = workers.get(name);
      if (fields === undefined)
        found.push(`${path}: there is no integration "${name}"${meant(name, [...workers.keys()])}`);
      else found.push(...(await misspeltIn(path, fields)));
    }
  }
  return found;
}

/** Files whose name is a field's but for an extension, case or punctuation; others may lie there as they like. */
async function misspeltIn(folder: string, fields: readonly string[]): Promise<readonly string[]> {
  const names = (await entriesOf(folder)).map(({ name }) => name);
  return names.flatMap((name) => {
    if (fields.includes(name)) return [];
    const bare = bareName(name.replace(/(?<=.)\.[^.]*$/, ''));
    const field = fields.find((one) => bareName(one) === bare && !names.includes(one));
    return field === undefined ? [] : [`${join(folder, name)}: the file has to be called ${field}`];
  });
}

function meant(name: string, known: readonly string[]): string {
  const [nearest] = nearestNames(name, known, 1);
  return nearest === undefined ? `; there are: ${known.join(', ')}` : `; did you mean "${nearest}"?`;
}

/** Those that hold a file, at whatever depth. */
async function foldersIn(path: string): Promise<readonly Dirent[]> {
  const folders = (await entriesOf(path)).filter((entry) => entry.isDirectory());
  const held = await Promise.all(folders.map(({ name }) => holdsFile(join(path, name))));
  return folders.filter((_, index) => held[index] === true);
}

/** One that may not be looked into may hold any. */
function holdsFile(path: string): Promise<boolean> {
  return readdir(path, { withFileTypes: true, recursive: true }).then(
    (entries) => entries.some((entry) => !entry.isDirectory()),
    () => true,
  );
}

async function entriesOf(path: string): Promise<readonly Dirent[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
