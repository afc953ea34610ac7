/** Lets the rest of the hub run while long work is done. */
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work without a pause. Milliseconds. */
const SLICE_MS = 5;

/** Called between two small pieces of work; what it returns, if anything, is awaited before the next one. */
export type Pause = () => Promise<void> | undefined;

/** Parts of a value, and characters in them, that are worked on without a pause. */
const SMALL = { parts: 100, chars: 8_192 };

/** For work on a JSON value: small ones are done in one go, so that a call with such arguments is not overtaken by a later one. */
export function pauseFor(value: unknown): Pause {
  return isSmall(value) ? () => undefined : createPause();
}

function isSmall(value: unknown): boolean {
  const open = [value];
  let chars = 0;
  for (let parts = 0; open.length > 0; parts += 1) {
    const next = open.pop();
    if (typeof next === 'string') chars += next.length;
    if (Array.isArray(next) && next.length > SMALL.parts) return false;
    const inner = typeof next === 'object' && next !== null ? Object.entries(next) : [];
    if (parts + open.length + inner.length > SMALL.parts || chars > SMALL.chars) return false;
    for (const [key, part] of inner) {
      chars += key.length;
      open.push(part);
    }
  }
  return chars <= SMALL.chars;
}

/** It pauses when a slice of time is over. */
function createPause(): Pause {
  let sliceEnd = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < sliceEnd) return undefined;
    return nextTurn().then(() => {
      sliceEnd = performance.now() + SLICE_MS;
    });
  };
}

/** What the steps return at their end, with a pause after each. */
export async function inSlices<T>(steps: Generator<unknown, T, undefined>, pause: Pause): Promise<T> {
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    const turn = pause();
    if (turn !== undefined) await turn;
  }
  return step.value;
}
