/** Looks at a worker's token files: which are there, which others may read. Never at what a secret says. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

interface TokenFile {
  readonly field: string;
  readonly path: string;
  /** `other users can read it`, or what keeps it from being used. */
  readonly warning?: string;
}

export interface TokenFolder {
  readonly path: string;
  readonly present: readonly TokenFile[];
  readonly missing: readonly { readonly field: string; readonly path: string; readonly reason: 'missing' | 'empty' }[];
}

/**
 * The first of the folders that holds any of the fields; where none does, the last one, with all fields missing.
 * An empty file counts as missing.
 */
export async function findTokenFolder(folders: readonly string[], fields: readonly string[]): Promise<TokenFolder> {
  let folder: TokenFolder = { path: '', present: [], missing: [] };
  for (const path of folders) {
    folder = await look(path, fields);
    if (folder.present.length > 0) return folder;
  }
  return folder;
}

async function look(folder: string, fields: readonly string[]): Promise<TokenFolder> {
  const present: TokenFile[] = [];
  const missing: TokenFolder['missing'][number][] = [];
  for (const field of fields) {
    const path = join(folder, field);
    const found = await stat(path).catch(() => undefined);
    if (found === undefined || !found.isFile()) missing.push({ field, path, reason: 'missing' });
    else if (found.size === 0) missing.push({ field, path, reason: 'empty' });
    else if ((found.mode & 0o077) !== 0)
      present.push({ field, path, warning: 'other users of this machine can read it' });
    else present.push({ field, path });
  }
  return { path: folder, present, missing };
}
