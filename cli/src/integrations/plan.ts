/** Decides for every worker whether it is to run, and collects what it needs for that. */
import { constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { AllowedTarget } from '@sallyport/egress/allow-list';
import type { Manifest } from '@sallyport/worker-sdk/manifest';
import type { SystemFile } from '../options.ts';
import { type Project, tokenFolders } from '../project.ts';
import { deriveTargets, type LookUp } from './egress-list.ts';
import { findTokenFolder, type TokenFolder } from './token-folder.ts';

export interface PlannedWorker {
  readonly manifest: Manifest;
  /** Undefined for a worker that needs no token. */
  readonly tokens: TokenFolder | undefined;
  /** Whether it is to run: all its token files are there, or it needs none and is on by default. */
  readonly runs: boolean;
  /** Kept by the egress proxy in containers; without them nothing keeps a worker from other places. */
  readonly allow: readonly AllowedTarget[];
  /** About the places that its token files name. */
  readonly notes: readonly string[];
  /** About the token files. */
  readonly warnings: readonly string[];
}

interface PlanOptions {
  /** How they are to run. */
  readonly mode: SystemFile['mode'];
  readonly repository?: string;
  readonly lookUp?: LookUp;
}

/** Looks at each worker's token files; the system is not touched. */
export async function planWorkers(
  project: Project,
  manifests: readonly Manifest[],
  options: PlanOptions,
): Promise<readonly PlannedWorker[]> {
  return Promise.all(manifests.map((manifest) => planWorker(project, manifest, options)));
}

async function planWorker(project: Project, manifest: Manifest, options: PlanOptions): Promise<PlannedWorker> {
  const fields = Object.keys(manifest.tokens);
  if (fields.length === 0) {
    const { allow, notes } = await deriveTargets(manifest, options.mode, async () => '', options.lookUp);
    return { manifest, tokens: undefined, runs: manifest.enabledByDefault, allow, notes, warnings: [] };
  }
  const tokens = await findTokenFolder(tokenFolders(project, manifest.name, options.repository), fields);
  if (tokens.unusable.length > 0) return { manifest, tokens, runs: false, allow: [], notes: [], warnings: [] };
  const pathOf = new Map(tokens.present.map((file) => [file.field, file.path]));
  // It was looked at a moment ago; a link that was put in its place since is not followed either.
  const flag = constants.O_RDONLY | constants.O_NOFOLLOW;
  const read = (field: string) => readFile(pathOf.get(field) ?? '', { encoding: 'utf8', flag });
  const derived = await deriveTargets(manifest, options.mode, read, options.lookUp);
  const warnings = tokens.present.flatMap((file) =>
    file.warning === undefined || manifest.tokens[file.field]?.secret === false
      ? []
      : [`${file.path}: ${file.warning} (chmod 600)`],
  );
  return { manifest, tokens, runs: true, ...derived, warnings };
}
