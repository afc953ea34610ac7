/** Looks at a worker's token files: which are there and can be read, which others may read. Never at what a secret says. */
import { constants } from 'node:fs';
import { access, lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { UNPRIVILEGED_UID } from '../engine/container-user.ts';
import { linkOnTheWay } from './link-on-the-way.ts';

interface TokenFile {
  readonly field: string;
  readonly path: string;
  /** That other users can read it. */
  readonly warning?: string;
}

interface UnusableFile {
  readonly field: string;
  readonly path: string;
  readonly reason: 'missing' | 'empty' | 'unreadable';
  /** What keeps an unreadable one from being read, and what to do. */
  readonly why?: string;
}

export interface TokenFolder {
  readonly path: string;
  readonly present: readonly TokenFile[];
  readonly unusable: readonly UnusableFile[];
}

/**
 * The first of the folders that holds any of the fields; where none does, the last one, with all fields missing.
 * Files that are empty or unreadable make a folder count, too: they are where somebody has put them.
 */
export async function findTokenFolder(
  folders: readonly string[],
  fields: readonly string[],
  selfUid = process.getuid?.() ?? 0,
): Promise<TokenFolder> {
  let folder: TokenFolder = { path: '', present: [], unusable: [] };
  for (const path of folders) {
    folder = await look(path, fields, selfUid);
    if (folder.present.length > 0 || folder.unusable.some(({ reason }) => reason !== 'missing')) return folder;
  }
  return folder;
}

async function look(path: string, fields: readonly string[], selfUid: number): Promise<TokenFolder> {
  const link = await linkOnTheWay(path);
  if (link !== undefined) {
    const why = `is not used: ${link} is a link, and none is followed; put the folder itself there`;
    return { path, present: [], unusable: fields.map((field) => unreadable(field, join(path, field), why)) };
  }
  const present: TokenFile[] = [];
  const unusable: UnusableFile[] = [];
  for (const field of fields) {
    const file = await lookAt(field, join(path, field), selfUid);
    if ('reason' in file) unusable.push(file);
    else present.push(file);
  }
  return { path, present, unusable };
}

async function lookAt(field: string, path: string, selfUid: number): Promise<TokenFile | UnusableFile> {
  let found: Awaited<ReturnType<typeof lstat>>;
  try {
    found = await lstat(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { field, path, reason: 'missing' };
    return unreadable(field, path, `can't be looked at (${code}): this user may not enter its folder`);
  }
  if (found.isSymbolicLink())
    return unreadable(field, path, 'is a link, and none is followed; put the file itself there');
  if (!found.isFile()) return unreadable(field, path, 'is not a file');
  if (found.size === 0) return { field, path, reason: 'empty' };
  const mode = Number(found.mode) & 0o777;
  if ((mode & 0o444) === 0)
    return unreadable(field, path, `has mode ${octal(mode)}, so that nobody may read it: chmod 600`);
  if (!(await isReadable(path, { uid: Number(found.uid), mode }, selfUid)))
    return unreadable(field, path, `belongs to uid ${found.uid} (mode ${octal(mode)}) and can't be read`);
  return (mode & 0o077) === 0 ? { field, path } : { field, path, warning: 'other users of this machine can read it' };
}

function unreadable(field: string, path: string, why: string): UnusableFile {
  return { field, path, reason: 'unreadable', why };
}

/** Root reads everything, but the containers it starts run as another user; what is root's own is handed over to that one. */
async function isReadable(path: string, file: { uid: number; mode: number }, selfUid: number): Promise<boolean> {
  if (selfUid === 0) return file.uid === 0 || file.uid === UNPRIVILEGED_UID || (file.mode & 0o004) !== 0;
  return access(path, constants.R_OK).then(
    () => true,
    () => false,
  );
}

function octal(mode: number): string {
  return mode.toString(8).padStart(3, '0');
}
