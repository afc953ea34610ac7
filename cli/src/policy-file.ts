/** Looks at a project's `policy.yaml` as the hub will: can it be read, and does it parse. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PolicyFile } from '@sallyport/hub/config-files';
import { parsePolicy } from '@sallyport/hub/policy';
import { unreadableFile } from '@sallyport/hub/unreadable-file';
import type { ContainerUser } from './engine/container-user.ts';
import type { Project } from './project.ts';

export function policyFile(project: Project): string {
  return join(project.configDir, 'policy.yaml');
}

/** What the file says; nothing where there is none. @throws PolicyError, or the error of reading */
export async function readPolicy(project: Project): Promise<PolicyFile> {
  try {
    return parsePolicy(await readFile(policyFile(project), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}

/**
 * Why the file that is there is not in force, with line and column where it is the text; undefined when nothing is
 * wrong, or there is no file. `reader` is the user that the hub runs as; undefined for this one.
 */
export async function policyProblem(project: Project, reader: ContainerUser | undefined): Promise<string | undefined> {
  const path = policyFile(project);
  const problem = await problemOf(path, reader);
  return problem === undefined ? undefined : `policy.yaml: not in force: ${problem}\n  (${path})`;
}

async function problemOf(path: string, reader: ContainerUser | undefined): Promise<string | undefined> {
  try {
    const { uid, gid, mode } = await stat(path);
    // 0 is this user, in a rootless engine.
    if (reader !== undefined && reader.uid !== 0 && !mayRead(reader, { uid, gid, mode }))
      return `the hub runs as uid ${reader.uid} and may not read it (owner ${uid}, mode ${(mode & 0o777).toString(8)}): chmod 644`;
    parsePolicy(await readFile(path, 'utf8'));
    return undefined;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? undefined
      : unreadableFile(error).message;
  }
}

/** As the system decides it: the first of owner, group and others that fits counts alone. */
function mayRead(reader: ContainerUser, file: ContainerUser & { readonly mode: number }): boolean {
  if (file.uid === reader.uid) return (file.mode & 0o400) !== 0;
  if (file.gid === reader.gid) return (file.mode & 0o040) !== 0;
  return (file.mode & 0o004) !== 0;
}
