/**
 * How much the vaults of all conversations may hold together. A vault that grows takes the room from the one that was used
 * longest ago: first from the same client's, so that no client makes others forget before it has made room itself.
 */
import { createVault, type Vault } from './vault.ts';

/** Bytes of heap, about. One vault holds less than a client may: its tokens have a bound of their own, and so has what went back. */
const MAX_CLIENT_BYTES = 48 * 1024 * 1024;
const MAX_TOTAL_BYTES = 96 * 1024 * 1024;

export interface VaultRoom {
  /** An empty vault for a conversation of the client. */
  open(client: string): Vault;
  /** The vault was used now. */
  use(vault: Vault): void;
  /** The conversation is over; what its vault holds is forgotten, and what is added later takes no room. */
  close(vault: Vault): void;
}

export function createVaultRoom(limits = { clientBytes: MAX_CLIENT_BYTES, totalBytes: MAX_TOTAL_BYTES }): VaultRoom {
  /** The client of each vault, in the order of their latest use. */
  const clients = new Map<Vault, string>();
  const bytes = new Map<string, number>();
  let total = 0;

  const isOver = (client: string): boolean => (bytes.get(client) ?? 0) > limits.clientBytes;

  const makeRoom = (growing: Vault, own: string): void => {
    if (isOver(own)) {
      for (const [vault, client] of clients) {
        if (client === own && vault !== growing && isOver(own)) vault.forget();
      }
    }
    if (total <= limits.totalBytes) return;
    for (const vault of clients.keys()) {
      if (vault !== growing && total > limits.totalBytes) vault.forget();
    }
  };

  return {
    open(client) {
      const vault: Vault = createVault({
        onChange(more) {
          if (!clients.has(vault)) return;
          total += more;
          const sum = (bytes.get(client) ?? 0) + more;
          if (sum === 0) bytes.delete(client);
          else bytes.set(client, sum);
          if (more > 0) makeRoom(vault, client);
        },
      });
      clients.set(vault, client);
      return vault;
    },
    use(vault) {
      const client = clients.get(vault);
      if (client === undefined) return;
      clients.delete(vault);
      clients.set(vault, client);
    },
    close(vault) {
      vault.forget();
      clients.delete(vault);
    },
  };
}
