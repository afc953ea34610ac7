/** The list of clients that the hub lets in. Holds hashes only: a token is known to its owner and to nobody else. */
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ClientName, ClientsFile } from '@sallyport/hub/config-files';
import { nearestNames } from '@sallyport/hub/nearest-name';
import { visibleJson } from '@sallyport/hub/plain-text';
import type { z } from 'zod';
import { sallyportCommand } from '../as-typed.ts';
import { makePrivateFolder, readJson, writeJson } from '../files.ts';
import { withLock } from '../lock.ts';
import type { Project } from '../project.ts';
import { UsageError } from '../usage-error.ts';
import type { Approves } from './approves-text.ts';

type StoredClient = Readonly<z.infer<typeof ClientsFile>['clients'][number]>;

/** The clients in the order in which they were added. */
export async function listClients(project: Project): Promise<readonly StoredClient[]> {
  return (await readJson(pathOf(project), ClientsFile))?.clients ?? [];
}

/** @throws UsageError when the name can't be one, or is taken. */
export function refuseNewName(project: Project, clients: readonly { readonly name: string }[], name: string): void {
  if (!ClientName.safeParse(name).success)
    throw new UsageError(
      `${visibleJson(name)} can't be a client's name: lower-case letters, digits, "-" and "_", at most 64.`,
    );
  if (clients.some((client) => client.name === name))
    throw new UsageError(
      `There is a client "${name}" already, and its token can't be shown again. To replace it: ${sallyportCommand(project, `client revoke ${name}`)}, then add it anew.`,
    );
}

/** @throws UsageError when there is none of this name. */
export function refuseUnknownName(clients: readonly { readonly name: string }[], name: string): void {
  const names = clients.map((client) => client.name);
  if (names.includes(name)) return;
  const [nearest] = nearestNames(name, names, 1);
  const meant = nearest === undefined ? `There are: ${names.join(', ') || 'none'}.` : `Did you mean "${nearest}"?`;
  throw new UsageError(`There is no client ${visibleJson(name)}. ${meant}`);
}

/**
 * Adds a client and returns its token, which is not kept anywhere. Without a scope it may use everything.
 * @throws UsageError when the name is taken or can't be one.
 */
export async function addClient(
  project: Project,
  name: string,
  grant: GrantChange = {},
  now = new Date(),
): Promise<string> {
  const token = `sp_${randomBytes(32).toString('base64url')}`;
  const tokenSha256 = createHash('sha256').update(token).digest('hex');
  await change(project, (clients) => {
    refuseNewName(project, clients, name);
    return [...clients, { name, tokenSha256, createdAt: now.toISOString(), ...grantOf(grant) }];
  });
  return token;
}

/**
 * Removes a client; the hub refuses its token from the next second on.
 * @throws UsageError when there is none of this name.
 */
export async function revokeClient(project: Project, name: string): Promise<void> {
  await change(project, (clients) => {
    refuseUnknownName(clients, name);
    return clients.filter((client) => client.name !== name);
  });
}

/** What of a grant is to be changed: the text of a scope, and what its user decides. */
interface GrantChange {
  readonly scope?: string | undefined;
  readonly approves?: Approves | undefined;
}

/** As it is stored. */
function grantOf({ scope, approves }: GrantChange) {
  return {
    ...(scope === undefined ? {} : { scope }),
    // Undefined is not written, which takes it back.
    ...(approves === undefined ? {} : { approves: approves === 'elicitation' ? approves : undefined }),
  };
}

/**
 * Changes what a client may use, or what its user decides; the hub goes by it from the next second on, also in scripts that run.
 * @throws UsageError when there is none of this name.
 */
export async function setGrant(project: Project, name: string, grant: GrantChange): Promise<void> {
  await change(project, (clients) => {
    refuseUnknownName(clients, name);
    return clients.map((client) => (client.name === name ? { ...client, ...grantOf(grant) } : client));
  });
}

/** Makes the file if there is none, so that the hub finds one. */
export async function ensureClientsFile(project: Project): Promise<void> {
  await change(project, (clients) => clients);
}

/**
 * The only way to a new list: what is read stays true until the new one is written. Readable for the hub's own user
 * too; the folders above keep other users of this machine out.
 */
async function change(
  project: Project,
  next: (clients: readonly StoredClient[]) => readonly StoredClient[],
): Promise<void> {
  await makePrivateFolder(project.root);
  await withLock(join(project.root, 'clients.lock'), async () => {
    await writeJson(pathOf(project), { clients: next(await listClients(project)) }, 0o644);
  });
}

function pathOf(project: Project): string {
  return join(project.configDir, 'clients.json');
}
