/** The clients that may connect: `clients.json`, re-read when it changes. Knows only hashes of their tokens. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Client } from '../identity.ts';

/** A client's name: it stands in workspace keys and audit lines, hence no `/` and no surprises. */
const ClientName = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,63}$/);

/** `CONFIG_DIR/clients.json`, written by the command line. */
const ClientsFile = z
  .strictObject({
    clients: z.array(
      z.strictObject({
        name: ClientName,
        tokenSha256: z.string().regex(/^[0-9a-f]{64}$/i),
        createdAt: z.iso.datetime({ offset: true }),
      }),
    ),
  })
  .refine(({ clients }) => new Set(clients.map(({ name }) => name)).size === clients.length, 'a name appears twice');

export interface ClientStore {
  /** The client whose token this is. Takes the same time whichever entry matches, or none. */
  find(token: string): Client | undefined;
  /** Stops watching the file. */
  close(): void;
}

interface Entry {
  readonly client: Client;
  readonly hash: Buffer;
}

function parseClients(text: string): readonly Entry[] {
  return ClientsFile.parse(JSON.parse(text)).clients.map(({ name, tokenSha256 }) => ({
    client: { name },
    hash: Buffer.from(tokenSha256, 'hex'),
  }));
}

/** What tells one version of the file from the next; undefined where there is no file. */
async function versionOf(path: string): Promise<string | undefined> {
  try {
    // ctime moves with mtime, and also when only the permissions were mended.
    const { ctimeMs, size, ino } = await stat(path);
    return `${ctimeMs} ${size} ${ino}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Opens the store and watches its file. No file means no client; a file that cannot be read or does not fit keeps
 * the list there was, and says so in the log.
 */
export async function openClients(options: {
  readonly configDir: string;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** How often the file is looked at. Milliseconds. */
  readonly pollIntervalMs?: number;
}): Promise<ClientStore> {
  const { configDir, log, pollIntervalMs = 1000 } = options;
  const path = join(configDir, 'clients.json');
  let entries: readonly Entry[] = [];
  let seen: string | undefined | null = null;

  async function refresh(): Promise<void> {
    let version: string | undefined;
    try {
      version = await versionOf(path);
      if (version === seen) return;
      entries = version === undefined ? [] : parseClients(await readFile(path, 'utf8'));
      log.info({ clients: entries.map(({ client }) => client.name) }, 'client list loaded');
    } catch (error) {
      // An unreadable folder would otherwise be reported at every look.
      version ??= `unreadable: ${error instanceof Error ? error.message : String(error)}`;
      if (version === seen) return;
      log.error({ err: error, path }, 'clients.json cannot be used; the clients known before stay as they were');
    }
    seen = version;
  }

  await refresh();
  let refreshing = false;
  const timer = setInterval(async () => {
    if (refreshing) return;
    refreshing = true;
    await refresh();
    refreshing = false;
  }, pollIntervalMs);
  timer.unref();

  return {
    find(token) {
      const hash = createHash('sha256').update(token).digest();
      let found: Client | undefined;
      for (const entry of entries) {
        // No early exit: how long this takes must not tell which entry, if any, is close.
        if (timingSafeEqual(entry.hash, hash)) found = entry.client;
      }
      return found;
    },
    close: () => clearInterval(timer),
  };
}
