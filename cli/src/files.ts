/** Folders and files the CLI writes: private folders, and files that a reader sees whole or not at all. */
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { unreadableFile } from '@sallyport/hub/unreadable-file';
import { z } from 'zod';

/** Makes a folder that only this user can enter; one that exists keeps its mode. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
}

/**
 * Makes a private folder where others may write beside it (the system's temporary folder).
 * @throws Error when somebody else's folder, or a link, is there already.
 */
export async function claimPrivateFolder(path: string): Promise<void> {
  await makePrivateFolder(path);
  const found = await lstat(path);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new Error(`${path} is not a private folder of this user; remove it and try again.`);
}

/** Replaces the file in one step, so that a poller never reads half of it. */
export async function writeAtomically(path: string, text: string, mode = 0o600): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(temporary, text, { mode, flag: 'wx' });
  await rename(temporary, path);
}

/** As {@link writeAtomically}, but leaves a file alone that says the same already. */
export async function writeJson(path: string, value: unknown, mode = 0o600): Promise<void> {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  if ((await readText(path)) === text) return;
  await writeAtomically(path, text, mode);
}

/**
 * The file's text; undefined when there is none.
 * @throws Error that names the file when it is there and can't be read.
 */
export async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw cannotBeUsed(path, unreadableFile(error).message);
  }
}

/**
 * Reads a JSON file of ours; undefined when there is none.
 * @throws Error that names the file when its content does not fit.
 */
export async function readJson<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readText(path);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    if (error instanceof z.ZodError) throw cannotBeUsed(path, z.prettifyError(error));
    throw cannotBeUsed(path, error instanceof Error ? error.message : String(error));
  }
}

function cannotBeUsed(path: string, why: string): Error {
  return new Error(`${path} can't be used: ${why}`);
}
