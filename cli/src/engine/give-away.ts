/**
 * Gives a folder and files in it from root to another user, and nothing else: every step is opened without following
 * links, and what is opened is what is given. A path that is looked at first and changed afterwards could have become
 * a link to any file of the machine in between.
 */
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContainerUser } from './container-user.ts';

const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK, O_DIRECTORY } = constants;

export interface Gift {
  /** The way to the folder: a path, then names one below the other. Neither the path's end nor a name may be a link. */
  readonly folder: readonly string[];
  /** Names in the folder. */
  readonly files: readonly string[];
  readonly user: ContainerUser;
}

/**
 * Leaves alone what does not belong to root.
 * @throws Error when something on the way is a link, or no file, or has a second name elsewhere.
 */
export async function giveAway({ folder, files, user }: Gift): Promise<void> {
  const opened: FileHandle[] = [];
  const openIn = async (parent: Place | undefined, name: string, flags: number): Promise<Place> => {
    const path = parent === undefined ? name : join(parent.path, name);
    try {
      const handle = await open(parent === undefined ? name : childOf(parent, name), O_RDONLY | O_NOFOLLOW | flags);
      opened.push(handle);
      return { handle, path };
    } catch (error) {
      throw new Error(`${path} can't be handed to the containers' user: ${reasonOf(error)}`);
    }
  };
  try {
    let place: Place | undefined;
    for (const name of folder) place = await openIn(place, name, O_DIRECTORY);
    if (place === undefined) return;
    for (const name of files) {
      const file = await openIn(place, name, O_NONBLOCK);
      const found = await file.handle.stat();
      if (found.uid !== 0) continue;
      if (!found.isFile() || found.nlink > 1)
        throw new Error(`${file.path} can't be handed to the containers' user: it is not a file with one name only`);
      await file.handle.chown(user.uid, user.gid);
    }
    if ((await place.handle.stat()).uid === 0) await place.handle.chown(user.uid, user.gid);
  } finally {
    for (const handle of opened) await handle.close();
  }
}

interface Place {
  readonly handle: FileHandle;
  readonly path: string;
}

/** By the open folder where the system has names for those; its path may lead elsewhere by now. */
function childOf({ handle, path }: Place, name: string): string {
  return process.platform === 'linux' ? `/proc/self/fd/${handle.fd}/${name}` : join(path, name);
}

/** Opening a link gives ELOOP, or ENOTDIR where a folder was asked for. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return code === 'ELOOP' || code === 'ENOTDIR' ? `it is a link or no folder (${code})` : String(error);
}
