/**
 * How much memory the arguments of open calls may take in the hub. A call waits for its place at the worker with its
 * arguments parsed, which take many times their text: a client could fill the hub with a few hundred of them.
 */

/** Of all scripts together; about half of the hub's heap. */
const TOTAL_BYTES = 128 * 1024 * 1024;
/** Of one script, once it has a call open: the first may always go, however large its limit lets it be. */
const SCRIPT_BYTES = 24 * 1024 * 1024;

export interface ArgumentBudget {
  /** Whether a call whose arguments cost `bytes` may be held beside `own`, what its script holds already; counts it then. */
  take(own: number, bytes: number): boolean;
  release(bytes: number): void;
}

/** One for the whole hub. */
export function createArgumentBudget(): ArgumentBudget {
  let held = 0;
  return {
    take(own, bytes) {
      if (held + bytes > TOTAL_BYTES || (own > 0 && own + bytes > SCRIPT_BYTES)) return false;
      held += bytes;
      return true;
    },
    release(bytes) {
      held -= bytes;
    },
  };
}
