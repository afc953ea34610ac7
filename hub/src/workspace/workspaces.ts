/** What lives between two scripts of one conversation, and how long: opened at first use, over after its idle time. */
import { type Client, clientOf, isWorkspaceOf, type WorkspaceKey } from '../identity.ts';
import type { Vault } from '../privacy/vault.ts';
import { createVaultRoom } from '../privacy/vault-room.ts';

interface Workspace {
  /** The values that were masked in this conversation. */
  readonly vault: Vault;
}

export interface Workspaces {
  /** The workspace of a conversation; it counts as used now. */
  of(key: WorkspaceKey): Workspace;
  /** Keeps it from becoming idle until the returned function is called. */
  hold(key: WorkspaceKey): () => void;
  /** Whether somebody keeps it from becoming idle. */
  isHeld(key: WorkspaceKey): boolean;
  /** Those of a client that there are. */
  ofClient(client: Client): readonly WorkspaceKey[];
  /** The conversation is over: what its tokens stand for is forgotten. */
  end(key: WorkspaceKey): void;
  close(): void;
}

interface Entry extends Workspace {
  holders: number;
  /** `performance.now()` of the latest use. */
  usedAt: number;
}

export function createWorkspaces(options: {
  /** A workspace that is not used for so long ends. Milliseconds. */
  readonly idleTtlMs: number;
  /** How often idle ones are looked for. Milliseconds. */
  readonly sweepIntervalMs: number;
  /** Called when one has ended because it was idle. */
  readonly onIdle: (key: WorkspaceKey) => void;
}): Workspaces {
  const entries = new Map<WorkspaceKey, Entry>();
  const room = createVaultRoom();

  const end = (key: WorkspaceKey): void => {
    const entry = entries.get(key);
    if (entry === undefined) return;
    entries.delete(key);
    room.close(entry.vault);
  };

  const sweep = setInterval(() => {
    const limit = performance.now() - options.idleTtlMs;
    for (const [key, { holders, usedAt }] of entries) {
      if (holders > 0 || usedAt >= limit) continue;
      end(key);
      options.onIdle(key);
    }
  }, options.sweepIntervalMs);
  sweep.unref();

  const use = (key: WorkspaceKey): Entry => {
    const entry = entries.get(key) ?? { vault: room.open(clientOf(key)), holders: 0, usedAt: 0 };
    entry.usedAt = performance.now();
    entries.set(key, entry);
    room.use(entry.vault);
    return entry;
  };

  return {
    of: use,
    hold(key) {
      const entry = use(key);
      entry.holders += 1;
      return () => {
        entry.holders -= 1;
        entry.usedAt = performance.now();
      };
    },
    isHeld: (key) => (entries.get(key)?.holders ?? 0) > 0,
    ofClient: (client) => [...entries.keys()].filter((key) => isWorkspaceOf(key, client)),
    end,
    close() {
      clearInterval(sweep);
      for (const key of entries.keys()) end(key);
    },
  };
}
