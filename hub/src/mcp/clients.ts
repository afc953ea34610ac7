/** The clients that may connect: `clients.json`, re-read when it changes. Knows only hashes of their tokens. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { ClientsFile } from '../config-files.ts';
import { type Client, isSameClient } from '../identity.ts';
import { parseApproves } from '../policy/ask-client.ts';
import type { Grant } from '../policy/grants.ts';
import { NOTHING, parseScope } from '../policy/scope-grammar.ts';
import { watchFile } from '../watched-file.ts';

export interface ClientStore {
  /** The client whose token this is. Takes the same time whichever entry matches, or none. */
  find(token: string): Client | undefined;
  /** What is granted to it at this moment: to a client that was removed, nothing, whoever has its name by now. */
  grantOf(client: Client): Grant;
  /** Whether there is a list and it does not have this client; a list that is lost revokes nobody for good. */
  isRevoked(client: Client): boolean;
  /** What is granted to the client that has this name at this moment. */
  grantOfName(name: string): Grant;
  /** Calls back after the list changed. */
  onChange(listener: () => void): void;
  /** Calls back with each client that was removed, also where another has its name by now. */
  onRemoved(listener: (client: Client) => void): void;
  /** Stops watching the file. */
  close(): void;
}

const NO_GRANT: Grant = { scope: NOTHING };

interface Entry {
  readonly client: Client;
  readonly hash: Buffer;
  readonly grant: Grant;
}

/**
 * Opens the store and watches its file. No file means no client; a file that cannot be read or does not fit keeps
 * the list there was, and says so in the log. A scope that cannot be used grants its client nothing, and is named there.
 */
export async function openClients(options: {
  readonly configDir: string;
  readonly log: Pick<Logger, 'info' | 'error'>;
  /** How often the file is looked at. Milliseconds. */
  readonly pollIntervalMs?: number;
}): Promise<ClientStore> {
  const { configDir, log, ...polling } = options;
  let entries: readonly Entry[] = [];
  let isThere = false;
  const listeners: (() => void)[] = [];
  const removedListeners: ((client: Client) => void)[] = [];
  const stop = await watchFile({
    path: join(configDir, 'clients.json'),
    parse: (text) => ClientsFile.parse(JSON.parse(text)),
    log,
    ...polling,
    onChange(content) {
      const before = entries;
      isThere = content !== undefined;
      entries = (content?.clients ?? []).map(({ name, tokenSha256, scope, approves }) => ({
        client: { name, entry: tokenSha256 },
        hash: Buffer.from(tokenSha256, 'hex'),
        grant: grantFrom(name, scope, approves),
      }));
      log.info({ clients: entries.map(({ client }) => client.name) }, 'client list loaded');
      for (const listener of listeners) listener();
      const removed = before.filter((old) => !entries.some(({ client }) => isSameClient(client, old.client)));
      for (const { client } of removed) for (const listener of removedListeners) listener(client);
    },
  });

  function grantFrom(name: string, text: unknown, word: unknown): Grant {
    const { scope, problem } = parseScope(text);
    if (problem !== undefined) log.error({ client: name, problem }, 'the scope of this client grants nothing');
    const approves = parseApproves(word);
    if (word !== undefined && approves === undefined)
      log.error({ client: name }, 'what this client "approves" can not be used: its user decides about nothing');
    return { scope, approves };
  }

  return {
    grantOf: (wanted) => entries.find(({ client }) => isSameClient(client, wanted))?.grant ?? NO_GRANT,
    isRevoked: (wanted) => isThere && !entries.some(({ client }) => isSameClient(client, wanted)),
    grantOfName: (name) => entries.find(({ client }) => client.name === name)?.grant ?? NO_GRANT,
    onChange(listener) {
      listeners.push(listener);
    },
    onRemoved(listener) {
      removedListeners.push(listener);
    },
    find(token) {
      const hash = createHash('sha256').update(token).digest();
      let found: Client | undefined;
      for (const entry of entries) {
        // No early exit: how long this takes must not tell which entry, if any, is close.
        if (timingSafeEqual(entry.hash, hash)) found = entry.client;
      }
      return found;
    },
    close: stop,
  };
}
