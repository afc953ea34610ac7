/**
 * How much memory the arguments of open calls may take in the hub. A call waits for its place at the worker with its
 * arguments parsed, which take many times their text: a client could fill the hub with a few hundred of them.
 */

/** Of all scripts together; about a third of the hub's heap. */
const TOTAL_BYTES = 128 * 1024 * 1024;
/** Of one client's scripts together: what others hold never keeps a client from calling. */
const CLIENT_BYTES = TOTAL_BYTES / 2;
/** Of one script, once it has a call open: the first may always go, however large its limit lets it be. */
const SCRIPT_BYTES = 24 * 1024 * 1024;
/** Arguments of everyday size are taken whatever others hold; the number of open calls is limited elsewhere. */
const SMALL_BYTES = 16 * 1024;

export interface ArgumentBudget {
  /**
   * Whether a call whose arguments cost `bytes` may be held beside `own`, what its script holds already; counts it then.
   * `others`: there would be room, if other clients did not hold so much.
   */
  take(client: string, own: number, bytes: number): 'taken' | 'own' | 'others';
  release(client: string, bytes: number): void;
}

/** One for the whole hub. */
export function createArgumentBudget(): ArgumentBudget {
  const heldBy = new Map<string, number>();
  let held = 0;
  return {
    take(client, own, bytes) {
      const ofClient = heldBy.get(client) ?? 0;
      if (bytes > SMALL_BYTES) {
        if ((own > 0 && own + bytes > SCRIPT_BYTES) || ofClient + bytes > CLIENT_BYTES) return 'own';
        if (held + bytes > TOTAL_BYTES) return 'others';
      }
      held += bytes;
      heldBy.set(client, ofClient + bytes);
      return 'taken';
    },
    release(client, bytes) {
      held -= bytes;
      const left = (heldBy.get(client) ?? 0) - bytes;
      if (left > 0) heldBy.set(client, left);
      else heldBy.delete(client);
    },
  };
}
