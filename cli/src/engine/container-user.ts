/** The user that the containers run as: the owner of the token files, and never root. */
import { basename, dirname } from 'node:path';
import type { PlannedWorker } from '../integrations/plan.ts';
import { giveAway } from './give-away.ts';

export interface ContainerUser {
  readonly uid: number;
  readonly gid: number;
}

/** Stands in where root runs the command. No account of a usual system has this number. */
export const UNPRIVILEGED_UID = 10_001;
const UNPRIVILEGED = { uid: UNPRIVILEGED_UID, gid: UNPRIVILEGED_UID };

/** In a rootless engine 0 is this user; everywhere else numbers are the same inside and outside. */
export function containerUser(self: ContainerUser, rootless: boolean): ContainerUser {
  if (rootless) return { uid: 0, gid: 0 };
  return self.uid === 0 ? UNPRIVILEGED : self;
}

/** The user of the containers that this process starts on the engine. */
export function ownContainerUser({ rootless }: { readonly rootless: boolean }): ContainerUser {
  return containerUser({ uid: process.getuid?.() ?? 1_000, gid: process.getgid?.() ?? 1_000 }, rootless);
}

/**
 * Hands token folders to that user where they belong to root, who may read them all the same.
 * Without it a container could read them only as root.
 * @throws Error when a link has been put where a folder or a file was.
 */
export async function handOverTokens(workers: readonly PlannedWorker[], user: ContainerUser): Promise<void> {
  if (process.getuid?.() !== 0 || user.uid === 0) return;
  for (const { tokens, runs } of workers) {
    if (!runs || tokens === undefined) continue;
    const ofProject = dirname(tokens.path);
    const folder = [dirname(ofProject), basename(ofProject), basename(tokens.path)];
    await giveAway({ folder, files: tokens.present.map(({ field }) => field), user });
  }
}
