/** Lets the rest of the hub run while long work is done. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work without a pause. Milliseconds. */
const SLICE_MS = 5;

/** A function to await between two small pieces of work: it pauses when a slice of time is over. */
export function createPause(): () => Promise<void> | undefined {
  let sliceEnd = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < sliceEnd) return undefined;
    return nextTurn().then(() => {
      sliceEnd = performance.now() + SLICE_MS;
    });
  };
}
