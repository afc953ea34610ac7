/**
 * Waits for a quick answer without falling asleep. Waking a process that sleeps takes tens of microseconds on a virtual
 * machine, more than a script needs from the reply of one call to the next call. So the hub stays awake for a moment after it
 * has sent a reply to a runner, as long as its runner answers in such a moment; after a slow answer the next wait sleeps at
 * once. Runners do not: several of them would take the processor from those that have work.
 */

/** About twice what a quick answer takes where it has to wake somebody. */
export const AWAKE_MS = 0.2;

export interface AwakeWait {
  /** Something was sent that is answered. */
  begin(): void;
  /** The other side said something. */
  end(): void;
}

/**
 * `now`: milliseconds. `nextTurn`: calls back in the next turn of the event loop, which does not fall asleep while
 * one is asked for.
 */
export function createAwakeWait(
  now: () => number = () => performance.now(),
  nextTurn: (turn: () => void) => void = setImmediate,
): AwakeWait {
  let begunAt: number | undefined;
  let isTurning = false;
  let isWorthwhile = true;

  const isOpen = (): boolean => begunAt !== undefined && now() - begunAt < AWAKE_MS;

  function turn(): void {
    isTurning = isOpen();
    if (isTurning) nextTurn(turn);
  }

  return {
    begin() {
      begunAt = now();
      if (isTurning || !isWorthwhile) return;
      isTurning = true;
      nextTurn(turn);
    },
    end() {
      if (begunAt === undefined) return;
      isWorthwhile = isOpen();
      begunAt = undefined;
    },
  };
}
