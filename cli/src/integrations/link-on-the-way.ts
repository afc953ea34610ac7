/**
 * Finds the link that makes a token file lie somewhere else than it seems. None is followed: a checkout may bring links
 * along, and what they point to would be read, sent upstream, or given to another owner.
 */
import { lstat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** `tokens`, the project's folder, the worker's folder. What lies above is where the user has put it all. */
const LEVELS = 3;

/** The uppermost of the folder itself and those above it, up to `tokens`, that is a link; undefined when none is. */
export async function linkOnTheWay(folder: string): Promise<string | undefined> {
  let path = folder;
  let link: string | undefined;
  for (let level = 0; level < LEVELS; level += 1, path = dirname(path))
    if ((await lstat(path).catch(() => undefined))?.isSymbolicLink() === true) link = path;
  return link;
}
