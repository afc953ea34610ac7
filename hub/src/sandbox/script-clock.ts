/** The wall clock of one script. It stands still while a person is asked, so that a script is not ended for their thinking. */

export interface ScriptClock {
  /** `performance.now()` at which the time is over, if the clock does not stand still again. */
  readonly deadline: number;
  /** Lets the clock stand still. @returns Lets it go on, once. */
  hold(): () => void;
  /** Ends the clock; `onEnd` is not called any more. */
  stop(): void;
}

/** `onEnd`: called once, when `ms` milliseconds have passed in which the clock went. */
export function startScriptClock(ms: number, onEnd: () => void): ScriptClock {
  let endsAt = performance.now() + ms;
  let timer: NodeJS.Timeout | undefined = setTimeout(onEnd, ms);
  /** Milliseconds that are left, while it stands still. */
  let left: number | undefined;
  let holds = 0;
  let isStopped = false;

  function goOn(): void {
    holds -= 1;
    if (holds > 0 || left === undefined || isStopped) return;
    endsAt = performance.now() + left;
    timer = setTimeout(onEnd, left);
    left = undefined;
  }

  return {
    get deadline() {
      return left === undefined ? endsAt : performance.now() + left;
    },
    hold() {
      holds += 1;
      left ??= Math.max(0, endsAt - performance.now());
      clearTimeout(timer);
      let isHeld = true;
      return () => {
        if (isHeld) goOn();
        isHeld = false;
      };
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
